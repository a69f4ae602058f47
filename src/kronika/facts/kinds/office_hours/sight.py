"""A page as the reader of office hours sees it: what each line names, and where an hour may look for what it belongs to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from kronika.facts.kinds.office_hours.days import Days, days_in
from kronika.facts.kinds.office_hours.seasons import Season, seasons_in
from kronika.facts.kinds.office_hours.words import MASS, NAMES, OFFICE, WHERE
from kronika.model.mention import PageText

FARTHEST = 12  # lines that are looked at above an hour
NAMED = {
    event: re.compile(rf"(?<!\w)(?:{'|'.join(patterns)})(?!\w)", re.IGNORECASE) for event, patterns in NAMES.items()
}
PLACE_ONLY = re.compile(rf"(?<!\w){WHERE}", re.IGNORECASE)
OPENING_AFTER = re.compile(r"(?:\s+\w+){0,2}\s*[(:]")  # "w kancelarii parafialnej (pn.–pt. …)" goes on about the office
AFTER_MASS = re.compile(r"(?<!\w)(?:po|przed|před|między|bezpośrednio po)\s+(?:\w+\s+){0,2}$", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """A word that names an event, and where."""

    start: int
    end: int
    event: str


def named_in(text: str) -> list[Named]:
    """Every naming word of a line; "po Mszy" says only when, and "spotkanie w biurze" only where."""
    found = sorted(
        (
            Named(start=match.start(), end=match.end(), event=event)
            for event, pattern in NAMED.items()
            for match in pattern.finditer(text)
        ),
        key=lambda one: (one.start, -one.end),
    )
    kept: list[Named] = []
    for one in found:
        before = text[: one.start]
        only_when = one.event == MASS and AFTER_MASS.search(before)
        only_where = (
            kept
            and one.event == OFFICE
            and kept[-1].event != OFFICE
            and PLACE_ONLY.search(before)
            and not OPENING_AFTER.match(text, one.end)
        )
        if not only_when and not only_where and not (kept and one.start < kept[-1].end):
            kept.append(one)
    return kept


class Sight:
    """One page, its lines read when they are asked for."""

    def __init__(self, page: PageText) -> None:
        self.page = page
        self._named: dict[int, list[Named]] = {}
        self._days: dict[int, list[Days]] = {}
        self._seasons: dict[int, list[Season]] = {}

    def text(self, line: int) -> str:
        """The words of a line."""
        found = self.page.lines[line]
        return self.page.text[found.start : found.end]

    def named(self, line: int) -> list[Named]:
        """What a line names."""
        if line not in self._named:
            self._named[line] = named_in(self.text(line))
        return self._named[line]

    def days(self, line: int) -> list[Days]:
        """The days of a line."""
        if line not in self._days:
            self._days[line] = days_in(self.text(line))
        return self._days[line]

    def seasons(self, line: int) -> list[Season]:
        """The seasons of a line."""
        if line not in self._seasons:
            self._seasons[line] = seasons_in(self.text(line))
        return self._seasons[line]

    @cached_property
    def cells(self) -> dict[tuple[int, int], list[int]]:
        """The lines of every row of every table."""
        found: dict[tuple[int, int], list[int]] = {}
        for number, line in enumerate(self.page.lines):
            if line.table is not None and line.row is not None:
                found.setdefault((line.table, line.row), []).append(number)
        return found

    def row(self, line: int) -> list[int]:
        """The other cells of its row, the first first."""
        here = self.page.lines[line]
        if here.table is None or here.row is None:
            return []
        return [one for one in self.cells[here.table, here.row] if one != line]

    def column(self, line: int) -> list[int]:
        """The cells above it in its column, the nearest first."""
        here = self.page.lines[line]
        if here.table is None or here.row is None or here.column is None:
            return []
        return [
            one
            for row in range(here.row - 1, -1, -1)
            for one in self.cells.get((here.table, row), [])
            if self.page.lines[one].column == here.column
        ]

    def block(self, line: int) -> list[int]:
        """The lines of its block before it, the nearest first."""
        here = self.page.lines[line]
        found = []
        for one in range(line - 1, -1, -1):
            if self.page.lines[one].block != here.block:
                break
            found.append(one)
        return found

    def above(self, line: int) -> Iterator[int]:
        """Lines before it under the same headings, the nearest first; from a table, those before the table."""
        here = self.page.lines[line]
        seen = 0
        for one in range(line - 1, -1, -1):
            other = self.page.lines[one]
            if here.table is not None and other.table == here.table:
                continue
            if other.path != here.path or other.heading or seen >= FARTHEST:
                return
            seen += 1
            yield one
