"""Where sentences begin and end: at marks that end them, but not after abbreviations, initials and ordinal numbers."""

from __future__ import annotations

import re
from typing import NamedTuple

from kronika.lang.language import Language

END = re.compile(r"[.!?…]+[\"'”“»’)\]]*(?=\s)|\n\s*\n|\n")


class Span(NamedTuple):
    """A stretch of a text."""

    start: int
    end: int


def sentences(text: str, language: Language) -> list[Span]:
    """The sentences of a text in order; white space around them belongs to none."""
    found, start = [], 0
    for match in END.finditer(text):
        found.append(trimmed(text, start, match.end()))
        start = match.end()
    found.append(trimmed(text, start, len(text)))
    return [span for span in found if span.start < span.end]


def trimmed(text: str, start: int, end: int) -> Span:
    """A stretch without the white space around it."""
    inner = text[start:end]
    return Span(start + len(inner) - len(inner.lstrip()), start + len(inner.rstrip()))
