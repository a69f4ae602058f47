"""One side of a comparison: a view, the moment it was fetched, and what all kinds of noise ask about it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from kronika.watch.places import Places
from kronika.watch.view import View
from kronika.watch.words import is_tag

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


@dataclass(frozen=True, eq=False)
class Page:
    """A view and when it was fetched."""

    view: View
    at: datetime | None = None

    @cached_property
    def lowered(self) -> list[str]:
        """The tokens in small letters."""
        return [token.lower() for token in self.view.tokens]

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

    def said(self, number: int) -> list[int]:
        """The tokens of a block that are words."""
        block = self.view.blocks[number]
        tokens = self.view.tokens
        return [place for place in range(block.start, block.end) if not is_tag(tokens[place])]

    def element(self, token: int) -> Element:
        """The element a token belongs to."""
        places = self.view.places
        return places.element(token) if isinstance(places, Places) else places[token].element

    def runs(self) -> Iterator[tuple[int, int, Element]]:
        """The pieces of text and the tags: first token, end, and the element they stand in."""
        places = self.view.places
        if isinstance(places, Places):
            for first, end, element, part in places.runs():
                around = element.getparent() if part == "tail" else element
                yield first, end, element if around is None else around
            return
        for number, place in enumerate(places):
            around = place.element.getparent() if place.part == "tail" else place.element
            yield number, number + 1, place.element if around is None else around

    def piece(self, token: int) -> tuple[int, int]:
        """The tokens of the piece of text around a token: all between two tags."""
        places = self.view.places
        if isinstance(places, Places):
            return places.run(token)
        block = self.view.blocks[self.block(token)]
        return block.start, block.end
