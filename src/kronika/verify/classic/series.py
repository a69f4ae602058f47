"""A set of documents as five series of frequencies, and how far one set is from another (Kullback and Leibler)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from kronika.verify.classic.features import SIZES, TAGS
from kronika.verify.classic.linkage import Points

SERIES = 5  # P S N V, and the tags together
SIZE_SERIES = 4
TAG_CELLS = 5
GRAIN = 0.5  # added to every count: an empty interval would make the distance endless


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """How values of P S N V fall into intervals: m equal ones over the reference's range, and an open one at either end."""

    lows: tuple[float, ...]
    highs: tuple[float, ...]
    intervals: int

    @classmethod
    def of(cls, features: Points) -> Scale:
        """The reference's own range, in m = 1 + log2 n intervals, rounded down."""
        sizes = features[:, SIZES]
        return cls(
            lows=tuple(sizes.min(axis=0).tolist()),
            highs=tuple(sizes.max(axis=0).tolist()),
            intervals=len(features).bit_length(),
        )

    @property
    def widths(self) -> tuple[int, ...]:
        """Cells of each series."""
        return (*(self.intervals + 2,) * SIZE_SERIES, TAG_CELLS)

    def running(self, features: Points) -> Points:
        """Counts in all cells, side by side, over the first 0, 1, 2 … documents: any window is a difference of two rows."""
        cells = self._cells(features[:, SIZES]) + np.arange(SIZE_SERIES) * (self.intervals + 2)
        counts = np.zeros((len(features) + 1, sum(self.widths)))
        counts[np.arange(1, len(features) + 1)[:, None], cells] = 1.0
        counts[1:, -TAG_CELLS:] = features[:, TAGS]
        return counts.cumsum(axis=0)

    def _cells(self, sizes: Points) -> np.ndarray[Any, np.dtype[np.int64]]:
        """0: below the range; 1 … m: in it; m + 1: above."""
        lows, highs = np.array(self.lows), np.array(self.highs)
        width = np.where(highs > lows, (highs - lows) / self.intervals, 1.0)
        inside = np.clip(np.floor((sizes - lows) / width), 0, self.intervals - 1) + 1
        return np.where(sizes < lows, 0, np.where(sizes > highs, self.intervals + 1, inside)).astype(np.int64)

    def as_plain(self) -> dict[str, Any]:
        """As JSON can keep it."""
        return {"lows": list(self.lows), "highs": list(self.highs), "intervals": self.intervals}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Scale:
        """What as_plain gave."""
        return cls(
            lows=tuple(map(float, plain["lows"])),
            highs=tuple(map(float, plain["highs"])),
            intervals=int(plain["intervals"]),
        )


def divergences(reference: Points, tests: Points, widths: tuple[int, ...]) -> Points:
    """D(reference ‖ test) of each series, for counts of one reference and of many test sets (sets × cells): sets × series.

    Σ p ln(p/q) taken apart as Σ p ln p - Σ p ln c + ln(total of c), so that all series and sets are two products of matrices.
    """
    belongs = np.repeat(np.eye(len(widths)), widths, axis=0)  # cells × series
    grained = reference + GRAIN
    p = grained / (belongs @ (grained @ belongs))
    counts = tests + GRAIN
    own = (p * np.log(p)) @ belongs
    distances: Points = own - np.log(counts) @ (p[:, None] * belongs) + np.log(counts @ belongs)
    return np.maximum(distances, 0.0)  # the distance of a set from itself may come out just below
