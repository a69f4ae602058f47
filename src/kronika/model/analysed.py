"""Stored analyses: that of one article, and what all of them together tell of the things they name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from kronika.model.analysis import Analysis, EntityType
from kronika.model.article import Article

LONGEST_TERM = 200  # characters of a key, a base form or a keyword; what is longer is no name


class Alikeness(Protocol):
    """Tells texts that are nearly the same by their prints."""

    def bands(self, prints: Sequence[int]) -> Sequence[int]:
        """Numbers of 63 bits of which texts that are alike share at least one, most probably."""
        ...

    def alike(self, one: Sequence[int], other: Sequence[int]) -> bool:
        """Whether two texts are nearly the same."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredAnalysis:
    """The analysis of an article as the store keeps it."""

    article_id: int
    analysis: Analysis
    at: datetime
    version: str
    cluster: int | None = None  # smallest number of the articles that are nearly the same; None: there is no other


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How far the analysis of a chronicle is."""

    waiting: int = 0
    done: int = 0
    stale: int = 0  # made by another version than the present one
    versions: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class ThingFilter:
    """Which articles count, and which things are wanted."""

    source: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    type: EntityType | None = None
    lang: str | None = None
    words: str | None = None  # in the base form or one of its forms


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """Somebody or something that articles name: one a language, key and type; those with the same link are one."""

    ids: tuple[int, ...]
    key: str
    base: str
    type: EntityType
    langs: tuple[str, ...]
    link: str | None = None
    articles: int = 0
    texts: int = 0  # articles, those that are nearly the same counted once
    mentions: int = 0
    positive: float = 0.0
    negative: float = 0.0
    forms: tuple[str, ...] = ()  # other base forms, the most frequent first
    sources: Mapping[str, int] = field(default_factory=dict)  # articles of each


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where things stand together: a sentence of an article."""

    article_id: int
    sentence: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Together:
    """A thing that stands in sentences with another, or two things of a graph, with the counts behind."""

    first: int  # number of a thing
    second: int
    sentences: int  # in which both stand
    articles: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Labelled:
    """What a thing is called, and what kind of thing it is."""

    name: str
    kind: str = ""  # PER, LOC …


@dataclass(frozen=True, slots=True, kw_only=True)
class Titled:
    """The headline of an article and where it stands."""

    title: str
    source: str
    url: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Twin:
    """An article whose text is nearly the same as another's."""

    article_id: int
    source: str
    title: str
    at: datetime
    share: float = 1.0  # of the runs of words that both have


def whole_text(title: str, text: str) -> str:
    """What is analysed of an article: its headline is the first paragraph."""
    return "\n\n".join(part for part in (title.strip(), text) if part)


def text_of(article: Article) -> str:
    """The text whose characters the places of an article's analysis count."""
    return whole_text(article.title, article.text)
