"""A trained classifier of mentions as plain arrays: how probable each event is, from named features; needs numpy only."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from kronika.facts.kind import Features
from kronika.model.errors import BadFile

LISTED = "link:before:chain"  # the feature that says: in one list with the mention before
LEANING = 0.8  # how far a score moves to the mean of its list
FORM = 1  # of the file; another number is not read
Array = NDArray[np.float32]


@dataclass(frozen=True, slots=True, kw_only=True)
class LinearEventModel:
    """Two linear looks: is it the event the kind is after, and if not, which of the others."""

    version: str
    event: str
    events: tuple[str, ...]  # all; the event first
    names: tuple[str, ...]
    weights: Array  # of the names, for the event
    others: Array  # of the other events and names
    slope: float = 1.0  # of the calibration
    offset: float = 0.0
    about: Mapping[str, Any] = field(default_factory=dict)  # data, seed, measured scores
    places: Mapping[str, int] = field(default_factory=dict)

    def probabilities(self, features: Sequence[Features]) -> list[Mapping[str, float]]:
        """For each mention, in the order of its page, the probability of each event, calibrated, adding up to 1."""
        chances = [logistic(self.slope * score + self.offset) for score in self.scores(features)]
        return [self._shared(chance, one) for chance, one in zip(chances, features, strict=True)]

    def scores(self, features: Sequence[Features]) -> list[float]:
        """Log odds of the event before the calibration; hours of one list lean on each other."""
        known = [self._known(one) for one in features]
        return pooled([float(self.weights[places] @ values) for places, values in known], features)

    def _known(self, features: Features) -> tuple[NDArray[np.intp], Array]:
        known = [(self.places[name], value) for name, value in features.items() if name in self.places]
        places = np.array([place for place, _ in known], dtype=np.intp)
        return places, np.array([value for _, value in known], dtype=np.float32)

    def _shared(self, chance: float, features: Features) -> dict[str, float]:
        """The rest of the probability shared among the other events."""
        places, values = self._known(features)
        rest = self.others[:, places] @ values
        shares = np.exp(rest - rest.max()) if len(rest) else rest
        total = float(shares.sum()) or 1.0
        found = {self.event: chance}
        for event, share in zip(self.events[1:], shares, strict=True):
            found[event] = (1.0 - chance) * float(share) / total
        return found

    def to_bytes(self) -> bytes:
        """As it is kept in a file."""
        told = {
            "form": FORM,
            "version": self.version,
            "event": self.event,
            "events": self.events,
            "slope": self.slope,
            "offset": self.offset,
            "about": dict(self.about),
            "names": self.names,
        }
        kept = io.BytesIO()
        np.savez_compressed(
            kept,
            told=np.frombuffer(json.dumps(told, ensure_ascii=False, sort_keys=True).encode(), dtype=np.uint8),
            weights=self.weights,
            others=self.others,
        )
        return kept.getvalue()


def pooled(scores: Sequence[float], features: Sequence[Features]) -> list[float]:
    """Each score moved most of the way to the mean of its list: "7.00, 9.00 i 18.00" are masses together or not at all."""
    lists: list[list[int]] = []
    for place, one in enumerate(features):
        if lists and one.get(LISTED):
            lists[-1].append(place)
        else:
            lists.append([place])
    found = list(scores)
    for members in lists:
        mean = sum(scores[place] for place in members) / len(members)
        for place in members:
            found[place] += LEANING * (mean - found[place])
    return found


def logistic(score: float) -> float:
    """Log odds as a probability."""
    return float(1.0 / (1.0 + np.exp(-np.clip(score, -30.0, 30.0))))


def model_of(data: bytes, *, name: str = "The model") -> LinearEventModel:
    """A model from its file; raises a sentence when it is none."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
            told = json.loads(bytes(arrays["told"]).decode())
            weights, others = arrays["weights"], arrays["others"]
        if told["form"] != FORM or len(told["names"]) != len(weights) or others.shape[1:] != weights.shape:
            raise ValueError("another form")
    except (ValueError, KeyError, OSError, EOFError, BadZipFile) as error:
        raise BadFile(
            f"{name} is no model of this version of Kronika; train it again with kronika facts train."
        ) from error
    return LinearEventModel(
        version=told["version"],
        event=told["event"],
        events=tuple(told["events"]),
        names=tuple(told["names"]),
        weights=weights,
        others=others,
        slope=told["slope"],
        offset=told["offset"],
        about=told["about"],
        places={one: place for place, one in enumerate(told["names"])},
    )


def model_from(path: Path) -> LinearEventModel:
    """A model from a file on disk."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadFile(
            f"The model {path} cannot be read: {error.strerror}. Train one with kronika facts train."
        ) from error
    return model_of(data, name=str(path))
