"""Reasons in plain words: every measure has some."""

from __future__ import annotations

import pytest

from kronika.model.health import Reason
from kronika.verify.alarm import LOOK
from kronika.verify.signs import ALL
from kronika.verify.words import PLAIN, sentence


@pytest.mark.parametrize("measure", [*ALL, *PLAIN, LOOK])
def test_every_measure_can_be_told(measure: str) -> None:
    said = sentence(Reason(measure=measure, usual=0.05, now=0.4, share=0.9))
    assert not said.startswith(measure + ":")
    assert "{" not in said


def test_length_is_told_in_words() -> None:
    assert sentence(Reason(measure="words", usual=5.0, now=3.0, share=1.0)) == "length: 19 words instead of 147"


def test_small_shares_are_not_told_as_nothing() -> None:
    assert "0.4%" in sentence(Reason(measure="odd", usual=0.0, now=0.004, share=1.0))
