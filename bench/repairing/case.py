"""A case: pages of one new layout, with the text that is true of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

NOW = datetime(2026, 4, 10, 12, 0, tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class CasePage:
    """One page and its truth."""

    url: str
    html: str
    text: str  # lead and body
    lang: str | None = None
    feed_title: str | None = None
    feed_summary: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One layout. The first pages are learned from, the others are never shown to the repair."""

    name: str
    group: str  # templates, sample web, saved pages
    lessons: tuple[CasePage, ...]
    unseen: tuple[CasePage, ...]


def made(name: str, group: str, pages: list[CasePage], lessons: int) -> Case:
    """A case of so many lessons; the rest is unseen."""
    return Case(name=name, group=group, lessons=tuple(pages[:lessons]), unseen=tuple(pages[lessons:]))


Plan = Callable[
    [], Case | None
]  # makes a case when its turn comes, for all together do not fit in memory; None: it cannot be one
