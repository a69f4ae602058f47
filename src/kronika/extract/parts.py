"""Blocks as parts of a body: headings, paragraphs, list items, quotations, code, and cells joined to tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from kronika.html.blocks import Block
from kronika.model.article import GAP, Part, PartKind

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LISTS = frozenset({"ul", "ol", "menu", "dir"})
ITEMS = frozenset({"li", "dt", "dd"})
DEEPEST = 9
LONG_CELL = 300  # characters; a longer cell is a column of a page, not a cell of a table


def parts_of(blocks: Iterable[Block]) -> list[Part]:
    """The parts of a body, in order."""
    found: list[Part] = []
    for table, run in groupby(blocks, key=table_of):
        group = list(run)
        if table is not None and is_data(group):
            found.append(Part(kind=PartKind.TABLE, text="\n".join(rows(group))))
        else:
            found += map(part_of, group)
    return found


def part_of(block: Block) -> Part:
    """One block as a part."""
    if block.level:
        return Part(kind=PartKind.HEADING, text=block.text.replace("\n", " "), level=block.level)
    depth, listed, quoted = 0, False, False
    for element in (block.element, *block.element.iterancestors()):
        tag = element.tag
        if tag == "pre":
            return Part(kind=PartKind.CODE, text=block.text)
        quoted = quoted or tag == "blockquote"
        listed = listed or tag in ITEMS
        depth += tag in LISTS
    if depth or listed:
        return Part(kind=PartKind.ITEM, text=block.text, level=min(max(depth, 1), DEEPEST))
    return Part(kind=PartKind.QUOTE if quoted else PartKind.PARAGRAPH, text=block.text)


def table_of(block: Block) -> Element | None:
    """The table a block is a cell of; longer texts are not cells."""
    if block.table is None or len(block.text) > LONG_CELL or block.level:
        return None
    return next((element for element in block.element.iterancestors() if element.tag == "table"), None)


def is_data(cells: Sequence[Block]) -> bool:
    """More than one row and more than one column: a table that is read as one."""
    places = {cell.table or (0, 0) for cell in cells}
    return len({row for row, _ in places}) > 1 and len({column for _, column in places}) > 1


def rows(cells: Sequence[Block]) -> Iterator[str]:
    """Rows as lines, cells parted by tabs; an empty cell keeps its place."""
    for _, run in groupby(cells, key=lambda cell: (cell.table or (0, 0))[0]):
        texts: dict[int, list[str]] = {}
        for cell in run:
            texts.setdefault((cell.table or (0, 0))[1], []).append(cell.text.replace("\n", " "))
        yield "\t".join(" ".join(texts.get(column, ())) for column in range(max(texts) + 1))


def body_of(parts: Iterable[Part]) -> str:
    """Parts as the text of an article."""
    return GAP.join(part.text for part in parts)


def shape_of(parts: Sequence[Part]) -> str:
    """The signs of the parts, as `Article.shape` holds them; empty when all are paragraphs."""
    paragraphs = all(part.kind is PartKind.PARAGRAPH for part in parts)
    return "" if paragraphs else " ".join(part.sign for part in parts)
