"""Writing changes: into the inbox, in an order that digests can rely on, and on to whoever tells of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select

from kronika.model.change import Change, Difference
from kronika.model.watch import Watch, WatchState
from kronika.store.change_rows import inbox, to_change, to_json, words_of
from kronika.store.columns import chunks
from kronika.store.group_schema import watch_groups
from kronika.store.watch_rows import read_watches
from kronika.store.watch_schema import changes

NOBODY = ""
INSERT = changes.insert()  # made once: with values in it, it would take longer to put together than to run


@dataclass(frozen=True, slots=True, kw_only=True)
class NewChange:
    """A change that has no number yet."""

    watch_id: int
    group_id: int | None
    at: datetime
    state: WatchState
    sentence: str = ""
    before: int = 0
    after: int = 0
    difference: Difference = Difference()


def write_changes(
    connection: Connection, news: Sequence[NewChange], tell: Callable[[Connection, Change, Watch], None] | None
) -> None:
    """Write changes and tell of each, all in the transaction under way."""
    hold_groups(connection, {one.group_id for one in news if one.group_id is not None})
    numbers = [insert(connection, one) for one in news]
    if tell is None:
        return
    known = read_watches(connection, [one.watch_id for one in news])
    for some in chunks(numbers):
        statement = inbox(NOBODY).where(changes.c.id.in_(some)).order_by(changes.c.id)
        for change in [to_change(row) for row in connection.execute(statement)]:
            tell(connection, change, known[change.watch_id])


def hold_groups(connection: Connection, numbers: set[int]) -> None:
    """One transaction at a time gives numbers to the changes of a group.

    A digest remembers the newest number it has told: a change with a lower one that became visible later would never be told.
    """
    if numbers:
        groups = select(watch_groups.c.id).where(watch_groups.c.id.in_(sorted(numbers))).order_by(watch_groups.c.id)
        connection.execute(groups.with_for_update(key_share=True)).all()


def insert(connection: Connection, one: NewChange) -> int:
    """Write one change; returns its number."""
    row = {
        "watch_id": one.watch_id,
        "group_id": one.group_id,
        "at": one.at,
        "state": one.state.value,
        "sentence": one.sentence,
        "before": one.before,
        "after": one.after,
        "difference": to_json(one.difference),
        "words": words_of(one.difference),
        "acknowledged_by": "",
        "assigned": "",
        "note": "",
    }
    made: Any = connection.execute(INSERT, row)
    return int(made.inserted_primary_key[0])
