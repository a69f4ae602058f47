"""What was learned of one language: weights of features, scripts by ending, and forms seen with their base."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kronika.analyse.bases.scripts import Script

FOLDER = Path(__file__).with_name("models")
BITS = 19
ENDINGS = 3  # letters of an ending by which scripts are looked up


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Knowledge:
    """One language's model."""

    weights: npt.NDArray[np.float32]
    scripts: Mapping[str, tuple[Script, ...]]  # ending → scripts, the most frequent first
    words: Mapping[str, str] = field(default_factory=dict)  # form in lower case → base of the word, as most often
    names: Mapping[str, str] = field(default_factory=dict)  # whole name in lower case → its base
    bases: frozenset[str] = frozenset()  # words that are known as bases


@cache
def knowledge(code: str) -> Knowledge | None:
    """The shipped model of a language; None where there is none."""
    path = FOLDER / f"{code}.npz"
    return load(path) if path.exists() else None


def load(path: Path) -> Knowledge:
    """Read a model."""
    with np.load(path) as arrays:
        weights = np.zeros(1 << BITS, dtype=np.float32)
        weights[np.cumsum(arrays["steps"].astype(np.int64))] = arrays["values"].astype(np.float32)
        told = json.loads(arrays["told"].tobytes().decode("utf-8"))
    return unpacked(weights, told)


def unpacked(weights: npt.NDArray[np.float32], told: Mapping[str, Any]) -> Knowledge:
    """The model from its parts."""
    words = dict(told["words"])
    return Knowledge(
        weights=weights,
        scripts={end: tuple(Script(*one) for one in found) for end, found in told["scripts"].items()},
        words=words,
        names=dict(told["names"]),
        bases=frozenset(words.values()),
    )


def save(path: Path, known: Knowledge) -> None:
    """Write a model: only weights that are not nought."""
    places = np.flatnonzero(known.weights)
    told = {
        "scripts": {end: [list(one) for one in found] for end, found in known.scripts.items()},
        "words": list(known.words.items()),
        "names": list(known.names.items()),
    }
    packed = np.frombuffer(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode("utf-8"), dtype=np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        path,
        steps=np.diff(places, prepend=0).astype(np.uint32),
        values=known.weights[places].astype(np.float16),
        told=packed,
    )
