"""What the model knows of words: weights of class names, and of words that furniture or text begins with."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kronika.extract.scoring.letters import Hashes
from kronika.extract.scoring.names import NameWeights
from kronika.extract.scoring.sheet import Floats


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """Learned weights: above zero for text, below for furniture."""

    names: NameWeights
    words: Hashes  # sorted
    weights: Floats

    def weigh(self, hashes: Hashes) -> Floats:
        """The weight of each word or pair of words; zero for the unknown."""
        if not len(self.words):
            return np.zeros(len(hashes), dtype=np.float32)
        places = np.minimum(np.searchsorted(self.words, hashes), len(self.words) - 1)
        return np.where(self.words[places] == hashes, self.weights[places], np.float32(0))
