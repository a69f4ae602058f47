"""What class and id names tell: each token of a name has a learned weight, above zero for text, below for furniture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
MOST = 24  # tokens of one name that are looked at
LONGEST = 400


@lru_cache(maxsize=32_768)
def tokens(names: str) -> tuple[str, ...]:
    """The words in class and id names, whole names too: "articleBody main-text" → article body articlebody main text …"""
    found: dict[str, None] = {}
    for name in names[:LONGEST].split():
        parts = [part.lower() for part in PART.findall(name)]
        whole = "".join(parts)
        for token in (*parts, whole):
            if 2 <= len(token) <= 24:
                found[token] = None
    return tuple(found)[:MOST]


class NameWeights:
    """Learned weights of tokens; a name is judged once and remembered."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = weights
        self._known: dict[str, tuple[float, float]] = {"": (0.0, 0.0)}

    def of(self, names: str) -> tuple[float, float]:
        """The sum of what the tokens say, and the least of them."""
        known = self._known.get(names)
        if known is None:
            told = [weight for token in tokens(names) if (weight := self._weights.get(token))]
            known = (sum(told), min(told)) if told else (0.0, 0.0)
            if len(self._known) < 50_000:
                self._known[names] = known
        return known
