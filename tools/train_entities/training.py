"""Trains a model of names on texts; words themselves are hidden now and then, so that it learns to do without."""

from __future__ import annotations

import os, random
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pycrfsuite

from kronika.analyse.entities.features.items import Item, items
from kronika.analyse.entities.tags import tags
from kronika.analyse.text import Text, cut
from tools.train_entities.corpus import Sample, names_of

HIDDEN = 0.3  # share of words whose own letters are hidden
SETTINGS = {"max_iterations": int(os.environ.get("IT","10")), "feature.minfreq": int(os.environ.get("MF","2")), "feature.possible_transitions": False}
HIDDEN=float(os.environ.get("HID",".3"))


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
    marked = sample.names
    if os.environ.get("LOWER","1")=="1":
        marked = tuple(m for m in marked if m.type in ("PRO","EVT") or not sample.text[m.start:m.end].islower())
    whole = tags(names_of(text, marked), len(text.tokens))
    told = [whole[first:last] for first, last in zip(text.firsts, text.firsts[1:], strict=False)]
    return Prepared(sample=sample, text=text, items=list(items(text)), tags=told)


def train(prepared: Iterable[Prepared], path: Path, *, hidden: float = HIDDEN, seed: int = 8, **settings: float) -> None:
    """Train on texts and write the model."""
    chance = random.Random(seed)
    trainer = pycrfsuite.Trainer("ap", verbose=False)
    trainer.set_params({**SETTINGS, **settings})
    for one in prepared:
        masks: dict[str, int] = {}
        for sentence, told in zip(one.items, one.tags, strict=True):
            if sentence:
                trainer.append([masked(item, masks, chance, hidden) for item in sentence], told)
    trainer.train(str(path))

MODE = os.environ.get("MASK", "token")
def masked(item, masks, chance, hidden):
    if MODE == "token":
        return [*item.word.affixes, *item.general] if chance.random() < hidden else item.all()
    level = masks.get(item.word.stem)
    if level is None:
        x = chance.random()
        level = masks[item.word.stem] = 0 if x > hidden else 1 if x > hidden / 2 else 2
    if level == 0:
        return item.all()
    return item.general if level == 2 else [*item.word.affixes, *item.general]
