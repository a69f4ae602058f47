"""Scope: which cue an hour belongs to, by its sentence, its brackets, its column and the lines above it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from kronika.facts.kinds.mass_times.cue import Cue, inside
from kronika.facts.kinds.mass_times.layout import BRACKETS, Layout, Unit, bracket_at, is_item, sentence_at

LEAST = 3  # characters of an hour with minutes
ATTACHED = re.compile(r"[\s.–-]*(?:w|we|na|do|–|-)?\s*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """The cue that rules an hour and how it was found."""

    cue: Cue
    way: str  # bracket, inline, after, sentence, column, head, sibling, far


def inline(layout: Layout, unit: Unit, place: int, cues: Sequence[Cue], *, whole_group: bool = True) -> Ruling | None:
    """The cue in an hour's own unit."""
    mine = inside(cues, unit.start, unit.end)
    if not mine:
        return None
    bracket = bracket_at(layout, unit, place)
    if bracket:
        within = inside(mine, *bracket)
        if within:
            return Ruling(cue=nearest(within, place), way="bracket")
        place = bracket[0]
    return (
        bracketed_after(layout, unit, place, mine, whole_group=whole_group)
        or in_sentence(layout, unit, place, mine, whole_group=whole_group)
        or from_sentence_before(layout, unit, place, mine)
    )


def nearest(cues: Sequence[Cue], place: int) -> Cue:
    """The last cue before a place, or else the first after it."""
    before = [cue for cue in cues if cue.start <= place]
    return before[-1] if before else cues[0]


def bracketed_after(layout: Layout, unit: Unit, place: int, cues: Sequence[Cue], *, whole_group: bool) -> Ruling | None:
    """A cue in brackets just after an hour, or after the group of hours when nothing else rules them."""
    following = [hour for hour in unit.hours if hour > place]
    for match in BRACKETS.finditer(layout.page.text, place, unit.end):
        held = inside(cues, *match.span())
        if has_hours(layout, *match.span()):
            return None  # hours in the brackets have the cue, even if they were judged to be no masses
        between = [hour for hour in following if hour < match.start()]
        outside = [cue for cue in cues if bracket_at(layout, unit, cue.start) is None]
        if held and (not between or (whole_group and not outside)):
            return Ruling(cue=held[0], way="bracket")
        if between or held:
            return None
    return None


def has_hours(layout: Layout, start: int, end: int) -> bool:
    """Whether hours stand between two places: with minutes, or as a bare number that was judged to be a mass."""
    return any(
        start < mention.start < end and (len(mention.text) >= LEAST or number in layout.wanted)
        for number, mention in enumerate(layout.mentions)
    )


def in_sentence(layout: Layout, unit: Unit, place: int, cues: Sequence[Cue], *, whole_group: bool) -> Ruling | None:
    """The cue of the same sentence: before the hours, or after them when the sentence is built that way round."""
    start, end = sentence_at(layout, unit, place)
    mine = [cue for cue in inside(cues, start, end) if bracket_at(layout, unit, cue.start) is None]
    hours = [
        hour for hour in unit.hours if start <= hour < end and (hour == place or not bracket_at(layout, unit, hour))
    ]
    if not mine:
        return None
    before = [cue for cue in mine if cue.start < place]
    after = [cue for cue in mine if cue.start > place]
    turned = bool(hours) and hours[0] < mine[0].start and mine[-1].start > hours[-1]
    later = [] if turned else [hour for hour in hours if after and hour > after[0].start]
    if (
        after
        and (turned or not before)
        and not later
        and belongs(layout, place, after[0], hours, whole=turned and whole_group)
    ):
        return Ruling(cue=after[0], way="after")
    return Ruling(cue=before[-1], way="inline") if before else None


def belongs(layout: Layout, place: int, cue: Cue, hours: Sequence[int], *, whole: bool) -> bool:
    """A cue that follows belongs to the hours before it: to all of them or to the last, when it stands just there."""
    between = [hour for hour in hours if place < hour < cue.start]
    if whole:
        return True
    if between:
        return False
    end = next((m.end for m in layout.mentions if m.start == place), place)
    return ATTACHED.fullmatch(layout.plain, end, cue.start) is not None


