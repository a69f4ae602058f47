"""The shipped judge of hours: a small logistic model over the features, its weights in a file beside it."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from kronika.facts.kind import Features

WEIGHTS = Path(__file__).parent / "weights.json"


class Weighted:
    """Weights of every feature for every event; what it has never seen counts nothing."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        self.version: str = told["version"]
        self._events: list[str] = told["events"]
        self._bias: list[float] = told["bias"]
        self._weights: dict[str, list[float]] = told["weights"]

    def probabilities(self, features: Sequence[Features]) -> list[Mapping[str, float]]:
        """For each hour the probability of each event."""
        return [self._one(one) for one in features]

    def _one(self, features: Features) -> Mapping[str, float]:
        scores = list(self._bias)
        for name, value in features.items():
            for place, weight in enumerate(self._weights.get(name, ())):
                scores[place] += weight * value
        top = max(scores)
        parts = [math.exp(score - top) for score in scores]
        return {event: part / sum(parts) for event, part in zip(self._events, parts, strict=True)}


@cache
def shipped() -> Weighted:
    """The model that comes with the program."""
    return Weighted(json.loads(WEIGHTS.read_text(encoding="utf-8")))
