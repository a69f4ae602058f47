"""Boosted trees whose every level asks one question: the whole forest is a few numpy operations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kronika.extract.scoring.arrays import Floats, Ints

ROWS = 4_096  # blocks judged at once: memory stays bounded on huge pages
EARLY = 60  # trees that see every block; what they find hopeless the others do not see


@dataclass(frozen=True, slots=True, eq=False)
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
        shown = shown if rows is None else shown[:, rows]
        parts = [self._part(shown[:, start : start + ROWS], hopeless) for start in range(0, shown.shape[1], ROWS)]
        return np.concatenate(parts) if len(parts) > 1 else parts[0]

    def _part(self, shown: Floats, hopeless: float | None) -> Floats:
        if hopeless is None:
            return self._sum(shown, 0, len(self.measure)) + np.float32(self.bias)
        total = self._sum(shown, 0, EARLY) + np.float32(self.bias)
        left = np.flatnonzero(total >= hopeless)
        total[left] += self._sum(shown[:, left], EARLY, len(self.measure))
        return total

    def _sum(self, shown: Floats, start: int, end: int) -> Floats:
        """What the trees from `start` to `end` say together."""
        measure, thresholds, leaves = self.measure[start:end], self.thresholds[start:end], self.leaves[start:end]
        leaf = np.zeros((len(measure), shown.shape[1]), dtype=np.uint8)
        for level in reversed(range(measure.shape[1])):
            passed = shown.take(measure[:, level], axis=0) > thresholds[:, level, None]
            leaf += leaf  # numpy adds many times faster than it shifts
            leaf |= passed.view(np.uint8)
        place = leaf.astype(np.intp)
        place += (np.arange(len(measure)) * leaves.shape[1])[:, None]
        total: Floats = leaves.ravel().take(place).sum(axis=0, dtype=np.float32)
        return total


def odds_to_share(odds: Floats) -> Floats:
    """A logarithm of odds as a probability."""
    share: Floats = 1 / (1 + np.exp(-odds))
    return share
