"""Understanding: the day, season, place and note of every mention that was judged to be a mass."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kronika.facts.kinds.mass_times import scope
from kronika.facts.kinds.mass_times.calendar_words import words_for
from kronika.facts.kinds.mass_times.cue import DATED, Cue
from kronika.facts.kinds.mass_times.dates import date_cues, page_date
from kronika.facts.kinds.mass_times.days import SATURDAY, SUNDAY, VIGIL, WEEKDAY, day_cues
from kronika.facts.kinds.mass_times.folding import folded, words_pattern
from kronika.facts.kinds.mass_times.intentions import intentions_of
from kronika.facts.kinds.mass_times.layout import Layout, Unit, layout_of, sentence_at
from kronika.facts.kinds.mass_times.notes import note_in
from kronika.facts.kinds.mass_times.places import beside, place_cues
from kronika.facts.kinds.mass_times.references import is_reference
from kronika.facts.kinds.mass_times.seasons import season_cues
from kronika.facts.kinds.mass_times.taking_back import status_of
from kronika.facts.kinds.mass_times.understood import Understood
from kronika.facts.kinds.mass_times.whole_page import settled
from kronika.model.mention import Mention, PageText

INTENTION, REFERENCE = "dated_intention", "reference"
EVENING = "15:00"
OWN_LINE = ("bracket", "inline", "after", "sentence", "column")
OPENING = 3  # lines in which a page says that it holds announcements
SHORT = 30  # characters of a line that may be a link of a menu


@dataclass(frozen=True, slots=True, kw_only=True)
class Cues:
    """All cues of a page."""

    days: tuple[Cue, ...]  # dates among them
    seasons: tuple[Cue, ...]
    places: tuple[Cue, ...]
    vigils: tuple[int, ...]  # where words of a vigil stand


def understand(page: PageText, mentions: Sequence[Mention], wanted: frozenset[int]) -> dict[int, Understood]:
    """What the wanted mentions mean, by their place in the list. All mentions are handed over as context."""
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


def cues_of(layout: Layout) -> Cues:
    """Every cue of a page; dates that only tell when it was written are none."""
    text, plain, words = layout.page.text, layout.plain, layout.words
    dated = date_cues(text, plain, words)
    kept = [
        cue
        for cue in dated
        if not page_date(plain, dated, *line_around(layout, cue.start), words) or not cue.dates
    ]
    vigil = re.compile(words_pattern(words.vigil))
    vigils = [match.span() for match in vigil.finditer(plain)]
    sides = [
        Cue(start=mention.end, end=mention.end + 1, value=name)
        for mention in layout.mentions
        if (name := beside(text, mention.end, words))
    ]
    return Cues(
        days=tuple(sorted([*kept, *without_vigils(layout, day_cues(plain, text, words, dated), vigils)], key=lambda cue: cue.start)),
        seasons=tuple(cue for cue in season_cues(plain, words) if not is_about_other(layout, cue)),
        places=tuple(sorted([*near_hours(layout, place_cues(text, plain, words)), *sides], key=lambda cue: cue.start)),
        vigils=tuple(start for start, _ in vigils),
    )


def without_vigils(layout: Layout, cues: Sequence[Cue], vigils: Sequence[tuple[int, int]]) -> list[Cue]:
    """Cues but for a Sunday that is only said of the Saturday before it: "sobota 18.00 (liturgia niedzielna)"."""
    kept: list[Cue] = []
    for cue in cues:
        said = cue.value == SUNDAY and any(start < cue.end and cue.start < end for start, end in vigils)
        unit = layout.unit_at(cue.start)
        before = kept[-1] if kept and layout.unit_at(kept[-1].start) == unit else None
        if not (said and before and before.value == SATURDAY):
            kept.append(cue)
    return kept


def line_around(layout: Layout, place: int) -> tuple[int, int]:
    """The unit around a place."""
    unit = layout.units[layout.unit_at(place)]
    return unit.start, unit.end


def is_about_other(layout: Layout, cue: Cue) -> bool:
    """ "W lipcu i sierpniu bez kazania": the season of something else."""
    return re.match(rf"\s*(?:{words_pattern(layout.words.without)})", layout.plain[cue.end :]) is not None


def near_hours(layout: Layout, cues: Sequence[Cue]) -> list[Cue]:
    """Places that are only guessed must touch an hour or stand alone as a heading."""
    reach = re.compile(r"[\s:,–|-]*(?:(?:o|godz\w*|g|takze|tez|msz\w*|sw\w*)[\s.:,]*)*")
    kept: list[Cue] = []
    for cue in cues:
        unit = layout.units[layout.unit_at(cue.start)]
        after = [hour for hour in unit.hours if hour >= cue.end]
        before = [m.end for m in layout.mentions if m.start in unit.hours and m.end <= cue.start]
        touches = (after and reach.fullmatch(layout.plain, cue.end, after[0])) or (before and cue.start - before[-1] <= 5)
        alone = unit.head and unit.end - unit.start - (cue.end - cue.start) <= 12
        if unit.head and names_parish(layout, unit, cue):
            continue
        if not cue.weak or touches or alone:
            kept.append(cue)
    return kept


def names_parish(layout: Layout, unit: Unit, cue: Cue) -> bool:
    """ "W parafii i w sanatorium" heads the hours of both."""
    words = layout.words
    both = rf"(?:{words_pattern((*words.main_church, *words.parish))})\s*(?:{words_pattern(words.list_and)})\s"
    return re.search(both, layout.plain[unit.start : cue.start]) is not None


def is_announcement(layout: Layout) -> bool:
    """A heading over the hours, or the page's beginning, says announcements: "w sobotę" then is one certain Saturday."""
    said = re.compile(rf"[\W\d]*(?:{words_pattern(layout.words.announcements)})")
    paths = {heading for number in layout.wanted for heading in layout.page.lines[layout.mentions[number].line].path}
    if any(said.match(folded(heading)) for heading in paths):
        return True
    opening = layout.units[:OPENING]
    return any(
        said.match(layout.plain, unit.start, unit.end) is not None and not is_menu(layout, number)
        for number, unit in enumerate(opening)
    )


