"""A change as programs see it: what became different, in numbers and pieces, and what people did about it."""

from __future__ import annotations

from datetime import datetime

from pydantic import Field

from kronika.model.change import Change, PieceKind
from kronika.model.watch import WatchState
from kronika.serve.api.texts import Shown
from kronika.serve.api.watch_shapes import IgnoreShown, shown_ignore


class PieceShown(Shown):
    """One piece of a change."""

    kind: PieceKind
    text: str
    before: str = Field(description="What stood there, or where the link led; empty where nothing did.")
    around: str


class ChangeShown(Shown):
    """One entry of the inbox."""

    id: int
    watch_id: int
    label: str
    url: str
    group: str
    group_id: int | None
    at: datetime
    state: WatchState = Field(description="changed, or the state the page turned to.")
    sentence: str
    before: int = Field(description="Number of the version before; 0: none.")
    after: int
    added: int
    removed: int
    moved: int
    links: int
    pieces: list[PieceShown]
    ignored: list[IgnoreShown]
    read: bool
    acknowledged: datetime | None
    acknowledged_by: str
    assigned: str
    note: str


def shown(change: Change) -> ChangeShown:
    """A change for a caller."""
    told = change.difference
    return ChangeShown(
        id=change.id, watch_id=change.watch_id, label=change.label, url=change.url, group=change.group,
        group_id=change.group_id, at=change.at, state=change.state, sentence=change.sentence, before=change.before,
        after=change.after, added=told.added, removed=told.removed, moved=told.moved, links=told.links,
        pieces=[PieceShown(kind=one.kind, text=one.text, before=one.before, around=one.around) for one in told.pieces],
        ignored=[shown_ignore(one) for one in told.ignored], read=change.read, acknowledged=change.acknowledged,
        acknowledged_by=change.acknowledged_by, assigned=change.assigned, note=change.note,
    )  # fmt: skip
