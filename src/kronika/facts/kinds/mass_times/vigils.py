"""Vigils: Saturday masses that count for Sunday, because they say so or are listed under Sunday."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kronika.facts.kinds.mass_times import scope
from kronika.facts.kinds.mass_times.cue import Cue
from kronika.facts.kinds.mass_times.days import SATURDAY, SUNDAY
from kronika.facts.kinds.mass_times.folding import words_pattern
from kronika.facts.kinds.mass_times.layout import Layout, Unit, bracket_at, sentence_at
from kronika.model.mention import Mention

EVENING = "15:00"  # a Saturday mass listed under Sunday is a vigil from this hour on


def vigil_words(layout: Layout) -> list[tuple[int, int]]:
    """Where words of a vigil stand."""
    return [match.span() for match in re.finditer(words_pattern(layout.words.vigil), layout.plain)]


def without_vigils(layout: Layout, cues: Sequence[Cue], vigils: Sequence[tuple[int, int]]) -> list[Cue]:
    """Cues but for a Sunday that is only said of the Saturday before it: "sobota 18.00 (liturgia niedzielna)"."""
    kept: list[Cue] = []
    for cue in cues:
        unit = layout.unit_at(cue.start)
        said = cue.value == SUNDAY and (
            any(start < cue.end and cue.start < end for start, end in vigils)
            or bracket_at(layout, layout.units[unit], cue.start) is not None
        )
        before = kept[-1] if kept and layout.unit_at(kept[-1].start) == unit else None
        if not (said and before and before.value == SATURDAY):
            kept.append(cue)
    return kept


def is_vigil(
    layout: Layout, days: Sequence[Cue], vigils: Sequence[int], ruling: scope.Ruling, mention: Mention
) -> bool:
    """A Saturday mass that counts for Sunday: it says so, or it is listed under Sunday."""
    unit = layout.units[layout.unit_at(mention.start)]
    start, end = sentence_at(layout, unit, mention.start)
    own = layout.units[layout.unit_at(ruling.cue.start)]
    said = any(start <= place < end and is_of(unit, mention.start, place) for place in vigils) or (
        own is not unit and any(own.start <= place < own.end for place in vigils)
    )
    head = scope.above(layout, layout.unit_at(unit.start), days)
    over = head.cue.value if head and head.way in ("head", "column") else ""
    if ruling.cue.value == SATURDAY:
        return said or (own is unit and over == SUNDAY and mention.time >= EVENING)
    return said and own is unit and over == SATURDAY


def is_of(unit: Unit, hour: int, place: int) -> bool:
    """Words that follow hours are said of the last of them, words before hours of all."""
    return place < hour or not any(hour < other < place for other in unit.hours)
