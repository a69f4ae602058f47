"""The strength of relations: chance is none, more than chance is positive, less is negative."""

from __future__ import annotations

import pytest

from kronika.analyse.relations import Pair, pairs, strength
from tests.store.analysed import an_analysis


def test_pairs_share_a_sentence() -> None:
    found = pairs(an_analysis({"Jan": [0, 1], "Eva": [0, 1, 2], "Petr": [2]}))
    assert found == [
        Pair(first="eva", second="jan", sentences=(0, 1)),
        Pair(first="eva", second="petr", sentences=(2,)),
    ]


def test_chance_is_no_relation() -> None:
    found = strength(10, 100, 100, 1000)
    assert found.lift == pytest.approx(1.0)
    assert found.pmi == pytest.approx(0.0)
    assert found.likelihood == pytest.approx(0.0, abs=1e-9)


def test_the_log_likelihood_is_dunnings() -> None:
    # by hand: 2·(10·ln(10/1) + 0 + 0 + 90·ln(90/81) + …) for a pair that never stands apart
    found = strength(10, 10, 10, 100)
    assert found.lift == pytest.approx(10.0)
    assert found.likelihood == pytest.approx(65.0166, abs=1e-3)


def test_things_that_avoid_each_other_come_last() -> None:
    assert strength(1, 100, 100, 200).likelihood < 0 < strength(60, 100, 100, 200).likelihood


def test_impossible_counts_do_no_harm() -> None:
    assert strength(0, 5, 5, 100).likelihood == 0
    assert strength(5, 5, 5, 0).lift == pytest.approx(1.0)
