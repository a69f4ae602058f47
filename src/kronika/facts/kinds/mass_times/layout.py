"""The lines of a page as a schedule sets them: rows read as one, sentences, brackets, and lines that head others."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from kronika.facts.kinds.mass_times.calendar_words import CalendarWords
from kronika.facts.kinds.mass_times.folding import folded
from kronika.model.mention import Mention, PageText

LONGEST_HEAD = 110  # characters of a line that may head others
CLOCK = re.compile(r"\d{1,2}\s*[:.,]\s*[\doO]{2}$|[⁰¹²³⁴⁵]")
STOP = re.compile(r"[.!?;](?=\s+[A-ZĄĆĘŁŃÓŚŹŻ„\"(]|\s*$)|;")
BRACKETS = re.compile(r"\([^()]*\)")
ITEM = re.compile(r"\s*(?:[•·*▪◦●○■♦–—-]|\d{1,2}[.)](?!\d))\s*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """What is read as one line: a line, a row of a table, or lines that one hour ties together."""

    start: int
    end: int
    lines: tuple[int, ...]
    hours: tuple[int, ...]  # places of mentions that are hours
    head: bool  # it has no hours and may head others
    title: bool  # a heading of the page


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """A page ready to be understood."""

    page: PageText
    plain: str  # the folded text
    mentions: tuple[Mention, ...]
    wanted: frozenset[int]
    units: tuple[Unit, ...]
    words: CalendarWords

    def unit_at(self, place: int) -> int:
        """The number of the unit that holds a place of the text."""
        return max(0, bisect_right([unit.start for unit in self.units], place) - 1)


def layout_of(page: PageText, mentions: Sequence[Mention], wanted: frozenset[int], words: CalendarWords) -> Layout:
    """A page with its units."""
    plain = folded(page.text)
    hours = sorted(
        {m.start for number, m in enumerate(mentions) if number in wanted or CLOCK.search(m.text) is not None}
    )
    units = tuple(unit_of(page, lines, hours, words) for lines in line_groups(page, mentions))
    return Layout(page=page, plain=plain, mentions=tuple(mentions), wanted=wanted, units=units, words=words)


def line_groups(page: PageText, mentions: Sequence[Mention]) -> list[tuple[int, ...]]:
    """Lines that are read together."""
    rows = narrow_rows(page)
    tied = {
        number + 1
        for mention in mentions
        for number in (mention.line,)
        if number + 1 < len(page.lines) and mention.end > page.lines[number].end
    }
    groups: list[list[int]] = []
    for number, line in enumerate(page.lines):
        row = (line.table, line.row)
        last = page.lines[number - 1] if number else None
        joins = last is not None and row in rows and row == (last.table, last.row)
        if groups and (joins or number in tied):
            groups[-1].append(number)
        else:
            groups.append([number])
    return [tuple(group) for group in groups]


def narrow_rows(page: PageText) -> set[tuple[int | None, int | None]]:
    """Rows of real tables; a cell that holds a whole text is the page's frame, not a cell."""
    cells: dict[tuple[int | None, int | None], dict[int | None, int]] = {}
    for line in page.lines:
        if line.table is not None:
            row = cells.setdefault((line.table, line.row), {})
            row[line.column] = row.get(line.column, 0) + 1
    return {row for row, columns in cells.items() if len(columns) > 1 and max(columns.values()) <= 3}


def unit_of(page: PageText, lines: tuple[int, ...], hours: list[int], words: CalendarWords) -> Unit:
    """One unit with its hours."""
    start, end = page.lines[lines[0]].start, page.lines[lines[-1]].end
    inside = tuple(place for place in hours if start <= place < end)
    shown = page.text[start:end].strip()
    title = any(page.lines[number].heading for number in lines) and not inside
    head = not inside and len(shown) <= LONGEST_HEAD and not (shown.endswith(".") and not abbreviated(shown, words))
    return Unit(start=start, end=end, lines=lines, hours=inside, head=head or title, title=title)


def abbreviated(shown: str, words: CalendarWords) -> bool:
    """A line that ends in a full stop which belongs to its last word: "I piątek m-ca."."""
    last = re.split(r"[\s.]+", folded(shown).rstrip("."))[-1]
    return last in {folded(word) for word in words.abbreviations}


def sentences(layout: Layout, unit: Unit) -> list[tuple[int, int]]:
    """The sentences of a unit; a semicolon ends one as well."""
    spans: list[tuple[int, int]] = []
    start = unit.start
    known = {folded(word) for word in layout.words.abbreviations}
    for match in STOP.finditer(layout.page.text, unit.start, unit.end):
        before = re.search(r"([^\s.]*)$", layout.plain[start : match.start()])
        word = before[1] if before else ""
        if match[0] == "." and word in known:
            continue
        spans.append((start, match.end()))
        start = match.end()
    return [*spans, (start, unit.end)] if start < unit.end else spans


def sentence_at(layout: Layout, unit: Unit, place: int) -> tuple[int, int]:
    """The sentence that holds a place."""
    found = sentences(layout, unit)
    return next(((start, end) for start, end in found if start <= place < end), (unit.start, unit.end))


def bracket_at(layout: Layout, unit: Unit, place: int) -> tuple[int, int] | None:
    """The brackets around a place."""
    for match in BRACKETS.finditer(layout.page.text, unit.start, unit.end):
        if match.start() <= place < match.end():
            return match.span()
    return None


def is_item(layout: Layout, unit: Unit) -> bool:
    """It begins with a bullet or a number."""
    return ITEM.match(layout.page.text, unit.start, unit.end) is not None
