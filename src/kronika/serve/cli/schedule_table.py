"""A schedule in the terminal: days and times, season, place, where each came from, contradictions and how sure it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING
from urllib.parse import urlsplit, urlunsplit

from rich.table import Table
from rich.text import Text

from kronika.serve.cli.tables import day as shown_day

if TYPE_CHECKING:
    from rich.console import RenderableType

    from kronika.model.fact import Contradiction, FactRecord, Slot, StoredFact

DAYS = {
    "sunday_holiday": "Sundays and holidays",
    "weekday": "weekdays",
    "saturday": "Saturday",
    "saturday_vigil": "Saturday, for Sunday",
    "first_thursday": "first Thursday",
    "first_friday": "first Friday",
    "first_saturday": "first Saturday",
    "minor_feast": "abolished feasts",
    "daily": "every day",
}
WEEKDAYS = {"pn": "Mon", "wt": "Tue", "sr": "Wed", "czw": "Thu", "pt": "Fri", "sob": "Sat", "ndz": "Sun", "nd": "Sun"}
UNSURE = 0.8


def shown(stored: StoredFact, before: Sequence[StoredFact] = ()) -> Iterator[RenderableType]:
    """All parts in the order they are read."""
    record = stored.record
    yield Text(heading(stored), style="bold")
    yield slot_table(record) if record.slots else Text("Nothing was found on its pages.")
    if record.specials:
        yield Text("\nOnly on certain days", style="bold")
        yield special_table(record)
    for contradiction in record.contradictions:
        yield Text(f"Pages disagree: {disagreement(contradiction)}", style="yellow")
    for earlier in before:
        yield Text(f"\nUntil {shown_day(earlier.until)}", style="bold")
        yield slot_table(earlier.record)


def heading(stored: StoredFact) -> str:
    """Whose it is, how new it is and since when it holds."""
    town = stored.record.subject.get("town", "")
    name = stored.record.site if not town or town in stored.record.site else f"{stored.record.site}, {town}"
    return f"{name} · read {shown_day(stored.at)}, unchanged since {shown_day(stored.changed)}"


def slot_table(record: FactRecord) -> Table:
    """Days with their times; slots of one day, season, place and page stand together."""
    table = plain_table("when", "times", "season", "place", "from")
    for (day, season, place, url), slots in grouped(record.slots).items():
        source = Text(short(url, record), style="dim")
        table.add_row(Text(day_name(day)), times(slots), Text(season), Text(place), source)
    return table


def special_table(record: FactRecord) -> Table:
    """What belongs to dates."""
    table = plain_table("when", "time", "place", "note", "from")
    for one in record.specials:
        dates = ", ".join(f"{date:%Y-%m-%d}" for date in one.dates)
        words = one.evidence[0].words if one.evidence else ""
        url = one.evidence[0].url if one.evidence else ""
        row = (dates or words, one.time, one.place, one.note)
        table.add_row(*(Text(cell) for cell in row), Text(short(url, record), style="dim"))
    return table


def short(url: str, record: FactRecord) -> str:
    """An address without what all pages of the site have."""
    parts, site = urlsplit(url), urlsplit(record.subject.get("website", ""))
    return urlunsplit(("", "", *parts[2:])) or "/" if parts.netloc == site.netloc else url


def plain_table(*names: str) -> Table:
    """A table without lines."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in names:
        table.add_column(name, overflow="fold")
    return table


def grouped(slots: Sequence[Slot]) -> dict[tuple[str, str, str, str], list[Slot]]:
    """Slots that stand in one line, in the order of the record."""
    found: dict[tuple[str, str, str, str], list[Slot]] = {}
    for slot in slots:
        url = slot.evidence[0].url if slot.evidence else ""
        found.setdefault((slot.day, slot.season, slot.place, url), []).append(slot)
    return found


def times(slots: Sequence[Slot]) -> Text:
    """Times with their notes; what is not sure carries a question mark."""
    text = Text()
    for slot in sorted(slots, key=lambda slot: slot.time):
        text.append(", " if text else "")
        text.append(f"{slot.time}–{slot.until}" if slot.until else slot.time)
        text.append(f" ({slot.note})" if slot.note else "", style="dim")
        if slot.confidence < UNSURE:
            text.append(f" ? {slot.confidence:.0%}", style="yellow")
    return text


def day_name(day: str) -> str:
    """A day class as people say it."""
    if day.startswith("days:"):
        return ", ".join(WEEKDAYS.get(one, one) for one in day.removeprefix("days:").split("-"))
    return DAYS.get(day, day)


def disagreement(one: Contradiction) -> str:
    """One contradiction in a sentence."""
    where = " ".join(part for part in (day_name(one.day), one.season, one.place) if part)
    return (
        f"{where}: {', '.join(one.taken) or 'nothing'} ({one.taken_from}) was taken and not "
        f"{', '.join(one.left) or 'nothing'} ({one.left_from}): {one.why}."
    )
