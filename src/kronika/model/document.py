"""A document: one page beside what extraction returned for it, as the watchdog sees it; and what was measured on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from kronika.model.article import PageClass


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A page and the text taken out of it. None means "not given", which is never held against a source."""

    source: str
    url: str | None = None
    at: datetime | None = None  # when the page was fetched
    html: str = ""  # empty: the page itself is not at hand
    text: str = ""  # lead and body as they were kept
    title: str = ""
    feed_title: str | None = None
    feed_summary: str | None = None
    general: str | None = None  # what the general engine finds on the same page; None: nobody asked it
    page_class: PageClass | None = None  # what the general engine takes the page for


@dataclass(frozen=True, slots=True, kw_only=True)
class Measures:
    """What the watchdog keeps of a document: small, so that every one is kept and models can be learned again."""

    values: Mapping[str, float]  # by the name of the measure; one that could not be taken is missing
    classic: tuple[float, ...] = ()  # P S N V and the five tag counts of the published method; empty: no page at hand
    path: str = ""  # tags and classes from the page's root to what holds the text
    prints: tuple[int, ...] = ()  # fingerprints of a part of the text's runs of words, to find them in other documents
    lines: tuple[int, ...] = ()  # fingerprints of its first and last sentences as wholes
    url: str | None = None
    at: datetime | None = None
    page_id: int | None = None
    lang: str | None = None
    skeleton: tuple[int, ...] = field(default=())  # fingerprints of the page's frame, to notice a new layout
