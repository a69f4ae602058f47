"""A schedule as the tag service_times of OpenStreetMap, in the syntax of opening_hours: "Mo-Sa 18:00+; Su,PH 08:00+,10:00+"."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from kronika.facts.kinds.mass_times.days import FIRSTS, MINOR, SATURDAY, SUNDAY, WEEKDAY
from kronika.facts.kinds.mass_times.schedule_days import NTH, stands_in
from kronika.facts.kinds.mass_times.season_dates import ADVENT
from kronika.facts.kinds.mass_times.writing.rules_of_days import osm_days, osm_season
from kronika.model.fact import FactRecord, Slot

USUAL = (WEEKDAY, SATURDAY, SUNDAY)
MIDNIGHT = {"24:00": "23:59"}  # the syntax knows no hour that begins the day after

Group = tuple[str, str, str, str]  # day, season, place, comment


def as_osm(record: FactRecord, *, now: datetime) -> str:
    """One line, the value of the tag: a plus says that the end of a mass is not told. Places and notes are comments."""
    rules: list[str] = []
    groups = grouped(record.slots)
    for group in sorted(groups, key=rank):
        slots = groups[group]
        rule = rule_of(slots, group)
        rules.append(rule if not rules else f"{'; ' if replaces(group, slots, record.slots) else ', '}{rule}")
    return "".join(rules) + "\n" if rules else ""


def grouped(slots: Sequence[Slot]) -> dict[Group, list[Slot]]:
    """Slots that one rule can tell."""
    found: dict[Group, list[Slot]] = {}
    for slot in slots:
        found.setdefault((slot.day, slot.season, slot.place, comment_of(slot)), []).append(slot)
    return found


def comment_of(slot: Slot) -> str:
    """What has no words of its own in the syntax."""
    parts = [slot.place, "" if NTH.match(slot.note) else slot.note]
    parts += ["święta zniesione"] if slot.day == MINOR else []
    parts += [slot.season] if slot.season == ADVENT or osm_season(slot.season) is None else []
    return ", ".join(part.replace('"', "'") for part in dict.fromkeys(parts) if part)


def rank(group: Group) -> tuple[bool, bool, bool, int, str, str, str]:
    """The parish church first; usual days before those that stand in for them; Sundays and holidays, which rule all, last."""
    day, season, place, comment = group
    order = USUAL.index(day) if day in USUAL else len(USUAL)
    return bool(place), day == SUNDAY, bool(season), order, day, season + place, comment


def rule_of(slots: Sequence[Slot], group: Group) -> str:
    """One rule: season, days, hours, comment."""
    _, season, _, comment = group
    hours = ",".join(f"{MIDNIGHT.get(time, time)}+" for time in sorted({slot.time for slot in slots}))
    when = " ".join(part for part in (osm_season(season), days_of(slots, season), hours) if part)
    return f'{when} "{comment}"' if comment else when


def days_of(slots: Sequence[Slot], season: str) -> str:
    """The days of a rule; feasts have dates, so a season beside them would say the date twice."""
    return "" if slots[0].day == MINOR and season else osm_days(slots[0])


def replaces(group: Group, slots: Sequence[Slot], all_slots: Sequence[Slot]) -> bool:
    """Whether a rule stands in for those before it on its days; else it adds to them."""
    day, season, place, comment = group
    if comment or place:
        return False
    if day in USUAL and not season:
        return day != SUNDAY or not any(NTH.match(slot.note) for slot in slots)
    if day in FIRSTS.values() or day == MINOR:
        usual = [slot for slot in all_slots if slot.place == place and slot.day == WEEKDAY]
        return stands_in(slots, usual)
    usual = [slot for slot in all_slots if (slot.day, slot.place, slot.season) == (day, place, "")]
    return season != ADVENT and stands_in(slots, usual)
