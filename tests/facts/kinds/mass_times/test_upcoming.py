"""The next masses from a moment."""

from __future__ import annotations

from datetime import UTC, date, datetime

from kronika.facts.kinds.mass_times.upcoming import upcoming
from kronika.model.fact import Special
from tests.facts.kinds.mass_times.schedule_reading import record, slots

WEEK = slots("sunday_holiday 08:00 10:00; weekday 18:00")
SATURDAY_EVENING = datetime(2026, 3, 28, 20, tzinfo=UTC)


def test_the_next_ones_in_order_and_in_local_time() -> None:
    found = upcoming(record(*WEEK), SATURDAY_EVENING, 3)
    assert [one.at.isoformat() for one in found] == [
        "2026-03-29T08:00:00+02:00",  # summer time begins that night
        "2026-03-29T10:00:00+02:00",
        "2026-03-30T18:00:00+02:00",
    ]
    assert all(one.slot in WEEK for one in found)


def test_one_that_has_begun_is_over() -> None:
    (one,) = upcoming(record(*WEEK), datetime(2026, 3, 29, 6, 1, tzinfo=UTC))
    assert one.at.hour == 10


def test_a_dated_mass_is_told_once() -> None:
    special = Special(time="12:00", day="dated_or_special", dates=(date(2026, 3, 29),), note="odpust")
    same = Special(time="08:00", day="dated_or_special", dates=(date(2026, 3, 29),))
    found = upcoming(record(*WEEK, specials=(special, same)), SATURDAY_EVENING, 3)
    assert [one.at.hour for one in found] == [8, 10, 12] and found[2].note == "odpust" and found[2].slot is None


def test_midnight_mass_is_on_the_day_after() -> None:
    special = Special(time="24:00", day="dated_or_special", dates=(date(2026, 12, 24),), note="pasterka")
    (one,) = upcoming(record(specials=(special,)), datetime(2026, 12, 1, tzinfo=UTC))
    assert one.at.date() == date(2026, 12, 25) and one.at.hour == 0


def test_nothing_to_come() -> None:
    assert upcoming(record(), SATURDAY_EVENING, 3) == []
