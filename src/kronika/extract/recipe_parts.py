"""What a recipe's rule points at, as headings, paragraphs, list items, quotations, tables and code."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from kronika.html.blocks import Block, blocks
from kronika.html.document import Document
from kronika.model.article import Part, PartKind

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LISTS = frozenset({"ul", "ol", "menu"})
ITEMS = frozenset({"li", "dt", "dd"})
LONG_CELL = 300  # a cell with more text than that is a column of a layout, not a figure
WHOLE_PARAGRAPH = 40  # characters from which two equal texts are no coincidence
EMPTY_LINES = re.compile(r"\n\s*\n+")


def parts_of(document: Document) -> list[Part]:
    """The parts of all that is in a document, in order."""
    found: list[Part] = []
    for table, run in groupby(blocks(document), key=table_of):
        cells = list(run)
        found += [table_part(cells)] if table is not None and is_data(cells) else map(part_of, cells)
    return found


def part_of(block: Block) -> Part:
    """A block by the elements it stands in."""
    around = [str(element.tag) for element in (block.element, *block.element.iterancestors())]
    if block.level:
        return Part(kind=PartKind.HEADING, text=block.text, level=block.level)
    if "pre" in around:
        return Part(kind=PartKind.CODE, text=as_written(block.element) or block.text)
    if ITEMS.intersection(around):
        return Part(kind=PartKind.ITEM, text=block.text, level=max(1, sum(tag in LISTS for tag in around)))
    if "blockquote" in around:
        return Part(kind=PartKind.QUOTE, text=block.text)
    return Part(kind=PartKind.PARAGRAPH, text=block.text)


def table_of(block: Block) -> Element | None:
    """The nearest table around a block."""
    if block.table is None:
        return None
    return next(
        (element for element in (block.element, *block.element.iterancestors()) if element.tag == "table"), None
    )


def is_data(cells: list[Block]) -> bool:
    """Figures stand in several rows or columns, one short text in each; a layout has long texts in few cells."""
    places = {cell.table for cell in cells}
    return len(places) == len(cells) > 1 and max(len(cell.text) for cell in cells) <= LONG_CELL


def table_part(cells: list[Block]) -> Part:
    """Rows as lines, cells parted by tabs."""
    rows = (
        "\t".join(cell.text.replace("\n", " ") for cell in row)
        for _, row in groupby(cells, key=lambda cell: cell.table[0] if cell.table else 0)
    )
    return Part(kind=PartKind.TABLE, text="\n".join(rows))


def as_written(element: Element) -> str:
    """Code with its line breaks; an empty line would end the part."""
    return EMPTY_LINES.sub("\n", "".join(map(str, element.itertext()))).strip("\n")


def shape_of(parts: Iterable[Part]) -> str:
    """The signs of parts, as `Article.shape` holds them; empty for paragraphs only."""
    signs = [part.sign for part in parts]
    return "" if all(sign == PartKind.PARAGRAPH for sign in signs) else " ".join(signs)


def without_repeats(parts: Iterable[Part], *texts: str) -> Iterator[Part]:
    """The parts of a body without its title and lead: where it begins with them, and a whole paragraph of them anywhere."""
    repeated, beginning = {plain(text) for text in texts if text}, True
    for part in parts:
        repeats = plain(part.text) in repeated
        beginning = beginning and repeats
        if not beginning and not (repeats and len(part.text) >= WHOLE_PARAGRAPH):
            yield part


def plain(text: str) -> str:
    """For comparing: no white space to speak of, no capitals."""
    return " ".join(text.split()).casefold()
