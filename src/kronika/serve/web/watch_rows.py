"""Watched pages as rows of a table: what each shows, which are asked for, and in which order they stand."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.model.watch import COMPARED, Watch, WatchFilter, WatchState
from kronika.serve.web.labels import N_
from kronika.serve.web.visit import Visit

LONGEST = 200  # characters of words
NAMED = {
    "troubled": WatchFilter(troubled=True),
    "paused": WatchFilter(paused=True),
    "deleted": WatchFilter(removed=True),
}
COLUMNS = {
    "name": N_("Page"),
    "state": N_("State"),
    "changed": N_("Last change"),
    "checked": N_("Last check"),
    "next": N_("Next check"),
}
LATEST_FIRST = frozenset({"changed", "checked"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One watched page in the table."""

    watch: Watch
    unread: int  # changes that this person has not seen
    checking: bool

    @property
    def ill(self) -> bool:
        """Is there a trouble?"""
        return is_ill(self.watch)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The filter and the order as the address says them; unknown values let everything pass."""

    words: str = ""
    group: str = ""
    state: str = ""
    sort: str = ""

    @property
    def filter(self) -> WatchFilter:
        """What to ask the store."""
        named = NAMED.get(self.state, WatchFilter())
        return WatchFilter(
            group_id=number_of(self.group),
            state=WatchState(self.state) if self.state in set(WatchState) else None,
            troubled=named.troubled,
            paused=named.paused,
            words=" ".join(self.words.split())[:LONGEST],
            removed=named.removed,
        )

    @property
    def order(self) -> str:
        """The order as the store knows it, what changed last first unless another is asked for."""
        column = self.sort.removeprefix("-")
        if column not in COLUMNS:
            return "-changed"
        return column if (column in LATEST_FIRST) == self.sort.startswith("-") else f"-{column}"

    def values(self) -> dict[str, str]:
        """As the address has them."""
        return {"words": self.words, "group": self.group, "state": self.state, "sort": self.sort}

    def turned(self, column: str) -> str:
        """The order that a press on a column's head asks for."""
        return f"-{column}" if self.sort == column else column

    def direction(self, column: str) -> str:
        """For who hears the table instead of seeing it."""
        if self.sort.removeprefix("-") != column:
            return "none"
        return "descending" if (column in LATEST_FIRST) != self.sort.startswith("-") else "ascending"


def is_ill(watch: Watch) -> bool:
    """Is it in a trouble?"""
    return watch.state not in COMPARED and watch.state is not WatchState.NEW


def rows_of(visit: Visit, watches: list[Watch]) -> list[Row]:
    """The rows of these pages for this person."""
    unread = visit.shell.store.changes.unread_of([watch.id for watch in watches], visit.person)
    return [
        Row(watch=watch, unread=unread.get(watch.id, 0), checking=visit.shell.checking.under_way(watch.id))
        for watch in watches
    ]


def number_of(text: str) -> int | None:
    """A number that a form or an address may hold."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else None
