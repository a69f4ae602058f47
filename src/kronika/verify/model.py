"""What the watchdog has learned of a source: the limits of its measures, and good values to compare new ones with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kronika.verify.limits import LEAST_RATE, LOOSER, Limit, exceeds, fit_limits
from kronika.verify.shift import Values
from kronika.verify.signs import ALL, INTEGRITY

USUAL_LEFT = 0.9  # of the good documents leave out no more words than this: boxes that every page has beside its text
DIGITS = 4

Row = Mapping[str, float]  # the measures of one document by name, those that other documents give it among them
Prior = Mapping[str, Sequence[float]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Model:
    """What is usual for one source."""

    limits: Mapping[str, Limit]
    reference: Mapping[str, Values]  # sorted good values of the measures whose shift tells
    usual_left: float
    damage_rate: float  # good documents with any sign beyond its limit, at most

    def beyond(self, row: Row) -> set[str]:
        """The signs of damage beyond their limits."""
        limits = self.limits
        return {
            name
            for name, sign in INTEGRITY.items()
            if name in limits and name in row and exceeds(sign, limits[name], row[name])
        }

    def is_short(self, row: Row) -> bool:
        """Shorter than nine in ten good documents."""
        words = self.limits.get("words")
        return words is not None and row.get("words", 0.0) < words.low

    def as_plain(self) -> dict[str, Any]:
        """For the store."""
        return {
            "limits": {name: limit.as_plain() for name, limit in self.limits.items()},
            "reference": {name: values.tolist() for name, values in self.reference.items()},
            "usual_left": self.usual_left,
            "damage_rate": self.damage_rate,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Model:
        """From the store."""
        return cls(
            limits={name: Limit.from_plain(one) for name, one in plain["limits"].items()},
            reference={name: np.array(values, dtype=np.float64) for name, values in plain["reference"].items()},
            usual_left=plain["usual_left"],
            damage_rate=plain["damage_rate"],
        )


def learn(rows: Sequence[Row], prior: Prior | None = None) -> Model:
    """What these good documents have in common."""
    left = [row["left"] for row in rows if "left" in row]
    usual_left = float(np.quantile(left, USUAL_LEFT)) if left else 0.0
    whole = [with_left_out(row, usual_left) for row in rows]
    shifting = [name for name, sign in ALL.items() if sign.shifts]
    model = Model(
        limits=fit_limits(whole, prior),
        reference={name: np.sort(np.array([row[name] for row in whole if name in row])) for name in shifting},
        usual_left=usual_left,
        damage_rate=LEAST_RATE,
    )
    damaged = sum(1 for row in whole if model.beyond(row))
    rate = LOOSER * damaged / len(whole) + 1 / len(whole) if whole else LEAST_RATE
    return Model(
        limits=model.limits, reference=model.reference, usual_left=usual_left, damage_rate=max(LEAST_RATE, rate)
    )


def with_left_out(row: Row, usual_left: float) -> Row:
    """The share of sentences beside the text that were left out, beyond what every page of the source has there."""
    if "left" not in row or "taken" not in row:
        return row
    left, taken = row["left"], row["taken"]
    return {**row, "left_out": max(0.0, left - usual_left) / max(1.0, left + taken)}
