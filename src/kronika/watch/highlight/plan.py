"""What is to be written where on the new page: runs of words to be marked, words to be put back, elements to be outlined."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from kronika.watch.highlight.spots import Spot

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


class Run(NamedTuple):
    """Characters start…end of a text, to be written inside an element of ours."""

    start: int
    end: int
    tag: str
    classes: str


@dataclass(slots=True)
class Plan:
    """Notes for the writer of a page, by the element and the part of it (text, tail, before)."""

    runs: defaultdict[tuple[Element, str], list[Run]] = field(default_factory=lambda: defaultdict(list))
    insertions: defaultdict[tuple[Element, str], list[tuple[int, str]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    classes: defaultdict[Element, list[str]] = field(default_factory=lambda: defaultdict(list))
    shown: set[Element] = field(default_factory=set)  # what holds something that must be seen

    def insert(self, spot: Spot, markup: str) -> None:
        """Write this at a spot, after what was put there before."""
        self.insertions[(spot.element, spot.part)].append((spot.offset, markup))
        self.show(spot.element)

    def mark(self, element: Element, part: str, run: Run) -> None:
        """Write these characters inside an element of ours."""
        self.runs[(element, part)].append(run)
        self.show(element)

    def show(self, element: Element | None) -> None:
        """Nothing around this element may hide it."""
        while element is not None and element not in self.shown:
            self.shown.add(element)
            element = element.getparent()
