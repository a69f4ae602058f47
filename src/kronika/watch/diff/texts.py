"""Two texts as numbers: every different token once, the texts as rows of its numbers, and what each token weighs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

import numpy as np
from numpy.typing import NDArray

from kronika.watch.diff.weighing import is_bare_tag, is_word, rarities

Numbers = NDArray[np.int64]
Weigh = Callable[[str], float]


@dataclass(frozen=True, eq=False)
class Texts:
    """The old text `a` and the new text `b`; the same token has the same number in both."""

    words: list[str]
    a: Numbers
    b: Numbers
    weights: NDArray[np.float64]  # by number
    bare: NDArray[np.bool_]  # by number: a tag that only divides
    worded: NDArray[np.bool_]  # by number: something that is read

    @cached_property
    def a_list(self) -> list[int]:
        """The old text for loops, where numpy is slow."""
        return cast("list[int]", self.a.tolist())

    @cached_property
    def b_list(self) -> list[int]:
        """The new text for loops."""
        return cast("list[int]", self.b.tolist())

    @cached_property
    def a_weight(self) -> list[float]:
        """What the old text weighs up to each place."""
        return sums(self.weights[self.a])

    @cached_property
    def b_weight(self) -> list[float]:
        """What the new text weighs up to each place."""
        return sums(self.weights[self.b])

    @cached_property
    def a_words(self) -> list[float]:
        """How many words the old text has up to each place."""
        return sums(self.worded[self.a].astype(np.float64))

    @cached_property
    def _bare(self) -> bytes:
        return self.bare.tobytes()

    def is_bare(self, number: int) -> bool:
        """Whether a token is a tag that only divides."""
        return self._bare[number] == 1


def read(before: Sequence[str], after: Sequence[str], weigh: Weigh | None) -> Texts:
    """Number the tokens in the order they come."""
    numbers: dict[str, int] = {}
    a = np.array([numbers.setdefault(token, len(numbers)) for token in before], dtype=np.int64)
    b = np.array([numbers.setdefault(token, len(numbers)) for token in after], dtype=np.int64)
    words = list(numbers)
    counts = np.bincount(a, minlength=len(words)) + np.bincount(b, minlength=len(words))
    weights = rarities(words, counts) if weigh is None else np.array([weigh(word) for word in words], np.float64)
    return Texts(
        words=words,
        a=a,
        b=b,
        weights=weights,
        bare=np.array([is_bare_tag(word) for word in words], dtype=np.bool_),
        worded=np.array([is_word(word) for word in words], dtype=np.bool_),
    )


def sums(values: NDArray[np.float64]) -> list[float]:
    """Running sums, with a zero before the first."""
    return [0.0, *cast("list[float]", np.cumsum(values).tolist())]
