"""Fits the weights: the right candidate of every word should be the likeliest of its candidates."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_matrix

from kronika.analyse.bases.features import Surroundings, links
from kronika.analyse.bases.knowledge import BITS
from kronika.analyse.bases.pieces import Spoken
from kronika.analyse.bases.ranking import MASK, standing

STEPS = 100
RATE = 0.05
DECAY = 5e-5  # pull towards nought
SMALL = 0.02  # weights below it are left out


class Sheet:
    """Rows of candidates, word by word."""

    def __init__(self) -> None:
        self.columns: list[npt.NDArray[np.int32]] = []
        self.lengths: list[int] = []
        self.right: list[int] = []  # row of the right candidate of each word
        self.starts: list[int] = [0]
        self.weights: list[float] = []  # of each word
        self.missed = 0

    def add(self, name: Spoken, base: tuple[str, ...], around: Surroundings, weight: float = 1.0) -> None:
        """Put down the words of one name."""
        for place, word in enumerate(name.words):
            found, pairs, marks = standing(name, place, around)
            texts = [one.text for one in found]
            if base[place] not in texts:
                self.missed += 1
                continue
            before = base[place - 1] if place else None
            for row, one in enumerate(found):
                more = [number & MASK for number in (*marks[row], *links(before, name.words[place - 1], one, word))]
                self.columns.append(np.concatenate([pairs[row], np.array(more, dtype=np.int64)]).astype(np.int32))
            self.right.append(self.starts[-1] + texts.index(base[place]))
            self.weights.append(weight)
            self.starts.append(self.starts[-1] + len(found))

    def matrix(self) -> csr_matrix:
        """All rows as one matrix of ones."""
        ends = np.cumsum([0, *(len(row) for row in self.columns)])
        columns = np.concatenate(self.columns)
        ones = np.ones(len(columns), dtype=np.float32)
        return csr_matrix((ones, columns, ends), shape=(len(self.columns), 1 << BITS))


def fitted(sheet: Sheet) -> npt.NDArray[np.float32]:
    """The weights after some steps of Adam over all words at once."""
    rows = sheet.matrix()
    turned = rows.T.tocsr()
    starts, right = np.array(sheet.starts[:-1]), np.array(sheet.right)
    sizes = np.diff(sheet.starts)
    counts = np.repeat(np.array(sheet.weights, dtype=np.float32), sizes)
    weights = np.zeros(1 << BITS, dtype=np.float32)
    mean, spread = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        scores = rows @ weights
        raised = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), sizes))
        chances = raised / np.repeat(np.add.reduceat(raised, starts), sizes)
        chances[right] -= 1.0
        slope = (turned @ (chances * counts).astype(np.float32)) / counts[starts].sum() + DECAY * weights
        mean = 0.9 * mean + 0.1 * slope
        spread = 0.99 * spread + 0.01 * slope * slope
        weights -= RATE * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-6)
    weights[np.abs(weights) < SMALL] = 0.0
    return weights
