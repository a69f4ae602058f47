"""How sure a score is: sites drawn again and again with replacement, because hours of one site are alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import add

import numpy as np

from kronika.facts.evaluation.scores import Scores

ROUNDS = 2000
TAIL = 2.5  # per cent cut off at each end


@dataclass(frozen=True, slots=True, kw_only=True)
class Interval:
    """A score and its 95 % interval."""

    value: float
    low: float
    high: float

    def told(self) -> dict[str, float]:
        """As it is printed."""
        return {"value": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def interval(by_site: Mapping[str, Scores], of: Callable[[Scores], float], seed: int, rounds: int = ROUNDS) -> Interval:
    """One score over sites, with its interval."""
    if not by_site:
        return Interval(value=0.0, low=0.0, high=0.0)
    counts = np.array([[one.both, one.said, one.missed, one.neither] for _, one in sorted(by_site.items())])
    drawn = np.random.default_rng(seed).integers(0, len(counts), (rounds, len(counts)))
    values = [of(scores(counts[draw].sum(axis=0))) for draw in drawn]
    low, high = np.percentile(values, [TAIL, 100 - TAIL])
    return Interval(value=of(reduce(add, by_site.values())), low=float(low), high=float(high))


def scores(counts: np.ndarray) -> Scores:
    """Counts as scores."""
    both, said, missed, neither = (int(count) for count in counts)
    return Scores(both=both, said=said, missed=missed, neither=neither)
