"""When a group is told: cadences, quiet hours, zones, and the two odd nights of the year."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from kronika.flow.digest_times import is_due, is_quiet, last_slot, quiet_until
from kronika.model.group import Cadence, Group

HOUR = timedelta(hours=1)
PRAGUE = "Europe/Prague"
ADDED = datetime(2026, 3, 1, tzinfo=UTC)
GROUP = Group(name="g", id=1, added=ADDED, zone=PRAGUE)
DAILY = replace(GROUP, cadence=Cadence.DAILY, minute=8 * 60)


def utc(day: int, hour: int = 0, minute: int = 0, month: int = 3) -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=UTC)


def test_immediate_is_told_at_once_and_only_when_there_is_something() -> None:
    assert is_due(GROUP, utc(2, 3), "UTC", utc(2, 2, 59))
    assert not is_due(GROUP, utc(2, 3), "UTC", None)


def test_quiet_hours_hold_delivery_by_the_clock_of_the_zone() -> None:
    quiet = replace(GROUP, quiet="22:00-06:00")
    assert not is_due(quiet, utc(2, 21), "UTC", utc(2, 20))  # 22:00 in Prague
    assert not is_due(quiet, utc(3, 4, 59), "UTC", utc(2, 20))
    assert is_due(quiet, utc(3, 5), "UTC", utc(2, 20))


def test_hourly_waits_for_the_full_hour() -> None:
    hourly = replace(GROUP, cadence=Cadence.HOURLY, told_at=utc(2, 9, 0))
    assert not is_due(hourly, utc(2, 9, 59), "UTC", utc(2, 9, 10))
    assert is_due(hourly, utc(2, 10), "UTC", utc(2, 9, 10))
    assert not is_due(hourly, utc(2, 10, 30), "UTC", utc(2, 10, 10))


def test_daily_comes_at_its_minute_and_not_twice() -> None:
    assert not is_due(DAILY, utc(2, 6, 59), "UTC", utc(2, 1))
    assert is_due(DAILY, utc(2, 7), "UTC", utc(2, 1))  # 8:00 in Prague
    assert not is_due(replace(DAILY, told_at=utc(2, 7, 1)), utc(2, 9), "UTC", utc(2, 6))


def test_a_change_after_the_hour_waits_for_the_next_day() -> None:
    assert not is_due(DAILY, utc(5, 11), "UTC", utc(5, 10))
    assert is_due(DAILY, utc(6, 7), "UTC", utc(5, 10))


def test_a_digest_that_was_missed_is_made_up() -> None:
    assert is_due(replace(DAILY, told_at=utc(2, 7)), utc(9, 22), "UTC", utc(4, 1))


def test_a_group_made_after_the_hour_begins_with_the_next() -> None:
    new = replace(DAILY, added=utc(2, 9), also_unchanged=True)
    assert not is_due(new, utc(2, 10), "UTC", None)
    assert is_due(new, utc(3, 7), "UTC", None)


def test_weekly_comes_on_its_day() -> None:
    weekly = replace(GROUP, cadence=Cadence.WEEKLY, weekday=4, minute=9 * 60, told_at=utc(6, 8))
    assert not is_due(weekly, utc(12, 20), "UTC", utc(8))
    assert is_due(weekly, utc(13, 8), "UTC", utc(8))  # Friday, 9:00 in Prague
    assert last_slot(weekly, utc(13, 7, 59), "UTC") == utc(6, 8)


@pytest.mark.parametrize("cadence", [Cadence.IMMEDIATE, Cadence.DAILY])
def test_nothing_changed_is_told_once_a_day_to_who_wants_it(cadence: Cadence) -> None:
    group = replace(DAILY, cadence=cadence, told_at=utc(2, 7))
    assert not is_due(group, utc(3, 7), "UTC", None)
    assert is_due(replace(group, also_unchanged=True), utc(3, 7), "UTC", None)
    assert not is_due(replace(group, also_unchanged=True, told_at=utc(3, 7)), utc(3, 8), "UTC", None)


@pytest.mark.parametrize(
    ("now", "slot"),
    [
        (utc(28, 12), utc(28, 7)),  # winter: 8:00 is 7:00 UTC
        (utc(29, 12), utc(29, 6)),  # the day of the change
        (utc(25, 12, month=10), utc(25, 7, month=10)),
    ],
)
def test_summer_time_moves_the_moment_not_the_hour(now: datetime, slot: datetime) -> None:
    assert last_slot(DAILY, now, "UTC") == slot


def test_an_hour_that_does_not_exist_still_gives_one_digest_a_day() -> None:
    odd = replace(DAILY, minute=2 * 60 + 30)  # 2:30 is left out on 29 March
    moments = [utc(27) + step * timedelta(minutes=10) for step in range(6 * 24 * 4)]
    assert len({last_slot(odd, now, "UTC") for now in moments}) == 5  # four days, and the evening before
    assert all(last_slot(odd, now, "UTC") <= now for now in moments)


def test_the_common_zone_serves_who_has_none_or_a_wrong_one() -> None:
    for zone in ("", "Mars/Base"):
        assert last_slot(replace(DAILY, zone=zone), utc(2, 12), PRAGUE) == utc(2, 7)


def test_quiet_hours_that_cannot_be_read_keep_nothing_back() -> None:
    assert not is_quiet(replace(GROUP, quiet="whenever"), utc(2), "UTC")


@pytest.mark.parametrize(
    ("quiet", "now", "end"),
    [
        ("22:00-06:00", utc(2, 22), utc(3, 5)),  # 23:00 in Prague, until 6:00
        ("22:00-06:00", utc(3, 4), utc(3, 5)),
        ("22:00-06:00", utc(3, 12), None),
        ("sat-sun", utc(7, 12), utc(8, 23)),  # Saturday noon, until Monday begins
        ("12:00-13:00, 13:00-14:00", utc(2, 11, 30), utc(2, 13)),
        ("", utc(2, 22), None),
    ],
)
def test_when_quiet_hours_end(quiet: str, now: datetime, end: datetime | None) -> None:
    assert quiet_until(replace(GROUP, quiet=quiet), now, "UTC") == end
