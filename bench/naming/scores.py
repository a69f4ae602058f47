"""Exact span and type: a name counts only when both its ends and its type are right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

THREE = ("PER", "LOC", "ORG")
FIVE = (*THREE, "PRO", "EVT")
Span = tuple[int, int, str]


class Scores:
    """Counts over texts."""

    def __init__(self) -> None:
        self._right: Counter[str] = Counter()
        self._there: Counter[str] = Counter()
        self._found: Counter[str] = Counter()

    def count(self, there: Iterable[Span], found: Iterable[Span]) -> None:
        """Count one text: names that are there, and names that were found."""
        true, told = set(there), set(found)
        self._there.update(type_ for _, _, type_ in true)
        self._found.update(type_ for _, _, type_ in told)
        self._right.update(type_ for _, _, type_ in true & told)

    def add(self, other: Scores) -> None:
        """Add the counts of other texts."""
        self._right.update(other._right)
        self._there.update(other._there)
        self._found.update(other._found)

    def f1(self, types: Iterable[str] = THREE) -> float:
        """F1 over the names of some types together."""
        kinds = tuple(types)
        right = sum(self._right[kind] for kind in kinds)
        both = sum(self._there[kind] + self._found[kind] for kind in kinds)
        return 2 * right / both if both else 0.0

    def cells(self) -> str:
        """As cells of a table: three types together, then each of five."""
        return " | ".join(f"{value:.3f}" for value in (self.f1(), *(self.f1((kind,)) for kind in FIVE)))
