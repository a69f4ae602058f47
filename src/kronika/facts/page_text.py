"""A page as the reader of facts sees it: plain text and its lines, each with its block, its headings and its cell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from kronika.facts.headings import RawLine, with_paths
from kronika.html.blocks import Block, Outline, outline
from kronika.html.document import Document, parse
from kronika.html.text import fold
from kronika.model.errors import NotText
from kronika.model.mention import PageText

BULLET = "• "
LISTED = frozenset(("li", "dd"))
CELLS = frozenset(("td", "th"))
MARKS = re.compile(r"\s*(?:#{1,6}\s+|>\s+)+")
BULLETS = re.compile(r"\s*(?:[•·*▪◦●○■♦–—-]|\d{1,2}[.)])\s+")
EMPHASIS = re.compile(r"\s*(\*\*|__)(?P<words>.+?)\1:?\s*")


def text_of_html(html: bytes | str, *, url: str = "") -> PageText:
    """What a reader sees of a page; what is no text gives an empty one."""
    try:
        document = parse(html, url=url or None)
    except NotText:
        return PageText(text="", lines=())
    return text_of_document(document)


def text_of_document(document: Document) -> PageText:
    """The same of a page that is parsed already."""
    return assembled(html_lines(outline(document)))


def text_of_plain(text: str) -> PageText:
    """A text as it is; lines, blocks and headings are guessed from the text alone, so places are those of the text."""
    raw = list(plain_lines(text))
    return PageText(text=text, lines=tuple(with_paths(raw, placed(text, raw))))


def assembled(raw: list[RawLine]) -> PageText:
    """Lines put one below the other, with an empty one between blocks that are not items or cells of one thing."""
    pieces: list[str] = []
    before: RawLine | None = None
    for line in raw:
        if before is not None:
            pieces.append("\n" if is_close(before, line) else "\n\n")
        pieces.append(line.text)
        before = line
    text = "".join(pieces)
    return PageText(text=text, lines=tuple(with_paths(raw, placed(text, raw))))


def is_close(before: RawLine, line: RawLine) -> bool:
    """No empty line between them."""
    if before.block == line.block:
        return True
    if line.table is not None:
        return before.table == line.table
    return before.item and line.item


def placed(text: str, raw: list[RawLine]) -> Iterator[tuple[int, int]]:
    """Where each line stands in the text; lines are in its order."""
    place = 0
    for line in raw:
        start = text.index(line.text, place)
        place = start + len(line.text)
        yield start, place


def html_lines(page: Outline) -> list[RawLine]:
    """The lines of all blocks."""
    tables = table_numbers(page)
    lines: list[RawLine] = []
    for number, block in enumerate(page.blocks):
        lines.extend(lines_of(block, number, tables))
    return with_lone_cells(lines)


def with_lone_cells(lines: list[RawLine]) -> list[RawLine]:
    """Cells that are the only one of their row are marked."""
    columns: dict[tuple[int | None, int | None], set[int | None]] = {}
    for line in lines:
        columns.setdefault((line.table, line.row), set()).add(line.column)
    return [
        replace(line, alone=True) if line.table is not None and len(columns[line.table, line.row]) == 1 else line
        for line in lines
    ]


def lines_of(block: Block, number: int, tables: dict[int, int]) -> Iterator[RawLine]:
    """The lines of one block; list items show their bullet, as plain text would."""
    item = block.tag in LISTED
    row, column = block.table or (None, None)
    bold = block.bold_chars >= 0.9 * len(block.text.replace(" ", "")) > 0
    marked = bold_lines(block)
    for place, words in enumerate(block.text.split("\n")):
        yield RawLine(
            text=BULLET + words if item and not place else words,
            words=words,
            block=number,
            level=block.level,
            item=item,
            bold=bold or words in marked,
            term=block.tag == "dt",
            path=block.path,
            table=tables.get(block.holder) if block.table else None,
            row=row,
            column=column,
        )


def bold_lines(block: Block) -> frozenset[str]:
    """Lines of a block that are a bold element as a whole: <b>Niedziela</b><br>8.00 …"""
    if not block.bold_chars or block.lines == 1:
        return frozenset()
    return frozenset(fold("".join(map(str, one.itertext()))) for one in block.inline if one.tag in ("b", "strong"))


def table_numbers(page: Outline) -> dict[int, int]:
    """For every holder the number of the nearest table around it."""
    numbers: dict[int, int] = {}
    seen = 0
    for holder, tag in enumerate(page.tags):
        if tag == "table":
            numbers[holder] = seen
            seen += 1
        elif page.parents[holder] in numbers and holder:
            numbers[holder] = numbers[page.parents[holder]]
    return numbers


def plain_lines(text: str) -> Iterator[RawLine]:
    """The lines of a text that are not empty; an empty one begins a block, and so does a bullet."""
    block = -1
    fresh = True
    for written in text.split("\n"):
        line = written.rstrip()
        if not line.strip():
            fresh = True
            continue
        item = BULLETS.match(line) is not None
        marks = MARKS.match(line)
        strong = EMPHASIS.fullmatch(line)
        if fresh or item or marks:
            block += 1
        fresh = marks is not None
        words = strong["words"] if strong else line[marks.end() :] if marks else line.strip()
        yield RawLine(
            text=line.lstrip(),
            words=words.strip(),
            block=block,
            level=min(6, marks[0].count("#")) if marks else 0,
            item=item,
            bold=strong is not None,
        )
