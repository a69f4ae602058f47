"""The feeds that a page announces, in its head or by links to them."""

from __future__ import annotations

import re

from kronika.html.address import join
from kronika.html.document import Document
from kronika.html.links import links
from kronika.html.text import fold
from kronika.model.errors import BadUrl

TYPES = frozenset(
    "application/rss+xml application/atom+xml application/feed+json application/rdf+xml text/xml application/xml".split()
)
LINKED = re.compile(
    r"(?:^|[/_.-])(?:rss2?|atom|feed|feeds)(?:[/_.-]|$)|[?&](?:feed|format|type)=(?:rss2?|atom|feed)\b", re.IGNORECASE
)
OF_COMMENTS = re.compile(r"comment|koment|коммент|диску|diskus|dyskus", re.IGNORECASE)
LISTS_OF_FEEDS = re.compile(r"\.(?:html?|aspx|php)$", re.IGNORECASE)


def announced_feeds(document: Document) -> list[tuple[str, str]]:
    """Address and title of each, those of comments last; by links only where the head names none."""
    found = dict(in_head(document)) or dict(by_links(document))
    return sorted(found.items(), key=lambda feed: bool(OF_COMMENTS.search(" ".join(feed))))


def in_head(document: Document) -> list[tuple[str, str]]:
    """<link rel=alternate> of a feed's type."""
    found = []
    for link in document.root.iter("link"):
        kind = (link.get("type") or "").split(";")[0].strip().lower()
        if "alternate" in (link.get("rel") or "").lower().split() and kind in TYPES:
            try:
                found.append((join(document.base, link.get("href") or ""), fold(link.get("title") or "")))
            except BadUrl:
                continue
    return found


def by_links(document: Document) -> list[tuple[str, str]]:
    """Links whose address speaks of a feed; a page about feeds is none."""
    return [
        (link.url, link.text)
        for link in links(document)
        if LINKED.search(path(link.url)) and not LISTS_OF_FEEDS.search(path(link.url).split("?")[0])
    ]


def path(url: str) -> str:
    """What follows the host."""
    return "/" + url.split("/", 3)[3] if url.count("/") > 2 else "/"
