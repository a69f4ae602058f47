"""Periods: which days a ready question is about, and the stretches they are counted in."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from kronika.model.errors import InputError
from kronika.model.search import Question
from kronika.model.series import Step

DAY = timedelta(days=1)
INSTANT = timedelta(microseconds=1)
USUAL = {Step.DAY: 30, Step.WEEK: 26 * 7, Step.MONTH: 365}  # days that are shown where nobody says which
MOST = 20_000  # stretches: fifty years of days; more than that is a slip of the pen


def asked_days(question: Question) -> tuple[date | None, date | None]:
    """The first and the last day that are asked for, as far as they are."""
    first = None if question.since is None else question.since.date()
    last = None if question.until is None else (question.until - INSTANT).date()
    if first is not None and last is not None and last < first:
        raise InputError(f"The period ends on {last}, before it begins on {first}; turn --from and --to around.")
    return first, last


def period(question: Question, ends: tuple[date, date] | None, step: Step, today: date) -> tuple[date, date]:
    """The period: what is asked for, or else the last days up to the newest article. `ends` are those of the selection."""
    first, last = asked_days(question)
    if last is None:
        last = max(ends[1], first or ends[1]) if ends else max(today, first or today)
    if first is None:
        usual = last - DAY * (USUAL[step] - 1)
        first = max(usual, ends[0]) if ends and ends[0] <= last else usual
    return first, last


def stretches(first: date, last: date, step: Step) -> tuple[tuple[date, date], ...]:
    """The days of a period in stretches, each with its first and its last day; those at the edges may be cut."""
    found = tuple(cut(first, last, step))
    if len(found) == MOST:
        raise InputError(f"From {first} to {last} is too long to count by {step.value}; choose a shorter period.")
    return found


def cut(first: date, last: date, step: Step) -> Iterator[tuple[date, date]]:
    """Stretch by stretch."""
    at, count = first, 0
    while at <= last and count < MOST:
        after = following(at, step)
        yield at, min(after - DAY, last)
        at, count = after, count + 1


def following(day: date, step: Step) -> date:
    """The first day of the next stretch."""
    if step is Step.WEEK:
        return day + DAY * (7 - day.weekday())
    if step is Step.MONTH:
        return (day.replace(day=1) + DAY * 32).replace(day=1)
    return day + DAY
