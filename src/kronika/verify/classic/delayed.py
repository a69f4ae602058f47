"""The delayed detector: a set of documents is compared with the reference in five series, and the flags are counted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from kronika.verify.classic.linkage import Points
from kronika.verify.classic.series import Scale, divergences
from kronika.verify.classic.threshold import farthest, fitted, node_sizes, threshold


class Risk(StrEnum):
    """How likely it is that something is broken."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


RISKS = (Risk.LOW, Risk.LOW, Risk.MEDIUM, Risk.MEDIUM, Risk.HIGH, Risk.HIGH)  # by the number of flags


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """The distances of one set of documents, in the order P S N V T, and what follows."""

    distances: tuple[float, ...]
    limits: tuple[float, ...]

    @property
    def flags(self) -> tuple[bool, ...]:
        """F_P F_S F_N F_V F_T."""
        return tuple(distance > limit for distance, limit in zip(self.distances, self.limits, strict=True))

    @property
    def risk(self) -> Risk:
        """By the number of flags: 0-1 low, 2-3 medium, 4-5 high."""
        return RISKS[sum(self.flags)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Delayed:
    """What was learned: the reference's series and the limits of distance."""

    scale: Scale
    counts: tuple[float, ...]  # of all cells, series after series
    coefficients: tuple[tuple[float, ...], ...]  # a_0 … a_7 of each series
    documents: int  # that it was learned from

    def check(self, features: Points) -> Checked:
        """Compare a set of documents (documents × nine) with the reference."""
        tests = self.scale.running(features)[-1:]
        distances = divergences(np.array(self.counts), tests, self.scale.widths)[0]
        limits = threshold(np.array(self.coefficients), self.documents, len(features))
        return Checked(distances=tuple(distances.tolist()), limits=tuple(limits.tolist()))

    def as_plain(self) -> dict[str, Any]:
        """As JSON can keep it."""
        return {
            "scale": self.scale.as_plain(),
            "counts": list(self.counts),
            "coefficients": [list(row) for row in self.coefficients],
            "documents": self.documents,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Delayed:
        """What as_plain gave."""
        return cls(
            scale=Scale.from_plain(plain["scale"]),
            counts=tuple(map(float, plain["counts"])),
            coefficients=tuple(tuple(map(float, row)) for row in plain["coefficients"]),
            documents=int(plain["documents"]),
        )


def learn_series(features: Points) -> Delayed:
    """Learn the reference from good documents (documents × nine), in the order in which they came."""
    scale = Scale.of(features)
    running = scale.running(features)
    sizes = node_sizes(len(features))
    coefficients = fitted(sizes, farthest(running, sizes, scale.widths))
    return Delayed(
        scale=scale,
        counts=tuple(running[-1].tolist()),
        coefficients=tuple(tuple(row) for row in coefficients.tolist()),
        documents=len(features),
    )
