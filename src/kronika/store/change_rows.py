"""Changes as rows: a difference as JSON, and the inbox as people see it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, select

from kronika.model.change import Change, Difference, Piece, PieceKind
from kronika.model.watch import WatchState
from kronika.store import ignore_rows
from kronika.store.group_schema import watch_groups
from kronika.store.watch_listing import LABEL
from kronika.store.watch_schema import change_reads, changes, standings, watches

COUNTED = ("added", "removed", "moved", "links")
HAS_GROUP = (watch_groups.c.id == changes.c.group_id) & watch_groups.c.removed.is_(None)
JOINED = (
    changes.join(watches, watches.c.id == changes.c.watch_id)
    .join(standings, standings.c.id == changes.c.watch_id)
    .outerjoin(watch_groups, HAS_GROUP)
)
SHOWN = watches.c.removed.is_(None)
"""Changes of deleted watches are not shown; they come back with them."""


def inbox(person: str) -> Select[Any]:
    """Changes as one person sees them."""
    return (
        select(
            *(column for column in changes.c if column.name not in {"group_id", "words"}),
            LABEL.label("label"),
            watches.c.url,
            watch_groups.c.id.label("group_id"),
            watch_groups.c.name.label("group"),
            is_read(person).label("read"),
        )
        .select_from(JOINED)
        .where(SHOWN)
    )


def is_read(person: str) -> ColumnElement[bool]:
    """Whether the person has read a change."""
    marks = select(change_reads.c.change_id)
    return marks.where(change_reads.c.change_id == changes.c.id, change_reads.c.person == person).exists()


def to_json(difference: Difference) -> dict[str, Any]:
    """A difference as a row keeps it; what says nothing is left out."""
    kept: dict[str, Any] = {name: value for name in COUNTED if (value := getattr(difference, name))}
    pieces = [{key: value for key, value in asdict(piece).items() if value} for piece in difference.pieces]
    ignored = ignore_rows.to_json(difference.ignored)
    return kept | ({"pieces": pieces} if pieces else {}) | ({"ignored": ignored} if ignored else {})


def words_of(difference: Difference) -> str:
    """What can be searched for."""
    return "\n".join(word for piece in difference.pieces for word in (piece.text, piece.before) if word)


def from_json(kept: dict[str, Any]) -> Difference:
    """A difference as it was kept."""
    return Difference(
        **{name: kept.get(name, 0) for name in COUNTED},
        pieces=tuple(
            Piece(**{"text": ""} | piece | {"kind": PieceKind(piece["kind"])}) for piece in kept.get("pieces", ())
        ),
        ignored=ignore_rows.from_json(kept.get("ignored", ())),
    )


def to_change(row: Row[Any]) -> Change:
    """A row as a record."""
    return Change(
        id=row.id,
        watch_id=row.watch_id,
        label=row.label,
        url=row.url,
        group_id=row.group_id,
        group=row.group or "",
        at=row.at,
        state=WatchState(row.state),
        sentence=row.sentence,
        before=row.before,
        after=row.after,
        difference=from_json(row.difference),
        read=bool(row.read),
        acknowledged=row.acknowledged,
        acknowledged_by=row.acknowledged_by,
        assigned=row.assigned,
        note=row.note,
    )
