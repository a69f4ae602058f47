"""Trains a model of names on texts; words themselves are hidden now and then, so that it learns to do without."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pycrfsuite

from kronika.analyse.entities.features.items import Item, items
from kronika.analyse.entities.tags import tags
from kronika.analyse.text import Text, cut
from tools.train_entities.corpus import Sample, names_of

HIDDEN = 0.3  # share of words whose own letters are hidden
SETTINGS = {"max_iterations": 10, "feature.minfreq": 2, "feature.possible_transitions": False}


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """A sample, cut up and looked at."""

    sample: Sample
    text: Text
    items: list[list[Item]]
    tags: list[list[str]]


def prepare(sample: Sample) -> Prepared:
    """Cut a sample up."""
    text = cut(sample.text, sample.lang)
    whole = tags(names_of(text, sample.names), len(text.tokens))
    told = [whole[first:last] for first, last in zip(text.firsts, text.firsts[1:], strict=False)]
    return Prepared(sample=sample, text=text, items=list(items(text)), tags=told)


def train(prepared: Iterable[Prepared], path: Path, *, hidden: float = HIDDEN, seed: int = 8, **settings: float) -> None:
    """Train on texts and write the model."""
    chance = random.Random(seed)
    trainer = pycrfsuite.Trainer("ap", verbose=False)
    trainer.set_params({**SETTINGS, **settings})
    for one in prepared:
        for sentence, told in zip(one.items, one.tags, strict=True):
            if sentence:
                trainer.append([item.general if chance.random() < hidden else item.all() for item in sentence], told)
    trainer.train(str(path))
