"""Ways to say how a sentence sounds towards an entity: always neutral, by words, by the classifier out of fold, as it is used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kronika.analyse.sentiment.classifier import is_sure
from kronika.analyse.sentiment.judging import judge
from kronika.analyse.sentiment.lexicon import Lexicon
from kronika.analyse.sentiment.opinion import Opinion
from tools.train_sentiment.mentions import Mention
from tools.train_sentiment.training import Counts, folds, train

Labels = npt.NDArray[np.int64]
FOLDS = 5
WORDS_FROM = 1.0  # points of a sentence above which its words are taken for a tone


@dataclass(frozen=True, slots=True, kw_only=True)
class OutOfFold:
    """What classifiers said of mentions they were not trained on."""

    opinions: tuple[Opinion, ...]
    labels: Labels


def by_words(found: Sequence[Mention], above: float) -> Labels:
    """The sign of a sentence's points where they are more than so many."""
    scores = np.array([score(one) for one in found])
    return np.where(scores > above, 1, np.where(scores < -above, -1, 0))


def by_lexicon(found: Sequence[Mention], lexicon: Lexicon, above: float) -> Labels:
    """The same with another lexicon."""
    told = {id(one.text): judge(one.text, lexicon) for one in found}
    scores = [told[id(one.text)].sentences[one.home] for one in found]
    points = np.array([one.positive - one.negative for one in scores])
    return np.where(points > above, 1, np.where(points < -above, -1, 0))


def score(one: Mention) -> float:
    """Points of the sentence a mention stands in."""
    sentence = one.judged.sentences[one.home]
    return sentence.positive - sentence.negative


def out_of_fold(seen: Counts, labels: Labels, groups: Labels, seed: int) -> OutOfFold:
    """Every mention judged by a classifier that saw none of its group, its temperature and lean included."""
    opinions: list[Opinion | None] = [None] * len(labels)
    chosen = np.zeros(len(labels), dtype=np.int64)
    for within, without in folds(labels, groups, FOLDS, seed):
        made = train([seen[number] for number in within], labels[within], groups[within])
        for number in without:
            opinions[number] = opinion = made.counted(seen[number])
            chosen[number] = opinion.label
    return OutOfFold(opinions=tuple(one for one in opinions if one is not None), labels=chosen)


def as_used(found: Sequence[Mention], told: OutOfFold) -> Labels:
    """The classifier where it is sure, words elsewhere: what `towards` does."""
    words = by_words(found, WORDS_FROM)
    return np.array(
        [one.label if is_sure(one) else words[number] for number, one in enumerate(told.opinions)], dtype=np.int64
    )
