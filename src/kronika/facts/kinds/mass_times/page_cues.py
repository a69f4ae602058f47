"""All cues of a page: its days and dates, its seasons, its places."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from kronika.facts.kinds.mass_times.cue import Cue, inside
from kronika.facts.kinds.mass_times.dates import date_cues, page_date
from kronika.facts.kinds.mass_times.days import day_cues
from kronika.facts.kinds.mass_times.folding import words_pattern
from kronika.facts.kinds.mass_times.layout import Layout, Unit
from kronika.facts.kinds.mass_times.places import beside, listed_names, place_cues
from kronika.facts.kinds.mass_times.seasons import season_cues
from kronika.facts.kinds.mass_times.vigils import vigil_words, without_vigils

REACH = re.compile(r"[\s:,–|-]*(?:(?:o|godz\w*|g|takze|tez|msz\w*|sw\w*)[\s.:,]*)*")  # between a place and its hour
TOUCHING = 5  # characters between an hour and the place after it


@dataclass(frozen=True, slots=True, kw_only=True)
class Cues:
    """All cues of a page."""

    days: tuple[Cue, ...]  # dates among them
    seasons: tuple[Cue, ...]
    places: tuple[Cue, ...]
    vigils: tuple[int, ...]  # where words of a vigil stand


def cues_of(layout: Layout) -> Cues:
    """Every cue of a page; dates that only tell when it was written are none."""
    text, plain, words = layout.page.text, layout.plain, layout.words
    dated = date_cues(text, plain, words)
    kept = [
        cue for cue in dated if not page_date(plain, dated, *line_around(layout, cue.start), words) or not cue.dates
    ]
    vigils = vigil_words(layout)
    days = day_cues(plain, text, words, dated)
    kept_days = without_vigils(layout, days, vigils)
    among = set(kept_days)
    vigils += [(cue.start, cue.end) for cue in days if cue not in among]
    sides = [
        Cue(start=mention.end, end=mention.end + 1, value=name)
        for mention in layout.mentions
        if (name := beside(text, mention.end, words))
    ]
    return Cues(
        days=tuple(sorted([*kept, *kept_days], key=lambda cue: cue.start)),
        seasons=tuple(cue for cue in season_cues(plain, words) if not is_about_other(layout, cue)),
        places=places_of(layout, sides),
        vigils=tuple(start for start, _ in vigils),
    )


def places_of(layout: Layout, sides: Sequence[Cue]) -> tuple[Cue, ...]:
    """Every cue for a place; where a line lists names beside its hours, those are its places."""
    found = near_hours(layout, place_cues(layout.page.text, layout.plain, layout.words))
    named = [*sides]
    for unit in layout.units:
        hours = [(m.start, m.end) for m in layout.mentions if m.start in unit.hours]
        if len(hours) > 1 and not (inside(found, unit.start, unit.end) or inside(sides, unit.start, unit.end)):
            named += listed_names(layout.page.text, hours, unit.start, layout.words)
    taken = {layout.unit_at(cue.start) for cue in sides}
    kept = [cue for cue in found if cue.value != layout.words.chapel[0] or layout.unit_at(cue.start) not in taken]
    return tuple(sorted([*kept, *named], key=lambda cue: cue.start))


def line_around(layout: Layout, place: int) -> tuple[int, int]:
    """The unit around a place."""
    unit = layout.units[layout.unit_at(place)]
    return unit.start, unit.end


def is_about_other(layout: Layout, cue: Cue) -> bool:
    """ "W lipcu i sierpniu bez kazania": the season of something else."""
    return re.match(rf"\s*(?:{words_pattern(layout.words.without)})", layout.plain[cue.end :]) is not None


def near_hours(layout: Layout, cues: Sequence[Cue]) -> list[Cue]:
    """Places that are only guessed must touch an hour or stand alone as a heading."""
    kept: list[Cue] = []
    for cue in cues:
        unit = layout.units[layout.unit_at(cue.start)]
        after = [hour for hour in unit.hours if hour >= cue.end]
        before = [m.end for m in layout.mentions if m.start in unit.hours and m.end <= cue.start]
        touches = (after and REACH.fullmatch(layout.plain, cue.end, after[0])) or (
            before and cue.start - before[-1] <= 5
        )
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
