"""Sites with facts as rows of a table: what each shows, and in which order they stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from kronika.flow.fact_choosing import FactsWanted, told_of
from kronika.flow.fact_listing import SiteLine
from kronika.serve.web.labels import N_

LONGEST = 200  # characters of words
SOMEDAY = datetime.max.replace(tzinfo=UTC)
NEXT = "next"
COLUMNS = {
    "name": N_("Site"),
    "town": N_("Town"),
    NEXT: N_("What comes next"),
    "slots": N_("Hours"),
    "confidence": N_("Confidence"),
    "questions": N_("Questions"),
    "contradictions": N_("Contradictions"),
    "read": N_("Last read"),
}
LARGEST_FIRST = frozenset({"slots", "questions", "contradictions", "read"})
NUMBERS = frozenset({"slots", "confidence", "questions", "contradictions"})
VIEWS = ("", "map")


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One site in the table."""

    line: SiteLine
    told: dict[str, str]
    confidence: float | None  # of its least sure hour
    contradictions: int

    @property
    def where(self) -> tuple[float, float] | None:
        """Latitude and longitude, where they are known."""
        try:
            return float(self.told["latitude"]), float(self.told["longitude"])
        except (KeyError, ValueError):
            return None


ORDERS: dict[str, Callable[[Row], Any]] = {
    "name": lambda row: row.line.source.name.casefold(),
    "town": lambda row: row.told.get("town", "").casefold(),
    NEXT: lambda row: row.line.next.at if row.line.next else SOMEDAY,
    "slots": lambda row: -row.line.slots,
    "confidence": lambda row: row.confidence if row.confidence is not None else 2.0,
    "questions": lambda row: -row.line.questions,
    "contradictions": lambda row: -row.contradictions,
    "read": lambda row: -row.line.stored.at.timestamp() if row.line.stored else 0.0,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The filter, the order and the view as the address says them."""

    words: str = ""
    town: str = ""
    deanery: str = ""
    diocese: str = ""
    day: str = ""
    after: str = ""
    sort: str = ""  # a column, with a minus the other way round
    view: str = ""

    @property
    def filter(self) -> FactsWanted:
        """What to ask for."""
        return FactsWanted(
            words=" ".join(self.words.split())[:LONGEST],
            town=self.town,
            deanery=self.deanery,
            diocese=self.diocese,
            day=self.day,
            after=self.after,
        )

    @property
    def empty(self) -> bool:
        """Is nothing filtered?"""
        return self.filter == FactsWanted()

    def ordered(self, rows: Sequence[Row]) -> list[Row]:
        """In the order asked for, what comes first otherwise; equal ones by name."""
        column = self.sort.removeprefix("-")
        by_name = sorted(rows, key=ORDERS["name"])
        return sorted(by_name, key=ORDERS.get(column, ORDERS[NEXT]), reverse=self.sort.startswith("-"))

    def turned(self, column: str) -> str:
        """The order that a press on a column's head asks for."""
        return f"-{column}" if (self.sort or NEXT) == column else column

    def direction(self, column: str) -> str:
        """For who hears the table instead of seeing it."""
        if (self.sort or NEXT).removeprefix("-") != column:
            return "none"
        return "descending" if (column in LARGEST_FIRST) != self.sort.startswith("-") else "ascending"


def row_of(line: SiteLine) -> Row:
    """One site."""
    record = line.stored.record if line.stored is not None else None
    return Row(
        line=line,
        told=told_of(line),
        confidence=min((slot.confidence for slot in record.slots), default=None) if record else None,
        contradictions=len(record.contradictions) if record else 0,
    )
