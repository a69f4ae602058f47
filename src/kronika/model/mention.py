"""A mention: a string on a page that may be a fact, such as an hour, and where exactly it stands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class TextLine:
    """One line of a page's text; `start` and `end` are places in the text."""

    start: int
    end: int
    block: int  # lines of one paragraph, item or cell share it; numbered from 0
    path: tuple[str, ...] = ()  # the headings above it, the highest first
    heading: bool = False
    table: int | None = None  # the table it stands in, numbered from 0
    row: int | None = None  # of that table, from 0
    column: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PageText:
    """What a reader sees on a page, in order, as plain text and its lines. Raised digits stay raised: "18³⁰"."""

    text: str
    lines: tuple[TextLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Mention:
    """A string that may be an hour. Places count characters of the page's text."""

    start: int
    end: int
    text: str  # as written: "8.oo", "18³⁰"
    time: str  # as understood: "08:00", "18:30"
    line: int  # which line of the page it begins in
    until: str = ""  # the other end of a range, when this is its beginning: "od 16.00 do 17.30"
    since: str = ""  # the beginning, when this is its end
