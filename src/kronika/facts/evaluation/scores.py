"""Accuracy, precision, recall and F1 of yes-or-no answers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Scores:
    """Counts of right and wrong answers, and what they come to."""

    both: int = 0  # said yes, is yes
    said: int = 0  # said yes, is no
    missed: int = 0  # said no, is yes
    neither: int = 0

    @property
    def total(self) -> int:
        """All answers."""
        return self.both + self.said + self.missed + self.neither

    @property
    def accuracy(self) -> float:
        """Share of right answers."""
        return share(self.both + self.neither, self.total)

    @property
    def precision(self) -> float:
        """Share of what was said that is so."""
        return share(self.both, self.both + self.said)

    @property
    def recall(self) -> float:
        """Share of what is so that was said."""
        return share(self.both, self.both + self.missed)

    @property
    def f1(self) -> float:
        """Harmonic mean of precision and recall."""
        return share(2 * self.both, 2 * self.both + self.said + self.missed)

    def __add__(self, other: Scores) -> Scores:
        return Scores(
            both=self.both + other.both,
            said=self.said + other.said,
            missed=self.missed + other.missed,
            neither=self.neither + other.neither,
        )


def share(part: float, whole: float) -> float:
    """A part of a whole; nothing of nothing is 0."""
    return part / whole if whole else 0.0


def counted(pairs: Iterable[tuple[bool, bool]]) -> Scores:
    """Scores of pairs (what was said, what is so)."""
    counts = [0, 0, 0, 0]
    for said, so in pairs:
        counts[0 if said and so else 1 if said else 2 if so else 3] += 1
    return Scores(both=counts[0], said=counts[1], missed=counts[2], neither=counts[3])
