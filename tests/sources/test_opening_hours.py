"""Opening hours are read as people write them, and hold by the clock of the place."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.model.errors import SettingsError
from kronika.sources.opening_hours import opening_hours

PRAGUE = "Europe/Prague"


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "moment", "is_open"),
    [
        ("22:00-06:00", "2026-01-05 20:59", False),  # 21:59 in Prague
        ("22:00-06:00", "2026-01-05 21:00", True),
        ("22:00-06:00", "2026-01-06 04:59", True),
        ("22:00-06:00", "2026-01-06 05:00", False),
        ("mon-fri 20:00-07:00, sat-sun", "2026-01-10 02:00", True),  # the night from Friday to Saturday
        ("mon-fri 20:00-07:00, sat-sun", "2026-01-10 12:00", True),  # Saturday
        ("mon-fri 20:00-07:00, sat-sun", "2026-01-12 03:00", False),  # Monday at four: Sunday's day is over
        ("Sat – Mon 8.30 - 9", "2026-01-12 07:30", True),
        ("friday", "2026-01-09 10:00", True),
        ("friday", "2026-01-10 10:00", False),
        ("18:00-24:00", "2026-01-09 22:59", True),
        ("18:00-24:00", "2026-01-09 23:00", False),
    ],
)
def test_a_moment_is_open_or_not(text: str, moment: str, is_open: bool) -> None:
    assert opening_hours(text, PRAGUE).is_open(at(moment)) is is_open


@pytest.mark.parametrize(
    ("text", "moment", "opens"),
    [
        ("22:00-06:00", "2026-01-05 12:00", "2026-01-05 21:00"),
        ("22:00-06:00", "2026-07-05 12:00", "2026-07-05 20:00"),  # summer time
        ("22:00-06:00", "2026-01-05 23:00", "2026-01-05 23:00"),  # open already
        ("sun 10:00-11:00", "2026-01-05 12:00", "2026-01-11 09:00"),
        ("mon 10:00-11:00", "2026-01-05 12:00", "2026-01-12 09:00"),  # a week later
        ("02:30-03:30", "2026-03-28 12:00", "2026-03-29 01:30"),  # that night there is no half past two
    ],
)
def test_when_it_opens_next(text: str, moment: str, opens: str) -> None:
    assert opening_hours(text, PRAGUE).opens(at(moment)) == at(opens)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no opening hours"),
        (" , ", "no opening hours"),
        ("x" * 900, "no opening hours"),
        ("night", "no day"),
        ("monx", "no day"),
        ("mon-frx 10:00-11:00", "no day"),
        ("25:00-26:00", "no time of day"),
        ("10:61-11:00", "no time of day"),
        ("10-10", "begin when they end"),
        ("24:00-10:00", "begin when they end"),
        ("10:00", "no part"),
        ("mon 10:00-11:00-12:00", "no part"),
        ("mon10:00-11:00", "no part"),
        ("--", "no part"),
    ],
)
def test_what_cannot_be_read_is_a_sentence(text: str, said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        opening_hours(text, PRAGUE)


def test_an_unknown_zone_is_a_sentence() -> None:
    with pytest.raises(SettingsError, match="Europe/Prague"):
        opening_hours("10-11", "Mars/Olympus")
