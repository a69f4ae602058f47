"""Rows: lists inside one block, parted by bars or dots, or made of links that nothing but punctuation parts."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kronika.watch.noise.page import Page

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

FEWEST = 3  # items of a row
PARTING = frozenset("| || ¦ · • ● ∙ ►".split())
LONGEST = 16  # tokens of an item; a longer one is a sentence
Cut = tuple[
    int, int, int
]  # where an item begins, where it has said all, and where it ends with what parts it from the next


def rows_of(page: Page, number: int) -> Iterator[list[Cut]]:
    """The rows of a block."""
    parted = by_bars(page, number)
    if parted:
        yield parted
    else:
        yield from by_links(page, number)


def by_bars(page: Page, number: int) -> list[Cut]:
    """Items between bars; a label before the first is none of it."""
    block, tokens = page.view.blocks[number], page.view.tokens
    bars = [place for place in range(block.start + 1, block.end) if tokens[place] in PARTING]
    if len(bars) < FEWEST - 1:
        return []
    first = block.start + 1
    first = max((place + 1 for place in range(first, bars[0]) if tokens[place].endswith(":")), default=first)
    starts = [first, *(bar + 1 for bar in bars)]
    cuts = list(zip(starts, [*bars, block.end], [*starts[1:], block.end], strict=True))
    cuts = [cut for cut in cuts if cut[0] < cut[1]]
    return cuts if len(cuts) >= FEWEST and all(stop - start <= LONGEST for start, stop, _ in cuts) else []


def by_links(page: Page, number: int) -> Iterator[list[Cut]]:
    """Links that follow each other, with nothing but punctuation and numbers between."""
    block, addresses = page.view.blocks[number], page.addresses
    near = addresses[bisect_left(addresses, block.start) : bisect_left(addresses, block.end)]
    links = [place for place in near if page.element(place).tag == "a"]
    if len(links) < FEWEST:
        return
    row: list[Cut] = []
    for link, after in zip(links, [*links[1:], block.end], strict=True):
        stop, end = inside(page, link, after)
        row.append((link, stop, end))
        if end < after:  # words follow: the row ends here
            if len(row) >= FEWEST:
                yield row
            row = []
    if len(row) >= FEWEST:
        yield row


def inside(page: Page, link: int, after: int) -> tuple[int, int]:
    """Where the words of a link end, and where the punctuation behind them does."""
    anchor, stop = page.element(link), link + 1
    while stop < after and stands_in(page, stop, anchor):
        stop += 1
    end = stop
    while end < after and not any(map(str.isalpha, page.view.tokens[end])):
        end += 1
    return stop, end


def stands_in(page: Page, token: int, anchor: Element) -> bool:
    """In a link: in its own text, or in what it holds."""
    place = page.view.places[token]
    if place.element is anchor:
        return place.part == "text"
    return any(around is anchor for around in place.element.iterancestors())
