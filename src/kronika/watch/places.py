"""Where tokens stand, found only for those that are asked for: most never are."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from kronika.watch.view import Place
from kronika.watch.words import spans

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


class Places(Sequence[Place]):
    """The places of all tokens, kept as runs: one for each tag, one for each text or tail."""

    def __init__(self) -> None:
        self._firsts: list[int] = []  # the first token of each run
        self._runs: list[tuple[Element, str]] = []
        self._size = 0
        self._known: tuple[int, list[tuple[int, int]]] = (-1, [])  # the run that was asked for last

    def add(self, element: Element, part: str, size: int) -> None:
        """The next tokens stand there."""
        self._firsts.append(self._size)
        self._runs.append((element, part))
        self._size += size

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> Place: ...
    @overload
    def __getitem__(self, index: slice) -> list[Place]: ...
    def __getitem__(self, index: int | slice) -> Place | list[Place]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(self._size))]
        if not -self._size <= index < self._size:
            raise IndexError(index)
        return self._place(index % self._size)

    def _place(self, index: int) -> Place:
        run = bisect_right(self._firsts, index) - 1
        element, part = self._runs[run]
        if part == "tag":
            return Place(element, part, 0, 0)
        if self._known[0] != run:
            self._known = (run, spans((element.text if part == "text" else element.tail) or ""))
        start, end = self._known[1][index - self._firsts[run]]
        return Place(element, part, start, end)

    def runs(self) -> Iterator[tuple[int, int, Element, str]]:
        """All runs: first token, end, element and part."""
        ends = (*self._firsts[1:], self._size)
        for first, end, (element, part) in zip(self._firsts, ends, self._runs, strict=False):  # empty: no ends
            yield first, end, element, part

    def part(self, start: int, end: int) -> Places:
        """The places of some of the tokens; both borders are borders of runs."""
        first, last = bisect_left(self._firsts, start), bisect_left(self._firsts, end)
        found = Places()
        found._firsts = [place - start for place in self._firsts[first:last]]
        found._runs = self._runs[first:last]
        found._size = end - start
        return found

    def element(self, index: int) -> Element:
        """The element whose text, tail or tag a token belongs to, without looking for the word."""
        return self._runs[bisect_right(self._firsts, index) - 1][0]

    def run(self, index: int) -> tuple[int, int]:
        """The tokens that stand in the same piece of text."""
        at = bisect_right(self._firsts, index)
        return self._firsts[at - 1], self._firsts[at] if at < len(self._firsts) else self._size
