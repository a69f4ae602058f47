"""Blocks as parts of a body: headings, paragraphs, list items, quotations, code, and cells joined to tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from kronika.extract.view import View
from kronika.html.blocks import Block
from kronika.model.article import Part, PartKind

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LISTS = frozenset({"ul", "ol", "menu", "dir"})
CELL_WORDS = 40  # a longer cell is a column of a page, not a cell of a table


def parts_of(view: View, indexes: Sequence[int]) -> list[Part]:
    """The parts of a body, in order."""
    found: list[Part] = []
    for table, run in groupby(indexes, key=lambda index: table_of(view, index)):
        group = list(run)
        if table is not None and is_data(view, group):
            found.append(Part(kind=PartKind.TABLE, text="\n".join(rows(view, group))))
        else:
            found += [part_of(view.blocks[index]) for index in group]
    return found


def part_of(block: Block) -> Part:
    """One block as a part."""
    if block.level:
        return Part(kind=PartKind.HEADING, text=block.text.replace("\n", " "), level=block.level)
    depth, quoted = 0, False
    for element in (block.element, *block.element.iterancestors()):
        tag = element.tag
        if tag == "pre":
            return Part(kind=PartKind.CODE, text=block.text)
        quoted = quoted or tag == "blockquote"
        depth += tag in LISTS
    if depth:
        return Part(kind=PartKind.ITEM, text=block.text, level=min(depth, 9))
    return Part(kind=PartKind.QUOTE if quoted else PartKind.PARAGRAPH, text=block.text)


def table_of(view: View, index: int) -> Element | None:
    """The table a block is a cell of; longer texts are not cells."""
    block = view.blocks[index]
    if block.table is None or view.words[index] > CELL_WORDS or block.level:
        return None
    return next((element for element in block.element.iterancestors() if element.tag == "table"), None)


def is_data(view: View, group: Sequence[int]) -> bool:
    """More than one row and more than one column: a table that is read as one."""
    places = {view.blocks[index].table or (0, 0) for index in group}
    return len({row for row, _ in places}) > 1 and len({column for _, column in places}) > 1


def rows(view: View, group: Sequence[int]) -> Iterator[str]:
    """Rows as lines, cells parted by tabs; an empty cell keeps its place."""
    for _, run in groupby(group, key=lambda index: (view.blocks[index].table or (0, 0))[0]):
        cells: dict[int, list[str]] = {}
        for index in run:
            block = view.blocks[index]
            cells.setdefault((block.table or (0, 0))[1], []).append(block.text.replace("\n", " "))
        yield "\t".join(" ".join(cells.get(column, ())) for column in range(max(cells) + 1))
