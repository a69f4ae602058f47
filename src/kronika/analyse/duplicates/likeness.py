"""How alike two texts are by their prints, and the bands by which alike ones are found without comparing all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from kronika.analyse.duplicates.prints import mixed

ROWS = 3  # prints of a band: texts that share half of their runs meet in some band 199 times of 200
HALF = np.uint64(1)


def alike(first: Sequence[int], second: Sequence[int]) -> float:
    """The share of runs of words that two texts have in common, 0 … 1; 0 where one has no words."""
    if not first or not second:
        return 0.0
    return sum(map(int.__eq__, first, second)) / max(len(first), len(second))


def bands(prints: Sequence[int]) -> tuple[int, ...]:
    """Numbers of 63 bits to index: nearly the same texts share at least one, others hardly ever any."""
    count = len(prints) // ROWS
    if not count:
        return ()
    rows = np.asarray(prints[: count * ROWS], dtype=np.uint64).reshape(count, ROWS)
    found = places(count)
    for row in range(ROWS):
        found = mixed(found ^ rows[:, row])
    return tuple(int(number) for number in found >> HALF)


@lru_cache(maxsize=8)
def places(count: int) -> np.typing.NDArray[np.uint64]:
    """A number for each band, so that equal prints in different bands do not meet."""
    return mixed(np.arange(count, dtype=np.uint64))
