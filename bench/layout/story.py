"""What an invented paper prints: a story with its parts, before any page is made of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Kind(StrEnum):
    """What sort of text a story is."""

    NEWS = "news"
    NOTE = "note"
    LONG = "long"
    LIVE = "live"
    FORMULA = "formula"


class Form(StrEnum):
    """How a part of a text is set."""

    PARAGRAPH = "paragraph"
    HEAD = "head"
    LIST = "list"
    QUOTE = "quote"
    TABLE = "table"
    ENTRY = "entry"  # of a live blog: the time, then what happened
    FIGURE = "figure"  # a picture's caption


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One part of a text; a list has an item a line, a table a row a line."""

    form: Form
    lines: tuple[str, ...]
    linked: tuple[str, ...] = ()  # words of the first line that are links


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """One text as it is printed at one moment."""

    number: int  # its place in the source's stream
    kind: Kind
    lang: str
    beat: str
    path: str  # of its address
    at: datetime
    title: str
    lead: str
    parts: tuple[Part, ...]
    author: str
    agency: bool
    tags: tuple[str, ...]
    caption: str
    comments: tuple[tuple[str, str], ...]  # who, and what
    own_summary: str  # a sentence that stands only in the feed


@dataclass(frozen=True, slots=True, kw_only=True)
class Mix:
    """What a source writes at a time; benign shifts change it."""

    words: float
    spread: float
    notes: float
    longs: float
    lives: float
    formulas: float
    lists: float  # chance of each in a text that is long enough
    quotes: float
    tables: float
    heads: float
    links: float  # chance that a paragraph holds a link
    figures: float  # chance of a captioned picture after a paragraph
    terse: float
    comments: float
    beats: tuple[str, ...]
