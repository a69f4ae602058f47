"""Notes: for children, for the young, the high mass, a language, baptisms; also which Sundays of the month."""

from __future__ import annotations

import re
from functools import lru_cache

from kronika.facts.kinds.mass_times.calendar_words import CalendarWords
from kronika.facts.kinds.mass_times.folding import words_pattern


@lru_cache(maxsize=8)
def patterns(words: CalendarWords) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Made once for a language."""
    return tuple((note, re.compile(words_pattern(phrases))) for note, phrases in words.notes.items())


def note_in(plain: str, words: CalendarWords) -> str:
    """The note that a piece of folded text begins with or holds first; nothing when it holds none."""
    found = [(match.start(), note) for note, pattern in patterns(words) if (match := pattern.search(plain))]
    return min(found)[1] if found else ""