def from_sentence_before(layout: Layout, unit: Unit, place: int, cues: Sequence[Cue]) -> Ruling | None:
    """The last cue of an earlier sentence of the same unit."""
    start, _ = sentence_at(layout, unit, place)
    before = [cue for cue in cues if cue.start < start and bracket_at(layout, unit, cue.start) is None]
    return Ruling(cue=before[-1], way="sentence") if before else None


def by_column(layout: Layout, unit: Unit, place: int, cues: Sequence[Cue]) -> Ruling | None:
    """The cue at the head of an hour's column."""
    lines = layout.page.lines
    line = next((lines[n] for n in unit.lines if lines[n].start <= place < lines[n].end), None)
    if len({lines[n].column for n in unit.lines}) < 2:
        return None  # a cell that holds a whole text is the page's frame
    if line is None or line.table is None or not line.row:
        return None
    for other in lines:
        if (other.table, other.column) == (line.table, line.column) and other.row is not None and other.row < line.row:
            held = inside(cues, other.start, other.end)
            if held and not any(other.start <= hour < other.end for hour in hours_of(layout)):
                return Ruling(cue=held[0], way="column")
    return None


def hours_of(layout: Layout) -> list[int]:
    """All hours of the page."""
    return [hour for unit in layout.units for hour in unit.hours]


def above(layout: Layout, number: int, cues: Sequence[Cue]) -> Ruling | None:
    """The cue of a line above: of the line that heads this one, or of the line it goes on from."""
    sibling: Ruling | None = None
    crossed = False
    for other in range(number - 1, -1, -1):
        unit = layout.units[other]
        held = inside(cues, unit.start, unit.end)
        if unit.head and held:
            return sibling if sibling and crossed else Ruling(cue=held[0], way="far" if crossed else "head")
        if unit.hours and held and sibling is None:
            sibling = Ruling(cue=last_ruling(layout, unit, held), way="far" if crossed else "sibling")
        elif held and not unit.hours and sibling is None:
            sibling = Ruling(cue=held[-1], way="far" if crossed else "sibling")
        if unit.title and not held:
            if sibling:
                return sibling
            crossed = True
    return sibling


def last_ruling(layout: Layout, unit: Unit, cues: Sequence[Cue]) -> Cue:
    """What the last hour of a unit was ruled by, so that the next line can go on from it."""
    ruling = inline(layout, unit, unit.hours[-1], cues) if unit.hours else None
    return ruling.cue if ruling else cues[-1]


def block_above(layout: Layout, number: int, cues: Sequence[Cue], days: Sequence[Cue], ruled: int) -> Ruling | None:
    """A season or place set over a block of lines: under the day's own line, or over several days.

    `ruled` is the unit whose cue gives the hour its day. A head between it and the hour holds for the hour; a head above it holds
    only if it is followed by days, and until the next head of its own rank.
    """
    for other in range(number - 1, -1, -1):
        unit = layout.units[other]
        held = inside(cues, unit.start, unit.end)
        has_day = bool(inside(days, unit.start, unit.end))
        if held and unit.head and other >= ruled:
            return Ruling(cue=held[-1], way="head")
        if held and unit.head and heads_days(layout, other, days):
            return Ruling(cue=held[-1], way="head")
        if unit.head and not held and closes(layout, other, days, has_day=has_day, ruled=ruled):
            return None
    return None


def heads_days(layout: Layout, number: int, days: Sequence[Cue]) -> bool:
    """The first thing below a head is a day: the head is of a higher rank than days."""
    own = layout.units[number]
    if inside(days, own.start, own.end):
        return False
    for unit in layout.units[number + 1 :]:
        if inside(days, unit.start, unit.end):
            return True
        if unit.hours:
            return False
    return False


def closes(layout: Layout, number: int, days: Sequence[Cue], *, has_day: bool, ruled: int) -> bool:
    """A head that ends the reach of the block before it: one without a day, or one that stands by itself below items with days."""
    unit = layout.units[number]
    before = layout.units[number - 1] if number else None
    below_items = before is not None and bool(before.hours) and is_item(layout, before) and not is_item(layout, unit)
    if not has_day and number < ruled:
        return not is_item(layout, unit) and unit.end - unit.start > 2
    if not has_day:
        return below_items and before is not None and bool(inside(days, before.start, before.end))
    return below_items
