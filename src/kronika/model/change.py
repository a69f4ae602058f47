"""A change: what became different on a watched page, or how its state turned; and what people did about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum

from kronika.model.frontier import Lease
from kronika.model.page import Fetched, Validators
from kronika.model.watch import Ignore, WatchState


class PieceKind(StrEnum):
    """What happened to a piece of a page."""

    ADDED = "added"
    REMOVED = "removed"
    REPLACED = "replaced"  # `before` became `text`
    MOVED = "moved"
    LINK = "link"  # the words stayed, the target is another: from `before` to `text`


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """One piece of a change, short enough for a message."""

    kind: PieceKind
    text: str
    before: str = ""
    around: str = ""  # some words before it, to know the place


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """What is different between two versions, counted and in pieces; what was left out as noise beside it."""

    added: int = 0
    removed: int = 0
    moved: int = 0
    links: int = 0  # changed targets
    pieces: tuple[Piece, ...] = ()  # at most a few; the numbers count all
    ignored: tuple[Ignore, ...] = ()

    @property
    def is_change(self) -> bool:
        """Whether anything but noise is different."""
        return bool(self.added or self.removed or self.moved or self.links)


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptVersion:
    """A version to be kept."""

    fetched: Fetched
    title: str = ""
    page_class: str = ""
    lang: str = ""
    region: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """What one check of a watch came to; the store writes it in one transaction behind the lease's token."""

    lease: Lease  # lead_id and lead.source_id are the watch's id
    at: datetime
    state: WatchState
    next_check: datetime
    interval: timedelta
    sentence: str = ""
    kept: KeptVersion | None = None  # a new version; None: the newest one was confirmed, or the page was not had
    difference: Difference | None = None  # with a new version that is a change
    validators: Validators | None = None  # for the next conditional request; None: leave those we have
    body_hash: bytes | None = None  # of the bytes just had, so that equal bytes need no reading; None: leave
    ignores: tuple[Ignore, ...] | None = None  # all of the watch's; None: leave
    memory: Mapping[str, object] | None = None  # None: leave
    troubles: int = 0
    told: WatchState | None = None
    event: bool = False  # the turn of state goes into the inbox: a trouble that is told now, or its end


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One entry of the inbox: a change of content, or a turn of state (then `state` is no CHANGED)."""

    id: int
    watch_id: int
    label: str  # of the watch
    url: str
    group_id: int | None
    group: str
    at: datetime
    state: WatchState
    sentence: str = ""
    before: int = 0  # version numbers; 0: none
    after: int = 0
    difference: Difference = Difference()
    read: bool = False  # by whoever asks
    acknowledged: datetime | None = None
    acknowledged_by: str = ""
    assigned: str = ""  # a person's name
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeFilter:
    """Which changes to list, the newest first."""

    group_id: int | None = None
    watch_id: int | None = None
    unread: bool = False
    open: bool = False  # not acknowledged
    assigned: str | None = None
    state: WatchState | None = None
    words: str = ""  # in label, address or pieces
    since: datetime | None = None
    after_id: int = 0  # only newer entries


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeCounts:
    """The inbox of one person in numbers."""

    unread: int = 0
    open: int = 0  # that nobody has acknowledged
    unread_by_group: Mapping[int | None, int] = field(default_factory=dict)
