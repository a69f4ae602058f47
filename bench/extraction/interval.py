"""How sure a difference is: both scored on the same pages, drawn again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bench.extraction.judged import Judged

DRAWS = 2_000
SEED = 3
ENDS = (2.5, 97.5)
TINY = 1e-12  # keeps an empty score from dividing by nothing

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One score less another, with the range that holds it 95 times of 100."""

    value: float
    low: float
    high: float


def text_difference(ours: Sequence[Judged], theirs: Sequence[Judged]) -> Difference:
    """Of the F1 over shingles; the two lists are of the same pages in the same order."""
    return by_draws(overlap_rows(ours), overlap_rows(theirs), text_f1)


def snippet_difference(ours: Sequence[Judged], theirs: Sequence[Judged]) -> Difference:
    """Of the F1 over snippets; the two lists are of the same pages in the same order."""
    return by_draws(snippet_rows(ours), snippet_rows(theirs), snippet_f1)


def overlap_rows(judged: Sequence[Judged]) -> Numbers:
    """Per page: precision, whether it counts, recall, whether it counts."""
    rows = []
    for one in judged:
        if one.overlap:
            found = one.overlap.both + one.overlap.extra > 0
            wanted = one.overlap.both + one.overlap.missing > 0
            rows.append((found * one.overlap.precision, found, wanted * one.overlap.recall, wanted))
    return np.array(rows, float)


def text_f1(sums: Numbers) -> float:
    """F1 from the sums of such rows."""
    precision, recall = sums[0] / max(sums[1], 1), sums[2] / max(sums[3], 1)
    return float(2 * precision * recall / max(precision + recall, TINY))


def snippet_rows(judged: Sequence[Judged]) -> Numbers:
    """Per page: right, wrong, missed."""
    counted = [one.snippets for one in judged if one.snippets]
    return np.array([(one.right, one.wrong, one.missed) for one in counted], float)


def snippet_f1(sums: Numbers) -> float:
    """F1 from the sums of such rows."""
    return float(2 * sums[0] / max(2 * sums[0] + sums[1] + sums[2], TINY))


def by_draws(ours: Numbers, theirs: Numbers, f1: Callable[[Numbers], float]) -> Difference:
    """The difference on all pages, and the middle 95 of 100 of those on draws of as many pages."""
    dice = np.random.default_rng(SEED)
    drawn = []
    for _ in range(DRAWS):
        draw = dice.integers(0, len(ours), len(ours))
        drawn.append(f1(ours[draw].sum(0)) - f1(theirs[draw].sum(0)))
    low, high = np.percentile(drawn, ENDS)
    return Difference(value=f1(ours.sum(0)) - f1(theirs.sum(0)), low=float(low), high=float(high))
