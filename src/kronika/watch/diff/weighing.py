"""What a token says: a rare word much, a word of every text little, a tag that only divides nothing."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from kronika.lang.identify import stop_words

SMALL_WORD = 0.1
MARK = 0.05  # a full stop, a dash
EVERYWHERE = 1 / 200  # a token that makes up more of both texts is a small word, whatever the language
SEEN_OFTEN = 20
WORDS = 4_096  # of which the answer is remembered: most words of a page are those of the pages before


def rarities(words: list[str], counts: NDArray[np.int64]) -> NDArray[np.float64]:
    """Weights from 0 to 1 by how often a token comes in both texts together, and by what it is."""
    total = max(int(counts.sum()), 1)
    rare = np.log(total / np.maximum(counts, 1) + 1) / np.log(total / 2 + 2)
    often = (counts > total * EVERYWHERE) & (counts >= SEEN_OFTEN)
    most = np.array([ceiling(word) for word in words], dtype=np.float64)
    weights: NDArray[np.float64] = np.minimum(np.minimum(rare, np.where(often, SMALL_WORD, 1.0)), most)
    return weights


@lru_cache(maxsize=WORDS)
def ceiling(word: str) -> float:
    """The most a token can weigh."""
    if word[:1] == "<" and word[-1:] == ">":
        return 0.0 if is_bare_tag(word) else 1.0
    if not is_word(word):
        return MARK
    return SMALL_WORD if word.strip(".,;:!?()„“”\"'").lower() in small_words() else 1.0


def is_bare_tag(word: str) -> bool:
    """A tag without an address: it divides the text and says nothing."""
    return len(word) > 2 and word[0] == "<" and word[-1] == ">" and " " not in word


@lru_cache(maxsize=WORDS)
def is_word(word: str) -> bool:
    """Something that is read: it has a letter or a digit, and is no tag that only divides."""
    return word.isalnum() or (not is_bare_tag(word) and any(letter.isalnum() for letter in word[:40]))


@lru_cache(maxsize=1)
def small_words() -> frozenset[str]:
    """The stop words of all languages there are."""
    return frozenset(stop_words())
