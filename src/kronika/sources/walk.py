"""Walks listing pages: articles only from listings, listings only onward (C9)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.items import Item, items
from kronika.sources.options import compiled, number
from kronika.sources.paging import goes_on, paging_of
from kronika.sources.period import within
from kronika.sources.reading import document_of
from kronika.sources.strategy import Task
from kronika.sources.turning import counts_pages, next_address

if TYPE_CHECKING:
    from kronika.html.document import Document

LISTING_PRIORITY = 10
DEFAULT_PAGES = 300
MAY_BE_EMPTY = "may_be_empty"  # hint of a listing of a day or month that is not over
WALK_OPTIONS: Mapping[str, str] = MappingProxyType(
    {
        "listing": "The address of a listing, with {section}, {year}, {month:02}, {day:02}, {page} or {offset} in their places.",
        "sections": "The sections, with commas between; “domácí=8” when addresses name them otherwise than readers do.",
        "article": "A pattern of the paths of articles; when not given, headline-long links in lists and repeated blocks are taken.",
        "page": "A pattern that finds the number of a listing page in its address, in its first group.",
        "older": "What the link to older articles says, where listing pages have no numbers.",
        "step": "How many articles a listing page has, where addresses count articles and not pages.",
        "pages": f"How many listing pages of one section to walk at most; {DEFAULT_PAGES} when not given.",
    }
)


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
    offered, found = articles_of(task, lead, fetched, document)
    if not offered and not lead.depth and MAY_BE_EMPTY not in lead.hints:
        raise FetchError(
            f"the listing {fetched.url} offers no articles; has its layout changed?", kind=FailureKind.UNREADABLE
        )
    if goes_on(offered, task.scope) and lead.depth + 1 < number(task, "pages", DEFAULT_PAGES):
        for further in older_pages(task, lead, fetched, document, offered):
            if further.url not in (lead.url, fetched.final_url):  # a last page may call itself older
                found.setdefault(further.url, further)
    return tuple(found.values())


def articles_of(task: Task, lead: Lead, fetched: Fetched, document: Document) -> tuple[list[Item], dict[str, Lead]]:
    """All articles a page offers, and those of the period as leads."""
    offered = items(document, article_pattern(task), task.source.lang or document.lang, task.now)
    wanted = (item for item in offered if within(item.when, task.scope, item.blur))
    return offered, {item.link.url: article_lead(task, item, fetched, lead) for item in wanted}


def older_pages(task: Task, lead: Lead, fetched: Fetched, document: Document, offered: list[Item]) -> Iterator[Lead]:
    """The listing pages after this one: counted by the address, or linked."""
    if counts_pages(task):
        following = next_address(task, lead, offered)
        if following is not None:
            url, hints = following
            yield replace(listing_lead(task, url, via=fetched.final_url, depth=lead.depth + 1), hints=hints)
        return
    for link in paging_of(task).next_pages(document, fetched.final_url):
        yield listing_lead(task, link.url, via=fetched.final_url, text=link.text, depth=lead.depth + 1)


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


def check_walk(task: Task) -> None:
    """Wrong options are found before anything is fetched."""
    number(task, "pages", DEFAULT_PAGES)
    paging_of(task)
    article_pattern(task)
