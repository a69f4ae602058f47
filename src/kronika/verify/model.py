"""What the watchdog has learned of a source: the limits of its measures, and good values to compare new ones with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kronika.verify.limits import LEAST_RATE, LOOSER, MOST_RATE, Limit, exceeds, fit_limits
from kronika.verify.shift import Values
from kronika.verify.signs import ALL, INTEGRITY
from kronika.verify.surplus import Row, usual_counts, with_shares

DIGITS = 4

Prior = Mapping[str, Sequence[float]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Model:
    """What is usual for one source."""

    limits: Mapping[str, Limit]
    reference: Mapping[str, Values]  # sorted good values of the measures whose shift tells
    usual: Mapping[str, float]  # words of each count that a good document may have
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
            "usual": dict(self.usual),
            "damage_rate": self.damage_rate,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Model:
        """From the store."""
        return cls(
            limits={name: Limit.from_plain(one) for name, one in plain["limits"].items()},
            reference={name: np.array(values, dtype=np.float64) for name, values in plain["reference"].items()},
            usual=plain["usual"],
            damage_rate=plain["damage_rate"],
        )


def learn(rows: Sequence[Row], prior: Prior | None = None) -> Model:
    """What these good documents have in common."""
    usual = usual_counts(rows)
    whole = [with_shares(row, usual) for row in rows]
    shifting = [name for name, sign in ALL.items() if sign.shifts]
    model = Model(
        limits=fit_limits(whole, prior),
        reference={name: np.sort(np.array([row[name] for row in whole if name in row])) for name in shifting},
        usual=usual,
        damage_rate=LEAST_RATE,
    )
    damaged = sum(1 for row in whole if model.beyond(row))
    rate = LOOSER * damaged / len(whole) + 1 / len(whole) if whole else LEAST_RATE
    return Model(
        limits=model.limits, reference=model.reference, usual=usual, damage_rate=min(MOST_RATE, max(LEAST_RATE, rate))
    )
