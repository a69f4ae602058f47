"""What a check makes of its watch: the row as it was, the row as it becomes, and entries of the inbox."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, bindparam, select

from kronika.model.change import Checked
from kronika.model.watch import COMPARED, WatchState
from kronika.store.change_writing import NewChange
from kronika.store.schema import OPEN, PARKED
from kronika.store.watch_schema import standings, watches

WRITTEN = (
    "state due attempts worker next_check stands since sentence troubles told checked confirmed changed interval "
    "version title page_class lang etag last_modified body_hash"
).split()
SETTLE = (
    standings.update()
    .where(standings.c.id == bindparam("watch"))
    .values({name: bindparam(f"new_{name}") for name in WRITTEN})
)
HELD: Select[Any] = select(
    standings.c.id,
    standings.c.host,
    standings.c.token,
    *(standings.c[name] for name in WRITTEN if name not in {"due", "attempts", "worker", "next_check"}),
    watches.c.keep,
    watches.c.paused,
    watches.c.removed,
    watches.c.group_id,
).join_from(standings, watches, watches.c.id == standings.c.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A check whose lease is still ours, with how its watch stood before."""

    check: Checked
    row: Row[Any]

    @property
    def number(self) -> int:
        """Of the newest version from now on."""
        return int(self.row.version) + (self.check.kept is not None)


def settled(one: Held) -> dict[str, Any]:
    """How a watch stands after a check."""
    check, row = one.check, one.row
    source = row if check.kept is None else check.kept
    valid = row if check.validators is None else check.validators
    return {
        "watch": row.id,
        "new_state": PARKED if row.paused or row.removed is not None else OPEN,
        "new_due": check.next_check.timestamp(),
        "new_attempts": 0,
        "new_worker": None,
        "new_next_check": check.next_check,
        "new_stands": check.state.value,
        "new_since": row.since if row.stands == check.state.value else check.at,
        "new_sentence": check.sentence,
        "new_troubles": check.troubles,
        "new_told": check.told.value if check.told else None,
        "new_checked": check.at,
        "new_confirmed": check.at if check.state in COMPARED else row.confirmed,
        "new_changed": check.at if is_change(check) else row.changed,
        "new_interval": check.interval.total_seconds(),
        "new_version": one.number,
        "new_title": source.title,
        "new_page_class": source.page_class,
        "new_lang": source.lang,
        "new_etag": valid.etag,
        "new_last_modified": valid.last_modified,
        "new_body_hash": row.body_hash if check.body_hash is None else check.body_hash,
    }


def is_change(check: Checked) -> bool:
    """Whether the content is another; the first version of a page is no change."""
    return check.kept is not None and check.difference is not None and check.difference.is_change


def changes_of(one: Held) -> list[NewChange]:
    """What goes into the inbox: a change of content, and a turn of state."""
    check, row = one.check, one.row
    found = []
    if is_change(check) and check.difference is not None:
        found.append(
            NewChange(
                watch_id=row.id,
                group_id=row.group_id,
                at=check.at,
                state=WatchState.CHANGED,
                before=row.version,
                after=one.number,
                difference=check.difference,
            )
        )
    if check.event:
        found.append(
            NewChange(
                watch_id=row.id,
                group_id=row.group_id,
                at=check.at,
                state=check.state,
                sentence=check.sentence,
                before=row.version,
                after=one.number,
            )
        )
    return found
