"""A small trained judge of how a sentence sounds towards one it names: weights of features, and probabilities that hold.

models/MODEL_CARD.md tells what it was made from and how to make it anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from zlib import crc32

import numpy as np
import numpy.typing as npt

from kronika.analyse.sentiment.features import features
from kronika.analyse.sentiment.opinion import Opinion
from kronika.analyse.text import Name, Text
from kronika.model.analysis import Sentence

SHIPPED = files("kronika.analyse.sentiment") / "models"
SURE_OF_TONE, SURE_OF_NONE = 0.35, 0.6  # probabilities from which an opinion is used; below, words are counted
Weights = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Classifier:
    """Weights by the checksums of features, in order of those; columns are −1, 0, 1."""

    name: str
    keys: npt.NDArray[np.uint32]
    weights: Weights
    temperature: float  # makes the probabilities hold
    lean: float  # taken from the neutral side when one label must be chosen: neutral is much the most frequent

    def opinion(self, seen: Sequence[str]) -> Opinion:
        """What is thought of a mention with these features."""
        return self.counted(Counter(crc32(feature.encode()) for feature in seen))

    def counted(self, counted: Mapping[int, int]) -> Opinion:
        """The same of checksums of features and how often each was seen."""
        asked = np.fromiter(counted.keys(), dtype=np.uint32, count=len(counted))
        much = 1 + np.log(np.fromiter(counted.values(), dtype=np.float32, count=len(counted)))
        places = np.minimum(np.searchsorted(self.keys, asked), len(self.keys) - 1)
        known = self.keys[places] == asked
        scores = (self.weights[places[known]] * much[known, None]).sum(axis=0) / self.temperature
        chances = np.exp(scores - scores.max())
        negative, neutral, positive = (float(one) for one in chances / chances.sum())
        label = int(np.argmax(scores - np.array((0.0, self.lean, 0.0)))) - 1
        return Opinion(negative=negative, neutral=neutral, positive=positive, label=label)


def is_sure(opinion: Opinion) -> bool:
    """Whether an opinion is worth more than counting words."""
    return opinion.sureness >= (SURE_OF_TONE if opinion.label else SURE_OF_NONE)


@lru_cache
def classifier(code: str) -> Classifier | None:
    """The shipped classifier of a language, or None where there is none."""
    if not code or not (found := SHIPPED / f"{code}.npz").is_file():
        return None
    with as_file(found) as path:
        return load(path)


def load(path: Path) -> Classifier:
    """A classifier as `save` wrote it; arrays only, no pickle."""
    with np.load(path, allow_pickle=False) as told:
        return Classifier(
            name=str(told["name"]),
            keys=told["keys"],
            weights=told["weights"].astype(np.float32),
            temperature=float(told["temperature"]),
            lean=float(told["lean"]),
        )


def save(path: Path, made: Classifier) -> None:
    """Write a classifier down, small."""
    np.savez_compressed(
        path,
        name=np.array(made.name),
        keys=made.keys,
        weights=made.weights.astype(np.float16),
        temperature=np.float32(made.temperature),
        lean=np.float32(made.lean),
    )


def opinions(text: Text, sentences: Sequence[Sentence], names: Sequence[Name]) -> dict[int, Opinion]:
    """Opinions on those names a classifier is sure of, by number of the name; none in languages without a classifier."""
    judge = classifier(text.language.code)
    if judge is None:
        return {}
    found = ((number, mention(judge, text, sentences, name)) for number, name in enumerate(names))
    return {number: opinion for number, opinion in found if is_sure(opinion)}


def mention(judge: Classifier, text: Text, sentences: Sequence[Sentence], name: Name) -> Opinion:
    """What is thought of one name where it stands."""
    home = text.homes[name.first]
    last = min(name.last, text.firsts[home + 1])
    return judge.opinion(features(text, home, sentences[home], name.first, last, name.type))
