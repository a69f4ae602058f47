"""What is true of a parish as a whole: its weekly schedule, its masses of certain dates, and which words are hours of masses."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from kronika.sampleweb.parishes.marked import slots, written
from kronika.sampleweb.parishes.pages import pages
from kronika.sampleweb.parishes.parish import Parish, parishes
from kronika.sampleweb.site import Slot

NOT_WEEKLY = frozenset(("dated_or_special", "dated_intention", "reference"))


def weekly(parish: Parish, now: datetime) -> tuple[Slot, ...]:
    """The schedule its pages give together; what one page only repeats without its note is not there twice."""
    said = [slot for page in pages(parish, now) for slot in slots(page.text) if slot.day not in NOT_WEEKLY]
    return tuple(without_repeats(said))


def dated(parish: Parish, now: datetime) -> tuple[Slot, ...]:
    """Masses of certain dates and occasions."""
    return tuple(slot for page in pages(parish, now) for slot in slots(page.text) if slot.day in NOT_WEEKLY)


def mass_words(parish: Parish, now: datetime) -> dict[str, tuple[str, ...]]:
    """For every page, by its path, the hours of masses as they are written, in order."""
    return {page.path: written(page.text) for page in pages(parish, now)}


def by_host() -> dict[str, Parish]:
    """Every parish with a site, by the host of its site."""
    return {parish.host: parish for parish in parishes()}


def without_repeats(said: Iterable[Slot]) -> list[Slot]:
    """Each time, day, season and place once, with its note where any page has one."""
    found: dict[tuple[str, str, str, str], Slot] = {}
    for slot in said:
        key = (slot.time, slot.day, slot.season, slot.place)
        if key not in found or not found[key].note:
            found[key] = slot
    return list(found.values())
