"""Answers to ready questions as programs see them: numbers, what stands behind them, and what makes them less sure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from datetime import date

from pydantic import Field

from kronika.model.analysis import Tone
from kronika.model.series import Answer, Ready, Step
from kronika.serve.api.questions import QuestionShown, question_shown
from kronika.serve.api.texts import Shown


class PointShown(Shown):
    """One stretch of a curve."""

    day: date = Field(description="The first of the stretch.")
    articles: int = Field(description="How many stand behind the numbers.")
    positive: float | None
    negative: float | None
    value: float | None
    low: float | None = Field(description="Where people have judged: the value probably lies between low and high.")
    high: float | None


class LineShown(Shown):
    """One curve."""

    name: str
    key: str
    query: str
    points: list[PointShown]
    total: int


class RankedShown(Shown):
    """A thing or keyword of a stretch."""

    key: str
    name: str
    articles: int
    kind: str


class RankingShown(Shown):
    """The most frequent of one stretch."""

    day: date
    articles: int
    best: list[RankedShown]


class HeadlineShown(Shown):
    """An article at one end of its day."""

    day: date
    article_id: int
    title: str
    source: str
    score: float
    url: str
    end: Tone


class ShareShown(Shown):
    """How many articles of a source sound how."""

    source: str
    articles: int
    tones: Mapping[Tone, int]
    mean: float
    low: float | None
    high: float | None


class NodeShown(Shown):
    """A thing of a graph."""

    key: str
    name: str
    articles: int
    kind: str


class TieShown(Shown):
    """Two things that are named together; first and second are places among the nodes."""

    first: int
    second: int
    articles: int
    lift: float
    likelihood: float
    sentences: int | None


class BrokenShown(Shown):
    """Days on which a source was broken, as the watchdog says."""

    source: str
    first: date
    last: date
    sentence: str


class TrendShown(Shown):
    """The answer to a ready question; lists that the question has no use for are empty."""

    ready: Ready
    title: str
    subtitle: str
    question: QuestionShown
    first: date
    last: date
    step: Step
    total: int
    sources: list[str]
    lines: list[LineShown]
    rankings: list[RankingShown]
    headlines: list[HeadlineShown]
    shares: list[ShareShown]
    nodes: list[NodeShown]
    ties: list[TieShown]
    broken: list[BrokenShown]
    notes: list[str]


def trend_shown(answer: Answer) -> TrendShown:
    """An answer for a caller."""
    told = asdict(answer)
    told["question"] = question_shown(answer.question)
    return TrendShown.model_validate(told)
