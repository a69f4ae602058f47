"""Listing pages: the start page and the sections, walked page by page back to a date."""

from __future__ import annotations

from kronika.html.address import canonical
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.sources.address_template import fill
from kronika.sources.sections import sections_of
from kronika.sources.strategy import Task
from kronika.sources.walk import listing_lead, walk


class Listing:
    """Articles linked from listing pages; option `listing` is the address of a section, `sections` their names."""

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The start page, and each section's first page."""
        template = task.option("listing")
        if not template:
            return (listing_lead(task, canonical(task.source.url)),)
        sections = [fill(task, template, section=section) for section in sections_of(task) if section]
        start = [] if task.scope.section or task.source.section else [canonical(task.source.url)]
        return tuple(listing_lead(task, url) for url in dict.fromkeys(start + sections))

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Articles and further listing pages."""
        return walk(task, lead, fetched)


KIND = Listing()
