"""Watches as rows: what people say, how it stands, and the two together as a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any

from sqlalchemy import Connection, Row, Select, select

from kronika.model.watch import Focus, FocusKind, Watch, WatchState
from kronika.store.columns import KEY_BYTES, chunks, clean, is_number
from kronika.store.group_schema import watch_groups
from kronika.store.ignore_rows import from_json
from kronika.store.watch_schema import standings, watches

STANDING = (
    "host",
    "state",
    "attempts",
    "token",
    "next_check",
    "stands",
    "since",
    "sentence",
    "troubles",
    "told",
    "checked",
    "changed",
    "interval",
    "version",
    "title",
    "page_class",
    "lang",
    "ignores",
    "memory",
)
HAS_GROUP = (watch_groups.c.id == watches.c.group_id) & watch_groups.c.removed.is_(None)
JOINED = watches.join(standings, standings.c.id == watches.c.id).outerjoin(watch_groups, HAS_GROUP)

# A group that was deleted counts as none; it comes back with its pages.
WHOLE: Select[Any] = select(
    *(column for column in watches.c if column.name not in {"once", "group_id"}),
    *(standings.c[name] for name in STANDING),
    watch_groups.c.id.label("group_id"),
    watch_groups.c.name.label("group"),
).select_from(JOINED)


def settings_of(watch: Watch) -> dict[str, Any]:
    """The columns people set."""
    return {
        "group_id": watch.group_id,
        "once": once(watch.group_id, watch.url, watch.focus),
        "url": watch.url,
        "name": watch.name,
        "focus": watch.focus.kind.value,
        "rule": watch.focus.rule,
        "keep": max(watch.keep, 1),
        "fastest": watch.fastest.total_seconds(),
        "slowest": max(watch.slowest, watch.fastest).total_seconds(),
        "paused": watch.paused,
        "alert_after": max(watch.alert_after, 1),
        "options": dict(watch.options),
    }


def new_standing(number: int, host: str, state: int, due: float, next_check: datetime) -> dict[str, Any]:
    """How a watch stands that nobody has looked at yet."""
    return {
        "id": number,
        "host": host,
        "state": state,
        "due": due,
        "attempts": 0,
        "token": 0,
        "next_check": next_check,
        "stands": WatchState.NEW.value,
        "sentence": "",
        "troubles": 0,
        "version": 0,
        "title": "",
        "page_class": "",
        "lang": "",
        "ignores": [],
        "memory": {},
    }


def to_watch(row: Row[Any]) -> Watch:
    """A row as a record."""
    return Watch(
        id=row.id,
        url=row.url,
        name=row.name,
        group_id=row.group_id,
        group=row.group or "",
        focus=Focus(kind=FocusKind(row.focus), rule=row.rule),
        keep=row.keep,
        fastest=timedelta(seconds=row.fastest),
        slowest=timedelta(seconds=row.slowest),
        paused=row.paused,
        alert_after=row.alert_after,
        options=row.options,
        added=row.added,
        removed=row.removed,
        title=row.title,
        page_class=row.page_class,
        lang=row.lang,
        state=WatchState(row.stands),
        since=row.since,
        sentence=row.sentence,
        troubles=row.troubles,
        told=WatchState(row.told) if row.told else None,
        checked=row.checked,
        changed=row.changed,
        next_check=row.next_check,
        interval=None if row.interval is None else timedelta(seconds=row.interval),
        version=row.version,
        ignores=from_json(row.ignores),
        memory=row.memory,
    )


def read_watches(connection: Connection, numbers: Sequence[int]) -> dict[int, Watch]:
    """Watches by number, deleted ones too; what is not there is missing."""
    found: dict[int, Watch] = {}
    for some in chunks(sorted({number for number in numbers if is_number(number)})):
        found.update({row.id: to_watch(row) for row in connection.execute(WHOLE.where(watches.c.id.in_(some)))})
    return found


def hold(connection: Connection, numbers: Sequence[int], columns: Sequence[Any]) -> Mapping[int, Row[Any]]:
    """Lock how watches stand, in the order of their numbers so that workers never cross."""
    held: dict[int, Row[Any]] = {}
    for some in chunks(sorted({number for number in numbers if is_number(number)})):
        statement: Select[Any] = select(*columns).where(standings.c.id.in_(some)).order_by(standings.c.id)
        held.update({row.id: row for row in connection.execute(statement.with_for_update())})
    return held


def once(group_id: int | None, url: str, focus: Focus) -> bytes:
    """What makes a watch the same in its group: an address may be longer than an index can hold."""
    parts = [str(group_id or 0), focus.kind.value, focus.rule, url]
    spelled = [clean(part).encode() for part in parts]
    return blake2b(b"".join(b"%d:%b" % (len(part), part) for part in spelled), digest_size=KEY_BYTES).digest()
