"""Boosted trees whose every level asks one question: the whole forest is a few numpy operations.

Questions are compared as small numbers: each measure is first put into one of at most 255 boxes between its thresholds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kronika.extract.scoring.sheet import Floats

ROWS = 4_096  # blocks judged at once: memory stays bounded on huge pages


@dataclass(frozen=True, slots=True, eq=False)
class Forest:
    """Trees of equal depth: at each level a measure and a threshold, at the end a value per leaf."""

    names: tuple[str, ...]  # the measures, in order
    borders: tuple[Floats, ...]  # of each measure, sorted
    measure: npt.NDArray[np.int64]  # trees × levels
    above: npt.NDArray[np.uint8]  # trees × levels: true when the box's number is greater
    leaves: Floats  # trees × 2^levels
    bias: float

    def judge(self, measures: Mapping[str, Floats]) -> Floats:
        """The sum of all trees for every block, as a logarithm of odds."""
        boxes = np.stack(
            [
                np.searchsorted(borders, measures[name], side="left").astype(np.uint8)
                for name, borders in zip(self.names, self.borders, strict=True)
            ]
        )
        parts = [self._part(boxes[:, start : start + ROWS]) for start in range(0, boxes.shape[1], ROWS)]
        return np.concatenate(parts)

    def _part(self, boxes: npt.NDArray[np.uint8]) -> Floats:
        trees, levels = self.measure.shape
        leaf = np.zeros((trees, boxes.shape[1]), dtype=np.uint8)
        for level in range(levels):
            answer = boxes[self.measure[:, level]] > self.above[:, level, None]
            leaf |= answer.view(np.uint8) << np.uint8(level)
        flat = leaf.astype(np.intp)
        flat += (np.arange(trees) * self.leaves.shape[1])[:, None]
        total: Floats = self.leaves.ravel()[flat].sum(axis=0, dtype=np.float32)
        return total + np.float32(self.bias)


def odds_to_share(odds: Floats) -> Floats:
    """A logarithm of odds as a probability."""
    share: Floats = 1 / (1 + np.exp(-odds))
    return share
