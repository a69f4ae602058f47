"""Seasons of schedules on a calendar."""

from __future__ import annotations

from datetime import date

import pytest

from kronika.facts.kinds.mass_times.season_dates import ends_of, holds, months_of

JULY, JANUARY, DECEMBER = date(2026, 7, 1), date(2026, 1, 10), date(2026, 12, 8)


@pytest.mark.parametrize(
    ("season", "july", "january", "december"),
    [
        ("", True, True, True),
        ("lato", True, False, False),
        ("zima", False, True, True),
        ("lipiec-sierpień", True, False, False),
        ("poza wakacjami", False, True, True),
        ("adwent", False, False, True),
        ("adwent-wielki post", False, True, True),
        ("X-IV", False, True, True),
        ("V-IX", True, False, False),
        ("lis-lut", False, True, True),
        ("lipiec", True, False, False),
        ("15 VI-15 IX", True, False, False),
        ("kiedyś", None, None, None),
    ],
)
def test_holds(season: str, july: bool | None, january: bool | None, december: bool | None) -> None:
    assert (holds(season, JULY), holds(season, JANUARY), holds(season, DECEMBER)) == (july, january, december)


def test_the_first_and_last_day_belong_to_a_season() -> None:
    assert holds("lato", date(2026, 3, 29)) and not holds("lato", date(2026, 3, 28))
    assert holds("15 VI-15 IX", date(2026, 9, 15)) and not holds("15 VI-15 IX", date(2026, 9, 16))


def test_months_hold_every_day_of_the_season() -> None:
    for season in ("lato", "zima", "adwent", "wielki post", "adwent-wielki post", "lis-lut", "15 VI-15 IX"):
        for day in range(1, 366):
            at = date.fromordinal(date(2026, 1, 1).toordinal() + day - 1)
            assert not holds(season, at) or at.month in months_of(season), (season, at)


def test_what_is_no_range_has_no_ends() -> None:
    assert ends_of("lato") is None and ends_of("a-b-c") is None
