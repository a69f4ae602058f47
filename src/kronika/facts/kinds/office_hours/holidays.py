"""Public holidays in Poland, when offices that close "w święta" are closed."""

from __future__ import annotations

from datetime import date

from kronika.facts.church_calendar import holy_days

STATE = frozenset({(5, 1), (5, 3), (11, 11), (12, 24)})  # those that are no holy days of the church


def is_holiday(day: date) -> bool:
    """Is it a public holiday?"""
    return (day.month, day.day) in STATE or day in holy_days(day.year)
