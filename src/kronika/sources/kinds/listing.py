"""Listing pages: the start page and the sections, walked page by page back to a date."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from kronika.html.address import canonical
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.address_template import fill
from kronika.sources.article_signs import is_an_article
from kronika.sources.options import is_yes, number
from kronika.sources.reading import document_of
from kronika.sources.sections import sections_of
from kronika.sources.strategy import Task
from kronika.sources.turning import counts_pages, kept, place
from kronika.sources.walk import WALK_OPTIONS, articles_of, check_walk, listing_lead, walk

DEFAULT_LISTS = 2


class Listing:
    """Articles linked from listing pages; a page that turns out to be a list itself may be followed (C10)."""

    options: Mapping[str, str] = MappingProxyType(
        {
            **WALK_OPTIONS,
            "follow_lists": "yes: a page that was taken for an article and is none is read as a list of links.",
            "lists": f"How many such lists deep to go; {DEFAULT_LISTS} when not given.",
        }
    )

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The start page, and each section's first page."""
        check_walk(task)
        is_yes(task, "follow_lists")
        number(task, "lists", DEFAULT_LISTS)
        template = task.option("listing")
        if not template:
            return (listing_lead(task, canonical(task.source.url)),)
        found = {}
        if not (task.scope.section or task.source.section):
            found[canonical(task.source.url)] = listing_lead(task, canonical(task.source.url))
        for section in sections_of(task):
            if section or counts_pages(task):
                url = fill(task, template, section=section, **place(task, 1))
                hints = kept(section, ()) if counts_pages(task) else {}
                found[url] = replace(listing_lead(task, url), hints=hints)
        return tuple(found.values())

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Articles and further listing pages; what was no article may be a list."""
        if lead.role is Role.ARTICLE:
            return listed_instead(task, lead, fetched)
        return walk(task, lead, fetched)


def listed_instead(task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
    """The links of a page that was taken for an article and is none, as the user wishes."""
    if not is_yes(task, "follow_lists") or lead.depth > number(task, "lists", DEFAULT_LISTS):
        return ()
    document = document_of(fetched)
    if document is None or is_an_article(document):
        return ()
    return tuple(articles_of(task, lead, fetched, document)[1].values())


KIND = Listing()
