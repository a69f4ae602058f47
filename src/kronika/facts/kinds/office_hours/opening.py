"""Office hours on a calendar: which hours hold on a date, and what opens next."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from kronika.facts.kinds.office_hours.closures import CLOSED, DATES, HOLIDAYS, SEASON
from kronika.facts.kinds.office_hours.days import read
from kronika.facts.kinds.office_hours.holidays import is_holiday
from kronika.facts.kinds.office_hours.seasons import holds
from kronika.model.fact import FactRecord, Slot
from kronika.model.upcoming import Upcoming

ZONE = ZoneInfo("Europe/Warsaw")  # and Prague: the same hours all year
FARTHEST = 120  # days that are looked ahead


def open_on(record: FactRecord, day: date) -> list[Slot]:
    """The openings of one date: those of its season where it has some, less what is closed."""
    if is_closed(record, day):
        return []
    in_season = [slot for slot in record.slots if slot.season and holds(slot.season, day.month)]
    places = {slot.place for slot in in_season}
    usual = [slot for slot in record.slots if not slot.season and slot.place not in places]
    return sorted(
        (slot for slot in [*in_season, *usual] if falls_on(slot.day, day)), key=lambda slot: (slot.time, slot.place)
    )


def is_closed(record: FactRecord, day: date) -> bool:
    """Does the record say that nothing is open on that date? Single hours taken back do not close a day."""
    return any(closes(special.day, special.dates, day) for special in record.specials if not special.time)


def closes(said: str, dates: tuple[date, ...], day: date) -> bool:
    """Does one closing hold on a date?"""
    if said == HOLIDAYS:
        return is_holiday(day)
    if said == DATES:
        return day in dates
    if said.startswith(SEASON):
        return holds(said.removeprefix(SEASON), day.month)
    return said.startswith(CLOSED) and falls_on(said.removeprefix(CLOSED), day)


def falls_on(said: str, day: date) -> bool:
    """Is a date among the days of a record?"""
    weekdays, nth = read(said)
    if day.weekday() not in weekdays:
        return False
    from_start, is_last = (day.day - 1) // 7 + 1, (day + timedelta(days=7)).month != day.month
    return not nth or from_start in nth or (is_last and -1 in nth)


def upcoming(record: FactRecord, now: datetime, count: int = 1) -> list[Upcoming]:
    """What is open now or opens next, the soonest first."""
    here = now.astimezone(ZONE)
    found: list[Upcoming] = []
    for ahead in range(FARTHEST):
        day = here.date() + timedelta(days=ahead)
        for slot in open_on(record, day):
            one = opening(slot, day)
            if (one.until or one.at) > here:
                found.append(one)
        if len(found) >= count:
            break
    return found[:count]


def opening(slot: Slot, day: date) -> Upcoming:
    """An opening on a date."""
    return Upcoming(
        at=moment(day, slot.time),
        until=moment(day, slot.until) if slot.until else None,
        place=slot.place,
        note=slot.note,
        slot=slot,
    )


def moment(day: date, clock: str) -> datetime:
    """An hour of a date where the office is; 24:00 is the end of the day."""
    hour, minute = int(clock[:2]), int(clock[3:])
    return datetime.combine(day + timedelta(days=hour // 24), time(hour % 24, minute), tzinfo=ZONE)
