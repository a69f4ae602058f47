"""The church's calendar as dates: Easter, holy days, Advent and Lent, school holidays, summer time. Poland's where countries differ."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache

FIXED_HOLY_DAYS = ((1, 1), (1, 6), (8, 15), (11, 1), (12, 25), (12, 26))  # Sunday's order of masses
AFTER_EASTER = (0, 1, 49, 60)  # Easter, Easter Monday, Pentecost, Corpus Christi
FIXED_MINOR_FEASTS = ((2, 2), (3, 19), (3, 25), (5, 3), (6, 29), (12, 8))  # kept, but no days of obligation
MINOR_AFTER_EASTER = (50,)  # Mary, Mother of the Church
ASH_WEDNESDAY = -46
HOLIDAY_MONTHS = (7, 8)
SUNDAY = 6


@cache
def easter(year: int) -> date:
    """Easter Sunday by the Gregorian computus."""
    century, golden = year // 100, year % 19
    skipped = century - century // 4 - (century - (century - 17) // 25) // 3 + 19 * golden + 15
    moon = skipped % 30
    moon -= (moon // 28) * (1 - (moon // 28) * (29 // (moon + 1)) * ((21 - golden) // 11))
    weekday = (year + year // 4 + moon + 2 - century + century // 4) % 7
    offset = moon - weekday
    month = 3 + (offset + 40) // 44
    return date(year, month, offset + 28 - 31 * (month // 4))


@cache
def holy_days(year: int) -> frozenset[date]:
    """Days kept like Sundays, whatever day of the week they fall on."""
    fixed = {date(year, month, day) for month, day in FIXED_HOLY_DAYS}
    return frozenset(fixed | {easter(year) + timedelta(days=after) for after in AFTER_EASTER})


def is_sunday_like(day: date) -> bool:
    """A Sunday or a holy day."""
    return day.weekday() == SUNDAY or day in holy_days(day.year)


@cache
def minor_feasts(year: int) -> frozenset[date]:
    """Feasts that are no longer days of obligation ("święta zniesione"); those that fall on a Sunday are Sundays."""
    fixed = {date(year, month, day) for month, day in FIXED_MINOR_FEASTS}
    moving = {easter(year) + timedelta(days=after) for after in MINOR_AFTER_EASTER}
    return frozenset(day for day in fixed | moving if not is_sunday_like(day))


def advent(year: int) -> tuple[date, date]:
    """The first Sunday of Advent and Christmas Eve."""
    christmas = date(year, 12, 25)
    last_sunday = christmas - timedelta(days=christmas.weekday() + 1)
    return last_sunday - timedelta(weeks=3), date(year, 12, 24)


def lent(year: int) -> tuple[date, date]:
    """Ash Wednesday and Holy Saturday."""
    return easter(year) + timedelta(days=ASH_WEDNESDAY), easter(year) - timedelta(days=1)


def summer_time(year: int) -> tuple[date, date]:
    """The last Sunday of March and the day before the last Sunday of October: summer time in Europe."""
    return last_sunday(year, 3), last_sunday(year, 10) - timedelta(days=1)


def last_sunday(year: int, month: int) -> date:
    """The last Sunday of a month that has 31 days."""
    last = date(year, month, 31)
    return last - timedelta(days=(last.weekday() + 1) % 7)


def nth_of_month(day: date) -> int:
    """Which of its weekday in the month a day is: 1 for the first."""
    return (day.day - 1) // 7 + 1


def days_between(first: date, last: date) -> list[date]:
    """Every day from the first to the last."""
    return [first + timedelta(days=step) for step in range((last - first).days + 1)]
