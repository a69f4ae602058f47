"""Which stored pages are meant: of one source, of a time, all versions or the newest; and what is told beside a page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from kronika.model.article import Article
from kronika.model.lead import Role
from kronika.model.page import Page


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSelection:
    """Versions first seen from `since` up to `until`; with `newest` only the last of each address within that time."""

    source_id: int
    since: datetime | None = None
    until: datetime | None = None
    newest: bool = False
    quarantined: bool = False  # with articles whose text is wrong, as the watchdog says


@dataclass(frozen=True, slots=True, kw_only=True)
class Extent:
    """How much a selection holds; two that are equal hold the same."""

    pages: int
    last_id: int
    last_seen: datetime | None
    quarantined: int = 0  # articles of the source that are set aside


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldPage:
    """What was known of a page before it was fetched: what it was taken for, and what led there said of it."""

    source: str
    role: Role
    hints: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownPage:
    """A stored version, what its lead knew, and its article if it was read."""

    page: Page
    role: Role
    hints: Mapping[str, str] = field(default_factory=dict)
    article: Article | None = None
    quarantined: bool = False  # its text is wrong
