"""Reads RSS 0.9 to 2.0, Atom and RDF: odd charsets, rubbish before the XML, and items that are broken."""

from __future__ import annotations

import calendar
import io
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from typing import Any

import feedparser

from kronika.html.charset import decode
from kronika.html.text import fold
from kronika.model.page import Fetched
from kronika.sources.feed_reading import MOST_ITEMS, FeedItem, FeedRead, plain, unreadable

REFERENCE = re.compile(r"&#(?:(\d+)|[xX]([0-9A-Fa-f]+));")
NO_CHARACTER = "&#xFFFD;"
START = re.compile(r"<\?xml|<(?:\w+:)?(?:rss|feed|RDF)\b")
DECLARATION = re.compile(r"^<\?xml[^>]{0,300}\?>")
TAG, ITEM = re.compile("<"), re.compile(r"<(?:\w+:)?(?:item|entry)\b")
MOST_TAGS = 100_000  # that are read of a feed, those inside of items too
RUBBISH = 20_000  # characters before the feed that are thrown away
BREAKS = (ValueError, TypeError, KeyError, AttributeError, IndexError, OverflowError)  # what a broken item causes
REAL_LINKS = ("feedburner_origlink", "pheedo_origlink")  # the article behind a counting redirect
LINKS_ON = ("next", "prev-archive")  # RFC 5005


def read_xml(fetched: Fetched) -> FeedRead | None:
    """The feed; None when it is none. Declared entities are refused: they can be made to explode or to read files."""
    text = decode(fetched.body, fetched.header("content-type")).text
    if "<!ENTITY" in text or b"<!ENTITY" in fetched.body.replace(b"\0", b""):  # also in UTF-16
        raise unreadable(
            f"The feed {fetched.url} declares entities, which a feed does not need and an attack does; it was not read."
        )
    headers = {"content-type": "application/xml; charset=utf-8", "content-location": fetched.final_url}
    try:
        parsed = feedparser.parse(
            io.BytesIO(clean(text).encode("utf-8", "replace")),
            response_headers=headers,
            resolve_relative_uris=False,  # of markup inside items, which is not kept
            sanitize_html=False,
        )
    except BREAKS as error:
        raise unreadable(f"The feed {fetched.url} is too broken to be read: {type(error).__name__}.") from error
    if not parsed.entries and not parsed.get("version"):
        return None
    about = parsed.get("feed", {})
    return FeedRead(
        items=tuple(items_of(parsed.entries[:MOST_ITEMS])),
        title=plain(str(about.get("title") or "")),
        language=str(about.get("language") or "")[:20],
        following=next((str(link.get("href")) for link in about.get("links", ()) if link.get("rel") in LINKS_ON), None),
        generator=str(about.get("generator") or ""),
    )


def clean(text: str) -> str:
    """The feed without rubbish before it, declared as what it now is, and without references to no character."""
    start = START.search(text[:RUBBISH])
    text = text[start.start() :] if start else text
    text = DECLARATION.sub("", text, count=1).lstrip()
    return '<?xml version="1.0" encoding="utf-8"?>\n' + REFERENCE.sub(sound, bounded(text))


def bounded(text: str) -> str:
    """The feed as far as it is read: items beyond those that are kept, and endless tags, would cost minutes."""
    for mark, most in ((ITEM, MOST_ITEMS), (TAG, MOST_TAGS)):
        beyond = next(islice(mark.finditer(text), most, None), None)
        text = text[: beyond.start()] if beyond else text
    return text


def sound(reference: re.Match[str]) -> str:
    """A reference to a character; one to a character that cannot be would break the reading of the whole feed."""
    decimal, hexadecimal = reference.groups()
    code = int(decimal[:20]) if decimal else int(hexadecimal[:20], 16)
    return NO_CHARACTER if 0xD800 <= code <= 0xDFFF or code > 0x10FFFF else reference.group()


def items_of(entries: list[Any]) -> Iterator[FeedItem]:
    """The items that can be read; one that is broken costs no other."""
    for entry in entries:
        try:
            yield item_of(entry)
        except BREAKS:
            continue


def item_of(entry: Any) -> FeedItem:
    """One item as feedparser read it."""
    real = next((str(entry[name]) for name in REAL_LINKS if entry.get(name)), None)
    return FeedItem(
        link=real or str(entry.get("link") or ""),
        title=detailed(entry, "title"),
        summary=detailed(entry, "summary"),
        published=moment(entry, "published_parsed") or moment(entry, "created_parsed"),
        updated=moment(entry, "updated_parsed"),
        authors=authors_of(entry),
        keywords=tuple(fold(str(tag["term"])) for tag in entry.get("tags", ()) if tag.get("term")),
        id=str(entry.get("id") or ""),
        enclosures=tuple(str(one["href"]) for one in entry.get("enclosures", ()) if one.get("href")),
        comments=str(entry.get("comments") or ""),
        language=str(entry.get("language") or ""),
    )


def detailed(entry: Any, name: str) -> str:
    """A text of an item, without its markup where the feed says that it has some."""
    return plain(str(entry.get(name) or ""), entry.get(f"{name}_detail", {}).get("type") or "text/html")


def authors_of(entry: Any) -> tuple[str, ...]:
    """Who wrote it, each once."""
    names = [fold(str(one.get("name") or "")) for one in entry.get("authors", ())] or [
        fold(str(entry.get("author") or ""))
    ]
    return tuple(dict.fromkeys(name for name in names if name))


def moment(entry: Any, name: str) -> datetime | None:
    """A date in UTC; a year no calendar has is no date. Asked of the plain dict: feedparser itself guesses one from another."""
    parsed = dict.get(entry, name)
    try:
        return datetime.fromtimestamp(calendar.timegm(parsed), UTC) if parsed else None
    except (ValueError, OverflowError):
        return None
