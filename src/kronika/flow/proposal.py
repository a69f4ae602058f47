"""Looks at an address once and proposes what kind of source it is."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.fetch.single import fetch_one
from kronika.html.address import host_of, join
from kronika.html.document import Document, parse
from kronika.html.text import text_of
from kronika.lang.identify import identify
from kronika.model.clock import Clock
from kronika.model.errors import NotText
from kronika.model.source import SourceKind
from kronika.settings import FetchSettings

FEED_TYPES = ("application/rss+xml", "application/atom+xml", "application/feed+json")
FEED_MARKS = (b"<rss", b"<feed", b"<rdf:RDF")
HEAD = 2048
SAMPLE = 20_000  # characters are enough to tell a language


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """A source as we would add it, and the reason in plain words."""

    url: str
    kind: str
    name: str
    lang: str | None
    because: str


def propose(url: str, settings: FetchSettings, clock: Clock) -> Proposal:
    """Fetch the address and say what it offers: a feed, a page that names its feed, or a site."""
    fetched = fetch_one(url, settings, clock=clock)
    host = host_of(url).removeprefix("www.")
    if any(mark in fetched.body[:HEAD] for mark in FEED_MARKS):
        return Proposal(url=url, kind=SourceKind.FEED, name=host, lang=None, because="the address is a feed")
    try:
        document = parse(fetched.body, url=fetched.final_url, content_type=fetched.header("content-type"))
    except NotText:
        return Proposal(url=url, kind=SourceKind.PAGE, name=host, lang=None, because="the address is not a text page")
    lang = document.lang or identify(text_of(document.root)[:SAMPLE])
    feed = announced_feed(document)
    if feed:
        return Proposal(url=feed, kind=SourceKind.FEED, name=host, lang=lang, because="the page announces its feed")
    return Proposal(url=url, kind=SourceKind.SITE, name=host, lang=lang, because="the page announces no feed")


def announced_feed(document: Document) -> str | None:
    """The first feed a page names in its head."""
    for link in document.root.iter("link"):
        if "alternate" in (link.get("rel") or "").lower().split() and (link.get("type") or "").lower() in FEED_TYPES:
            return join(document.base, link.get("href") or "")
    return None
