"""Facts in words: days, seasons and moments in every language, and what nobody knows as it is."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from kronika.model.upcoming import Upcoming
from kronika.serve.web.fact_words import day, order, season, span, when
from kronika.serve.web.tongue import tongues

TONGUES = tongues(UTC)
NOW = datetime(2026, 3, 14, 9, 30, tzinfo=UTC)  # a Saturday


@pytest.mark.parametrize(
    ("said", "lang", "expected"),
    [
        ("days:pn-sr", "en", "Monday, Wednesday"),
        ("days:pn-wt-sr-czw-pt", "en", "Monday–Friday"),
        ("days:pn-sr", "pl", "Poniedziałek, środa"),
        ("days:śr-cz", "en", "Wednesday, Thursday"),
        ("days:pn-wt-sr-czw-pt-sob-nd", "en", "Every day"),
        ("sunday_holiday", "cs", "Neděle a svátky"),
        ("nth:2-4:wt", "en", "Every second, fourth Tuesday of the month"),
        ("closed:first_friday", "en", "First Friday of the month"),
        ("closed:season:lipiec-sierpień", "en", "July–August"),
        ("something new", "en", "something new"),
        ("days:", "en", "days:"),
    ],
)
def test_days(said: str, lang: str, expected: str) -> None:
    assert day(TONGUES[lang], said) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [("lato", "summer"), ("lipiec-sierpień", "July–August"), ("maj", "May"), ("od święta", "od święta")],
)
def test_seasons(said: str, expected: str) -> None:
    assert season(TONGUES["en"], said) == expected


@pytest.mark.parametrize(
    ("hours", "expected"),
    [(8.5, "today 18:00"), (30, "tomorrow 15:30"), (72, "Tuesday 9:30"), (24 * 9, "Mon 23 Mar 9:30")],
)
def test_moments(hours: float, expected: str) -> None:
    assert when(TONGUES["en"], Upcoming(at=NOW + timedelta(hours=hours)), NOW) == expected


def test_what_has_begun_lasts() -> None:
    open_now = Upcoming(at=NOW - timedelta(hours=1), until=NOW + timedelta(hours=1))
    assert when(TONGUES["en"], open_now, NOW) == "now, until 10:30"


def test_a_schedule_begins_with_sunday() -> None:
    days = ["first_friday", "days:wt", "weekday", "days:pn", "sunday_holiday", "unknown"]
    assert sorted(days, key=order) == ["sunday_holiday", "weekday", "days:pn", "days:wt", "first_friday", "unknown"]


def test_hours() -> None:
    assert [span("09:00", "11:30"), span("18:00", "")] == ["9:00–11:30", "18:00"]
