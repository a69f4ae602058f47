"""Schedules as iCalendar, expanded by another library and compared with the schedule day by day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

import pytest
from dateutil.rrule import rruleset, rrulestr
from icalendar import Calendar, Event

from kronika.facts.church_calendar import days_between
from kronika.facts.kinds.mass_times.schedule_days import slots_on
from kronika.facts.kinds.mass_times.upcoming import ZONE
from kronika.facts.kinds.mass_times.writing.as_ics import as_ics
from kronika.model.fact import FactRecord, Slot, Special
from tests.facts.kinds.mass_times.schedule_reading import NOW, TODAY, record, slots

SCHEDULES = [
    "sunday_holiday 08:00 10:00; weekday 07:00 18:00; saturday_vigil 18:30",
    "sunday_holiday 08:00; weekday 07:00 18:00; first_friday 07:00 17:00; first_saturday 08:00; first_thursday 17:30",
    "weekday~lato 18:00; weekday~zima 17:00; weekday 07:00; saturday 08:00; minor_feast 09:00 18:00",
    "sunday_holiday 08:00 10:00; sunday_holiday~lipiec-sierpień 08:00 20:00; weekday~adwent 06:00; weekday 18:00",
    "days:wt-czw 09:00; days:pn-sr-pt-sob 07:00; sunday_holiday~X-IV 15:00; sunday_holiday~V-IX 16:00",
    "sunday_holiday~adwent-wielki_post 17:00; weekday~wielki_post 06:30; sunday_holiday@Borki 09:30",
]


def events(text: str) -> list[Event]:
    return list(Calendar.from_ical(text).walk("VEVENT"))


def dates_of(event: Event) -> Iterator[datetime]:
    """The beginnings of an event, by its rule and its dates apart."""
    start = event["dtstart"].dt
    held = rruleset()
    rule = event["rrule"].to_ical().decode()
    held.rrule(rrulestr(rule, dtstart=start))
    for name, add in (("exdate", held.exdate), ("rdate", held.rdate)):
        for one in event[name].dts if name in event else ():
            add(one.dt)
    return iter(held)


def expanded(record_: FactRecord) -> set[tuple[datetime, str]]:
    found: set[tuple[datetime, str]] = set()
    for event in events(as_ics(record_, now=NOW)):
        found |= {(at.astimezone(UTC), str(event.get("location", ""))) for at in dates_of(event)}
    return found


def scheduled(record_: FactRecord) -> set[tuple[datetime, str]]:
    found: set[tuple[datetime, str]] = set()
    for day in days_between(TODAY, date(TODAY.year + 1, 12, 31)):
        for slot in slots_on(record_.slots, day):
            hour, minute = map(int, slot.time.split(":"))
            at = datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZONE)
            found.add((at.astimezone(UTC), slot.place))
    return found


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_day_by_day_for_nearly_two_years(schedule: str) -> None:
    made = record(*slots(schedule))
    assert expanded(made) == scheduled(made) != set()


def test_chapels_that_take_turns() -> None:
    made = record(Slot(time="09:30", day="sunday_holiday", note="1,3 niedz", place="Borki"))
    assert expanded(made) == scheduled(made) != set()


def test_rules_are_weekly_or_of_the_month() -> None:
    weekly, monthly = events(as_ics(record(*slots("weekday 18:00; first_friday 17:00")), now=NOW))
    assert weekly["rrule"]["FREQ"] == ["WEEKLY"] and weekly["rrule"]["BYDAY"] == ["MO", "TU", "WE", "TH", "FR", "SA"]
    assert monthly["rrule"]["FREQ"] == ["MONTHLY"] and monthly["rrule"]["BYDAY"] == ["1FR"]


def test_holy_days_are_added_to_sundays_and_taken_from_weekdays() -> None:
    sunday, weekday = events(as_ics(record(*slots("sunday_holiday 08:00; weekday 18:00")), now=NOW))
    corpus_christi = date(2026, 6, 4)
    assert corpus_christi in {one.dt.date() for one in sunday["rdate"].dts}
    assert corpus_christi in {one.dt.date() for one in weekday["exdate"].dts}


def test_the_time_zone_is_told() -> None:
    text = as_ics(record(*slots("weekday 18:00")), now=NOW)
    assert "BEGIN:VTIMEZONE" in text and "DTSTART;TZID=Europe/Warsaw:" in text


def test_the_same_slot_keeps_its_name_and_others_have_their_own() -> None:
    made = record(*slots("weekday 18:00 19:00; weekday~lato 20:00; weekday@Borki 18:00"))
    first = [event["uid"] for event in events(as_ics(made, now=NOW))]
    again = [event["uid"] for event in events(as_ics(made, now=NOW + timedelta(days=40)))]
    assert first == again and len(set(first)) == 4


def test_dated_masses_that_are_to_come() -> None:
    special = Special(time="12:00", day="dated_or_special", dates=(date(2026, 5, 10), date(2025, 5, 10)), note="odpust")
    (event,) = events(as_ics(record(specials=(special,)), now=NOW))
    assert event["dtstart"].dt.date() == date(2026, 5, 10) and event["summary"] == "Msza święta (odpust)"


def test_what_has_no_dates_is_left_out() -> None:
    assert events(as_ics(record(*slots("weekday~kiedyś 18:00")), now=NOW)) == []
