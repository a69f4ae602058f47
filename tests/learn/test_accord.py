"""Agreement beyond chance, against figures worked out by hand and published."""

from __future__ import annotations

import pytest

from kronika.learn.accord import accord
from kronika.learn.ballots import gather


def test_nothing_is_shared() -> None:
    found = accord(gather([(1, 1, True, True), (2, 2, False, True)], {}))
    assert (found.kappa, found.alpha, found.shared) == (None, None, 0)


def test_full_agreement_is_one() -> None:
    votes = [(number, person, number % 2 == 0, True) for number in range(10) for person in (1, 2, 3)]
    found = accord(gather(votes, {}))
    assert found.kappa == pytest.approx(1.0)
    assert found.alpha == pytest.approx(1.0)


def test_an_example_by_hand() -> None:
    # Two people, ten items: 6 both yes, 2 both no, 2 apart. Coincidences: yes-yes 12, no-no 4, apart 4 of 20 values.
    said = [(True, True)] * 6 + [(False, False)] * 2 + [(True, False)] * 2
    votes = [(number, person + 1, one, True) for number, pair in enumerate(said) for person, one in enumerate(pair)]
    found = accord(gather(votes, {}))
    assert found.alpha == pytest.approx(1 - (4 * 19) / (2 * 14 * 6))
    assert found.kappa == pytest.approx((0.8 - (0.7**2 + 0.3**2)) / (1 - (0.7**2 + 0.3**2)))


def test_who_is_excluded_does_not_count() -> None:
    votes = [(1, 1, True, True), (1, 2, False, False), (1, 3, True, True)]
    assert accord(gather(votes, {})).votes == 2
