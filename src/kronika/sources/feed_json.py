"""Reads JSON Feed 1.0 and 1.1, believing nothing: every field may be missing or of the wrong kind."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from kronika.html.charset import decode
from kronika.html.text import fold
from kronika.model.page import Fetched
from kronika.sources.feed_reading import MOST_ITEMS, FeedItem, FeedRead, plain, unreadable

VERSIONS = ("https://jsonfeed.org/version/1", "http://jsonfeed.org/version/1")
MOST_NAMES = 100


def looks_like_json(fetched: Fetched) -> bool:
    """Whether the body is an object of JSON and no markup."""
    return fetched.body[:64].lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")


def read_json(fetched: Fetched) -> FeedRead:
    """The feed, or a sentence that says what else the address gave."""
    try:
        feed = json.loads(decode(fetched.body, fetched.header("content-type")).text)
    except (ValueError, RecursionError) as error:
        raise unreadable(f"The feed {fetched.url} is no valid JSON and cannot be read.") from error
    if not isinstance(feed, dict) or not text(feed, "version").startswith(VERSIONS):
        raise unreadable(
            f"{fetched.url} gives JSON that is not a feed (a JSON Feed names its version 1 or 1.1); give the feed's own address."
        )
    return FeedRead(
        items=tuple(item_of(item) for item in listed(feed, "items")[:MOST_ITEMS]),
        title=fold(text(feed, "title")),
        language=text(feed, "language"),
        following=text(feed, "next_url") or None,
    )


def item_of(item: dict[str, Any]) -> FeedItem:
    """One item; without an address of its own it may link to another, or its id may be one."""
    name = item.get("id")
    identity = str(name) if isinstance(name, str | int | float) else ""
    address = identity if identity.startswith(("http://", "https://")) else ""
    return FeedItem(
        link=text(item, "url") or text(item, "external_url") or address,
        title=fold(text(item, "title")),
        summary=fold(text(item, "summary") or text(item, "content_text")) or plain(text(item, "content_html")),
        published=moment(text(item, "date_published")),
        updated=moment(text(item, "date_modified")),
        authors=names(text(one, "name") for one in (listed(item, "authors") or single(item, "author"))),
        keywords=names(tag for tag in strings(item, "tags")),
        id=identity,
        enclosures=tuple(found for one in listed(item, "attachments")[:MOST_NAMES] if (found := text(one, "url"))),
        language=text(item, "language"),
    )


def text(holder: dict[str, Any], name: str) -> str:
    """A field that is a string; empty when it is anything else."""
    value = holder.get(name)
    return value if isinstance(value, str) else ""


def strings(holder: dict[str, Any], name: str) -> list[str]:
    """A field that is a list of strings; what is none is left out."""
    value = holder.get(name)
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def listed(holder: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """A field that is a list of objects; what is none is left out."""
    value = holder.get(name)
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def single(holder: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """The one author of version 1.0."""
    value = holder.get(name)
    return [value] if isinstance(value, dict) else []


def names(found: Iterable[str]) -> tuple[str, ...]:
    """Words without the empty ones, each once."""
    folded = (fold(one) for one in found)
    return tuple(dict.fromkeys(one for one in folded if one))[:MOST_NAMES]


def moment(written: str) -> datetime | None:
    """A date as RFC 3339 has it, in UTC."""
    try:
        found = datetime.fromisoformat(written)
        return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError):
        return None
