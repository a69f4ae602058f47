"""Taking back: hours that the text names only to say that they do not hold, or hold no longer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from kronika.facts.kinds.mass_times.calendar_words import CalendarWords
from kronika.facts.kinds.mass_times.folding import words_pattern
from kronika.facts.kinds.mass_times.layout import Layout, Unit, sentence_at
from kronika.model.mention import Mention

NEGATED, SUPERSEDED = "negated", "superseded"
HOUR = r"\d{1,2}(?:\s*[:.,]\s*[\doO]{2}|\d{2})?\.?"
LIST = rf"(?:\s*(?:,|;|i|oraz|ani|o|godz\w*\.?|g\.|św\w*\.?|sw\w*\.?|msz\w*|\w*(?:ej|ych)|dwoch|z)\s*|\s+|{HOUR})*"
BUT = r"\s*,\s*a\s+o\s+(?:godz\w*\.?)?\s*"  # "Mszy nie ma, a o 18 …": what is then is something else
ACCUSATIVE = re.compile(r"\bmszę\s+(?:św\w*\.?\s+)?(?:o\s+)?(?:godz\w*\.?\s*|g\.\s*)?$", re.IGNORECASE)
WE_DO = re.compile(r"\s+[^\W\d]+my\b")


@dataclass(frozen=True, slots=True, kw_only=True)
class TakingPatterns:
    """The patterns of one language."""

    no_mass: re.Pattern[str]
    instead: re.Pattern[str]
    moved: re.Pattern[str]


@lru_cache(maxsize=8)
def patterns(words: CalendarWords) -> TakingPatterns:
    """Made once for a language."""
    return TakingPatterns(
        no_mass=re.compile(rf"(?:{words_pattern(words.no_mass)})(?:{LIST}|{BUT})$"),
        instead=re.compile(rf"(?:{words_pattern(words.instead)}){LIST}$"),
        moved=re.compile(words_pattern(words.moved)),
    )


def status_of(layout: Layout, unit: Unit, mention: Mention) -> str:
    """Whether the text takes an hour back: "negated", "superseded" or "" when it does not."""
    made = patterns(layout.words)
    start, end = sentence_at(layout, unit, mention.start)
    before = layout.plain[max(start, mention.start - 90) : mention.start]
    if made.no_mass.search(before):
        return NEGATED
    if made.instead.search(before) or is_moved(layout, mention, made, start, end):
        return SUPERSEDED
    return ""


def is_moved(layout: Layout, mention: Mention, made: TakingPatterns, start: int, end: int) -> bool:
    """ "Msza o 11.30 zostaje przeniesiona na 13.00": words of moving between this hour and the next."""
    following = [other.start for other in layout.mentions if mention.end <= other.start < end and len(other.text) > 2]
    if not following:
        return False
    between = layout.plain[mention.end : following[0]]
    if made.moved.search(between):
        return True
    before = layout.page.text[max(start, mention.start - 40) : mention.start]
    return ACCUSATIVE.search(before) is not None and WE_DO.match(layout.page.text, mention.end) is not None
