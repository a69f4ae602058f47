"""A lead: an address worth fetching, and how we came to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

INSTEAD = "instead"  # the hint that names the address to try when this one is not to be had


class Role(StrEnum):
    """What a lead is expected to be; decides whether it is fetched again in the next round."""

    ENTRY = "entry"  # the source's own address: fetched every round
    LISTING = "listing"  # a page that only leads on: fetched every round
    ARTICLE = "article"  # fetched once, then only when asked to re-check
    PAGE = "page"  # any page of a small site: re-checked every round with a conditional request
    FOLLOWING = "following"  # a further page of an article's text: fetched whenever the page before it is


@dataclass(frozen=True, slots=True, kw_only=True)
class Lead:
    """An address worth fetching. `url` is canonical; equal URLs of one source are one lead."""

    url: str
    source_id: int
    role: Role = Role.PAGE
    via: str | None = None  # the page whose link led here
    link_text: str | None = None
    depth: int = 0
    priority: int = 0  # higher first
    hints: Mapping[str, str] = field(
        default_factory=dict
    )  # what the feed or listing already said: title, summary, published
    modified: datetime | None = None  # when the feed or the sitemap says the page last changed
    pattern: str = ""  # addresses of one pattern share a budget; empty: no budget
    cut: str = ""  # why it is not fetched at all; counted by this reason, never opened
