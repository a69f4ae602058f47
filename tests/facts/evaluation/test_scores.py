"""Scores, intervals over sites, reliability and what can be decided without a person."""

from __future__ import annotations

import pytest

from kronika.facts.evaluation.bootstrap import interval
from kronika.facts.evaluation.reliability import decided, decided_at, expected_error, reliability
from kronika.facts.evaluation.scores import Scores, counted


def test_scores_of_answers() -> None:
    scores = counted([(True, True)] * 6 + [(True, False)] * 2 + [(False, True)] * 1 + [(False, False)] * 1)
    assert (scores.accuracy, scores.precision, scores.recall) == (0.7, 0.75, pytest.approx(6 / 7))
    assert scores.f1 == pytest.approx(0.8)
    assert Scores().accuracy == Scores().f1 == 0.0


def test_an_interval_over_sites_is_wider_where_sites_differ() -> None:
    alike = {str(site): Scores(both=9, said=1) for site in range(30)}
    unlike = {str(site): Scores(both=10) if site % 10 else Scores(said=10) for site in range(30)}
    narrow = interval(alike, lambda scores: scores.accuracy, seed=1)
    wide = interval(unlike, lambda scores: scores.accuracy, seed=1)
    assert narrow.value == wide.value == pytest.approx(0.9)
    assert narrow.high - narrow.low < 0.01 < wide.high - wide.low
    assert wide.low < wide.value < wide.high


def test_reliability_compares_what_was_said_with_what_was_so() -> None:
    bins = reliability([(0.98, True)] * 49 + [(0.98, False)] + [(0.02, False)] * 50)
    assert [(one.count, round(one.said, 2), round(one.so, 2)) for one in bins] == [(50, 0.02, 0.0), (50, 0.98, 0.98)]
    assert expected_error(bins) == pytest.approx(0.01)


def test_the_surest_are_decided_until_mistakes_come() -> None:
    answers = [(0.999, True)] * 60 + [(0.9, False)] * 20 + [(0.6, True)] * 20
    share, bar = decided(answers)
    assert (share, bar) == (0.6, 0.999)
    assert decided_at(answers, 0.95) == (0.6, 1.0)
    assert decided([]) == (0.0, 1.0)


def test_answers_of_equal_certainty_are_decided_together() -> None:
    assert decided([(0.9, True)] * 99 + [(0.9, False)] * 3)[0] == 0.0
