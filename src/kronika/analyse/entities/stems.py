"""A crude stem, so that forms of one name meet: the word without the longest ending of its language."""

from __future__ import annotations

from functools import lru_cache

from kronika.analyse.entities.cue import endings

KEPT = 100_000  # words whose stem is remembered
LEAST = 3  # letters a stem keeps


@lru_cache(maxsize=KEPT)
def stem(word: str, code: str) -> str:
    """The stem of a word in lower case."""
    low = word.lower()
    for ending in endings(code):
        if len(low) - len(ending) >= LEAST and low.endswith(ending):
            return low[: -len(ending)]
    return low


def stems(word: str, code: str) -> list[str]:
    """The word in lower case and all it may be without an ending, the longest first."""
    low = word.lower()
    found = {
        low[: -len(ending)] for ending in endings(code) if len(low) - len(ending) >= LEAST and low.endswith(ending)
    }
    return sorted({low, *found}, key=lambda one: (-len(one), one))
