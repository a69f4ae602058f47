"""One side of a comparison: a view, the moment it was fetched, and what all kinds of noise ask about it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from kronika.watch.names import spoken
from kronika.watch.noise.phrase_book import book
from kronika.watch.places import Places
from kronika.watch.view import View
from kronika.watch.words import is_address, is_tag

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

PARTING = frozenset("| · • / , ; . – — - ) ( : ! ?".split())


@dataclass(frozen=True, eq=False)
class Page:
    """A view and when it was fetched."""

    view: View
    at: datetime | None = None
    extent: int = 0  # tokens of the whole page, where the view is a part of it

    @cached_property
    def lowered(self) -> list[str]:
        """The tokens in small letters."""
        return [token.lower() for token in self.view.tokens]

    @cached_property
    def present(self) -> frozenset[str]:
        """The different tokens in small letters."""
        return frozenset(self.lowered)

    def find(self, *fields: str) -> Iterator[tuple[int, int]]:
        """Where phrases of the languages stand, by the fields of `Language` that hold them."""
        return book(*fields).find(self.lowered, self.present)

    @cached_property
    def _starts(self) -> list[int]:
        return [block.start for block in self.view.blocks]

    def block(self, token: int) -> int:
        """The number of the block a token stands in."""
        return max(0, bisect_right(self._starts, token) - 1)

    def where(self, token: int) -> str:
        """The place of a token as people are shown it."""
        blocks = self.view.blocks
        return blocks[self.block(token)].path if blocks else ""

    @cached_property
    def main(self) -> bytearray:
        """For every token, whether it is compared."""
        flags = bytearray(len(self.view.tokens))
        for block in self.view.blocks:
            if block.main:
                flags[block.start : block.end] = b"\x01" * (block.end - block.start)
        return flags

    @cached_property
    def tags(self) -> bytearray:
        """For every token, whether it is a tag."""
        return bytearray(token[0] == "<" and is_tag(token) for token in self.view.tokens)

    def said(self, number: int) -> list[int]:
        """The tokens of a block that are words."""
        block, tags = self.view.blocks[number], self.tags
        return [place for place in range(block.start, block.end) if not tags[place]]

    def size(self, number: int) -> int:
        """How many words a block has."""
        block = self.view.blocks[number]
        return block.end - block.start - self.tags.count(1, block.start, block.end)

    @cached_property
    def addresses(self) -> list[int]:
        """The links and pictures."""
        tokens = self.view.tokens
        return [place for place, tag in enumerate(self.tags) if tag and " " in tokens[place]]

    @cached_property
    def inside(self) -> dict[Element, frozenset[str]]:
        """The elements that text stands in, and the words that their names are made of."""
        return {element: spoken(element) for _, _, element in self.runs}

    def element(self, token: int) -> Element:
        """The element a token belongs to."""
        places = self.view.places
        return places.element(token) if isinstance(places, Places) else places[token].element

    @cached_property
    def runs(self) -> list[tuple[int, int, Element]]:
        """The pieces of text and the tags: first token, end, and the element they stand in."""
        places = self.view.places
        if isinstance(places, Places):
            found = list(places.runs())
        else:
            found = [(number, number + 1, place.element, place.part) for number, place in enumerate(places)]
        return [
            (first, end, element if part != "tail" or (around := element.getparent()) is None else around)
            for first, end, element, part in found
        ]

    def opens(self, start: int, end: int) -> bool:
        """Whether words are a label: a line begins with them, or a part of it, or a colon follows."""
        lowered = self.lowered
        if end < len(lowered) and lowered[end] == ":":
            return True
        place = start
        while place and is_address(lowered[place - 1]):
            place -= 1
        return place == 0 or self.tags[place - 1] == 1 or lowered[place - 1] in PARTING or start == self.piece(start)[0]

    def piece(self, token: int) -> tuple[int, int]:
        """The tokens of the piece of text around a token: all between two tags."""
        places = self.view.places
        if isinstance(places, Places):
            return places.run(token)
        block = self.view.blocks[self.block(token)]
        return block.start, block.end
