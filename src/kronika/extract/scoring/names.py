"""What class and id names tell: each token of a name has a learned weight, above zero for text, below for furniture."""

from __future__ import annotations

from collections.abc import Mapping

from kronika.extract.scoring.sorts import sorts_of
from kronika.extract.scoring.tokens import MOST, REMEMBERED, tokens_of

ROWS = 8_192  # whole attributes that are remembered: the pages of a site repeat them


class NameWeights:
    """Learned weights of tokens; a name is judged once and remembered."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self._known: dict[str, tuple[float, float, int]] = {}
        self._rows: dict[str, tuple[float, float, int]] = {}

    def of(self, names: str) -> tuple[float, float, int]:
        """The sum of what the names' tokens say, the least of them, and the sorts of furniture they speak of."""
        found = self._rows.get(names)
        if found is None:
            if len(self._rows) >= ROWS:
                self._rows.clear()
            found = self._rows[names] = self._judge_row(names)
        return found

    def _judge_row(self, names: str) -> tuple[float, float, int]:
        total = least = 0.0
        spoken = 0
        known = self._known
        for name in names.split()[:MOST]:
            found = known.get(name)
            if found is None:
                found = self._judge(name)
            total += found[0]
            if found[1] < least:
                least = found[1]
            spoken |= found[2]
        return total, least, spoken

    def _judge(self, name: str) -> tuple[float, float, int]:
        told = [weight for token in tokens_of(name) if (weight := self.weights.get(token))]
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[name] = found = (sum(told), min(0.0, *told) if told else 0.0, sorts_of(name))
        return found
