"""Cells around a cell: what stands in the first row above it and in the first column before it."""

from __future__ import annotations

from dataclasses import dataclass, field

from kronika.model.mention import PageText, TextLine

LONGEST = 90  # characters of a cell that may be the head of a row or column


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables:
    """The cells of a page's tables by table, row and column; a cell's lines are joined by spaces."""

    cells: dict[tuple[int, int, int], str] = field(default_factory=dict)

    def above(self, line: TextLine) -> str:
        """The head of its column: the cell of the first row; nothing for that row itself."""
        if line.table is None or not line.row or line.column is None:
            return ""
        return self._head((line.table, 0, line.column))

    def before(self, line: TextLine) -> str:
        """The head of its row: the cell of the first column; nothing for that column itself."""
        if line.table is None or line.row is None or not line.column:
            return ""
        return self._head((line.table, line.row, 0))

    def beside(self, line: TextLine) -> str:
        """The cell just before it in its row."""
        if line.table is None or line.row is None or not line.column:
            return ""
        return self._head((line.table, line.row, line.column - 1))

    def _head(self, place: tuple[int, int, int]) -> str:
        """What a cell says, where it is short enough to be a head: a menu in a layout table is none."""
        words = self.cells.get(place, "")
        return words if len(words) <= LONGEST else ""


def tables_of(page: PageText) -> Tables:
    """All cells of a page."""
    cells: dict[tuple[int, int, int], str] = {}
    for line in page.lines:
        if line.table is not None and line.row is not None and line.column is not None:
            key = (line.table, line.row, line.column)
            words = page.text[line.start : line.end]
            cells[key] = f"{cells[key]} {words}" if key in cells else words
    return Tables(cells=cells)
