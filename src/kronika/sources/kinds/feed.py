"""A feed: RSS or Atom gives the articles, with title, summary and time beside each (C8)."""

from __future__ import annotations

import calendar
import io
import re
from datetime import UTC, datetime
from typing import Any

import feedparser

from kronika.html.address import canonical
from kronika.html.document import parse
from kronika.html.text import text_of
from kronika.model.errors import BadUrl, FetchError
from kronika.model.failure import FailureKind
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.period import within
from kronika.sources.strategy import Task

FEED_PRIORITY = 10
REFERENCE = re.compile(rb"&#(?:(\d+)|[xX]([0-9A-Fa-f]+));")
MARKED_UP = frozenset({"text/html", "application/xhtml+xml"})
NO_CHARACTER = b"&#xFFFD;"


class Feed:
    """The newest articles, as the site itself announces them."""

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The feed's address."""
        return (Lead(url=task.source.url, source_id=task.source.id, role=Role.ENTRY, priority=FEED_PRIORITY),)

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """One lead per item of the feed; articles themselves lead nowhere."""
        if lead.role is not Role.ENTRY:
            return ()
        found: dict[str, Lead] = {}
        for item in read_feed(fetched):
            article = as_lead(item, task, fetched)
            if article is not None:
                found.setdefault(article.url, article)
        return tuple(found.values())


def read_feed(fetched: Fetched) -> list[Any]:
    """The items of a feed. Declared entities are refused: they can be made to explode or to read files."""
    if b"<!ENTITY" in fetched.body.replace(b"\0", b""):  # also in UTF-16
        raise FetchError(
            f"The feed {fetched.url} declares entities, which a feed does not need and an attack does; it was not read.",
            kind=FailureKind.UNREADABLE,
        )
    headers = {
        "content-type": fetched.header("content-type") or "application/xml",
        "content-location": fetched.final_url,
    }
    parsed = feedparser.parse(io.BytesIO(REFERENCE.sub(sound, fetched.body)), response_headers=headers)
    if not parsed.entries and not parsed.get("version"):
        raise FetchError(
            f"{fetched.url} is not a feed that can be read; give its real feed address, or add the site with --kind site.",
            kind=FailureKind.UNREADABLE,
        )
    return list(parsed.entries)


def sound(reference: re.Match[bytes]) -> bytes:
    """A reference to a character; one to a character that cannot be would break the reading of the whole feed."""
    decimal, hexadecimal = reference.groups()
    code = int(decimal[:20]) if decimal else int(hexadecimal[:20], 16)
    return NO_CHARACTER if 0xD800 <= code <= 0xDFFF or code > 0x10FFFF else reference.group()


def as_lead(item: Any, task: Task, fetched: Fetched) -> Lead | None:
    """A feed item as a lead; None when it has no usable link or lies outside the period."""
    published = time_of(item)
    try:
        url = canonical(item.get("link") or "")
    except BadUrl:
        return None
    if not within(published, task.scope):
        return None
    hints = {
        "title": title_of(item),
        "summary": item.get("summary", ""),
        "published": published.isoformat() if published else "",
        "keywords": ", ".join(tag["term"] for tag in item.get("tags", ()) if tag.get("term")),
    }
    return Lead(
        url=url,
        source_id=task.source.id,
        role=Role.ARTICLE,
        via=fetched.final_url,
        link_text=hints["title"] or None,
        depth=1,
        hints={name: text for name, text in hints.items() if text},
    )


def title_of(item: Any) -> str:
    """The words of a title; without its markup where the feed says that it has some."""
    title: str = item.get("title", "")
    if item.get("title_detail", {}).get("type") in MARKED_UP and "<" in title:
        return text_of(parse(title.encode(), content_type="text/html; charset=utf-8").root)
    return title


def time_of(item: Any) -> datetime | None:
    """When the item says it was published, else updated; in UTC. A year no calendar has is no date."""
    parsed = item.get("published_parsed") or item.get("updated_parsed")
    try:
        return datetime.fromtimestamp(calendar.timegm(parsed), UTC) if parsed else None
    except (ValueError, OverflowError):
        return None


KIND = Feed()
