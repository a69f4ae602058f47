"""A source: a place on the web that the user asked Kronika to follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum


class SourceKind(StrEnum):
    """The built-in ways to find leads; each is a module in sources/kinds, and a plugin may add others."""

    FEED = "feed"
    SITEMAP = "sitemap"
    SITE = "site"
    ARCHIVE = "archive"
    LISTING = "listing"
    PAGE = "page"
    DIRECTORY = "directory"
    IMPORT = "import"


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """What to follow and how; `id` is 0 until the store has given one."""

    name: str
    url: str
    kind: str  # a name in the registry of source kinds
    id: int = 0
    lang: str | None = None
    section: str | None = None
    every: timedelta | None = None
    paused: bool = False
    options: Mapping[str, str] = field(
        default_factory=dict
    )  # what only this kind understands, e.g. depth, article pattern
    added: datetime | None = None
    next_run: datetime | None = None  # when its schedule is due


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """The limits of one collection: a period, a section, a depth and a number of pages."""

    since: datetime | None = None
    until: datetime | None = None
    section: str | None = None
    depth: int | None = None
    max_pages: int | None = None
    recheck: bool = False  # ask for every page again, also for those that seem not to have changed
