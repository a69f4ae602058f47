"""What the last documents of a source said, so that a text that says it again is noticed: walls, footers, lists of teasers."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

KEPT = 60  # documents
LATELY = 20  # documents in which furniture must occur often
OTHERS = 2  # documents that must have said it before
OFTEN = 0.5
ALWAYS = 4  # … and in at least so many


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What one document said."""

    url: str
    runs: tuple[int, ...]
    lines: tuple[int, ...]


class Memory:
    """The fingerprints of the last documents; a page that is fetched again does not repeat itself."""

    def __init__(self, documents: Iterable[Told] = ()) -> None:
        self._documents: deque[Told] = deque()
        self._runs: Counter[int] = Counter()  # in how many of the documents
        self._lines: Counter[int] = Counter()  # … of the newest ones
        for told in documents:
            self._keep(told)

    def repetition(self, told: Told) -> tuple[float, float]:
        """The share of a document that others said before, and how many of its sentences nearly all say; then it is kept."""
        before = [one for one in self._documents if told.url and one.url == told.url]
        own_runs = Counter(run for one in before for run in one.runs)
        own_lines = Counter(line for one in before for line in one.lines)
        often = max(ALWAYS, OFTEN * min(LATELY, len(self._documents)))
        repeated = sum(1 for run in told.runs if self._runs.get(run, 0) - own_runs.get(run, 0) >= OTHERS)
        furniture = sum(1 for line in told.lines if self._lines.get(line, 0) - own_lines.get(line, 0) >= often)
        self._keep(told)
        return repeated / len(told.runs) if told.runs else 0.0, float(furniture)

    def _keep(self, told: Told) -> None:
        self._documents.append(told)
        self._runs.update(told.runs)
        self._lines.update(told.lines)
        if len(self._documents) > LATELY:
            forget(self._lines, self._documents[-LATELY - 1].lines)
        if len(self._documents) > KEPT:
            forget(self._runs, self._documents.popleft().runs)

    def as_plain(self) -> list[list[Any]]:
        """For the store."""
        return [[told.url, list(told.runs), list(told.lines)] for told in self._documents]

    @classmethod
    def from_plain(cls, plain: Iterable[Sequence[Any]]) -> Memory:
        """From the store."""
        return cls(Told(url=url, runs=tuple(runs), lines=tuple(lines)) for url, runs, lines in plain)


def forget(counts: Counter[int], prints: Sequence[int]) -> None:
    """Take a document out of the counts."""
    for one in prints:
        counts[one] -= 1
        if not counts[one]:
            del counts[one]
