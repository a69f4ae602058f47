"""Records given out: one file a site in a folder, or all sites in one file where the format allows it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path

from kronika.facts.kind import FactKind, Writer
from kronika.flow.file_names import Names
from kronika.flow.outputs import told, write_whole
from kronika.model.errors import InputError, UnknownName
from kronika.model.fact import FactRecord

COMPONENT = re.compile(r"BEGIN:(VTIMEZONE|VEVENT)\r\n.*?END:\1\r\n", re.DOTALL)
NAMES = re.compile(r"(?:X-WR-CALNAME|X-WR-CALDESC|NAME|DESCRIPTION|SOURCE|URL)[;:][^\r]*\r\n(?:[ \t][^\r]*\r\n)*")
START = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Kronika//facts//EN\r\n"
END = "END:VCALENDAR\r\n"
ENDINGS = {"json": ".json", "schema": ".jsonld", "osm": ".txt", "ics": ".ics"}


def writer_of(kind: FactKind, form: str) -> Writer:
    """How a kind writes a format, or a sentence that lists the ones it knows."""
    try:
        return kind.writers[form]
    except KeyError as error:
        known = ", ".join(sorted(kind.writers))
        raise UnknownName(f"{kind.name} cannot be written as “{form}”; known: {known}.") from error


def export_all(kind: FactKind, form: str, records: Sequence[FactRecord], to: Path, *, now: datetime) -> list[Path]:
    """Write all records: into one file when `to` has an ending, else into a folder, a file a site. Returns the files."""
    write = writer_of(kind, form)
    if to.suffix and not to.is_dir():
        with told(to):
            write_whole(to, joined(form, ((record, write(record, now=now)) for record in records)))
        return [to]
    names = Names(ENDINGS.get(form, f".{form}"))
    made = []
    with told(to):
        to.mkdir(parents=True, exist_ok=True)
    for record in records:
        path = to / names.name([record.site])
        with told(path):
            write_whole(path, write(record, now=now))
        made.append(path)
    return made


def joined(form: str, written: Iterable[tuple[FactRecord, str]]) -> str:
    """All records in one text."""
    join = JOINS.get(form)
    if join is None:
        raise InputError(f"A file holds one site as {form}; name a folder with -o, and each site gets a file in it.")
    return join(written)


def json_list(written: Iterable[tuple[FactRecord, str]]) -> str:
    """One JSON array."""
    return json.dumps([json.loads(text) for _, text in written], ensure_ascii=False, indent=1) + "\n"


def tagged_lines(written: Iterable[tuple[FactRecord, str]]) -> str:
    """A line a site: its name, its address, the value of the tag."""
    rows = ((record.site, record.subject.get("website", ""), " ".join(text.split())) for record, text in written)
    return "".join("\t".join(row) + "\n" for row in rows)


def calendar(written: Iterable[tuple[FactRecord, str]]) -> str:
    """One calendar with the events of all; time zones stand in it once, the names of single sites not at all."""
    head, zones, events = "", {}, []
    for _, text in written:
        first = COMPONENT.search(text)
        head = head or NAMES.sub("", text[: first.start()] if first else text.removesuffix(END))
        for component in COMPONENT.finditer(text):
            if component[1] == "VTIMEZONE":
                zones[component[0]] = True
            else:
                events.append(component[0])
    return "".join([head or START, *zones, *events, END])


JOINS: dict[str, Callable[[Iterable[tuple[FactRecord, str]]], str]] = {
    "json": json_list,
    "schema": json_list,
    "osm": tagged_lines,
    "ics": calendar,
}
