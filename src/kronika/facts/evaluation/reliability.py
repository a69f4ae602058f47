"""Whether probabilities mean what they say, and how many hours can be decided without asking a person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

EDGES = (0.0, 0.05, 0.1, 0.3, 0.5, 0.7, 0.9, 0.95, 1.0)
WANTED = 0.99  # accuracy of what is decided without a person


@dataclass(frozen=True, slots=True, kw_only=True)
class Bin:
    """Hours whose probability lies between two edges: how many, what was said, what was so."""

    low: float
    high: float
    count: int
    said: float  # mean probability
    so: float  # share that is the event


def reliability(answers: Sequence[tuple[float, bool]]) -> list[Bin]:
    """The bins that are not empty."""
    bins: list[Bin] = []
    for low, high in zip(EDGES, EDGES[1:], strict=False):
        inside = [(p, so) for p, so in answers if low <= p < high or (high == 1.0 and p == 1.0)]
        if inside:
            said = sum(p for p, _ in inside) / len(inside)
            bins.append(
                Bin(low=low, high=high, count=len(inside), said=said, so=sum(so for _, so in inside) / len(inside))
            )
    return bins


def expected_error(bins: Sequence[Bin]) -> float:
    """The mean gap between what was said and what was so, weighted by count."""
    total = sum(one.count for one in bins)
    return sum(one.count * abs(one.said - one.so) for one in bins) / total if total else 0.0


def decided(answers: Sequence[tuple[float, bool]], wanted: float = WANTED) -> tuple[float, float]:
    """The largest share, the surest first, that is right at least so often; and the certainty from which it holds."""
    ordered = sorted(answers, key=lambda answer: -abs(answer[0] - 0.5))
    best, bar, right = 0, 1.0, 0
    for count, (p, so) in enumerate(ordered, 1):
        right += (p >= 0.5) == so
        last = count == len(ordered) or abs(ordered[count][0] - 0.5) < abs(p - 0.5)
        if last and right >= wanted * count:
            best, bar = count, max(p, 1 - p)
    return (best / len(ordered) if ordered else 0.0), bar


def decided_at(answers: Sequence[tuple[float, bool]], sure: float) -> tuple[float, float]:
    """With a certainty fixed beforehand: which share is decided, and how often it is right."""
    kept = [(p >= 0.5) == so for p, so in answers if max(p, 1 - p) >= sure]
    return (len(kept) / len(answers) if answers else 0.0), (sum(kept) / len(kept) if kept else 0.0)
