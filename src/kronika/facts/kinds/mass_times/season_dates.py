"""Seasons as dates: whether a season of the schedule holds on a day, and in which months it can."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date
from functools import lru_cache

from kronika.facts.church_calendar import HOLIDAY_MONTHS, advent, lent, summer_time
from kronika.facts.kinds.mass_times.calendar_words import languages
from kronika.facts.kinds.mass_times.dates import ROMAN
from kronika.facts.kinds.mass_times.folding import folded
from kronika.facts.kinds.mass_times.seasons import OUTSIDE_HOLIDAYS, SUMMER_HOLIDAYS

SUMMER, WINTER, ADVENT, LENT, ADVENT_TO_LENT = "lato", "zima", "adwent", "wielki post", "adwent-wielki post"
END = re.compile(r"(?:(?P<day>\d{1,2}) )?(?P<month>\w+)$")
ALL_MONTHS = tuple(range(1, 13))

MonthDay = tuple[int, int]


def holds(season: str, day: date) -> bool | None:
    """Whether a season holds on a day; None for a season nobody knows the dates of."""
    if not season:
        return True
    named = named_season(season, day)
    if named is not None:
        return named
    ends = ends_of(season)
    if ends is None:
        return None
    first, last = ends
    here = (day.month, day.day)
    return first <= here <= last if first <= last else here >= first or here <= last


def named_season(season: str, day: date) -> bool | None:
    """Seasons that have a name of their own."""
    test = NAMED.get(season)
    return test(day) if test else None


def is_within(day: date, ends: tuple[date, date]) -> bool:
    """Between two days or one of them."""
    return ends[0] <= day <= ends[1]


NAMED: dict[str, Callable[[date], bool]] = {
    SUMMER: lambda day: is_within(day, summer_time(day.year)),
    WINTER: lambda day: not is_within(day, summer_time(day.year)),
    OUTSIDE_HOLIDAYS: lambda day: day.month not in HOLIDAY_MONTHS,
    ADVENT: lambda day: is_within(day, advent(day.year)),
    LENT: lambda day: is_within(day, lent(day.year)),
    ADVENT_TO_LENT: lambda day: day >= advent(day.year)[0] or day < lent(day.year)[0],
}


@lru_cache(maxsize=256)
def ends_of(season: str) -> tuple[MonthDay, MonthDay] | None:
    """The first and last day of a season that is told by months: "V-IX", "lis-lut", "maj", "15 V-15 IX"."""
    parts = season.split("-")
    if len(parts) > 2:
        return None
    found = [END.match(part.strip()) for part in (parts[0], parts[-1])]
    months = [month_number(match["month"]) if match else None for match in found]
    if found[0] is None or found[1] is None or months[0] is None or months[1] is None:
        return None
    return (months[0], int(found[0]["day"] or 1)), (months[1], int(found[1]["day"] or 31))


def month_number(name: str) -> int | None:
    """A month by Roman number, name or short name, in any language there is."""
    plain = folded(name)
    if plain in ROMAN:
        return ROMAN.index(plain) + 1
    for words in languages().values():
        for number, (forms, code) in enumerate(zip(words.months, words.month_codes, strict=True), 1):
            if plain in {folded(form).rstrip(".") for form in (*forms, code)}:
                return number
    return None


def months_of(season: str) -> tuple[int, ...]:
    """The months in which a season can hold; all of them when nobody knows."""
    if season == OUTSIDE_HOLIDAYS:
        return tuple(month for month in ALL_MONTHS if month not in HOLIDAY_MONTHS)
    known = {
        "": ALL_MONTHS,
        SUMMER: (3, 4, 5, 6, 7, 8, 9, 10),
        WINTER: (1, 2, 3, 10, 11, 12),
        ADVENT: (11, 12),
        LENT: (2, 3, 4),
        ADVENT_TO_LENT: (1, 2, 3, 11, 12),
        SUMMER_HOLIDAYS: HOLIDAY_MONTHS,
    }
    if season in known:
        return known[season]
    ends = ends_of(season)
    return tuple(sorted(months_between(ends[0][0], ends[1][0]))) if ends else ALL_MONTHS


def months_between(first: int, last: int) -> Iterator[int]:
    """The months from one to another, over the new year where needed."""
    yield first
    while first != last:
        first = first % 12 + 1
        yield first
