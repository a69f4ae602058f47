"""What a feed says, whatever it is written in: its items, each with what the feed says of it, and its next page."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from lxml import etree

from kronika.html.document import parse
from kronika.html.text import fold, text_of
from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind

MARKED_UP = frozenset({"text/html", "application/xhtml+xml"})
MOST_ITEMS = 2_000
MARKUP_READ = 50_000  # characters of markup that are read for a summary


@dataclass(frozen=True, slots=True, kw_only=True)
class FeedItem:
    """One item. Every text is plain and folded; what the feed does not say is empty."""

    link: str
    title: str = ""
    summary: str = ""
    published: datetime | None = None
    updated: datetime | None = None
    authors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    id: str = ""
    enclosures: tuple[str, ...] = ()
    comments: str = ""
    language: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class FeedRead:
    """A whole feed."""

    items: tuple[FeedItem, ...]
    title: str = ""
    language: str = ""
    following: str | None = None  # the page with older items, as the feed names it
    generator: str = ""


def plain(text: str, kind: str = "text/html") -> str:
    """The words of a text; without its markup where it has some."""
    if kind in MARKED_UP and ("<" in text or "&" in text):
        root = parse(text[:MARKUP_READ].encode(), content_type="text/html; charset=utf-8").root
        etree.strip_elements(root, "script", "style", "template", with_tail=False)  # nobody else reads this tree
        return text_of(root)
    return fold(text)


def unreadable(sentence: str) -> FetchError:
    """A feed that cannot be read."""
    return FetchError(sentence, kind=FailureKind.UNREADABLE)
