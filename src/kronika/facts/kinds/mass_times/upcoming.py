"""The next masses by a schedule, counted from a moment."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from kronika.facts.kinds.mass_times.schedule_days import slots_on
from kronika.model.fact import FactRecord, Special
from kronika.model.upcoming import Upcoming

ZONE = ZoneInfo("Europe/Warsaw")
FARTHEST = 366  # days that are looked ahead


def upcoming(record: FactRecord, now: datetime, count: int = 1) -> list[Upcoming]:
    """The next masses, the soonest first; dated ones among them."""
    here = now.astimezone(ZONE)
    found: list[Upcoming] = []
    for ahead in range(FARTHEST):
        found += [one for one in on_day(record, here.date() + timedelta(days=ahead)) if one.at >= here]
        if len(found) >= count:
            break
    return found[:count]


def on_day(record: FactRecord, day: date) -> list[Upcoming]:
    """All masses of one day, by hour; one that is both weekly and dated is told once."""
    weekly = [
        Upcoming(at=moment(day, slot.time), place=slot.place, note=slot.note, slot=slot)
        for slot in slots_on(record.slots, day)
    ]
    known = {(one.at, one.place) for one in weekly}
    dated = [
        Upcoming(at=moment(day, special.time), place=special.place, note=special.note)
        for special in record.specials
        if day in special.dates and is_mass(special)
    ]
    found = [*weekly, *(one for one in dated if (one.at, one.place) not in known)]
    return sorted({(one.at, one.place): one for one in found}.values(), key=lambda one: (one.at, one.place))


def is_mass(special: Special) -> bool:
    """A mass of its own: what only refers to one is told by the schedule."""
    return special.day != "reference"


def moment(day: date, clock: str) -> datetime:
    """An hour of a day; 24:00 is the midnight after it."""
    hour, minute = (int(part) for part in clock.split(":"))
    if hour == 24:
        return datetime.combine(day + timedelta(days=1), time(0, minute), ZONE)
    return datetime.combine(day, time(hour, minute), ZONE)
