"""Texts as words: how much two of them share, and how much of one stands in the other."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

WORD = re.compile(r"\w+")
RUN = 3  # words in a row; single words are in any text


def words(text: str) -> list[str]:
    """The words of a text, whatever their case and the marks between them."""
    return WORD.findall(text.casefold())


def key(text: str) -> str:
    """What two texts share that differ only in case, marks and spacing."""
    return " ".join(words(text))


def f1(one: str, other: str) -> float:
    """Share of common words, counted, from 0 to 1; two empty texts agree."""
    first, second = Counter(words(one)), Counter(words(other))
    total = first.total() + second.total()
    return 2 * (first & second).total() / total if total else 1.0


def covered(part: str, whole: str) -> float:
    """Which share of the words of one text the other has; nothing is covered by all."""
    wanted = Counter(words(part))
    return (wanted & Counter(words(whole))).total() / wanted.total() if wanted else 1.0


class Runs:
    """The runs of one, two and three words of a text, to ask for other texts in it."""

    def __init__(self, text: str) -> None:
        found = words(text)
        self._runs = {size: set(runs(found, size)) for size in range(1, RUN + 1)}

    def share(self, found: Sequence[str]) -> float:
        """Which share of these words' runs the text has."""
        size = min(RUN, len(found))
        asked = list(runs(found, size)) if size else []
        return sum(run in self._runs[size] for run in asked) / len(asked) if asked else 0.0


def runs(found: Sequence[str], size: int) -> list[tuple[str, ...]]:
    """All runs of so many words."""
    return [tuple(found[at : at + size]) for at in range(len(found) - size + 1)]
