"""Some trees of a forest, ready to be asked: a question that several of them have in common is asked once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kronika.extract.scoring.arrays import Floats, Ints


@dataclass(frozen=True, slots=True, eq=False)
class Grove:
    """The questions, and which of them each tree asks at each level."""

    measure: Ints  # of each question
    thresholds: Floats  # of each question, as a column
    levels: tuple[Ints, ...]  # the question of every tree, the last level first
    leaves: Floats  # of all trees, one after another
    starts: Ints  # where the leaves of each tree begin, as a column

    def sum(self, shown: Floats) -> Floats:
        """What the trees say together of every block; `shown` has a row for each measure."""
        passed = (shown.take(self.measure, axis=0) > self.thresholds).view(np.uint8)
        leaf = np.zeros((len(self.starts), shown.shape[1]), dtype=np.uint8)
        answers = np.empty_like(leaf)
        for level in self.levels:
            passed.take(level, axis=0, out=answers, mode="clip")  # with "raise", numpy would fill a copy first
            leaf += leaf  # numpy adds many times faster than it shifts
            leaf |= answers
        total: Floats = self.leaves.take(leaf + self.starts, mode="clip").sum(axis=0, dtype=np.float32)
        return total


def grove(measure: Ints, thresholds: Floats, leaves: Floats) -> Grove:
    """Trees given as a measure and a threshold for each level, and a value for each leaf."""
    numbers: dict[tuple[int, float], int] = {}
    asked = zip(measure.ravel().tolist(), thresholds.ravel().tolist(), strict=True)
    question = np.array([numbers.setdefault(pair, len(numbers)) for pair in asked], dtype=np.int64)
    levels = question.reshape(measure.shape).T[::-1]
    return Grove(
        measure=np.array([number for number, _ in numbers], dtype=np.int64),
        thresholds=np.array([[threshold] for _, threshold in numbers], dtype=thresholds.dtype).reshape(-1, 1),
        levels=tuple(map(np.ascontiguousarray, levels)),
        leaves=leaves.ravel(),
        starts=(np.arange(len(leaves)) * leaves.shape[1])[:, None],
    )
