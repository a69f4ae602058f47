"""Words of verdicts: none is forgotten."""

from __future__ import annotations

from kronika.model.health import Handling, Verdict
from kronika.serve.web.verdict_words import HANDLINGS, NAMES, SENTENCES, WHAT_TO_DO


def test_every_verdict_and_every_handling_has_its_words() -> None:
    assert set(NAMES) == set(SENTENCES) == set(WHAT_TO_DO) == set(Verdict)
    assert set(HANDLINGS) == set(Handling)


def test_the_three_verdicts_are_never_one_word() -> None:
    assert len(set(NAMES.values())) == len(Verdict)
    assert len(set(SENTENCES.values())) == len(Verdict)
