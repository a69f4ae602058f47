"""The months and days of a period, newest first, by the clock of the place where a paper lives."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from kronika.lang.language import language
from kronika.sources.strategy import Task

MOST_DAYS = 3_700  # ten years
OVERLAP = timedelta(days=1)  # without a date asked for: what came out late yesterday is still news


def months_back(task: Task) -> Iterator[dict[str, int]]:
    """The months of the period; without a beginning, the current one."""
    first = beginning(task)
    year, month = last_day(task).year, last_day(task).month
    while (year, month) >= (first.year, first.month):
        yield {"year": year, "month": month}
        year, month = (year, month - 1) if month > 1 else (year - 1, 12)


def days_back(task: Task) -> Iterator[dict[str, int]]:
    """The days of the period; without a beginning, today and yesterday."""
    first, last = beginning(task), last_day(task)
    for back in range(min((last - first).days, MOST_DAYS) + 1):
        day = last - timedelta(days=back)
        yield {"year": day.year, "month": day.month, "day": day.day}


def is_over(task: Task, step: dict[str, int]) -> bool:
    """Whether a month or day has ended, so that its page must list something; on days off a paper may rest."""
    today = task.now.astimezone(zone_of(task)).date()
    if "day" not in step:
        return (step["year"], step["month"]) < (today.year, today.month)
    day = date(step["year"], step["month"], step["day"])
    return day < today and day.weekday() < 5


def opening(task: Task, *, by_month: bool) -> datetime:
    """The first moment to be collected when no date was asked for."""
    day = beginning(task).replace(day=1) if by_month else beginning(task)
    return datetime(day.year, day.month, day.day, tzinfo=zone_of(task))


def beginning(task: Task) -> date:
    """The first day of the period."""
    if task.scope.since is not None:
        return task.scope.since.astimezone(zone_of(task)).date()
    return last_day(task) - OVERLAP


def last_day(task: Task) -> date:
    """The last day of the period that has come."""
    return min(task.scope.until or task.now, task.now).astimezone(zone_of(task)).date()


def zone_of(task: Task) -> ZoneInfo:
    """The time zone papers of this language live in."""
    return ZoneInfo(language(task.source.lang).zone)
