"""Office hours in OpenStreetMap's opening_hours, one tag a part of the office."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from kronika.facts.kinds.office_hours.closures import AGREED, CLOSED, DATES, HOLIDAYS, SEASON
from kronika.facts.kinds.office_hours.days import read
from kronika.facts.kinds.office_hours.seasons import span
from kronika.model.fact import FactRecord, Slot, Special

TAG = "opening_hours"
DAYS = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
ENDLESS = "+"  # 16:00+: until nobody says when


def as_osm(record: FactRecord, *, now: datetime) -> str:
    """Lines of tag=value; an office without hours has none."""
    places = dict.fromkeys(slot.place for slot in record.slots)
    lines = [f"{tag_of(place)}={value_of(record, place)}" for place in places]
    return "".join(f"{line}\n" for line in lines)


def tag_of(place: str) -> str:
    """The tag of a part of an office."""
    return f"{TAG}:{'_'.join(place.split())}" if place else TAG


def value_of(record: FactRecord, place: str) -> str:
    """All rules of one part: the week, its seasons, what is closed, what is agreed."""
    slots = [slot for slot in record.slots if slot.place == place]
    rules = [*week([slot for slot in slots if not slot.season])]
    for season in dict.fromkeys(slot.season for slot in slots if slot.season):
        months = months_of(season)
        if months:
            own = [slot for slot in slots if slot.season == season]
            rules += [*([f"{months} off"] if rules else []), *(f"{months} {rule}" for rule in week(own))]
    for special in record.specials:
        rules += closed(special)
    agreed = next((special.note for special in record.specials if special.day == AGREED), "")
    return "; ".join(dict.fromkeys(rules)) + (f' || "{quoted(agreed)}"' if agreed else "")


def week(slots: Sequence[Slot]) -> Iterator[str]:
    """One week: days with the same hours together, then those of the month, which come on top."""
    usual: dict[int, list[str]] = {}
    monthly: list[str] = []
    for slot in slots:
        days, nth = read(slot.day)
        if nth:
            counts = ",".join(map(str, nth))
            monthly.append(f"{','.join(f'{DAYS[day]}[{counts}]' for day in sorted(days))} {hours(slot)}")
        for day in days if not nth else ():
            usual.setdefault(day, []).append(hours(slot))
    by_hours: dict[str, list[int]] = {}
    for day in sorted(usual):
        by_hours.setdefault(",".join(sorted(set(usual[day]))), []).append(day)
    yield from (f"{joined(days)} {said}" for said, days in by_hours.items())
    yield from monthly


def hours(slot: Slot) -> str:
    """From … to."""
    return f"{slot.time}-{slot.until}" if slot.until else f"{slot.time}{ENDLESS}"


def joined(days: Iterable[int]) -> str:
    """Mo-We,Fr: three and more in a row are a range."""
    runs: list[list[int]] = []
    for day in sorted(days):
        if runs and day == runs[-1][-1] + 1:
            runs[-1].append(day)
        else:
            runs.append([day])
    parts = [f"{DAYS[run[0]]}-{DAYS[run[-1]]}" if len(run) > 2 else ",".join(DAYS[day] for day in run) for run in runs]
    return ",".join(parts)


def closed(special: Special) -> list[str]:
    """A closing as rules; a closing of some hours only is left to the hours themselves."""
    said = special.day
    if not said.startswith(CLOSED) or special.time:
        return []
    if said == HOLIDAYS:
        return ["PH off"]
    if said == DATES:
        return [f"{day.year} {MONTHS[day.month - 1]} {day.day:02} off" for day in special.dates]
    if said.startswith(SEASON):
        months = months_of(said.removeprefix(SEASON))
        return [f"{months} off"] if months else []
    days, nth = read(said.removeprefix(CLOSED))
    if not days:
        return []
    counts = f"[{','.join(map(str, nth))}]" if nth else ""
    return [f"{','.join(DAYS[day] + counts for day in sorted(days)) if nth else joined(days)} off"]


def months_of(season: str) -> str:
    """Jul-Aug; nothing for a season that has no months."""
    found = span(season)
    if found is None:
        return ""
    first, last = found
    return MONTHS[first - 1] if first == last else f"{MONTHS[first - 1]}-{MONTHS[last - 1]}"


def quoted(text: str) -> str:
    """A comment, which must not end before its end."""
    return text.replace('"', "'")
