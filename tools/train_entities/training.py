"""Trains the models of names: a first look, and a second that remembers what the first saw elsewhere in the text."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pycrfsuite

from kronika.analyse.entities.features.items import Item, items, remembering
from kronika.analyse.entities.look import look
from kronika.analyse.entities.model_files import opened
from kronika.analyse.entities.tags import tags
from kronika.analyse.text import Text, cut
from tools.train_entities.corpus import Marked, Sample, names_of

HIDDEN = 0.3  # share of words that the model may not know by name, so that it learns to do without
SETTINGS = {"max_iterations": 10}  # and features that more than one text has
COPIES = {"cs": 3}  # so often a text is read, each time with other words hidden: few texts leave much to chance
GROUPS = 2  # the second look learns from first looks that never saw the topic
SEED = 8
ONE_LOOK = ("en",)
QUOTES = "«»„“”‘’\"'"


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
    marked = tuple(bare(sample, mark) for mark in sample.names if learned(sample, mark))
    whole = tags(names_of(text, marked), len(text.tokens))
    told = [whole[first:last] for first, last in zip(text.firsts, text.firsts[1:], strict=False)]
    return Prepared(sample=sample, text=text, items=items(text), tags=told)


def learned(sample: Sample, mark: Marked) -> bool:
    """Whether to learn from a mark: some texts mark "American" and "democrats" in small letters, others do not."""
    return mark.type in ("PRO", "EVT") or not sample.text[mark.start : mark.end].islower()


def bare(sample: Sample, mark: Marked) -> Marked:
    """A mark without quotes around it: most texts leave them out, so all shall."""
    while mark.end - mark.start > 2 and sample.text[mark.start] in QUOTES and sample.text[mark.end - 1] in QUOTES:
        mark = Marked(mark.start + 1, mark.end - 1, mark.type)
    return mark


def train(prepared: Iterable[Prepared]) -> bytes:
    """A model of texts."""
    chance = random.Random(SEED)
    trainer = pycrfsuite.Trainer("ap", verbose=False)
    texts = list(prepared)
    copies = COPIES.get(texts[0].sample.lang, 1) if texts else 1
    trainer.set_params(SETTINGS | {"feature.minfreq": copies + 1})
    for one in texts * copies:
        for sentence, told in zip(one.items, one.tags, strict=True):
            if sentence:
                trainer.append([shown(item, chance) for item in sentence], told)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "model.crf"
        trainer.train(str(path))
        return path.read_bytes()


def shown(item: Item, chance: random.Random) -> list[str]:
    """An item, without its word now and then."""
    return [*item.word.affixes, *item.general] if chance.random() < HIDDEN else item.all()


def remembered(one: Prepared, tagger: Any) -> Prepared:
    """A text with what a first look saw."""
    return replace(one, items=remembering(one.items, look(tagger, one.text, one.items)))


def train_looks(prepared: Sequence[Prepared], lang: str) -> tuple[bytes, ...]:
    """The models of a language: both looks, or one where there are too few texts for a second to learn from."""
    return (train(prepared),) if lang in ONE_LOOK else train_both(prepared)


def train_both(prepared: Sequence[Prepared]) -> tuple[bytes, bytes]:
    """Models of both looks."""
    parts = sorted({one.sample.part for one in prepared})
    groups = [parts[number::GROUPS] for number in range(GROUPS)]
    second = [one for group in groups for one in seen_from_outside(prepared, group)]
    return train(prepared), train(second)


def seen_from_outside(prepared: Sequence[Prepared], group: Collection[str]) -> list[Prepared]:
    """Texts of some topics as a first look that learned from the others sees them."""
    tagger = opened(train(one for one in prepared if one.sample.part not in group))
    return [remembered(one, tagger) for one in prepared if one.sample.part in group]
