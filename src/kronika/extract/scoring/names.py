"""What class and id names tell: each token of a name has a learned weight, above zero for text, below for furniture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
MOST = 16  # names of one element that are looked at: some have a hundred
LONGEST = 40
REMEMBERED = 30_000


@lru_cache(maxsize=REMEMBERED)
def tokens_of(name: str) -> tuple[str, ...]:
    """The words in one name, and the whole: "articleBody" → article body articlebody."""
    if name.isascii() and name.isalpha() and name.islower():
        return (name,) if 2 <= len(name) <= 24 else ()
    parts = [part.lower() for part in PART.findall(name[:LONGEST])]
    return tuple({token: None for token in (*parts, "".join(parts)) if 2 <= len(token) <= 24})


@lru_cache(maxsize=REMEMBERED)
def tokens(names: str) -> tuple[str, ...]:
    """The words in class and id names."""
    return tuple({token: None for name in names.split()[:MOST] for token in tokens_of(name)})


class NameWeights:
    """Learned weights of tokens; a name is judged once and remembered."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = weights
        self._known: dict[str, tuple[float, float]] = {}

    def of(self, names: str) -> tuple[float, float]:
        """The sum of what the names' tokens say, and the least of them."""
        total = least = 0.0
        for name in names.split()[:MOST]:
            known = self._known.get(name)
            if known is None:
                known = self._judge(name)
            total += known[0]
            if known[1] < least:
                least = known[1]
        return total, least

    def _judge(self, name: str) -> tuple[float, float]:
        told = [weight for token in tokens_of(name) if (weight := self._weights.get(token))]
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[name] = known = (sum(told), min(0.0, *told)) if told else (0.0, 0.0)
        return known
