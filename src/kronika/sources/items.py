"""The articles a listing page offers: each link to an article with the date that stands beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from kronika.html.address import host_of
from kronika.html.links import Link, links
from kronika.lang.dates import first_date

if TYPE_CHECKING:
    from lxml.etree import _Element

    from kronika.html.document import Document

ITEM_TEXT = 1200  # an element with more text than this is no single item
CLIMB = 4
LONG_LINK = 18  # a headline has at least this many characters (E1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One article offered by a listing."""

    link: Link
    when: datetime | None


def items(document: Document, pattern: re.Pattern[str] | None, lang: str | None, now: datetime) -> list[Item]:
    """Article links in page order, each address once, with the longest link text and its date if one is near."""
    best: dict[str, Link] = {}
    for link in article_links(document, pattern):
        if link.url not in best or len(link.text) > len(best[link.url].text):
            best[link.url] = link
    return [Item(link=link, when=date_beside(link, best, lang, now)) for link in best.values()]


def article_links(document: Document, pattern: re.Pattern[str] | None) -> Iterator[Link]:
    """Links whose path fits the pattern; without one, headline-long links inside lists (C10)."""
    host = host_of(document.url) if document.url else ""
    for link in links(document):
        if host_of(link.url) != host:
            continue
        if pattern.search(path_of(link.url)) if pattern else len(link.text) >= LONG_LINK and inside_list(link.element):
            yield link


def date_beside(link: Link, articles: dict[str, Link], lang: str | None, now: datetime) -> datetime | None:
    """The first date in the smallest element around the link that holds no other article."""
    element = link.element
    for _ in range(CLIMB):
        parent = element.getparent()
        if parent is None or holds_others(parent, link, articles):
            break
        element = parent
        for time in element.iter("time"):
            stamp = parse_stamp(time.get("datetime"), now)
            if stamp is not None:
                return stamp
        text = " ".join(map(str, element.itertext()))  # a word of one cell must not run into the next
        if len(text) > ITEM_TEXT:
            break
        found = first_date(text, lang=lang, now=now)
        if found is not None:
            return found.when
    return None


def holds_others(element: _Element, link: Link, articles: dict[str, Link]) -> bool:
    """Whether an element also holds another article's best link."""
    inside = set(element.iter("a"))
    return any(other.element in inside for url, other in articles.items() if url != link.url)


def parse_stamp(stamp: str | None, now: datetime) -> datetime | None:
    """The datetime attribute of a <time> element, when it is one."""
    try:
        moment = datetime.fromisoformat(stamp or "")
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=now.tzinfo)


def inside_list(element: _Element) -> bool:
    """Whether the element stands in a list."""
    return any(ancestor.tag in ("ul", "ol", "dl") for ancestor in element.iterancestors())


def path_of(url: str) -> str:
    """Path and query of an address."""
    parts = urlsplit(url)
    return f"{parts.path}?{parts.query}" if parts.query else parts.path
