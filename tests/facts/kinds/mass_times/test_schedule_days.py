"""Which lines of a schedule hold on a date."""

from __future__ import annotations

from datetime import date

from kronika.facts.kinds.mass_times.schedule_days import slots_on
from kronika.model.fact import Slot
from tests.facts.kinds.mass_times.schedule_reading import slots

WEEK = "sunday_holiday 08:00 10:00; weekday 07:00 18:00"
SUNDAY, MONDAY, SATURDAY = date(2026, 3, 22), date(2026, 3, 23), date(2026, 3, 28)
FIRST_FRIDAY, EPIPHANY = date(2026, 5, 8 - 7), date(2026, 1, 6)


def times(schedule: str, day: date) -> list[str]:
    return [slot.time for slot in slots_on(slots(schedule), day)]


def test_sundays_and_weekdays() -> None:
    assert times(WEEK, SUNDAY) == ["08:00", "10:00"] and times(WEEK, MONDAY) == ["07:00", "18:00"]


def test_a_holy_day_on_a_weekday_is_like_a_sunday() -> None:
    assert times(WEEK, EPIPHANY) == ["08:00", "10:00"]


def test_saturdays_of_their_own_replace_weekdays() -> None:
    assert times(f"{WEEK}; saturday 08:30; saturday_vigil 18:30", SATURDAY) == ["08:30", "18:30"]
    assert times(f"{WEEK}; saturday_vigil 18:30", SATURDAY) == ["07:00", "18:00", "18:30"]


def test_a_first_friday_adds_or_stands_in() -> None:
    assert times(f"{WEEK}; first_friday 16:30", FIRST_FRIDAY) == ["07:00", "16:30", "18:00"]
    assert times(f"{WEEK}; first_friday 07:00 16:30", FIRST_FRIDAY) == ["07:00", "16:30"]
    assert times(f"{WEEK}; first_friday 16:30", date(2026, 5, 8)) == ["07:00", "18:00"]


def test_a_list_for_the_summer_stands_in_and_one_hour_adds() -> None:
    block = f"{WEEK}; sunday_holiday~lipiec-sierpień 08:00 20:00"
    assert times(block, date(2026, 7, 5)) == ["08:00", "20:00"] and times(block, SUNDAY) == ["08:00", "10:00"]
    assert times(f"{WEEK}; sunday_holiday~lipiec-sierpień 20:00", date(2026, 7, 5)) == ["08:00", "10:00", "20:00"]


def test_advent_adds() -> None:
    assert times(f"{WEEK}; weekday~adwent 06:00", date(2026, 12, 1)) == ["06:00", "07:00", "18:00"]


def test_minor_feasts_replace_the_weekday() -> None:
    assert times(f"{WEEK}; minor_feast 09:00", date(2026, 2, 2)) == ["09:00"]
    assert times(f"{WEEK}; minor_feast 09:00", MONDAY) == ["07:00", "18:00"]


def test_days_by_name_and_places_apart() -> None:
    assert times(f"{WEEK}; days:pn-sr@Borki 16:00", MONDAY) == ["07:00", "16:00", "18:00"]
    assert times("days:wt 16:00", MONDAY) == []


def test_nth_sundays() -> None:
    slot = Slot(time="09:30", day="sunday_holiday", note="1,3 niedz")
    sundays = [date(2026, 5, day) for day in (3, 10, 17, 24, 31)]
    assert [bool(slots_on([slot], day)) for day in sundays] == [True, False, True, False, False]


def test_a_season_nobody_knows_is_not_held() -> None:
    assert times("weekday~kiedyś 18:00", MONDAY) == []
