"""Series: what ready questions answer, day by day, with all that makes a number honest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from kronika.model.analysis import Tone


class Measure(StrEnum):
    """What is told of a day."""

    ARTICLES = "articles"
    SENTIMENT = "sentiment"  # mean positive and negative points of an article


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """One day of one series. `articles` is what stands behind the numbers; without articles the values are None."""

    day: date
    articles: int
    positive: float | None = None  # mean points of an article, ≥ 0
    negative: float | None = None  # ≥ 0
    value: float | None = None  # mean of positive less negative; or the count of a counted thing
    low: float | None = None  # where people have judged: between what bounds the value probably lies
    high: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Broken:
    """Days on which a source's texts were wrong, or did not come, as the watchdog says."""

    source: str
    first: date
    last: date
    sentence: str  # why, in words


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One curve: of a source, a thing, a keyword, or of all articles."""

    name: str
    key: str = ""  # by which it can be asked for: a source's name, a thing's key, a keyword's lemma
    query: str = ""  # finds the articles behind it; a point adds its day
    points: tuple[Point, ...] = ()
    total: int = 0  # articles in all


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranked:
    """A thing or keyword of a day, with the number of its articles."""

    key: str
    name: str
    articles: int
    kind: str = ""  # PER, LOC … of things; own or text of keywords


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranking:
    """The most frequent of one day."""

    day: date
    articles: int
    best: tuple[Ranked, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Headline:
    """An article at one end of its day."""

    day: date
    article_id: int
    title: str
    source: str
    score: float
    url: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """How many articles of a source sound how."""

    source: str
    articles: int
    tones: Mapping[Tone, int] = field(default_factory=dict)
    mean: float = 0.0
    low: float | None = None  # of the mean, where people have judged
    high: float | None = None
