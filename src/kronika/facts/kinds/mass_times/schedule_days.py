"""A schedule on a calendar: which of its lines hold on a date, and which give way to others on that day."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date

from kronika.facts.church_calendar import is_sunday_like, minor_feasts, nth_of_month
from kronika.facts.kinds.mass_times.calendar_words import WEEK
from kronika.facts.kinds.mass_times.days import FIRSTS, MINOR, SATURDAY, SUNDAY, VIGIL, WEEKDAY, codes_in
from kronika.facts.kinds.mass_times.season_dates import ADVENT, holds
from kronika.model.fact import Slot

NTH = re.compile(r"(\d(?:,\d)*) niedz")
FIRST_DAYS = {value: WEEK.index(code) for code, value in FIRSTS.items()}
FULL = 2  # hours that make a list of a day, not one hour more


def slots_on(slots: Sequence[Slot], day: date) -> list[Slot]:
    """The lines that hold on a date, by hour. Lists made for a season, a feast or a first Friday stand in for the usual ones."""
    fitting = [slot for slot in slots if falls_on(slot, day) and holds(slot.season, day)]
    kept: list[Slot] = []
    for place in dict.fromkeys(slot.place for slot in fitting):
        kept += of_one_place([slot for slot in fitting if slot.place == place], slots, day)
    return sorted(kept, key=lambda slot: (slot.time, slot.place))


def falls_on(slot: Slot, day: date) -> bool:
    """Whether the day of a line is that date's."""
    code, festive = WEEK[day.weekday()], is_sunday_like(day)
    if slot.day == SUNDAY:
        nth = NTH.match(slot.note)
        return festive and (nth is None or (code == "nd" and str(nth_of_month(day)) in nth[1].split(",")))
    if slot.day in FIRST_DAYS:
        return day.weekday() == FIRST_DAYS[slot.day] and nth_of_month(day) == 1
    if slot.day == MINOR:
        return day in minor_feasts(day.year)
    codes = ("sob",) if slot.day == VIGIL else codes_in(slot.day)
    return code in codes and (not festive or slot.day == VIGIL or "nd" in codes)


def of_one_place(fitting: list[Slot], slots: Sequence[Slot], day: date) -> list[Slot]:
    """The lines of one place, without those that give way."""
    kept = [slot for slot in fitting if not gives_way_to_season(slot, fitting)]
    special = [slot for slot in kept if slot.day == MINOR or slot.day in FIRST_DAYS]
    usual = [slot for slot in kept if slot.day == WEEKDAY or slot.day.startswith("days:") or slot.day == SATURDAY]
    if any(slot.day == MINOR for slot in special) or stands_in(special, usual):
        kept = [slot for slot in kept if slot not in usual]
    if any(slot.day == SATURDAY for slot in kept):
        kept = [slot for slot in kept if slot.day != WEEKDAY]
    return kept


def gives_way_to_season(slot: Slot, fitting: Iterable[Slot]) -> bool:
    """A line without a season gives way where the season of that day has a whole list of its own. Advent only adds."""
    if slot.season:
        return False
    own = [other for other in fitting if other.season and other.season != ADVENT and other.day == slot.day]
    usual = [other for other in fitting if not other.season and other.day == slot.day]
    return stands_in(own, usual)


def stands_in(own: Sequence[Slot], usual: Sequence[Slot]) -> bool:
    """A list replaces another if it is a list and repeats some of its hours."""
    times = {slot.time for slot in own}
    return len(times) >= FULL and bool(times & {slot.time for slot in usual})
