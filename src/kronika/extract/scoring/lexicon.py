"""What the model knows of words: weights of class names, and of words that furniture or text begins with."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kronika.extract.scoring.arrays import Flags, Floats
from kronika.extract.scoring.letters import Hashes
from kronika.extract.scoring.names import NameWeights

MARK_BITS = 17
SPREAD = np.uint64(0x9E3779B97F4A7C15)


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """Learned weights: above zero for text, below for furniture."""

    names: NameWeights
    words: Hashes  # sorted
    weights: Floats
    marked: Flags  # by the short number of a word: false for nearly all words that are not there

    def weigh(self, hashes: Hashes) -> Floats:
        """The weight of each word or pair of words; zero for the unknown."""
        weights = np.zeros(len(hashes), dtype=np.float32)
        if len(self.words):
            maybe = np.flatnonzero(self.marked[marks(hashes)])
            wanted = hashes[maybe]
            places = np.minimum(np.searchsorted(self.words, wanted), len(self.words) - 1)
            weights[maybe] = np.where(self.words[places] == wanted, self.weights[places], np.float32(0))
        return weights


def lexicon(names: NameWeights, words: Hashes, weights: Floats) -> Lexicon:
    """A lexicon of sorted words."""
    marked = np.zeros(1 << MARK_BITS, dtype=bool)
    marked[marks(words)] = True
    return Lexicon(names, words, weights, marked)


def marks(hashes: Hashes) -> Hashes:
    """A short number for each word."""
    return (hashes * SPREAD) >> np.uint64(64 - MARK_BITS)
