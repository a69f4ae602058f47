"""Understanding: the day, season, place and note of every mention that was judged to be a mass."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kronika.facts.kinds.mass_times import scope
from kronika.facts.kinds.mass_times.announcements import is_announcement
from kronika.facts.kinds.mass_times.calendar_words import words_for
from kronika.facts.kinds.mass_times.confidence import INTENTION, REFERENCE, confidence_of
from kronika.facts.kinds.mass_times.cue import DATED, Cue, inside
from kronika.facts.kinds.mass_times.days import SATURDAY, SUNDAY, VIGIL, WEEKDAY, excepted, less
from kronika.facts.kinds.mass_times.folding import folded, words_pattern
from kronika.facts.kinds.mass_times.intentions import intentions_of
from kronika.facts.kinds.mass_times.layout import Layout, Unit, layout_of, sentence_at
from kronika.facts.kinds.mass_times.notes import note_in
from kronika.facts.kinds.mass_times.page_cues import Cues, cues_of
from kronika.facts.kinds.mass_times.references import is_reference
from kronika.facts.kinds.mass_times.stretches import stretches
from kronika.facts.kinds.mass_times.taking_back import status_of
from kronika.facts.kinds.mass_times.understood import Understood
from kronika.facts.kinds.mass_times.vigils import is_vigil
from kronika.facts.kinds.mass_times.whole_page import settled
from kronika.model.mention import Mention, PageText

OWN_LINE = ("bracket", "inline", "after", "sentence", "column")


def understand(page: PageText, mentions: Sequence[Mention], wanted: frozenset[int]) -> dict[int, Understood]:
    """What the wanted mentions mean, by their place in the list. All mentions are handed over as context."""
    found: dict[int, Understood] = {}
    for part in stretches(page, mentions):
        asked = frozenset(number for number, known in enumerate(part.numbers) if known in wanted)
        meant = understand_part(part.page, part.mentions, asked)
        found |= {part.numbers[number]: understood for number, understood in meant.items()}
    return found


def understand_part(page: PageText, mentions: Sequence[Mention], wanted: frozenset[int]) -> dict[int, Understood]:
    """The mentions of one stretch of a page."""
    if not wanted:
        return {}
    words = words_for(folded(page.text))
    layout = layout_of(page, mentions, wanted, words)
    cues = cues_of(layout)
    listed, told = intentions_of(layout)
    announced = is_announcement(layout)
    found = {
        number: one(layout, cues, number, listed=number in listed, told=told, announced=announced)
        for number in sorted(wanted)
    }
    return settled(layout, found, cues.seasons, cues.days)


def one(layout: Layout, cues: Cues, number: int, *, listed: bool, told: bool, announced: bool) -> Understood:
    """One mention understood."""
    mention = layout.mentions[number]
    place = layout.unit_at(mention.start)
    unit = layout.units[place]
    ruling = day_ruling(layout, cues, place, mention.start)
    sentence = sentence_at(layout, unit, mention.start)
    dated = [cue.start for cue in inside(cues.days, *sentence) if cue.value == DATED and cue.start < mention.start]
    status = status_of(layout, unit, mention)
    day = day_of(layout, cues, ruling, unit, mention, announced=announced)
    if is_reference(layout, place, mention, dated[0] if dated else None):
        day = REFERENCE
    elif listed and ruling is not None and (ruling.cue.value == DATED or (ruling.cue.single and told)):
        day = INTENTION
    day = less(day, excepted(layout.plain, mention.end, unit.end, layout.words))
    ruled = layout.unit_at(ruling.cue.start) if ruling else place
    season = season_of(layout, cues, place, mention.start, ruled)
    where = place_of(layout, cues, place, mention.start, ruled)
    if ruling is None and day == DATED and season:
        day = WEEKDAY  # hours that change with the season are of the week, and of the days nobody names
    return Understood(
        day=day,
        season=season,
        place=where,
        note=note_of(layout, cues, unit, mention, ruling),
        status="" if day == REFERENCE else status,
        dates=ruling.cue.dates if ruling else (),
        confidence=confidence_of(day, ruling, season, where),
    )


def day_ruling(layout: Layout, cues: Cues, number: int, place: int) -> scope.Ruling | None:
    """The cue that gives an hour its day."""
    unit = layout.units[number]
    return (
        scope.inline(layout, unit, place, cues.days)
        or scope.by_column(layout, unit, place, cues.days)
        or scope.above(layout, number, cues.days)
    )


def day_of(
    layout: Layout, cues: Cues, ruling: scope.Ruling | None, unit: Unit, mention: Mention, *, announced: bool
) -> str:
    """The day class: what no day rules belongs to an occasion."""
    if ruling is None:
        return DATED
    value = ruling.cue.value
    if lists_dates_below(layout, cues, unit, mention):
        return DATED
    if ruling.way not in OWN_LINE and is_rorate(layout, unit):
        return WEEKDAY
    if value in (SATURDAY, SUNDAY) and is_vigil(layout, cues.days, cues.vigils, ruling, mention):
        return VIGIL
    if ruling.cue.single and (announced and value != SUNDAY or is_of_occasion(layout, cues, unit, mention)):
        return DATED
    return value


def is_of_occasion(layout: Layout, cues: Cues, unit: Unit, mention: Mention) -> bool:
    """The sentence names an occasion before the hour: "Pogrzeb w środę o 12.00"."""
    start, _ = sentence_at(layout, unit, mention.start)
    named = [cue for cue in inside(cues.days, start, mention.start) if cue.value == DATED]
    return bool(named) and not any(named[-1].start < hour < mention.start for hour in unit.hours)


def lists_dates_below(layout: Layout, cues: Cues, unit: Unit, mention: Mention) -> bool:
    """ "W następujące czwartki o 20.00:" and a line of dates below it."""
    number = layout.unit_at(unit.start) + 1
    if layout.page.text[mention.end : unit.end].strip() != ":" or number >= len(layout.units):
        return False
    below = layout.units[number]
    dated = [cue for cue in inside(cues.days, below.start, below.end) if cue.value == DATED]
    return len(dated) > 1 and not below.hours


def is_rorate(layout: Layout, unit: Unit) -> bool:
    """Masses of Advent mornings are on weekdays, wherever their line stands."""
    return re.search(words_pattern(layout.words.rorate), layout.plain[unit.start : unit.end]) is not None


def season_of(layout: Layout, cues: Cues, number: int, place: int, ruled: int) -> str | None:
    """The season of an hour: named beside it or set over its block."""
    unit = layout.units[number]
    bare = not inside(cues.days, unit.start, place)
    ruling = scope.inline(layout, unit, place, cues.seasons, whole_group=bare)
    if ruling is None or (ruling.way == "sentence" and not is_leading(layout, cues, unit, ruling.cue)):
        ruling = scope.by_column(layout, unit, place, cues.seasons) or scope.block_above(
            layout, number, cues.seasons, cues.days, ruled
        )
    if ruling is None or (ruling.way == "head" and heads_devotions(layout, ruling.cue)):
        return None
    return ruling.cue.value or None


def heads_devotions(layout: Layout, cue: Cue) -> bool:
    """A heading of other services: "Nabożeństwa w Wielkim Poście" says nothing of masses below it."""
    unit = layout.units[layout.unit_at(cue.start)]
    text = layout.plain[unit.start : unit.end]
    words = layout.words
    return bool(re.search(words_pattern(words.devotions), text)) and not re.search(words_pattern(words.mass), text)


def is_leading(layout: Layout, cues: Cues, unit: Unit, cue: Cue) -> bool:
    """A season named before any hour of its sentence, or before every day and hour of its line, holds for what follows."""
    days = inside(cues.days, unit.start, cue.start)
    leads = not days and not any(hour < cue.start for hour in unit.hours)
    return leads or not has_hours(layout, unit, cue.start)


def has_hours(layout: Layout, unit: Unit, place: int) -> bool:
    """Hours stand in the sentence of a place: a cue there is theirs."""
    start, end = sentence_at(layout, unit, place)
    return any(start <= hour < end for hour in unit.hours)


def place_of(layout: Layout, cues: Cues, number: int, place: int, ruled: int) -> str | None:
    """The place of an hour, when it is not the parish church."""
    unit = layout.units[number]
    bare = not inside(cues.days, unit.start, place)
    ruling = scope.inline(layout, unit, place, cues.places, whole_group=bare)
    if ruling is None or ruling.way == "sentence":
        ruling = scope.by_column(layout, unit, place, cues.places) or scope.block_above(
            layout, number, cues.places, cues.days, ruled
        )
    if ruling is None:
        return place_below(layout, cues, number) or None
    return ruling.cue.value or None


def place_below(layout: Layout, cues: Cues, number: int) -> str:
    """The place on the line below an hour that stands alone on its own, where no other hours follow that it could head."""
    unit, below = layout.units[number], layout.units[number + 1 : number + 3]
    alone = not re.search(r"[^\W\d_]{3}", layout.plain[unit.start : unit.end])
    if not alone or not below or any(other.hours for other in below):
        return ""
    first = inside(cues.places, below[0].start, below[0].start + 1)
    return first[0].value if first else ""


def note_of(layout: Layout, cues: Cues, unit: Unit, mention: Mention, ruling: scope.Ruling | None) -> str | None:
    """What is said of an hour: after it up to the next, or before it when it is the only one of its line."""
    following = [hour for hour in unit.hours if hour > mention.start]
    end = following[0] if following else unit.end
    nth = next((cue.note for cue in inside(cues.days, mention.end, end) if cue.note), "")
    nth = nth or (ruling.cue.note if ruling and unit.start <= ruling.cue.start < unit.end else "")
    told = nth or note_in(layout.plain[mention.end : end], layout.words)
    earlier = [hour for hour in unit.hours if hour < mention.start]
    if not told and not earlier:
        told = note_in(layout.plain[unit.start : mention.start], layout.words)
    number = layout.unit_at(unit.start)
    if not told and ruling and ruling.cue.value == DATED and number and layout.units[number - 1].head:
        above = layout.units[number - 1]
        told = note_in(layout.plain[above.start : above.end], layout.words)
    return told or None
