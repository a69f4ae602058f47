"""Which lines are headings and what stands under them: real headings, bold and capital lines, lines that end in a colon."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from kronika.facts.calendar_words import CALENDAR
from kronika.facts.hour_forms import CLOCK, SUPERSCRIPT
from kronika.facts.hours import is_date
from kronika.model.mention import TextLine

LONGEST = 90  # characters of a line that may be a heading by its looks
LONGEST_REAL = 300  # a whole page in a heading tag is no heading
LETTER = re.compile(r"[^\W\d_]")
UNFINISHED = (",", ";", ".", "…", "?", "!", "-", "–")
STEP = 4  # levels between two kinds of headings, so that those with days fit below those without
FIRST, CAPITALS, BOLD, TITLE, COLON, DAY = (
    1,
    7,
    8,
    9,
    10,
    11,
)  # guessed levels; all but the page's first line below the six real ones
TERM = 12  # terms of one list are brothers, whatever they say
MOSTLY = 0.6  # share of capitals in a line of capitals


@dataclass(frozen=True, slots=True, kw_only=True)
class RawLine:
    """One line before its headings are known. `words` are the text without marks of lists and headings."""

    text: str
    words: str
    block: int
    level: int = 0
    item: bool = False
    bold: bool = False
    path: tuple[str, ...] = ()
    table: int | None = None
    row: int | None = None
    column: int | None = None
    alone: bool = False  # the only cell of its row
    term: bool = False  # of a list of definitions


def with_paths(raw: Sequence[RawLine], places: Iterable[tuple[int, int]]) -> Iterator[TextLine]:
    """Every line with the headings above it, the highest first."""
    stack: list[tuple[int, str]] = []
    was_heading = False
    for number, (line, (start, end)) in enumerate(zip(raw, places, strict=True)):
        level = level_of(line, raw[number + 1] if number + 1 < len(raw) else None)
        if level:
            if was_heading and stack and stack[-1][0] == level:
                level += 1
            while stack and stack[-1][0] >= level:
                stack.pop()
        path = tuple(words for _, words in stack)
        if level:
            stack.append((level, line.words.rstrip(": ")))
        was_heading = bool(level)
        yield TextLine(
            start=start,
            end=end,
            block=line.block,
            path=path,
            heading=bool(level),
            table=line.table,
            row=line.row,
            column=line.column,
        )


def level_of(line: RawLine, following: RawLine | None) -> int:
    """How high a heading this line is: small numbers are high, 0 is none. Headings that name days stand below those that do not."""
    if line.term and following is not None and may_head(line):
        return TERM * STEP
    rank = rank_of(line, following)
    if not rank or not CALENDAR.search(line.words):
        return rank * STEP
    return (rank if line.level else DAY) * STEP + 2


def rank_of(line: RawLine, following: RawLine | None) -> int:
    """Which kind of heading a line is by its tag or its looks."""
    if line.level and len(line.words) <= LONGEST_REAL:
        return line.level
    if not may_head(line) or following is None:
        return 0
    if line.words.endswith(":"):
        return COLON
    if line.item or is_cell(line, following):
        return 0
    return rank_of_looks(line, following)


def is_cell(line: RawLine, following: RawLine) -> bool:
    """One cell of several in a row; a row of one cell, and lines inside one cell, are laid out by a table and mean nothing."""
    if line.table is None or line.table != following.table or line.alone:
        return False
    return (line.row, line.column) != (following.row, following.column)


def rank_of_looks(line: RawLine, following: RawLine) -> int:
    """What capitals, bold letters or its standing alone make of a line."""
    if is_capital(line.words):
        return CAPITALS
    if line.bold:
        return BOLD
    return (TITLE if line.block else FIRST) if is_title(line, following) else 0


def is_capital(words: str) -> bool:
    """Written in capitals, but for a word or two."""
    letters = LETTER.findall(words)
    return len(letters) > 3 and sum(map(str.isupper, letters)) >= MOSTLY * len(letters)


def may_head(line: RawLine) -> bool:
    """Short enough, says something, and gives no hour itself."""
    if len(line.words) > LONGEST or not LETTER.search(line.words):
        return False
    return not has_hour(line.words)


def has_hour(words: str) -> bool:
    """An hour with minutes stands in it; a date is none."""
    return SUPERSCRIPT.search(words) is not None or any(not is_date(words, match) for match in CLOCK.finditer(words))


def is_title(line: RawLine, following: RawLine) -> bool:
    """A short line by itself that begins like a title and is followed by something else than its own sentence."""
    if line.words.endswith(UNFINISHED) or not line.words[0].isupper():
        return False
    if line.block != following.block or following.item:
        return True
    return not following.words[0].islower() and has_hour(following.words)
