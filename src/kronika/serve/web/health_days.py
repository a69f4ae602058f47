"""The days of a source: how many documents, which fields they have, what their figures are, which days are not to be believed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from statistics import median

from kronika.model.checkup import Checkup
from kronika.model.recipe import Field
from kronika.model.verification import Unreliable

LEAST = 30  # days shown
MOST = 90
BEFORE = 14  # days shown before something began, to see what was usual
DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """One day by the time of fetching."""

    day: date
    documents: tuple[Checkup, ...] = ()
    bad: bool = False  # its documents are wrong or missing

    @property
    def damaged(self) -> int:
        """Documents that are beyond a limit."""
        return sum(bool(document.damaged) for document in self.documents)

    def filled(self, field: Field) -> float | None:
        """The share of the documents that have a field; None: there are no documents."""
        if not self.documents:
            return None
        return sum(field in document.fields for document in self.documents) / len(self.documents)

    def figure(self, measure: str) -> float | None:
        """The middle of a measure; None: nobody could take it."""
        taken = [document.figures[measure] for document in self.documents if measure in document.figures]
        return median(taken) if taken else None

    def rate(self, measure: str) -> float | None:
        """How often a measure that is yes or no was yes."""
        taken = [document.figures[measure] for document in self.documents if measure in document.figures]
        return sum(taken) / len(taken) if taken else None


def period(today: date, began: date | None) -> tuple[date, date]:
    """The first and the last day to show: a month, or from some days before what is wrong began."""
    first = today - DAY * (LEAST - 1)
    if began is not None:
        first = min(first, began - DAY * BEFORE)
    return max(first, today - DAY * (MOST - 1)), today


def days_of(
    documents: Iterable[Checkup], bad: Sequence[Unreliable], first: date, last: date, zone: tzinfo
) -> list[Day]:
    """Every day from the first to the last, with or without documents."""
    by_day: dict[date, list[Checkup]] = defaultdict(list)
    for document in documents:
        by_day[document.at.astimezone(zone).date()].append(document)
    days = (first + DAY * place for place in range((last - first).days + 1))
    return [
        Day(day=day, documents=tuple(by_day[day]), bad=any(is_within(day, time, zone) for time in bad)) for day in days
    ]


def is_within(day: date, time: Unreliable, zone: tzinfo) -> bool:
    """Does a time touch a day?"""
    return local(time.since, zone) <= day and (time.until is None or day <= local(time.until, zone))


def local(at: datetime, zone: tzinfo) -> date:
    """The day of a moment for people here."""
    return at.astimezone(zone).date()
