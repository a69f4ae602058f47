"""An archive: server × section × date, by month or by page number (C9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from kronika.html.address import canonical
from kronika.lang.language import language
from kronika.model.errors import SettingsError
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.sources.address_template import fill
from kronika.sources.sections import sections_of
from kronika.sources.strategy import Task
from kronika.sources.walk import listing_lead, walk

MONTH, PAGES = "month", "pages"


class Archive:
    """Newest articles back to a date. Option `strategy`: month (a page per month) or pages (numbered pages)."""

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The first listing page of each section, or of each section and month."""
        template, strategy = task.option("listing"), task.option("strategy", PAGES)
        if strategy not in (MONTH, PAGES):
            raise SettingsError(
                f"The source {task.source.name} has the unknown strategy “{strategy}”; known: {MONTH}, {PAGES}."
            )
        if not template:
            return (listing_lead(task, canonical(task.source.url)),)
        months = list(months_back(task)) if strategy == MONTH else [{}]
        urls = [fill(task, template, section=section, **month) for month in months for section in sections_of(task)]
        return tuple(listing_lead(task, url) for url in dict.fromkeys(urls))

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Articles and further listing pages; a month is walked to its end also when no date was given."""
        if task.option("strategy") == MONTH and task.scope.since is None:
            task = replace(task, scope=replace(task.scope, since=month_start(task)))
        return walk(task, lead, fetched)


def months_back(task: Task) -> Iterator[dict[str, int]]:
    """The months of the period, newest first; without a beginning, the current one alone."""
    zone = zone_of(task)
    last = min(task.scope.until or task.now, task.now).astimezone(zone)
    first = (task.scope.since or last).astimezone(zone)
    year, month = last.year, last.month
    while (year, month) >= (first.year, first.month):
        yield {"year": year, "month": month}
        year, month = (year, month - 1) if month > 1 else (year - 1, 12)


def month_start(task: Task) -> datetime:
    """The first moment of the newest month of the period."""
    last = min(task.scope.until or task.now, task.now).astimezone(zone_of(task))
    return last.replace(day=1, hour=0, minute=0, second=0, microsecond=0)


def zone_of(task: Task) -> ZoneInfo:
    """The time zone papers of this language live in."""
    return ZoneInfo(language(task.source.lang).zone)


KIND = Archive()
