"""What the whole page adds: the rest of the year beside a season, days and seasons in which a mass is left out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from kronika.facts.kinds.mass_times.cue import DATED, Cue
from kronika.facts.kinds.mass_times.days import SATURDAY, WEEKDAY, codes_in, less
from kronika.facts.kinds.mass_times.layout import Layout, bracket_at, sentence_at
from kronika.facts.kinds.mass_times.scope import inside
from kronika.facts.kinds.mass_times.seasons import OUTSIDE_HOLIDAYS, SUMMER_HOLIDAYS, rest_of_year
from kronika.facts.kinds.mass_times.taking_back import NEGATED, status_of
from kronika.facts.kinds.mass_times.understood import Understood

Found = dict[int, Understood]
OUT_OF_WEEK = frozenset((DATED, "dated_intention", "reference"))


def settled(layout: Layout, found: Found, seasons: Sequence[Cue], days: Sequence[Cue]) -> Found:
    """The mentions of a page after each was looked at beside the others."""
    found = with_rest_of_year(layout, found)
    found = without_negated(layout, found, seasons, days)
    return without_only_place(found)


def in_week(one: Understood) -> bool:
    """It is a line of the weekly schedule."""
    return one.day not in OUT_OF_WEEK and not one.status


def with_rest_of_year(layout: Layout, found: Found) -> Found:
    """An hour that another one replaces in a season holds for the rest of the year: "18.30 (zimą 17.00)"."""
    changed = dict(found)
    for number, one in found.items():
        other = rest_of_year(one.season, layout.words) if one.season and in_week(one) else None
        if other is None:
            continue
        for before in replaced_by(layout, found, number):
            changed[before] = replace(changed[before], season=other)
    return changed


def replaced_by(layout: Layout, found: Found, number: int) -> list[int]:
    """The hours without a season that an hour with one stands in for: before its brackets, or above its own block."""
    mention, one = layout.mentions[number], found[number]
    same = [
        other
        for other in sorted(found)
        if other < number
        and found[other].season is None
        and in_week(found[other])
        and (found[other].day, found[other].place) == (one.day, one.place)
    ]
    unit_number = layout.unit_at(mention.start)
    unit = layout.units[unit_number]
    bracket = bracket_at(layout, unit, mention.start)
    if bracket:
        return [other for other in same if unit.start <= layout.mentions[other].start < bracket[0]][-1:]
    above = layout.units[unit_number - 1] if unit_number else None
    if above is None or not (above.head or found.get(number - 1, one).season == one.season):
        return []
    seasons = {
        found[other].season for other in found if found[other].day == one.day and found[other].place == one.place
    }
    return same if seasons == {None, one.season} and heads_block(layout, unit_number) else []


def heads_block(layout: Layout, number: int) -> bool:
    """The unit begins, or goes on in, a block under a head of its own."""
    for other in range(number - 1, -1, -1):
        unit = layout.units[other]
        if unit.head:
            return True
        if not unit.hours:
            return False
    return False


def without_negated(layout: Layout, found: Found, seasons: Sequence[Cue], days: Sequence[Cue]) -> Found:
    """ "W wakacje nie ma Mszy o 6.30" leaves that mass outside the holidays, "w poniedziałek nie ma" leaves the other days."""
    changed = dict(found)
    for number in negations(layout):
        start, end = around(layout, number)
        season = next((cue.value for cue in inside(seasons, start, end)), "")
        codes = next((codes_in(cue.value) for cue in inside(days, start, end)), set())
        for other in same_hour(layout, found, number):
            changed[other] = left_over(changed[other], season, codes, found)
    return changed


def negations(layout: Layout) -> list[int]:
    """Every mention, wanted or not, that the text takes back."""
    return [
        number
        for number, mention in enumerate(layout.mentions)
        if status_of(layout, layout.units[layout.unit_at(mention.start)], mention) == NEGATED
    ]


def around(layout: Layout, number: int) -> tuple[int, int]:
    """The sentence of a mention; a line that begins with a small letter goes on from the line before."""
    place = layout.unit_at(layout.mentions[number].start)
    start, end = sentence_at(layout, layout.units[place], layout.mentions[number].start)
    first = re.sub(r"^[\s•*–-]+", "", layout.page.text[layout.units[place].start : end])[:1]
    if place and start == layout.units[place].start and first.islower():
        start = layout.units[place - 1].start
    return start, end


def same_hour(layout: Layout, found: Found, number: int) -> list[int]:
    """The nearest mentions above that name the same hour of the week."""
    time = layout.mentions[number].time
    above = [
        other
        for other in sorted(found)
        if other < number and in_week(found[other]) and layout.mentions[other].time == time
    ]
    return above[-1:]


def left_over(one: Understood, season: str, codes: set[str], found: Found) -> Understood:
    """A mention without the season or the days it is taken back for."""
    if season == SUMMER_HOLIDAYS:
        return replace(one, season=OUTSIDE_HOLIDAYS)
    if codes and codes < codes_in(one.day):
        own_saturday = any(in_week(other) and other.day == SATURDAY for other in found.values())
        return replace(one, day=less(one.day, codes | ({"sob"} if one.day == WEEKDAY and own_saturday else set())))
    return one


def without_only_place(found: Found) -> Found:
    """When every line of the week is in one place, that is the parish church."""
    places = {one.place for one in found.values() if in_week(one)}
    if len(places) == 1 and None not in places and sum(map(in_week, found.values())) > 2:
        return {number: replace(one, place=None) if in_week(one) else one for number, one in found.items()}
    return found
