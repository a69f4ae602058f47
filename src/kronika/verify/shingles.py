"""Texts as runs of words: numbers that are equal where the words are, so that texts can be laid upon one another."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Runs = NDArray[np.uint64]

WORD = re.compile(r"\w+")
DIGITS = re.compile(r"\d")
FACTOR = np.uint64(0x9E3779B97F4A7C15)
REMEMBERED = 100_000


def words_of(text: str) -> list[str]:
    """The words of a text, whatever their case."""
    return WORD.findall(text.casefold())


@lru_cache(maxsize=REMEMBERED)
def number_of(word: str) -> int:
    """A number for a word; all numbers of one length are one, because counters and dates change every day."""
    return crc32(DIGITS.sub("0", word).encode("utf-8", "replace")) + 1


def numbers_of(words: Sequence[str]) -> Runs:
    """The numbers of words, in order."""
    return np.fromiter(map(number_of, words), dtype=np.uint64, count=len(words))


def runs_of(numbers: Runs, length: int) -> Runs:
    """Every run of so many words; a shorter text is one run by itself."""
    if not len(numbers):
        return numbers
    length = min(length, len(numbers))
    count = len(numbers) - length + 1
    mixed = np.zeros(count, dtype=np.uint64)
    for step in range(length):
        mixed = mixed * FACTOR + numbers[step : step + count]
        mixed ^= mixed >> np.uint64(29)
    return mixed


def held(runs: Runs, among: Runs) -> float:
    """Which part of these runs is among those; 0 when there are none."""
    return float(np.isin(runs, among).mean()) if len(runs) else 0.0
