"""Public holidays in Poland, when offices that close "w święta" are closed."""

from __future__ import annotations

from datetime import date, timedelta

FIXED = frozenset({(1, 1), (1, 6), (5, 1), (5, 3), (8, 15), (11, 1), (11, 11), (12, 24), (12, 25), (12, 26)})
AFTER_EASTER = frozenset({0, 1, 49, 60})  # Easter, Easter Monday, Pentecost, Corpus Christi


def is_holiday(day: date) -> bool:
    """Is it a public holiday?"""
    return (day.month, day.day) in FIXED or (day - easter(day.year)).days in AFTER_EASTER


def easter(year: int) -> date:
    """Easter Sunday by the rule of Gauss, as the Gregorian calendar has it."""
    golden, century = year % 19, year // 100
    epact = (century - century // 4 - (8 * century + 13) // 25 + 19 * golden + 15) % 30
    full = epact - (epact // 28) * (1 - (29 // (epact + 1)) * ((21 - golden) // 11))
    weekday = (year + year // 4 + full + 2 - century + century // 4) % 7
    return date(year, 3, 28) + timedelta(days=full - weekday)
