"""Dates of the church's year."""

from __future__ import annotations

from datetime import date

import pytest
from dateutil.easter import easter as known_easter

from kronika.facts.church_calendar import (
    advent,
    days_between,
    easter,
    holy_days,
    is_sunday_like,
    lent,
    minor_feasts,
    nth_of_month,
    summer_time,
)


def test_easter_for_three_centuries() -> None:
    assert all(easter(year) == known_easter(year) for year in range(1900, 2200))


def test_holy_days_of_a_year() -> None:
    days = holy_days(2026)
    assert {date(2026, 1, 6), date(2026, 4, 6), date(2026, 6, 4), date(2026, 11, 1), date(2026, 12, 26)} <= days
    assert date(2026, 5, 3) not in days and is_sunday_like(date(2026, 5, 3))  # a Sunday that year
    assert not is_sunday_like(date(2026, 11, 11))  # a public holiday, no holy day


def test_feasts_that_fall_on_sundays_are_sundays() -> None:
    assert date(2026, 5, 3) not in minor_feasts(2026) and date(2027, 5, 3) in minor_feasts(2027)


@pytest.mark.parametrize(
    ("year", "first"), [(2022, date(2022, 11, 27)), (2026, date(2026, 11, 29)), (2028, date(2028, 12, 3))]
)
def test_advent_begins_on_the_fourth_sunday_before_christmas(year: int, first: date) -> None:
    assert advent(year) == (first, date(year, 12, 24))


def test_lent_and_summer_time() -> None:
    assert lent(2026) == (date(2026, 2, 18), date(2026, 4, 4))
    assert summer_time(2026) == (date(2026, 3, 29), date(2026, 10, 24))


def test_nth_and_between() -> None:
    assert [nth_of_month(date(2026, 5, day)) for day in (1, 7, 8, 29)] == [1, 1, 2, 5]
    assert len(days_between(date(2026, 1, 1), date(2026, 12, 31))) == 365
