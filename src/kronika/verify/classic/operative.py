"""The operative detector: a document is suspicious when it lies outside every box of good documents, in any of seven views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kronika.verify.classic.linkage import Numbers, Points, cluster

K = 10  # clusters in each view
VIEWS: tuple[tuple[int, ...], ...] = ((4, 5, 6, 7, 8), (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
WIDEST = max(map(len, VIEWS))

Box = tuple[tuple[float, float], ...]  # the least and the greatest value of each parameter


@dataclass(frozen=True, slots=True, kw_only=True)
class Operative:
    """What was learned: for each view the boxes around its clusters."""

    boxes: tuple[tuple[Box, ...], ...]

    def outside(self, features: Sequence[float]) -> tuple[bool, ...]:
        """For each view, whether the document lies in none of its boxes."""
        return tuple(
            not any(
                all(low <= features[feature] <= high for feature, (low, high) in zip(view, box, strict=True))
                for box in boxes
            )
            for view, boxes in zip(VIEWS, self.boxes, strict=True)
        )

    def as_plain(self) -> dict[str, Any]:
        """As JSON can keep it."""
        return {"boxes": [[[list(side) for side in box] for box in boxes] for boxes in self.boxes]}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Operative:
        """What as_plain gave."""
        return cls(
            boxes=tuple(
                tuple(tuple((float(low), float(high)) for low, high in box) for box in boxes)
                for boxes in plain["boxes"]
            )
        )


def learn_boxes(features: Points, k: int = K) -> Operative:
    """Cluster good documents (documents × nine) in each view and draw the boxes."""
    labels = cluster(views_of(scaled(features)), k)
    return Operative(
        boxes=tuple(drawn(features[:, view], numbers) for view, numbers in zip(VIEWS, labels, strict=True))
    )


def scaled(features: Points) -> Points:
    """Each parameter in its standard deviations: unscaled, the size of the page would be all that distances see."""
    spread = features.std(axis=0)
    return np.asarray((features - features.mean(axis=0)) / np.where(spread > 0, spread, 1.0))


def views_of(features: Points) -> Points:
    """Views × documents × parameters; pairs are filled up with zeros, which change no distance."""
    views = np.zeros((len(VIEWS), len(features), WIDEST))
    for number, view in enumerate(VIEWS):
        views[number, :, : len(view)] = features[:, view]
    return views


def drawn(values: Points, labels: Numbers) -> tuple[Box, ...]:
    """The box around each cluster."""
    order = np.argsort(labels, kind="stable")
    starts = np.flatnonzero(np.diff(labels[order], prepend=-1))
    lows = np.minimum.reduceat(values[order], starts)
    highs = np.maximum.reduceat(values[order], starts)
    return tuple(tuple(zip(low, high, strict=True)) for low, high in zip(lows.tolist(), highs.tolist(), strict=True))
