"""References: "po Mszy o 9.00" places another event by a mass and is no line of the schedule."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from kronika.facts.kinds.mass_times.calendar_words import CalendarWords
from kronika.facts.kinds.mass_times.folding import words_pattern
from kronika.facts.kinds.mass_times.layout import Layout, Unit, is_item, sentence_at
from kronika.model.mention import Mention

JOIN = re.compile(r"\s*(?:[,;]|i|oraz|lub|albo)?\s*(?:o\s+)?(?:godz\w*\.?|g\.)?\s*")
TO_HOUR = r"(?:\s+(?:sw\w*\.?|najsw\w*\.?|[^\W\d]+(?:ej|ych|a|szej))){0,3}\s*(?:,?\s*ok(?:olo|\.)\s*)?(?:o|z|na)?\s*(?:godz\w*\.?|g\.)?\s*$"
SHORT = 160  # characters of a line that goes on from the one above
BEFORE = 3  # lines
MANY = 3  # hours in a row are a schedule, not a reference to one mass


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferencePatterns:
    """The patterns of one language."""

    after: re.Pattern[str]
    during: re.Pattern[str]
    communion: re.Pattern[str]
    other: re.Pattern[str]


@lru_cache(maxsize=8)
def patterns(words: CalendarWords) -> ReferencePatterns:
    """Made once for a language."""
    return ReferencePatterns(
        after=re.compile(rf"(?:{words_pattern(words.mass_after)}){TO_HOUR}"),
        during=re.compile(rf"(?:{words_pattern(words.mass_during)}){TO_HOUR}"),
        communion=re.compile(words_pattern(words.communion)),
        other=re.compile(words_pattern(words.other_events)),
    )


def is_reference(layout: Layout, number: int, mention: Mention, dated: int | None) -> bool:
    """Whether an hour only names a mass by which something else is placed. `dated` is where a date of its line begins."""
    made = patterns(layout.words)
    unit = layout.units[number]
    first, run = run_of(layout, unit, mention)
    before = layout.plain[max(unit.start, first - 90) : first]
    if made.after.search(before):
        return True
    if not made.during.search(before) or run >= MANY:
        return False
    start, _ = sentence_at(layout, unit, mention.start)
    told = layout.plain[start:first]
    if made.other.search(told):
        return True
    near = layout.plain[nearby(layout, number, start) : mention.start]
    bare = dated is not None and start == unit.start and not layout.page.text[start:dated].strip("•*–- ")
    return not (made.communion.search(near) or bare)


def nearby(layout: Layout, number: int, start: int) -> int:
    """Where the sentence begins, or the few short lines above that it goes on from."""
    first = start
    if is_item(layout, layout.units[number]):
        return start
    for other in range(number, max(-1, number - BEFORE - 1), -1):
        unit = layout.units[other]
        if unit.end - unit.start > SHORT:
            break
        first = unit.start
    return first


def run_of(layout: Layout, unit: Unit, mention: Mention) -> tuple[int, int]:
    """Where the hours that are listed with this one begin, and how many they are."""
    ordered = [m for m in layout.mentions if unit.start <= m.start < unit.end]
    place = next((n for n, m in enumerate(ordered) if m.start == mention.start), 0)
    if not ordered:
        return mention.start, 1
    first = last = place
    while first and JOIN.fullmatch(layout.plain, ordered[first - 1].end, ordered[first].start):
        first -= 1
    while last + 1 < len(ordered) and JOIN.fullmatch(layout.plain, ordered[last].end, ordered[last + 1].start):
        last += 1
    return ordered[first].start, last - first + 1
