"""Searching: an article as the index takes it, a question as people put it, and what is found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from kronika.model.analysis import EntityType, Tone
from kronika.model.article import PageClass


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexedThing:
    """A thing an article names. `key` is the same for one thing in all articles and, where it has a link, languages."""

    key: str  # the link, or "cs/PER/miloš_zeman" without one
    base: str
    type: EntityType
    mentions: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexedKeyword:
    """What an article is about; `own`: the site said so."""

    lemma: str  # by which articles are counted together
    text: str
    own: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Indexable:
    """All of an article that can be searched and counted. Without an analysis the tone is None and nothing is named."""

    id: int
    url: str
    source: str
    at: datetime  # published, or fetched where that is unknown
    day: int  # of publication as its readers count it, in days from 1970-01-01
    title: str
    lead: str
    body: str
    page_class: PageClass
    lang: str | None = None
    section: str | None = None
    authors: tuple[str, ...] = ()
    keywords: tuple[IndexedKeyword, ...] = ()
    things: tuple[IndexedThing, ...] = ()
    tone: Tone | None = None
    score: float = 0.0
    positive: float = 0.0
    negative: float = 0.0
    sentences: int = 0
    cluster: int | None = None  # smallest number of the articles that are nearly the same; None: there is no other


class Order(StrEnum):
    """What comes first."""

    NEWEST = "newest"
    OLDEST = "oldest"
    BEST = "best"  # by relevance
    NEGATIVE = "negative"  # the most negative
    POSITIVE = "positive"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked: a query as people write it, and what forms add to it."""

    text: str = ""  # empty: all articles
    since: datetime | None = None
    until: datetime | None = None  # not included
    sources: tuple[str, ...] = ()  # any of them
    entities: tuple[str, ...] = ()  # all of them: a base form, a key or a link
    lang: str | None = None
    tone: Tone | None = None
    collapsed: bool = False  # texts that are nearly the same count once, where they stood first


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """An article that was found."""

    article_id: int
    score: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What was found: how many in all, and those that were asked for, in order."""

    total: int
    hits: tuple[Hit, ...] = ()
    notes: tuple[str, ...] = ()  # what the reader should know: "The index is 3 articles behind."
    counts: Mapping[str, int] = field(default_factory=dict)  # of each source, the most frequent first
