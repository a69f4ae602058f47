"""Intentions: hours at the head of a line that tells for whom a mass of one certain day is said."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from kronika.facts.kinds.mass_times.calendar_words import CalendarWords
from kronika.facts.kinds.mass_times.folding import words_pattern
from kronika.facts.kinds.mass_times.layout import Layout

LEAD = r"\s*(?:[-–:|/.]\s*)*(?:(?:godz|msza)\w*\.?\s*)?"
AT_HEAD = re.compile(r"[\s•·*▪◦●○■♦|–—-]*(?:godz\w*\.?|o|g\.)?\s*$")
ENOUGH = 3  # lines that begin with an hour and go on with an intention
SHARE = 0.3  # of the hours at the heads of lines


@dataclass(frozen=True, slots=True, kw_only=True)
class IntentionPatterns:
    """The patterns of one language."""

    heading: re.Pattern[str]
    begins: re.Pattern[str]


@lru_cache(maxsize=8)
def patterns(words: CalendarWords) -> IntentionPatterns:
    """Made once for a language."""
    return IntentionPatterns(
        heading=re.compile(words_pattern(words.intentions)),
        begins=re.compile(rf"{LEAD}(?:{words_pattern(words.intention_begins)})"),
    )


def intentions_of(layout: Layout) -> tuple[frozenset[int], bool]:
    """The mentions that stand in lists of intentions, by their numbers, and whether the lines themselves say so."""
    made = patterns(layout.words)
    heads = [number for number in sorted(layout.wanted) if is_at_head(layout, number)]
    told = [number for number in heads if made.begins.match(layout.plain, layout.mentions[number].end)]
    if len(told) >= ENOUGH and len(told) >= SHARE * len(heads):
        return frozenset(heads), True
    below = heading_place(layout, made)
    return frozenset(number for number in heads if below is not None and layout.mentions[number].start > below), False


def is_at_head(layout: Layout, number: int) -> bool:
    """An hour that begins its line or its cell."""
    mention = layout.mentions[number]
    line = layout.page.lines[mention.line]
    return AT_HEAD.fullmatch(layout.plain, line.start, mention.start) is not None


def heading_place(layout: Layout, made: IntentionPatterns) -> int | None:
    """Where a heading that promises intentions stands."""
    for unit in layout.units:
        if unit.head and made.heading.search(layout.plain, unit.start, unit.end):
            return unit.start
    return None
