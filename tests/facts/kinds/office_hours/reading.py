"""Small pages written for the tests, read by the kind as a whole."""

from __future__ import annotations

from datetime import UTC, date, datetime

from kronika.facts.kinds.office_hours import KIND
from kronika.facts.page_text import text_of_html, text_of_plain
from kronika.model.fact import FactRecord, PageFacts

NOW = datetime(2026, 3, 16, 12, 0, tzinfo=UTC)  # a Monday

Line = tuple[str, str, str, str, str]


def page(text: str, url: str = "https://office.example/", *, written: date | None = None) -> PageFacts:
    """One page, plain or HTML."""
    read = text_of_html(text) if text.lstrip().startswith("<") else text_of_plain(text)
    return PageFacts(url=url, text=read, findings=tuple(KIND.findings(read)), page_id=1, written=written)


def record(*texts: str) -> FactRecord:
    """The record of pages, each at an address of its own."""
    return KIND.record(
        "office", [page(text, f"https://office.example/{number}") for number, text in enumerate(texts, 1)]
    )


def lines(made: FactRecord) -> set[Line]:
    """Day, hours, season, place."""
    return {(slot.day, slot.time, slot.until, slot.season, slot.place) for slot in made.slots}


def week(*lines: str) -> set[Line]:
    """Openings written short: "days:pn 09:00 11:00"."""
    found = set()
    for line in lines:
        day, time, until, *rest = [*line.split(" "), "", ""]
        found.add((day, time, until, rest[0], rest[1]))
    return found
