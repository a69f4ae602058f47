"""Fits the weights: the right candidate of every word should be the likeliest of its candidates."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from kronika.analyse.bases.features import links
from kronika.analyse.bases.knowledge import BITS
from kronika.analyse.bases.pieces import Spoken
from kronika.analyse.bases.ranking import MASK, standing
from kronika.analyse.bases.surroundings import Surroundings

STEPS = 50
PULL = 1e-5  # towards nought
SMALL = 0.002  # weights below it are left out


class Sheet:
    """Rows of candidates, word by word."""

    def __init__(self) -> None:
        self.columns: list[npt.NDArray[np.int32]] = []
        self.lengths: list[int] = []
        self.right: list[int] = []  # row of the right candidate of each word
        self.starts: list[int] = [0]
        self.missed = 0

    def add(self, name: Spoken, base: tuple[str, ...], around: Surroundings) -> None:
        """Put down the words of one name."""
        for place in range(len(name.words)):
            found, pairs, marks = standing(name, place, around)
            texts = [one.text for one in found]
            if base[place] not in texts:
                self.missed += 1
                continue
            before = base[place - 1] if place else None
            for row, one in enumerate(found):
                more = [
                    number & MASK
                    for number in (*marks[row], *(links(name, place, before, one) if before is not None else ()))
                ]
                self.columns.append(np.concatenate([pairs[row], np.array(more, dtype=np.int64)]).astype(np.int32))
            self.right.append(self.starts[-1] + texts.index(base[place]))
            self.starts.append(self.starts[-1] + len(found))

    def matrix(self) -> csr_matrix:
        """All rows as one matrix of ones."""
        ends = np.cumsum([0, *(len(row) for row in self.columns)])
        columns = np.concatenate(self.columns)
        ones = np.ones(len(columns), dtype=np.float32)
        return csr_matrix((ones, columns, ends), shape=(len(self.columns), 1 << BITS))


def fitted(sheet: Sheet) -> npt.NDArray[np.float32]:
    """The weights at which all words together are likeliest, pulled towards nought."""
    rows = sheet.matrix()
    turned = rows.T.tocsr()
    starts, right = np.array(sheet.starts[:-1]), np.array(sheet.right)
    sizes = np.diff(sheet.starts)

    def loss(weights: npt.NDArray[np.float64]) -> tuple[float, npt.NDArray[np.float64]]:
        scores = rows @ weights.astype(np.float32)
        scores -= np.repeat(np.maximum.reduceat(scores, starts), sizes)
        raised = np.exp(scores)
        totals = np.add.reduceat(raised, starts)
        chances = raised / np.repeat(totals, sizes)
        value = float((np.log(totals) - scores[right]).mean() + PULL / 2 * weights @ weights)
        chances[right] -= 1.0
        return value, (turned @ chances).astype(np.float64) / len(right) + PULL * weights

    found = minimize(loss, np.zeros(1 << BITS), jac=True, method="L-BFGS-B", options={"maxiter": STEPS})
    weights = found.x.astype(np.float32)
    weights[np.abs(weights) < SMALL] = 0.0
    return weights
