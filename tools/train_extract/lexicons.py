"""Weights of class names and of first words, learned by site: what many sites agree on counts."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping

import numpy as np

from kronika.extract.scoring.letters import pairs
from kronika.extract.scoring.lexicon import Lexicon, lexicon
from kronika.extract.scoring.names import NameWeights
from kronika.extract.scoring.tokens import tokens
from kronika.extract.scoring.wording import BEGINNING, SHORT
from tools.train_extract.samples import Sample

NAME_SITES, WORD_SITES = 4, 6  # sites that must know a token
NAME_CAUTION, WORD_CAUTION = 3, 4  # sites that are imagined to say nothing
NAME_LEAST, WORD_LEAST = 0.08, 0.3  # weights nearer to zero are left out
SMOOTH = 0.05
LIMIT = 3.0

Sums = dict[object, tuple[float, int]]  # token → sum over sites, number of sites


class Lexicons:
    """Statistics by fold, from which the lexicon without some folds is quickly made."""

    def __init__(self, samples: Iterable[Sample]) -> None:
        usable = [sample for sample in samples if sample.usable]
        self._names = by_fold(usable, name_odds)
        self._words = by_fold(usable, word_odds)
        self._made: dict[frozenset[int], tuple[Lexicon, Mapping[str, float]]] = {}

    def without(self, folds: Collection[int]) -> tuple[Lexicon, Mapping[str, float]]:
        """What the other folds teach: the lexicon, and the weights of names it was made from."""
        key = frozenset(folds)
        if key not in self._made:
            names = merged(self._names, key, NAME_SITES, NAME_CAUTION, NAME_LEAST)
            words = merged(self._words, key, WORD_SITES, WORD_CAUTION, WORD_LEAST)
            hashes = sorted(words)  # type: ignore[type-var]
            made = lexicon(
                NameWeights(names),  # type: ignore[arg-type]
                np.array(hashes, dtype=np.uint64),
                np.array([words[word] for word in hashes], dtype=np.float32),
            )
            self._made[key] = (made, names)  # type: ignore[assignment]
        return self._made[key]


def by_fold(samples: list[Sample], odds) -> dict[int, Sums]:  # type: ignore[no-untyped-def]
    """The sums of every fold."""
    sites: dict[tuple[int, str], list[Sample]] = {}
    for sample in samples:
        sites.setdefault((sample.fold, sample.page.site), []).append(sample)
    found: dict[int, Sums] = {}
    for (fold, _), pages in sites.items():
        sums = found.setdefault(fold, {})
        for token, value in odds(pages).items():
            total, count = sums.get(token, (0.0, 0))
            sums[token] = (total + value, count + 1)
    return found


def merged(
    folds: Mapping[int, Sums], without: Collection[int], sites: int, caution: int, least: float
) -> dict[object, float]:
    """Mean weights over sites, drawn towards zero where few sites speak."""
    sums: Sums = {}
    for fold, tokens_of in folds.items():
        if fold not in without:
            for token, (value, number) in tokens_of.items():
                total, count = sums.get(token, (0.0, 0))
                sums[token] = (total + value, count + number)
    weights = {token: total / (count + caution) for token, (total, count) in sums.items() if count >= sites}
    return {token: weight for token, weight in weights.items() if abs(weight) >= least}


def name_odds(pages: list[Sample]) -> dict[object, float]:
    """Of one site: how much more text than furniture lies in elements of a name."""
    text, rest = Counter[str](), Counter[str]()
    for sample in pages:
        around = names_around(sample)
        for place, target, weight in zip(sample.sheet.holder.tolist(), sample.targets, sample.weights, strict=True):
            for token in around[place]:
                text[token] += weight * target
                rest[token] += weight * (1 - target)
    all_text = max(1e-6, sum(float((sample.weights * sample.targets).sum()) for sample in pages))
    all_rest = max(1e-6, sum(float((sample.weights * (1 - sample.targets)).sum()) for sample in pages))
    return {
        token: math.log((text[token] / all_text + SMOOTH) / (rest[token] / all_rest + SMOOTH))
        for token in text.keys() | rest.keys()
    }


def names_around(sample: Sample) -> list[frozenset[str]]:
    """All tokens of each holder and of what is around it."""
    parents = sample.sheet.parents.tolist()
    found: list[frozenset[str]] = []
    for place, names in enumerate(sample.sheet.names):
        above = found[parents[place]] if place else frozenset[str]()
        found.append(above.union(tokens(names)) if names else above)
    return found


def word_odds(pages: list[Sample]) -> dict[object, float]:
    """Of one site: how often blocks that begin with a word, or two, are text."""
    text, rest = Counter[int](), Counter[int]()
    for sample in pages:
        for word, block in first_words(sample):
            text[word] += float(sample.targets[block])
            rest[word] += 1 - float(sample.targets[block])
    odds = {word: math.log((text[word] + 0.5) / (rest[word] + 0.5)) for word in text.keys() | rest.keys()}
    return {word: max(-LIMIT, min(LIMIT, value)) for word, value in odds.items()}


def first_words(sample: Sample) -> set[tuple[int, int]]:
    """The words, and pairs of words, that labelled blocks begin with."""
    letters, count = sample.sheet.letters, sample.sheet.count
    number = int(np.searchsorted(letters.owner, count))
    owner, hashes = letters.owner[:number], letters.hashes[:number]
    place = np.arange(number) - letters.begins[owner]
    used = ((place < BEGINNING) | (letters.words[owner] <= SHORT)) & (sample.weights > 0)[owner]
    found = set(zip(hashes[used].tolist(), owner[used].tolist(), strict=True))
    if number > 1:
        both = used[:-1] & (owner[:-1] == owner[1:])
        found |= set(zip(pairs(hashes)[both].tolist(), owner[:-1][both].tolist(), strict=True))
    return found
