"""Series: what ready questions answer, day by day, with all that makes a number honest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from kronika.model.analysis import Tone
from kronika.model.search import Question


class Ready(StrEnum):
    """The ready questions; the value is what people type."""

    SENTIMENT = "sentiment"  # mean points of an article, over time
    COMPARE = "compare"  # the same for each server, on one scale
    ENTITIES = "entities"  # the most frequent things
    KEYWORDS = "keywords"
    HEADLINES = "headlines"  # the most negative and the most positive
    SHARES = "shares"  # how many articles of each server sound how
    VOLUME = "volume"  # number of articles
    GRAPH = "graph"  # what is named together


class Step(StrEnum):
    """How long the stretches are that are counted together."""

    DAY = "day"
    WEEK = "week"  # from Monday
    MONTH = "month"


class Measure(StrEnum):
    """What is told of a day."""

    ARTICLES = "articles"
    SENTIMENT = "sentiment"  # mean positive and negative points of an article


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """One stretch of one series. `articles` is what stands behind the numbers; without articles the values are None."""

    day: date  # the first of the stretch
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
    """The most frequent of one stretch."""

    day: date  # the first of the stretch
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
    end: Tone = Tone.NEGATIVE  # at which end: the most negative, or the most positive


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """How many articles of a source sound how."""

    source: str
    articles: int
    tones: Mapping[Tone, int] = field(default_factory=dict)
    mean: float = 0.0
    low: float | None = None  # of the mean, where people have judged
    high: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A thing of a graph, with the number of articles that name it."""

    key: str
    name: str
    articles: int
    kind: str = ""  # PER, LOC …


@dataclass(frozen=True, slots=True, kw_only=True)
class Tie:
    """Two things of a graph that are named together. `first` and `second` are places among the nodes."""

    first: int
    second: int
    articles: int  # that name both
    lift: float = 0.0  # times as often as chance would bring them together
    likelihood: float = 0.0  # Dunning's G²: how sure it is that this is no chance
    sentences: int | None = None  # in which both stand; None: nobody counted them


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a ready question came to: numbers, and all that has to be said with them."""

    ready: Ready
    title: str  # what is seen, in a few words
    subtitle: str  # what is counted, over which period, of which articles
    question: Question
    first: date  # of the period
    last: date  # included
    step: Step = Step.DAY
    total: int = 0  # articles
    sources: tuple[str, ...] = ()  # that have articles in it, the most frequent first
    lines: tuple[Line, ...] = ()
    rankings: tuple[Ranking, ...] = ()
    headlines: tuple[Headline, ...] = ()
    shares: tuple[Share, ...] = ()
    nodes: tuple[Node, ...] = ()
    ties: tuple[Tie, ...] = ()
    broken: tuple[Broken, ...] = ()
    notes: tuple[str, ...] = ()  # what makes the numbers less sure than they look
