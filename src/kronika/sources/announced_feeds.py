"""The feeds a page names in its head."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.html.address import join
from kronika.model.errors import BadUrl

if TYPE_CHECKING:
    from kronika.html.document import Document

TYPES = frozenset(("application/rss+xml", "application/atom+xml", "application/feed+json", "application/rdf+xml"))


def announced_feeds(document: Document) -> list[str]:
    """Their addresses, in the order of the page, each once."""
    found: dict[str, None] = {}
    for link in document.root.iter("link"):
        kind = (link.get("type") or "").split(";")[0].strip().lower()
        if kind in TYPES and "alternate" in (link.get("rel") or "").lower().split():
            try:
                found[join(document.base, link.get("href") or "")] = None
            except BadUrl:
                continue
    return list(found)
