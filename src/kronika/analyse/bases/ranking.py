"""The likeliest bases of one name, each with its chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kronika.analyse.bases.candidates import Candidate, candidates
from kronika.analyse.bases.features import flags, links, looks, number
from kronika.analyse.bases.governed import agrees
from kronika.analyse.bases.knowledge import BITS
from kronika.analyse.bases.pieces import Spoken, parted
from kronika.analyse.bases.surroundings import Surroundings

WIDTH = 6  # beginnings of a name that are followed
HOPELESS = 0.002  # of the chance of the best: what is less is not followed
MASK = (1 << BITS) - 1
MIX = 0x9E3779B1  # spreads the pairs of a look and a script over the weights
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]


class Guess(NamedTuple):
    """One base that a name may have."""

    words: tuple[str, ...]
    chance: float


def crossed(seen: Sequence[int], labels: Sequence[int]) -> Ints:
    """Numbers of weights for every pair of a label (rows) and a look (columns)."""
    rows, columns = np.array(labels, dtype=np.int64), np.array(seen, dtype=np.int64)
    mixed = (rows[:, None] ^ (columns[None, :] * MIX)) & 0xFFFFFFFF
    result: Ints = (mixed ^ (mixed >> 15)) & MASK
    return result


def remembered_pieces(name: Spoken, around: Surroundings) -> tuple[str, ...] | None:
    """The base that the same whole name had when it was learned."""
    base = around.known.names.get(" ".join(name.words).lower())
    if base is None:
        return None
    words = parted(base)[0]
    return words if len(words) == len(name.words) else None


def standing(name: Spoken, place: int, around: Surroundings) -> tuple[list[Candidate], Ints, list[list[int]]]:
    """The candidates of a word with the numbers of their weights, but for those that depend on the word before."""
    found = candidates(name.words[place], name.type, around)
    pairs = crossed(looks(name, place, found, around), [number(one.label) for one in found])
    return found, pairs, flags(name, place, found, around, remembered_pieces(name, around))


def guesses(name: Spoken, around: Surroundings) -> list[Guess]:
    """The likeliest bases of a name, the best first."""
    beam = [Guess((), 1.0)]
    for place in range(len(name.words)):
        grown = longer(beam, name, place, around)
        grown.sort(key=lambda guess: -guess.chance)
        least = grown[0].chance * HOPELESS
        beam = [guess for guess in grown[:WIDTH] if guess.chance >= least]
    return beam


def longer(beam: Sequence[Guess], name: Spoken, place: int, around: Surroundings) -> list[Guess]:
    """The beginnings of a name, each with every form of its next word."""
    weights, code = around.known.weights, around.language.code
    found, pairs, marks = standing(name, place, around)
    if len(found) == 1:
        return [Guess((*guess.words, found[0].text), guess.chance) for guess in beam]
    local = weights[pairs].sum(axis=1) + summed(weights, marks)
    grown: list[Guess] = []
    for guess in beam:
        before = guess.words[-1] if guess.words else None
        scores = local
        if before is not None:
            scores = local + summed(weights, [links(name, place, before, one) for one in found])
        grown += [
            Guess((*guess.words, one.text), guess.chance * chance * agrees(name, place, before, one.text, code))
            for one, chance in zip(found, softmax(scores).tolist(), strict=True)
        ]
    return grown


def summed(weights: Floats, rows: Sequence[Sequence[int]]) -> Floats:
    """The sum of the weights of each row of features; all rows have the same number of them."""
    result: Floats = weights[np.array(rows, dtype=np.int64) & MASK].sum(axis=1)
    return result


def softmax(scores: Floats) -> Floats:
    """Scores as chances."""
    raised = np.exp(scores - scores.max())
    result: Floats = raised / raised.sum()
    return result
