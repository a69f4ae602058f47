"""Trims from both ends of a block what is no sentence: a capital letter first, a full stop, ! or ? last."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from kronika.model.article import Part

BETWEEN = re.compile(r"(?<=[.!?…])\s+|(?<=[.!?…][\"”»’')\]])\s+|\n")
OPENING = " \t\n„“”\"'‚‘’«»‹›([–—-…*•"
CLOSING = " \t\n„“”\"'‚‘’«»‹›)]–—-"
ENDS = (".", "!", "?", "…")


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A part of a block, and where on the page it begins."""

    part: Part
    at: int


def trim(parts: list[Placed]) -> list[Placed]:
    """The parts from the first sentence of a block to its last; what lies between stays, headings too.

    A part is cut between its sentences or lines: "Drukuj" before the first sentence goes, and so does "więcej »" after the last.
    """
    kept = list(parts)
    while kept:
        first = from_sentence(kept[0].part.text)
        if first:
            kept[0] = cut(kept[0], first)
            break
        kept.pop(0)
    while kept:
        last = to_sentence(kept[-1].part.text)
        if last:
            kept[-1] = cut(kept[-1], last)
            break
        kept.pop()
    return kept


def cut(placed: Placed, text: str) -> Placed:
    """The same part with less text."""
    return placed if text == placed.part.text else replace(placed, part=replace(placed.part, text=text))


def from_sentence(text: str) -> str:
    """What is left from the first sentence on."""
    start = 0
    for end, following in pieces(text):
        if starts(text[start:end]) and ends(text[start:end]):
            return text[start:]
        start = following
    return ""


def to_sentence(text: str) -> str:
    """What is left up to the last end of a sentence."""
    start, last = 0, 0
    for end, following in pieces(text):
        if ends(text[start:end]):
            last = end
        start = following
    return text[:last]


def pieces(text: str) -> list[tuple[int, int]]:
    """Where each sentence or line ends, and where the next begins."""
    found = [(gap.start(), gap.end()) for gap in BETWEEN.finditer(text)]
    return [*found, (len(text), len(text))]


def starts(piece: str) -> bool:
    """It begins with a capital letter, quotation marks and dashes aside."""
    return piece.lstrip(OPENING)[:1].isupper()


def ends(piece: str) -> bool:
    """It ends with a full stop, ! or ?, closing marks aside."""
    return piece.rstrip(CLOSING).endswith(ENDS)
