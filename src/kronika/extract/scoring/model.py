"""The learned part of the engine: word weights, the forests of both looks, and the forest of confidence; a file beside this one.

MODEL_CARD.md tells what it was made from and how to make it anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from kronika.extract.scoring.forest import Forest
from kronika.extract.scoring.lexicon import Lexicon, lexicon
from kronika.extract.scoring.names import NameWeights
from kronika.model.errors import PartMissing

SHIPPED = Path(__file__).with_name("model.npz")
FORESTS = ("first", "second", "sure")
Arrays = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """All that was learned from labelled pages."""

    version: str
    lexicon: Lexicon
    first: Forest  # is the block text?
    second: Forest  # the same, knowing what the first look says of all blocks
    sure: Forest  # is the whole result right?


CHOSEN: ContextVar[Model | None] = ContextVar("chosen model", default=None)


def current() -> Model:
    """The model in use."""
    return CHOSEN.get() or shipped()


@cache
def shipped() -> Model:
    """The model that comes with the program."""
    return load(SHIPPED)


@contextmanager
def using(model: Model) -> Iterator[None]:
    """Read pages with another model, as measuring out of fold needs."""
    token = CHOSEN.set(model)
    try:
        yield
    finally:
        CHOSEN.reset(token)


def load(path: Path) -> Model:
    """A model from its file."""
    try:
        with np.load(path, allow_pickle=False) as arrays:
            names = text_of(arrays["names"]).split("\n")
            weights = dict(zip(names, arrays["name_weights"].astype(float).tolist(), strict=True))
            return Model(
                version=text_of(arrays["version"]),
                lexicon=lexicon(NameWeights(weights), arrays["words"], arrays["word_weights"].astype(np.float32)),
                first=forest_of(arrays, "first"),
                second=forest_of(arrays, "second"),
                sure=forest_of(arrays, "sure"),
            )
    except (OSError, KeyError, ValueError, BadZipFile) as error:
        raise PartMissing(f"The extraction model {path} cannot be read: {error}. Install Kronika again.") from error


def save(model: Model, names: Mapping[str, float], path: Path) -> None:
    """Write a model to a file; `names` are the weights of class names."""
    arrays: Arrays = {
        "version": bytes_of(model.version),
        "names": bytes_of("\n".join(names)),
        "name_weights": np.array(list(names.values()), dtype=np.float16),
        "words": model.lexicon.words,
        "word_weights": model.lexicon.weights.astype(np.float16),
    }
    for name, forest in zip(FORESTS, (model.first, model.second, model.sure), strict=True):
        arrays |= {f"{name}_{part}": array for part, array in parts_of(forest).items()}
    np.savez_compressed(path, allow_pickle=False, **arrays)


def parts_of(forest: Forest) -> Arrays:
    """A forest as arrays."""
    return {
        "measures": bytes_of("\n".join(forest.names)),
        "measure": forest.measure.astype(np.int16),
        "thresholds": forest.thresholds.astype(np.float32),
        "leaves": forest.leaves,
        "bias": np.array([forest.bias]),
    }


def forest_of(arrays: Mapping[str, npt.NDArray[Any]], name: str) -> Forest:
    """A forest from its arrays."""
    return Forest(
        names=tuple(text_of(arrays[f"{name}_measures"]).split("\n")),
        measure=arrays[f"{name}_measure"].astype(np.int64),
        thresholds=arrays[f"{name}_thresholds"],
        leaves=arrays[f"{name}_leaves"],
        bias=float(arrays[f"{name}_bias"][0]),
    )


def bytes_of(text: str) -> npt.NDArray[np.uint8]:
    """A text as an array, so that no pickle is needed."""
    return np.frombuffer(text.encode("utf-8"), dtype=np.uint8)


def text_of(array: npt.NDArray[Any]) -> str:
    """The text again."""
    return array.tobytes().decode("utf-8")
