"""Office hours on a calendar: what is open now, what opens next, what falls out."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from kronika.facts.kinds.office_hours import KIND
from kronika.facts.kinds.office_hours.holidays import is_holiday
from kronika.facts.kinds.office_hours.opening import ZONE
from tests.facts.kinds.office_hours.reading import record

TEXT = (
    "# Kancelaria\nPoniedziałek 9.00–11.00\nPiątek 8.30–10.00\n\nW pierwsze piątki i święta kancelaria nieczynna."
    "\n\nW lipcu i sierpniu kancelaria czynna tylko we wtorki 10.00–12.00."
)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZONE)


def starts(now: datetime, count: int) -> list[str]:
    return [f"{one.at:%Y-%m-%d %H:%M}" for one in KIND.upcoming(record(TEXT), now, count)]


def test_what_is_open_now_comes_first() -> None:
    found = KIND.upcoming(record(TEXT), at("2026-03-16T10:00"), 2)
    assert [(one.at, one.until) for one in found] == [
        (at("2026-03-16T09:00"), at("2026-03-16T11:00")),
        (at("2026-03-20T08:30"), at("2026-03-20T10:00")),
    ]


def test_what_is_over_is_over() -> None:
    assert starts(at("2026-03-16T11:00"), 1) == ["2026-03-20 08:30"]


def test_closings_fall_out() -> None:
    assert starts(at("2026-03-30T12:00"), 2) == [
        "2026-04-10 08:30",
        "2026-04-13 09:00",
    ]  # Good Friday is a first Friday


def test_a_season_takes_the_place_of_the_week() -> None:
    assert starts(at("2026-06-29T12:00"), 2) == ["2026-07-07 10:00", "2026-07-14 10:00"]


def test_the_hour_is_that_of_the_place() -> None:
    now = datetime(2026, 3, 16, 7, 59, tzinfo=UTC)
    (one,) = KIND.upcoming(record(TEXT), now)
    assert one.at - now == timedelta(minutes=1)


def test_nothing_known_is_nothing_ahead() -> None:
    assert KIND.upcoming(record("Brak danych."), at("2026-03-16T10:00"), 5) == []


def test_holidays() -> None:
    assert is_holiday(at("2026-06-04T00:00").date())  # Corpus Christi
    assert not is_holiday(at("2026-06-05T00:00").date())
