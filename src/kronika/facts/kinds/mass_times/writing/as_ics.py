"""A schedule as iCalendar: one event a slot, its rule, and the dates on which holy days and seasons make it otherwise."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

from icalendar import Calendar, Event, vDDDLists, vRecur

from kronika.facts.church_calendar import days_between
from kronika.facts.kinds.mass_times.schedule_days import slots_on
from kronika.facts.kinds.mass_times.season_dates import ALL_MONTHS, holds, months_of
from kronika.facts.kinds.mass_times.upcoming import ZONE, moment
from kronika.facts.kinds.mass_times.writing.rules_of_days import nth_of, weekdays_of
from kronika.model.fact import FactRecord, Slot, Special

PRODUCT = "-//Kronika//mass-times//PL"
SUMMARY = "Msza święta"
LENGTH = timedelta(hours=1)  # the record tells no end; calendars need one
CODES = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")


def as_ics(record: FactRecord, *, now: datetime) -> str:
    """A calendar from this day to the end of next year; later dates of Easter want it written again."""
    calendar = Calendar()
    calendar.add("prodid", PRODUCT)
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", record.subject.get("name") or record.site)
    today = now.astimezone(ZONE).date()
    days = days_between(today, date(today.year + 1, 12, 31))
    held = {day: slots_on(record.slots, day) for day in days}
    for slot in record.slots:
        event = event_of(record, slot, [day for day in days if slot in held[day]], days, now)
        if event is not None:
            calendar.add_component(event)
    for special in record.specials:
        for day in special.dates:
            if day >= today and special.day != "reference":
                calendar.add_component(special_event(record, special, day, now))
    calendar.add_missing_timezones()
    return str(calendar.to_ical(), "utf-8")


def event_of(record: FactRecord, slot: Slot, actual: list[date], days: list[date], now: datetime) -> Event | None:
    """One slot: its rule, without the days on which it gives way, and with the holy days it is kept on."""
    if not actual or not weekdays_of(slot) or holds(slot.season, actual[0]) is None:
        return None
    by_rule = [day for day in days if is_by_rule(slot, day)]
    first = min([*by_rule, *actual])
    event = bare_event(record, slot.place, slot.note, now)
    event.add("uid", uid(record, slot.day, slot.season, slot.place, slot.time, slot.note))
    event.add("dtstart", moment(first, slot.time))
    event.add("dtend", moment(first, slot.time) + LENGTH)
    event.add("rrule", rule(slot, moment(days[-1], slot.time)))
    left_out = [day for day in {*by_rule, first} if day not in actual]
    added = [day for day in actual if day not in by_rule and day != first]
    for name, dates in (("exdate", left_out), ("rdate", added)):
        if dates:
            event.add(name, vDDDLists([moment(day, slot.time) for day in sorted(dates)]))
    return event


def rule(slot: Slot, until: datetime) -> vRecur:
    """Weekly on its days, or monthly on the first Friday; months of its season limit it."""
    days, nth, months = weekdays_of(slot), nth_of(slot), months_of(slot.season)
    made: dict[str, object] = {"FREQ": "MONTHLY" if nth else "WEEKLY", "UNTIL": until.astimezone(UTC)}
    made["BYDAY"] = [f"{number}{day}" for number in nth for day in days] if nth else days
    if months != ALL_MONTHS:
        made["BYMONTH"] = list(months)
    return vRecur(made)


def is_by_rule(slot: Slot, day: date) -> bool:
    """Whether the rule alone would put the slot on a day."""
    nth = nth_of(slot)
    return (
        CODES[day.weekday()] in weekdays_of(slot)
        and day.month in months_of(slot.season)
        and (not nth or (day.day - 1) // 7 + 1 in nth)
    )


def special_event(record: FactRecord, special: Special, day: date, now: datetime) -> Event:
    """One dated mass."""
    event = bare_event(record, special.place, special.note, now)
    event.add("uid", uid(record, day.isoformat(), "", special.place, special.time, special.note))
    event.add("dtstart", moment(day, special.time))
    event.add("dtend", moment(day, special.time) + LENGTH)
    return event


def bare_event(record: FactRecord, place: str, note: str, now: datetime) -> Event:
    """An event without its time."""
    event = Event()
    event.add("dtstamp", now.astimezone(UTC))
    event.add("summary", f"{SUMMARY} ({note})" if note else SUMMARY)
    where = [place, record.subject.get("street", ""), record.subject.get("town", "")]
    if any(where):
        event.add("location", ", ".join(part for part in where if part))
    return event


def uid(record: FactRecord, *parts: str) -> str:
    """The same for the same slot, however often it is written."""
    told = "\n".join((record.kind, record.site, *parts))
    return f"{sha256(told.encode()).hexdigest()[:32]}@{record.site or 'kronika'}"
