"""A feed: RSS, Atom or JSON gives the articles, with what it says of each kept beside it (C8)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType
from urllib.parse import parse_qs, urlsplit

from kronika.html.address import host_of, join
from kronika.model.errors import BadUrl
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.announced_feeds import announced_feeds
from kronika.sources.feed_json import looks_like_json, read_json
from kronika.sources.feed_paging import DEFAULT_PAGES, older_page
from kronika.sources.feed_reading import FeedItem, FeedRead, unreadable
from kronika.sources.feed_xml import read_xml
from kronika.sources.options import number
from kronika.sources.period import within
from kronika.sources.reading import document_of
from kronika.sources.strategy import Task

FEED_PRIORITY = 10
FEED_ROLES = frozenset({Role.ENTRY, Role.LISTING})
# What is kept of each item, under these names, and how many characters of it at most.
LONGEST = {
    "title": 500,
    "summary": 2_000,
    "published": 40,
    "updated": 40,
    "authors": 500,
    "keywords": 1_000,
    "id": 500,
    "enclosures": 2_000,
    "comments": 1_000,
    "language": 20,
    "feed": 300,
}
WRAPPED = re.compile(r"^(?:www\.)?google\.[a-z.]{2,6}$")  # hosts whose /url?url= only counts the reader


class Feed:
    """The newest articles, as the site itself announces them; with a date, the older pages of the feed too."""

    options: Mapping[str, str] = MappingProxyType(
        {"pages": f"How many pages of the feed to read back to the date asked for; {DEFAULT_PAGES} when not given."}
    )

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The feed's address."""
        number(task, "pages", DEFAULT_PAGES)
        return (Lead(url=task.source.url, source_id=task.source.id, role=Role.ENTRY, priority=FEED_PRIORITY),)

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """One lead per item of the feed, and its next page; articles themselves lead nowhere."""
        if lead.role not in FEED_ROLES:
            return ()
        feed = read_feed(fetched)
        found: dict[str, Lead] = {}
        for item in feed.items:
            article = as_lead(item, feed, task, fetched)
            if article is not None:
                found.setdefault(article.url, article)
        return (*found.values(), *older_page(task, lead, fetched, feed, FEED_PRIORITY))


def read_feed(fetched: Fetched) -> FeedRead:
    """The feed, whatever it is written in; a sentence when the address gives none."""
    feed = read_json(fetched) if looks_like_json(fetched) else read_xml(fetched)
    if feed is None:
        raise unreadable(f"{fetched.url} is not a feed that can be read; {advice(fetched)}.")
    return feed


def advice(fetched: Fetched) -> str:
    """What to do about an address that is no feed."""
    document = document_of(fetched)
    named = announced_feeds(document) if document is not None else []
    if named:
        return f"it is a page that announces its feed: follow {named[0]} instead"
    return "give its real feed address, or add the site with --kind site"


def as_lead(item: FeedItem, feed: FeedRead, task: Task, fetched: Fetched) -> Lead | None:
    """A feed item as a lead; None when it has no usable link or lies outside the period."""
    when = item.published or item.updated
    try:
        url = join(fetched.final_url, unwrapped(item.link)) if item.link.strip() else None
    except BadUrl:
        return None
    if url is None or not within(when, task.scope):
        return None
    return Lead(
        url=url,
        source_id=task.source.id,
        role=Role.ARTICLE,
        via=fetched.final_url,
        link_text=item.title[: LONGEST["title"]] or None,
        depth=1,
        hints=hints_of(item, feed),
        modified=min(item.updated, fetched.at) if item.updated else None,  # a date to come would never be reached
    )


def hints_of(item: FeedItem, feed: FeedRead) -> dict[str, str]:
    """What the feed says of an item, each within its length; what it does not say is left out."""
    said = {
        "title": item.title,
        "summary": item.summary,
        "published": stamp(item.published or item.updated),
        "updated": stamp(item.updated),
        "authors": ", ".join(item.authors),
        "keywords": ", ".join(item.keywords),
        "id": item.id,
        "enclosures": " ".join(item.enclosures),
        "comments": item.comments,
        "language": item.language or feed.language,
        "feed": feed.title,
    }
    return {name: text[: LONGEST[name]] for name, text in said.items() if text}


def stamp(moment: datetime | None) -> str:
    """A moment as hints carry it."""
    return moment.isoformat() if moment else ""


def unwrapped(link: str) -> str:
    """The article behind a link that only counts its readers; other redirects are followed when it is fetched."""
    if not WRAPPED.match(host_of(link)):
        return link
    parts = urlsplit(link)
    given = parse_qs(parts.query)
    inside = [*given.get("url", ()), *given.get("q", ())]
    return inside[0] if parts.path == "/url" and inside else link


KIND = Feed()
