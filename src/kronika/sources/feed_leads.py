"""From a feed's item to a lead, with what the feed says of it beside."""

from __future__ import annotations

import re
from datetime import datetime
from urllib.parse import parse_qs, urlsplit

from kronika.html.address import host_of, join
from kronika.model.errors import BadUrl
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.feed_reading import FeedItem, FeedRead
from kronika.sources.period import within
from kronika.sources.strategy import Task

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


def feed_leads(feed: FeedRead, task: Task, fetched: Fetched) -> tuple[Lead, ...]:
    """One lead per item, each address once."""
    found: dict[str, Lead] = {}
    for item in feed.items:
        article = as_lead(item, feed, task, fetched)
        if article is not None:
            found.setdefault(article.url, article)
    return tuple(found.values())


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
