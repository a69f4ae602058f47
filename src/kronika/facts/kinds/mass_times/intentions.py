"""Intentions: hours at the head of a line that tells for whom a mass of one certain day is said."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from kronika.facts.kinds.mass_times.calendar_words import CalendarWords
from kronika.facts.kinds.mass_times.folding import words_pattern
from kronika.facts.kinds.mass_times.layout import Layout

LEAD = r"\s*(?:[-–:|/.]\s*)*(?:(?:godz|msza)\w*\.?\s*)?"
MARKS = r"[\s•·*▪◦●○■♦|–—,-]*"
ENOUGH = 3  # lines that begin with an hour and go on with an intention
SHARE = 0.3  # of the hours at the heads of lines


@dataclass(frozen=True, slots=True, kw_only=True)
class IntentionPatterns:
    """The patterns of one language."""

    heading: re.Pattern[str]
    begins: re.Pattern[str]
    head: re.Pattern[str]  # what may stand before an hour that begins its line: the day it is for


@lru_cache(maxsize=8)
def patterns(words: CalendarWords) -> IntentionPatterns:
    """Made once for a language."""
    days = words_pattern(form for forms in words.single_days.values() for form in forms)
    months = words_pattern(form for forms in words.months for form in forms)
    day = rf"(?:(?:{days}){MARKS})?(?:\d{{1,2}}\.?\s*(?:{months}|\.\s*\d{{1,2}}\.?)(?:\s*\d{{4}})?(?:\s*r\.)?)?"
    return IntentionPatterns(
        head=re.compile(rf"{MARKS}{day}{MARKS}(?:godz\w*\.?|o|g\.)?\s*"),
        heading=re.compile(words_pattern(words.intentions)),
        begins=re.compile(rf"{LEAD}(?:{words_pattern(words.intention_begins)})"),
    )


def intentions_of(layout: Layout) -> tuple[frozenset[int], bool]:
    """The mentions that stand in lists of intentions, by their numbers, and whether the lines themselves say so."""
    made = patterns(layout.words)
    heads = [number for number in sorted(layout.wanted) if is_at_head(layout, number, made)]
    told = [number for number in heads if made.begins.match(layout.plain, layout.mentions[number].end)]
    if len(told) >= ENOUGH and len(told) >= SHARE * len(heads):
        return frozenset(heads), True
    below = heading_place(layout, made)
    return frozenset(number for number in heads if below is not None and layout.mentions[number].start > below), False


def is_at_head(layout: Layout, number: int, made: IntentionPatterns) -> bool:
    """An hour that begins its line or its cell, but for the day it is of."""
    mention = layout.mentions[number]
    line = layout.page.lines[mention.line]
    return made.head.fullmatch(layout.plain, line.start, mention.start) is not None


def heading_place(layout: Layout, made: IntentionPatterns) -> int | None:
    """Where a heading that promises intentions stands."""
    for unit in layout.units:
        if unit.head and made.heading.search(layout.plain, unit.start, unit.end):
            return unit.start
    return None
