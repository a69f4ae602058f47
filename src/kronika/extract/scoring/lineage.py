"""What holds along the line from an element up to the page, for all elements at once.

Each step looks twice as far up as the one before, so a page nested thirty deep takes five steps of numpy instead of a loop in Python.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kronika.extract.scoring.arrays import Floats, Ints


@dataclass(frozen=True, slots=True, eq=False)
class Lineage:
    """Steps up the tree: element → the one 1, 2, 4 … above it; beyond the page lies a place that holds nothing."""

    steps: tuple[Ints, ...]

    def least(self, values: Floats) -> Floats:
        """The least value on the line, of each row."""
        found = np.concatenate((values, np.full((len(values), 1), np.inf, dtype=values.dtype)), axis=1)
        for step in self.steps:
            found = np.minimum(found, found.take(step, axis=1))
        return found[:, :-1]

    def bits(self, values: Ints) -> Ints:
        """All bits that are set on the line."""
        found = np.append(values, 0)
        for step in self.steps:
            found |= found.take(step)
        return found[:-1]

    def sums(self, values: Floats, fading: float = 1.0) -> Floats:
        """The sum over the line; with `fading`, each level up counts so much less."""
        found = np.append(values, np.zeros(1, dtype=values.dtype))
        factor = fading
        for step in self.steps:
            above = found.take(step)
            found += above if fading == 1 else np.float32(factor) * above
            factor *= factor
        return found[:-1]


def lineage(parents: Ints) -> Lineage:
    """The steps up a tree whose first element, the page, is its own parent."""
    beyond = len(parents)
    step = np.append(parents, beyond)
    step[0] = beyond
    steps = []
    while step[:-1].min() < beyond:
        steps.append(step)
        step = step[step]
    return Lineage(tuple(steps))
