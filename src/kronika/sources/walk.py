"""Walks listing pages: articles only from listings, listings only onward (C9)."""

from __future__ import annotations

import re

from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.items import Item, items
from kronika.sources.options import compiled
from kronika.sources.paging import goes_on, paging_of
from kronika.sources.period import within
from kronika.sources.reading import document_of
from kronika.sources.strategy import Task

LISTING_PRIORITY = 10


def listing_lead(task: Task, url: str, *, via: str | None = None, text: str | None = None, depth: int = 0) -> Lead:
    """A listing page as a lead: before articles, so that the walk never waits for them."""
    return Lead(
        url=url,
        source_id=task.source.id,
        role=Role.LISTING,
        via=via,
        link_text=text,
        depth=depth,
        priority=LISTING_PRIORITY,
    )


def walk(task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
    """The wanted articles of a listing page, then the listing pages after it."""
    document = document_of(fetched) if lead.role is Role.LISTING else None
    if document is None:
        return ()
    offered = items(document, article_pattern(task), task.source.lang or document.lang, task.now)
    found = {
        item.link.url: article_lead(task, item, fetched, lead)
        for item in offered
        if within(item.when, task.scope, item.blur)
    }
    if goes_on(offered, task.scope):
        for link in paging_of(task).next_pages(document, fetched.final_url):
            found.setdefault(
                link.url, listing_lead(task, link.url, via=fetched.final_url, text=link.text, depth=lead.depth + 1)
            )
    return tuple(found.values())


def article_lead(task: Task, item: Item, fetched: Fetched, lead: Lead) -> Lead:
    """An article as a lead, with what the listing already said of it."""
    return Lead(
        url=item.link.url,
        source_id=task.source.id,
        role=Role.ARTICLE,
        via=fetched.final_url,
        link_text=item.link.text or None,
        depth=lead.depth + 1,
        hints={"published": item.when.isoformat()} if item.when else {},
    )


def article_pattern(task: Task) -> re.Pattern[str] | None:
    """The pattern of article paths, if the source gives one."""
    return compiled(task, "article", "") if task.option("article") else None
