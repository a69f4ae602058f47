"""The articles a listing page offers: each link to an article with the date that stands beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from kronika.html.links import Link, links
from kronika.lang.dates import first_date
from kronika.sources.headline_links import headline_links
from kronika.sources.territory import bare_host

if TYPE_CHECKING:
    from lxml.etree import _Element

    from kronika.html.document import Document

ITEM_TEXT = 1200  # an element with more text than this is no single item
CLIMB = 4
BLUR = {"minute": timedelta(0), "day": timedelta(days=1), "month": timedelta(days=31)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One article offered by a listing; a date without an hour means any moment of that day."""

    link: Link
    when: datetime | None
    blur: timedelta = timedelta(0)


def items(document: Document, pattern: re.Pattern[str] | None, lang: str | None, now: datetime) -> list[Item]:
    """Articles in page order, each once, with its longest link text and the date beside any of its links."""
    offered: dict[str, list[Link]] = {}
    for link in article_links(document, pattern):
        offered.setdefault(link.url, []).append(link)
    owners = {link.element: url for url, found in offered.items() for link in found}
    return [item(found, owners, lang, now) for found in offered.values()]


def item(found: list[Link], owners: Mapping[_Element, str], lang: str | None, now: datetime) -> Item:
    """One article from all links that lead to it."""
    longest = max(found, key=lambda link: len(link.text))
    for link in found:
        when = date_beside(link, owners, lang, now)
        if when is not None:
            return Item(link=longest, when=when[0], blur=when[1])
    return Item(link=longest, when=None)


def article_links(document: Document, pattern: re.Pattern[str] | None) -> Iterator[Link]:
    """Links whose path fits the pattern; without one, those that look like headlines (C10)."""
    home = bare_host(document.url) if document.url else ""
    offered = [link for link in links(document) if bare_host(link.url) == home]
    if pattern is None:
        return headline_links(offered)
    return (link for link in offered if pattern.search(path_of(link.url)))


def date_beside(
    link: Link, owners: Mapping[_Element, str], lang: str | None, now: datetime
) -> tuple[datetime, timedelta] | None:
    """The first date in the smallest element around the link that holds no other article, and how blurred it is."""
    element = link.element
    for _ in range(CLIMB):
        parent = element.getparent()
        if parent is None or any(owners.get(other, link.url) != link.url for other in parent.iter("a", "area")):
            break
        element = parent
        for time in element.iter("time"):
            stamp = parse_stamp(time.get("datetime"), now)
            if stamp is not None:
                return stamp, timedelta(0)
        text = " ".join(map(str, element.itertext()))  # a word of one cell must not run into the next
        if len(text) > ITEM_TEXT:
            break
        found = first_date(text, lang=lang, now=now)
        if found is not None:
            return found.when, BLUR[found.precision]
    return None


def parse_stamp(stamp: str | None, now: datetime) -> datetime | None:
    """The datetime attribute of a <time> element, when it is one."""
    try:
        moment = datetime.fromisoformat(stamp or "")
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=now.tzinfo)


def path_of(url: str) -> str:
    """Path and query of an address."""
    parts = urlsplit(url)
    return f"{parts.path}?{parts.query}" if parts.query else parts.path
