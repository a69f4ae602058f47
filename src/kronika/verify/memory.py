"""What the last documents of a source said, so that a text that says it again is noticed: walls, footers, lists of teasers."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from typing import Any

KEPT = 60  # documents
LATELY = 20  # documents in which furniture must occur often
OTHERS = 2  # documents that must have said it before
OFTEN = 0.3
ALWAYS = 4  # … and in at least so many


class Memory:
    """The fingerprints of the last documents; a page that is fetched again does not repeat itself."""

    def __init__(self, documents: Sequence[tuple[str, Sequence[int]]] = ()) -> None:
        self._documents: deque[tuple[str, tuple[int, ...]]] = deque()
        self._counts: Counter[int] = Counter()
        for url, prints in documents:
            self._keep(url, prints)

    def repetition(self, url: str, prints: Sequence[int]) -> tuple[float, float]:
        """The share of a document that others said before, and how much of it nearly all say; then it is kept."""
        own = Counter(one for address, kept in self._documents if address == url and url for one in kept)
        seen = [self._counts[one] - own[one] for one in prints]
        lately = self._lately(url) if any(count >= ALWAYS for count in seen) else Counter()
        recent = min(LATELY, len(self._documents))
        furniture = sum(1 for one in prints if lately[one] >= max(ALWAYS, OFTEN * recent))
        share = sum(1 for count in seen if count >= OTHERS) / len(prints) if prints else 0.0
        self._keep(url, prints)
        return share, float(furniture)

    def _lately(self, url: str) -> Counter[int]:
        """How many of the newest documents say each thing."""
        newest = list(self._documents)[-LATELY:]
        return Counter(one for address, kept in newest if address != url or not url for one in kept)

    def _keep(self, url: str, prints: Sequence[int]) -> None:
        kept = tuple(prints)
        self._documents.append((url, kept))
        self._counts.update(kept)
        while len(self._documents) > KEPT:
            for one in self._documents.popleft()[1]:
                self._counts[one] -= 1
                if not self._counts[one]:
                    del self._counts[one]

    def as_plain(self) -> list[list[Any]]:
        """For the store."""
        return [[url, *prints] for url, prints in self._documents]

    @classmethod
    def from_plain(cls, plain: Sequence[Sequence[Any]]) -> Memory:
        """From the store."""
        return cls([(url, prints) for url, *prints in plain])
