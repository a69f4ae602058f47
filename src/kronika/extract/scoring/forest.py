"""Boosted trees whose every level asks one question: the whole forest is a few numpy operations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from kronika.extract.scoring.arrays import Floats, Ints
from kronika.extract.scoring.grove import Grove, grove

ROWS = 4_096  # blocks judged at once: memory stays bounded on huge pages
EARLY = 60  # trees that see every block; what they find hopeless the others do not see


@dataclass(frozen=True, eq=False)
class Forest:
    """Trees of equal depth: at each level a measure and a threshold, at the end a value per leaf."""

    names: tuple[str, ...]  # the measures, in order
    measure: npt.NDArray[np.int64]  # trees × levels
    thresholds: Floats  # trees × levels: passed when the measure is greater; infinite where a tree has no such level
    leaves: Floats  # trees × 2^levels
    bias: float

    def judge(
        self, measures: Mapping[str, Floats], *, rows: Ints | None = None, hopeless: float | None = None
    ) -> Floats:
        """The sum of all trees for every block, or for some `rows`, as a logarithm of odds.

        Where the early trees alone say less than `hopeless`, the others are not asked.
        """
        shown = np.array([measures[name] for name in self.names], dtype=np.float32)
        shown = (
            shown if rows is None else shown.take(rows, axis=1)
        )  # not shown[:, rows], which lies in memory the other way round
        parts = [self._part(shown[:, start : start + ROWS], hopeless) for start in range(0, shown.shape[1], ROWS)]
        return np.concatenate(parts) if len(parts) > 1 else parts[0]

    def _part(self, shown: Floats, hopeless: float | None) -> Floats:
        if hopeless is None:
            return self._whole.sum(shown) + np.float32(self.bias)
        total = self._early.sum(shown) + np.float32(self.bias)
        left = np.flatnonzero(total >= hopeless)
        total[left] += self._late.sum(shown.take(left, axis=1))
        return total

    @cached_property
    def _whole(self) -> Grove:
        return grove(self.measure, self.thresholds, self.leaves)

    @cached_property
    def _early(self) -> Grove:
        return grove(self.measure[:EARLY], self.thresholds[:EARLY], self.leaves[:EARLY])

    @cached_property
    def _late(self) -> Grove:
        return grove(self.measure[EARLY:], self.thresholds[EARLY:], self.leaves[EARLY:])


def odds_to_share(odds: Floats) -> Floats:
    """A logarithm of odds as a probability."""
    share: Floats = 1 / (1 + np.exp(-odds))
    return share
