"""Faults that a score hides: the lead left out, captions let in, the title said twice."""

from __future__ import annotations

from collections.abc import Sequence

from bench.extraction.fields import plain
from bench.extraction.score import WORD, Shingles, shingles

LEAD_WORDS = 8  # a shorter lead proves nothing
LEAD_SHARE = 0.8
CAPTION_WORDS = 6


def lead_kept(lead: str, found: Shingles) -> bool | None:
    """Whether the lead is in the text that was found; None when there is no lead to speak of."""
    if len(WORD.findall(lead)) < LEAD_WORDS:
        return None
    wanted = shingles(lead)
    return (wanted & found).total() >= LEAD_SHARE * wanted.total()


def captions_leaked(captions: Sequence[str], body: str, text: str) -> tuple[int, int]:
    """How many captions are in the text that was found, and how many there are that the gold text does not hold."""
    foreign = [caption for caption in map(worded, captions) if caption.count(" ") >= CAPTION_WORDS + 1]
    if not foreign:
        return 0, 0
    gold, found = worded(body), worded(text)
    foreign = [caption for caption in dict.fromkeys(foreign) if caption not in gold]
    return sum(caption in found for caption in foreign), len(foreign)


def title_repeated(title: str, body: str, text: str) -> bool | None:
    """Whether a line of the text is the title; None when the gold text has it too, or no title is known."""
    wanted = plain(title)
    if not wanted or wanted in map(plain, body.splitlines()):
        return None
    return wanted in map(plain, text.splitlines())


def worded(text: str) -> str:
    """A text as its words alone, with a blank at either end, so that one can be looked for in another."""
    return f" {' '.join(WORD.findall(text.casefold()))} "
