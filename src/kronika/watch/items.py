"""How many items a set of blocks is, as people count: a card with a heading, a text and a price is one, and so is a row of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kronika.watch.noise.order import Side
from kronika.watch.paths import step

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

ITEMS = frozenset("li tr article div a figure blockquote td section tbody details".split())
HEADING = frozenset("h1 h2 h3 h4 h5 h6 dt".split())
ALIKE = 3  # parts that make a list
DEEPEST = 6  # levels between a block and its item


def items_of(side: Side, blocks: set[int]) -> int:
    """Whole elements where all of their blocks are in the set, else the blocks themselves."""
    if len(blocks) < 2:
        return len(blocks)
    found = Holders(side, blocks)
    return len({found.item(number) for number in blocks})


class Holders:
    """The elements around the blocks of a page: how many of their blocks are in a set, and what they are made of."""

    def __init__(self, side: Side, blocks: set[int]) -> None:
        page = self._page = side.page
        self._missing: Counter[Element] = Counter()  # blocks that are not in the set
        children: dict[Element, set[Element]] = {}
        for number, block in enumerate(page.view.blocks):
            misses = number not in blocks and 0 in side.masked.mute[block.start + 1 : block.end]  # noise is not missed
            below: Element | None = None
            for element in self._around(number):
                self._missing[element] += misses
                inside = children.setdefault(element, set())
                if below is not None:
                    inside.add(below)
                below = element
        self._children = children
        self._blocks = blocks

    def item(self, number: int) -> Element | int:
        """The item of a block: the highest element around it that is wholly in the set and no list; else the block."""
        item: Element | int = number
        for element in self._around(number):
            if element.tag in HEADING and number + 1 in self._blocks:
                return self.item(number + 1)  # what it is the heading of
            if element.tag in ITEMS:
                if self._missing[element] or self._is_list(element):
                    break
                item = element
        return item

    def _is_list(self, element: Element) -> bool:
        """Several of its parts are made alike; the cells of a row are one item nevertheless."""
        makes = Counter(step(child, str(child.tag)) for child in self._children[element])
        return element.tag != "tr" and max(makes.values(), default=0) >= ALIKE

    def _around(self, number: int) -> Iterator[Element]:
        """The elements around a block, its own first."""
        element: Element | None = self._page.element(self._page.view.blocks[number].start)
        for _ in range(DEEPEST):
            if element is None:
                return
            yield element
            element = element.getparent()
