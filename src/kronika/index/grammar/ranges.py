"""Ranges in brackets, comparisons, and single values of fields that are measured: dates and numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, tzinfo

from kronika.index.grammar.moments import BadMoment, Stretch, stretch
from kronika.index.grammar.names import MEASURED
from kronika.index.grammar.reading import Reader, unescaped
from kronika.index.grammar.values import BadValue, number
from kronika.model.query import Field, Present, Query, Range

COMPARED = ("<=", ">=", "≤", "≥", "<", ">")
BETWEEN = re.compile(r"\s+(?:TO|to)\s+|\s*\.\.\s*")
OPEN_ENDS = ("", "*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """What a date without a zone, and a word such as "today", are read by."""

    zone: tzinfo
    now: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Ends:
    """What a written value stands for: a number is one point, a date a stretch."""

    start: float
    end: float
    stretched: bool


def take_compared(reader: Reader) -> str | None:
    """Reads `<`, `>=` …; None where no comparison comes next."""
    for sign in COMPARED:
        if reader.take(sign):
            return sign.replace("≤", "<=").replace("≥", ">=")
    return None


def single(reader: Reader, field: Field, text: str, at: int, clock: Clock) -> Query:
    """One value: that number, that day."""
    if text == "*":
        return Present(field=field)
    ends = ends_of(reader, field, text, at, clock)
    return Range(field=field, low=ends.start, high=ends.end, with_high=not ends.stretched)


def compared(reader: Reader, field: Field, sign: str, clock: Clock) -> Query:
    """The value behind a comparison."""
    reader.take("=")
    reader.skip_blanks()
    at = reader.at
    text = unescaped(reader.take_quoted() if reader.look() == '"' else reader.take_run())
    if not text:
        reader.fail(f"Expected a value behind {field}:{sign}, such as {field}:{sign}{sample(field)}.", at)
    ends = ends_of(reader, field, text, at, clock)
    if sign[0] == "<":
        high = ends.end if sign == "<=" else ends.start
        return Range(field=field, high=high, with_high=sign == "<=" and not ends.stretched)
    low = ends.start if sign == ">=" else ends.end
    return Range(field=field, low=low, with_low=sign == ">=" or ends.stretched)


def sample(field: Field) -> str:
    """A value for an example in an error."""
    return "2016-01-12" if field is Field.DATE else "3"


def bracketed(reader: Reader, field: Field, clock: Clock) -> Query:
    """`[a TO b]`, `{a TO b}` and the mixed ones."""
    begin = reader.at
    if field not in MEASURED:
        measured = ", ".join(sorted(MEASURED))
        reader.fail(f"Ranges are for {measured}, not for {field}: expected a word, a phrase or a parenthesis.", begin)
    with_low = reader.look() == "["
    closed = next((at for at in range(begin + 1, len(reader.text)) if reader.text[at] in "]}"), None)
    if closed is None:
        reader.fail("This range is not closed: expected ] or } behind its end.", begin)
    inside = reader.text[begin + 1 : closed]
    parts = list(BETWEEN.finditer(" " + inside + " "))
    if len(parts) != 1:
        reader.fail(f"Expected a range such as {field}:[{sample(field)} TO *].", begin, closed - begin + 1)
    reader.at = closed + 1
    low_text, high_text = (part.strip(' "') for part in BETWEEN.split(" " + inside + " "))
    low = bound(reader, field, low_text, begin + 1, clock)
    high = bound(reader, field, high_text, begin + parts[0].end(), clock)
    return ranged(reader, field, (low, high), (with_low, reader.text[closed] == "]"), (begin, closed + 1))


def bound(reader: Reader, field: Field, text: str, at: int, clock: Clock) -> Ends | None:
    """One end of a range; None for an open one."""
    if text in OPEN_ENDS:
        return None
    while reader.text[at : at + 1] in (" ", '"'):
        at += 1
    return ends_of(reader, field, unescaped(text), at, clock)


def ranged(
    reader: Reader,
    field: Field,
    ends: tuple[Ends | None, Ends | None],
    with_ends: tuple[bool, bool],
    place: tuple[int, int],
) -> Query:
    """The range between two ends, of which either may be open."""
    first, last = ends
    if first is None and last is None:
        return Present(field=field)
    low = None if first is None else first.start if with_ends[0] else first.end
    high = None if last is None else last.end if with_ends[1] else last.start
    if first is not None and last is not None and first.start > last.start:
        reader.fail(
            "This range ends before it begins: expected the smaller value first.", place[0], place[1] - place[0]
        )
    return Range(
        field=field,
        low=low,
        high=high,
        with_low=with_ends[0] or first is None or first.stretched,
        with_high=last is None or (with_ends[1] and not last.stretched),
    )


def ends_of(reader: Reader, field: Field, text: str, at: int, clock: Clock) -> Ends:
    """What a value stands for, or a fault that points at it."""
    try:
        if field is not Field.DATE:
            value = number(text, field)
            return Ends(start=value, end=value, stretched=False)
        found: Stretch = stretch(text, clock.zone, clock.now)
    except BadMoment as error:
        reader.fail(
            f"{error}; “{text}” is none." if str(error).startswith("Expected a date") else f"{error}.", at, len(text)
        )
    except BadValue as error:
        reader.fail(str(error), at, len(text))
    return Ends(start=found.start, end=found.end, stretched=True)
