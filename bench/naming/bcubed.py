"""B³: how well groups agree with those of people, name by name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass


@dataclass(slots=True)
class Bcubed:
    """Sums over all names of all texts."""

    precision: float = 0.0
    recall: float = 0.0
    names: int = 0

    def add(self, ours: Sequence[Hashable], theirs: Sequence[Hashable]) -> None:
        """Count the names of one text."""
        ourselves, people = members(ours), members(theirs)
        for our, their in zip(ours, theirs, strict=True):
            common = len(ourselves[our] & people[their])
            self.precision += common / len(ourselves[our])
            self.recall += common / len(people[their])
        self.names += len(ours)

    @property
    def f1(self) -> float:
        """The harmonic mean of both."""
        if not self.precision:
            return 0.0
        precision, recall = self.precision / self.names, self.recall / self.names
        return 2 * precision * recall / (precision + recall)


def members(groups: Sequence[Hashable]) -> dict[Hashable, set[int]]:
    """The numbers of the names in each group."""
    found: dict[Hashable, set[int]] = defaultdict(set)
    for number, group in enumerate(groups):
        found[group].add(number)
    return found
