"""Sources as rows of a table: what each shows, which pass the filter, and in which order they stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from markupsafe import Markup

from kronika.flow.health import WELL, State, new_per_round, state_of
from kronika.model.summary import SourceSummary
from kronika.serve.web import charts
from kronika.serve.web.attention import why
from kronika.serve.web.labels import N_
from kronika.serve.web.visit import Visit
from kronika.sources.discovery import kind_names

NEVER = datetime.min.replace(tzinfo=UTC)
SOMEDAY = datetime.max.replace(tzinfo=UTC)
SEVERITY = [
    State.BROKEN,
    State.FAILING, State.UNREACHED, State.CLOSED, State.OVERDUE, State.SILENT, State.EMPTY, State.DRY, State.FAULTY,
    State.NEW, State.FRESH, State.PAUSED,
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One source in the table."""

    summary: SourceSummary
    spark: Markup
    state: State
    why: str
    new: float | None  # pages a round

    @property
    def ill(self) -> bool:
        """Does it need a look?"""
        return self.state not in WELL

    @property
    def errors(self) -> int:
        """Failures of the last 30 days."""
        return sum(self.summary.errors.values())


ORDERS: dict[str, Callable[[Row], Any]] = {
    "name": lambda row: row.summary.source.name.casefold(),
    "state": lambda row: SEVERITY.index(row.state),
    "last": lambda row: row.summary.last_success or NEVER,
    "articles": lambda row: -row.summary.articles,
    "new": lambda row: -(row.new or 0.0),
    "errors": lambda row: -row.errors,
    "queue": lambda row: -row.summary.open_leads,
    "next": lambda row: row.summary.source.next_run or SOMEDAY,
}
COLUMNS = {
    "name": N_("Source"),
    "state": N_("State"),
    "last": N_("Last success"),
    "articles": N_("Articles"),
    "new": N_("New a round"),
    "errors": N_("Errors"),
    "queue": N_("Queue"),
    "next": N_("Next run"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The filter and the order; unknown values let everything pass."""

    words: str = ""
    kind: str = ""
    state: str = ""
    sort: str = ""  # a column, with a minus the other way round

    def takes(self, row: Row) -> bool:
        """Does a row pass?"""
        source = row.summary.source
        states = {"active": not source.paused, "attention": row.ill}
        text = f"{source.name} {source.url} {source.section or ''}".casefold()
        return (
            all(word in text for word in self.words.casefold().split())
            and (self.kind not in kind_names() or source.kind == self.kind)
            and (states.get(self.state, True) if self.state not in set(State) else row.state == self.state)
        )

    def ordered(self, rows: Sequence[Row]) -> list[Row]:
        """The rows that pass, in order; equal ones by name."""
        column = self.sort.removeprefix("-")
        by_name = sorted(filter(self.takes, rows), key=ORDERS["name"])
        if column not in ORDERS:
            return by_name
        return sorted(by_name, key=ORDERS[column], reverse=self.sort.startswith("-"))

    def turned(self, column: str) -> str:
        """The order that a press on a column's head asks for."""
        return f"-{column}" if self.sort == column else column

    def direction(self, column: str) -> str:
        """For who hears the table instead of seeing it; most orders put the largest first."""
        if self.sort.removeprefix("-") != column:
            return "none"
        largest_first = column in {"articles", "new", "errors", "queue"}
        return "descending" if largest_first != self.sort.startswith("-") else "ascending"


def row_of(visit: Visit, summary: SourceSummary, now: datetime) -> Row:
    """A source with its spark, and how it is."""
    label = visit.tongue.plural(
        "%(n)s article published in the last 30 days",
        "%(n)s articles published in the last 30 days",
        sum(summary.per_day),
    )
    state = state_of(summary, now)
    return Row(
        summary=summary,
        spark=charts.spark(summary.per_day, label),
        state=state,
        why=why(visit.tongue, summary, state, now),
        new=new_per_round(summary),
    )
