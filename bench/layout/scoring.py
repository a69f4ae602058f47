"""Counts over outcomes: how many failures were found and how soon, how often good sources were called broken."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bench.layout.outcome import GOOD, Outcome
from kronika.model.health import Verdict

SOON, LATE = 15, 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """How a detector did on streams that fail. Streams it had called broken before there was a reason are left out."""

    streams: int
    early: int
    soon: int
    late: int
    median: float  # documents; infinite if more than half were missed
    p95: float

    @property
    def missed(self) -> int:
        """Not within the longer window."""
        return self.streams - self.late


@dataclass(frozen=True, slots=True, kw_only=True)
class Calm:
    """How a detector did on streams that are well."""

    streams: int
    months: float
    broken: int  # alerts
    alerted: int  # streams with at least one
    layout: int
    mix: int
    documents: int
    damaged: int


def found(outcomes: Iterable[Outcome]) -> Found:
    """Over failing streams."""
    all_ = list(outcomes)
    fair = [outcome for outcome in all_ if not outcome.early]
    delays = sorted(math.inf if outcome.delay is None else outcome.delay for outcome in fair)
    return Found(
        streams=len(fair),
        early=len(all_) - len(fair),
        soon=sum(delay <= SOON for delay in delays),
        late=sum(delay <= LATE for delay in delays),
        median=rank(delays, 0.5),
        p95=rank(delays, 0.95),
    )


def calm(outcomes: Iterable[Outcome]) -> Calm:
    """Over streams without any failure."""
    all_ = list(outcomes)
    return Calm(
        streams=len(all_),
        months=sum(outcome.months for outcome in all_),
        broken=sum(outcome.times(Verdict.BROKEN) for outcome in all_),
        alerted=sum(outcome.times(Verdict.BROKEN) > 0 for outcome in all_),
        layout=sum(outcome.times(Verdict.LAYOUT) for outcome in all_),
        mix=sum(outcome.times(Verdict.MIX) for outcome in all_),
        documents=sum(outcome.documents for outcome in all_),
        damaged=sum(outcome.damaged for outcome in all_),
    )


def rank(ordered: Sequence[float], share: float) -> float:
    """The smallest value that so large a share does not exceed."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else math.nan


def pace(outcomes: Iterable[Outcome]) -> float:
    """Microseconds a document on good streams, beyond taking its measures."""
    good = [outcome for outcome in outcomes if outcome.kind == GOOD]
    return 1e6 * sum(outcome.seconds for outcome in good) / max(1, sum(outcome.documents for outcome in good))
