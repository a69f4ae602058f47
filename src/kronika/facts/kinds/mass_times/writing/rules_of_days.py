"""Days and seasons as calendars write them: BYDAY and BYMONTH of iCalendar, selectors of OpenStreetMap."""

from __future__ import annotations

from kronika.facts.church_calendar import FIXED_MINOR_FEASTS
from kronika.facts.kinds.mass_times.calendar_words import WEEK
from kronika.facts.kinds.mass_times.days import FIRSTS, MINOR, SATURDAY, SUNDAY, VIGIL, WEEKDAY
from kronika.facts.kinds.mass_times.schedule_days import NTH
from kronika.facts.kinds.mass_times.season_dates import (
    ADVENT,
    ADVENT_TO_LENT,
    LENT,
    SUMMER,
    WINTER,
    ends_of,
)
from kronika.facts.kinds.mass_times.seasons import OUTSIDE_HOLIDAYS
from kronika.model.fact import Slot

DAY_CODES = dict(zip(WEEK, ("MO", "TU", "WE", "TH", "FR", "SA", "SU"), strict=True))
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
SEASONS = {
    SUMMER: "Mar Su[-1]-Oct Su[-1]",
    WINTER: "Oct Su[-1]-Mar Su[-1]",
    OUTSIDE_HOLIDAYS: "Sep-Jun",
    ADVENT: "Nov 27-Dec 24",
    LENT: "easter -46 days-easter -1 day",
    ADVENT_TO_LENT: "Nov 27-easter -46 days",
}
LAST_DAY = 31


def weekdays_of(slot: Slot) -> list[str]:
    """The days of the week on which a slot can fall, as two capital letters."""
    if slot.day == SUNDAY:
        return ["SU"]
    if slot.day in (SATURDAY, VIGIL):
        return ["SA"]
    if slot.day in FIRSTS.values():
        return [DAY_CODES[code] for code, value in FIRSTS.items() if value == slot.day]
    if slot.day.startswith("days:"):
        return [DAY_CODES[code] for code in slot.day.removeprefix("days:").split("-") if code in DAY_CODES]
    return [DAY_CODES[code] for code in WEEK[:6]] if slot.day in (WEEKDAY, MINOR) else []


def nth_of(slot: Slot) -> list[int]:
    """Which of the month: the first Friday, the first and third Sunday; nothing for every one."""
    if slot.day in FIRSTS.values():
        return [1]
    nth = NTH.match(slot.note)
    return [int(number) for number in nth[1].split(",")] if nth else []


def osm_days(slot: Slot) -> str:
    """The days of a slot as OpenStreetMap writes them: "Su,PH", "Mo-Sa", "Fr[1]"."""
    if slot.day == MINOR:
        return ",".join(f"{MONTHS[month - 1]} {day:02}" for month, day in FIXED_MINOR_FEASTS)
    codes = [code.title() for code in weekdays_of(slot)]
    nth = nth_of(slot)
    if nth:
        return f"{codes[0]}[{','.join(map(str, nth))}]"
    if slot.day == SUNDAY:
        return "Su,PH"
    return "Mo-Sa" if slot.day == WEEKDAY else ",".join(codes)


def osm_season(season: str) -> str | None:
    """A season as OpenStreetMap writes it; None for one it has no words for."""
    if not season or season in SEASONS:
        return SEASONS.get(season, "")
    ends = ends_of(season)
    if ends is None:
        return None
    (first, first_day), (last, last_day) = ends
    if (first_day, last_day) == (1, LAST_DAY):
        return MONTHS[first - 1] if first == last else f"{MONTHS[first - 1]}-{MONTHS[last - 1]}"
    return f"{MONTHS[first - 1]} {first_day:02}-{MONTHS[last - 1]} {last_day:02}"
