"""An archive: server × section × date, by month, by day or by page number (C9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from kronika.html.address import canonical
from kronika.model.errors import SettingsError
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.sources.address_template import fill
from kronika.sources.calendar_steps import days_back, is_over, months_back, opening
from kronika.sources.sections import sections_of
from kronika.sources.strategy import Task
from kronika.sources.turning import counts_pages, kept, place
from kronika.sources.walk import MAY_BE_EMPTY, WALK_OPTIONS, check_walk, listing_lead, walk

MONTH, DAY, PAGES = "month", "day", "pages"
STRATEGIES = (MONTH, DAY, PAGES)


class Archive:
    """Newest articles back to a date, from a page per month, per day, or from numbered pages."""

    options: Mapping[str, str] = MappingProxyType(
        {
            **WALK_OPTIONS,
            "strategy": "month, day or pages: how the archive is cut; seen from the address of a listing when not given.",
        }
    )

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The first listing page of each section, or of each section and month or day."""
        strategy_of(task)
        check_walk(task)
        if not task.option("listing"):
            return (listing_lead(task, canonical(task.source.url)),)
        found: dict[str, Lead] = {}
        for lead in first_pages(task):
            found.setdefault(lead.url, lead)
        return tuple(found.values())

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Articles and further listing pages; a month or day is walked to its end also when no date was given."""
        strategy = strategy_of(task)
        if strategy != PAGES and task.scope.since is None:
            since = opening(task, by_month=strategy == MONTH)
            task = replace(task, scope=replace(task.scope, since=since))
        return walk(task, lead, fetched)


def first_pages(task: Task) -> Iterator[Lead]:
    """The first page of every listing; one of a time that is not over may still be empty."""
    for step in steps_of(task):
        for section in sections_of(task):
            url = fill(task, task.option("listing"), section=section, **step, **place(task, 1))
            hints = kept(section, step.items()) if counts_pages(task) else {}
            if step and not is_over(task, step):
                hints[MAY_BE_EMPTY] = "yes"
            yield replace(listing_lead(task, url), hints=hints)


def steps_of(task: Task) -> Iterator[dict[str, int]]:
    """The months or days to be asked for, newest first; one empty step where the archive is not cut by time."""
    strategy = strategy_of(task)
    if strategy == PAGES:
        return iter(({},))
    return months_back(task) if strategy == MONTH else days_back(task)


def strategy_of(task: Task) -> str:
    """How the archive is cut: as the user says, else as the address of a listing shows."""
    template = task.option("listing")
    strategy = task.option("strategy") or (DAY if "{day" in template else MONTH if "{month" in template else PAGES)
    if strategy not in STRATEGIES:
        raise SettingsError(
            f"The source {task.source.name} has the unknown strategy “{strategy}”; known: {', '.join(STRATEGIES)}."
        )
    return strategy


KIND = Archive()