def is_menu(layout: Layout, number: int) -> bool:
    """A short line followed by another short one without hours is a menu."""
    own, after = layout.units[number], layout.units[number + 1 : number + 2]
    return own.end - own.start < SHORT and any(u.end - u.start < SHORT and not u.hours and not own.title for u in after)


def one(layout: Layout, cues: Cues, number: int, *, listed: bool, told: bool, announced: bool) -> Understood:
    """One mention understood."""
    mention = layout.mentions[number]
    place = layout.unit_at(mention.start)
    unit = layout.units[place]
    ruling = day_ruling(layout, cues, place, mention.start)
    sentence = sentence_at(layout, unit, mention.start)
    dated = [cue.start for cue in scope.inside(cues.days, *sentence) if cue.value == DATED and cue.start < mention.start]
    status = status_of(layout, unit, mention)
    day = day_of(layout, cues, ruling, unit, mention, announced=announced)
    if is_reference(layout, place, mention, dated[0] if dated else None):
        day = REFERENCE
    elif listed and ruling is not None and (ruling.cue.value == DATED or (ruling.cue.single and told)):
        day = INTENTION
    ruled = layout.unit_at(ruling.cue.start) if ruling else place
    season = season_of(layout, cues, place, mention.start, ruled)
    if ruling is None and day == DATED and season:
        day = WEEKDAY  # hours that change with the season are of the week, and of the days nobody names
    return Understood(
        day=day,
        season=season,
        place=place_of(layout, cues, place, mention.start, ruled),
        note=note_of(layout, cues, unit, mention, ruling),
        status=status,
        dates=ruling.cue.dates if ruling else (),
        confidence=confidence_of(day, ruling),
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
    if ruling.way not in OWN_LINE and is_rorate(layout, unit):
        return WEEKDAY
    if value in (SATURDAY, SUNDAY) and is_vigil(layout, cues, ruling, unit, mention):
        return VIGIL
    if announced and ruling.cue.single and value != SUNDAY:
        return DATED
    return value


def is_rorate(layout: Layout, unit: Unit) -> bool:
    """Masses of Advent mornings are on weekdays, wherever their line stands."""
    return re.search(words_pattern(layout.words.rorate), layout.plain[unit.start : unit.end]) is not None


def is_vigil(layout: Layout, cues: Cues, ruling: scope.Ruling, unit: Unit, mention: Mention) -> bool:
    """A Saturday mass that counts for Sunday: it says so, or it is listed under Sunday."""
    start, end = sentence_at(layout, unit, mention.start)
    own = layout.units[layout.unit_at(ruling.cue.start)]
    said = any(start <= place < end for place in cues.vigils) or (
        own is not unit and any(own.start <= place < own.end for place in cues.vigils)
    )
    head = scope.above(layout, layout.unit_at(unit.start), cues.days)
    over = head.cue.value if head and head.way in ("head", "column") else ""
    if ruling.cue.value == SATURDAY:
        return said or (own is unit and over == SUNDAY and mention.time >= EVENING)
    return said and own is unit and over == SATURDAY


def season_of(layout: Layout, cues: Cues, number: int, place: int, ruled: int) -> str | None:
    """The season of an hour: named beside it or set over its block."""
    unit = layout.units[number]
    bare = not scope.inside(cues.days, unit.start, place)
    ruling = scope.inline(layout, unit, place, cues.seasons, whole_group=bare)
    if ruling is None or (ruling.way == "sentence" and has_hours(layout, unit, ruling.cue.start)):
        ruling = scope.by_column(layout, unit, place, cues.seasons) or scope.block_above(
            layout, number, cues.seasons, cues.days, ruled
        )
    return (ruling.cue.value or None) if ruling else None


def has_hours(layout: Layout, unit: Unit, place: int) -> bool:
    """Hours stand in the sentence of a place: a cue there is theirs."""
    start, end = sentence_at(layout, unit, place)
    return any(start <= hour < end for hour in unit.hours)


def place_of(layout: Layout, cues: Cues, number: int, place: int, ruled: int) -> str | None:
    """The place of an hour, when it is not the parish church."""
    unit = layout.units[number]
    bare = not scope.inside(cues.days, unit.start, place)
    ruling = scope.inline(layout, unit, place, cues.places, whole_group=bare)
    if ruling is None or ruling.way == "sentence":
        ruling = scope.by_column(layout, unit, place, cues.places) or scope.block_above(
            layout, number, cues.places, cues.days, ruled
        )
    return (ruling.cue.value or None) if ruling else None


def note_of(layout: Layout, cues: Cues, unit: Unit, mention: Mention, ruling: scope.Ruling | None) -> str | None:
    """What is said of an hour: after it up to the next, or before it when it is the only one of its line."""
    following = [hour for hour in unit.hours if hour > mention.start]
    end = following[0] if following else unit.end
    nth = next((cue.note for cue in scope.inside(cues.days, mention.end, end) if cue.note), "")
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


CONFIDENCE = {"bracket": 0.95, "inline": 0.97, "after": 0.95, "sentence": 0.9, "column": 0.95, "head": 0.97, "sibling": 0.85, "far": 0.7}


def confidence_of(day: str, ruling: scope.Ruling | None) -> float:
    """How often a reading found in this way was right when measured."""
    if day in (REFERENCE, INTENTION):
        return 0.95
    if ruling is None:
        return 0.7
    return CONFIDENCE[ruling.way] * (0.8 if ruling.cue.weak else 1.0)


__all__ = ["Understood", "replace", "understand"]
