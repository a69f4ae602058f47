"""Reasons in words: every measure of the watchdog has its sentence and its name, in every language."""

from __future__ import annotations

from datetime import UTC
from math import log1p

import pytest

from kronika.model.health import Reason
from kronika.serve.web import reason_words
from kronika.serve.web.tongue import tongues
from kronika.verify import words
from kronika.verify.signs import ALL

TONGUES = tongues(UTC)
MEASURES = sorted({*ALL, *words.SHARES, *words.RATES, *words.PLAIN, "words"})


@pytest.mark.parametrize("measure", MEASURES)
def test_every_measure_has_a_name_and_a_sentence_in_every_language(measure: str) -> None:
    assert measure in reason_words.NAMES
    reason = Reason(measure=measure, usual=0.42, now=0.07, share=0.63)
    said = {code: str(reason_words.sentence(tongue, reason)) for code, tongue in TONGUES.items()}
    assert len(set(said.values())) == 4, "a sentence is not translated"
    for code, sentence in said.items():
        assert "%(" not in sentence
        assert measure not in sentence.split() or code == "en"
        assert all(number in sentence for number in expected(measure)), sentence


def expected(measure: str) -> list[str]:
    """The numbers that must be said."""
    if measure in words.PLAIN:
        return ["0"]
    return ["63"] if measure in words.RATES else ["1"] if measure == "words" else ["7", "42"]


def test_the_web_and_the_terminal_know_the_same_measures() -> None:
    assert set(reason_words.RATES) == set(words.RATES)
    assert set(reason_words.SHARES) == set(words.SHARES)
    assert set(reason_words.NAMES) == set(MEASURES)


def test_a_length_is_told_in_words() -> None:
    reason = Reason(measure="words", usual=log1p(400), now=log1p(12), share=0.0)
    assert reason_words.sentence(TONGUES["en"], reason) == "A text has 12 words instead of 400."


def test_a_small_share_keeps_a_digit() -> None:
    reason = Reason(measure="odd", usual=0.004, now=0.12, share=1.0)
    said = reason_words.sentence(TONGUES["en"], reason)
    assert said == "Characters that belong to no language are 12% of the text instead of 0.4%."


def test_a_measure_of_a_newer_version_is_told_by_its_name_and_escaped() -> None:
    said = reason_words.sentence(TONGUES["pl"], Reason(measure="<new>", usual=0.1, now=0.2, share=1.0))
    assert said == "&lt;new&gt;: 0,2 zamiast 0,1."
