"""Fingerprints of a text: the least hashes of its runs of words, by which texts that share most of them are known."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from zlib import crc32

import numpy as np
import numpy.typing as npt

from kronika.analyse.text import Text

PRINTS = 128
RUN = 3  # words of a run
AT_ONCE = 4_096  # runs that are hashed at once, to keep memory small
KEPT = 100_000
Numbers = npt.NDArray[np.uint64]


def mixed(numbers: Numbers) -> Numbers:
    """Numbers thoroughly stirred (splitmix64), the same on every machine and in every version."""
    with np.errstate(over="ignore"):
        one = numbers + np.uint64(0x9E3779B97F4A7C15)
        two = (one ^ (one >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        three = (two ^ (two >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.asarray(three ^ (three >> np.uint64(31)), dtype=np.uint64)


# One way to order all runs for each print: multiplied by an odd number, moved, and the upper half looked at.
TIMES: Numbers = mixed(np.arange(1, PRINTS + 1, dtype=np.uint64)) | np.uint64(1)
MOVED: Numbers = mixed(np.arange(1_001, PRINTS + 1_001, dtype=np.uint64))


def prints(text: Text) -> tuple[int, ...]:
    """128 numbers of 32 bits; empty for a text without words."""
    return prints_of([lemma.lower() for lemma in text.lemmas if lemma[:1].isalnum()])


def prints_of(words: Sequence[str]) -> tuple[int, ...]:
    """The prints of a sequence of words."""
    if not words:
        return ()
    runs = runs_of(np.fromiter(map(number_of, words), dtype=np.uint64, count=len(words)))
    least = np.full(PRINTS, np.iinfo(np.uint64).max, dtype=np.uint64)
    with np.errstate(over="ignore"):
        for start in range(0, len(runs), AT_ONCE):
            hashed = runs[start : start + AT_ONCE, None] * TIMES + MOVED
            least = np.minimum(least, hashed.min(axis=0))
    return tuple(int(number) for number in least >> np.uint64(32))


def runs_of(numbers: Numbers) -> Numbers:
    """One number for every run of words; a text shorter than a run is one run."""
    length = min(RUN, len(numbers))
    runs = np.zeros(len(numbers) - length + 1, dtype=np.uint64)
    for place in range(length):
        runs = mixed(runs ^ numbers[place : place + len(runs)])
    return np.unique(runs)


@lru_cache(maxsize=KEPT)
def number_of(word: str) -> int:
    """A number for a word, the same everywhere."""
    return crc32(word.encode("utf-8", "surrogatepass"))
