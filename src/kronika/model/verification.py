"""What travels between the watchdogs and the record: documents that wait, what was learned, and what one pass changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from kronika.model.document import Measures
from kronika.model.health import Handling, Reason, Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """A document as it is kept: what was measured on it, and what the watchdog thought of it."""

    id: int
    page_id: int
    at: datetime  # when the page was fetched
    measures: Measures
    edition: int = 1  # counts how often the page was read
    turn: int | None = None  # its place among what the watchdog saw, from 1
    damaged: bool | None = None  # None: nobody has judged it


@dataclass(frozen=True, slots=True, kw_only=True)
class Watchdog:
    """What one source's watchdog has learned. `token` fences: who writes must have read the newest state."""

    source_id: int
    state: Mapping[str, Any] = field(default_factory=dict)  # of the detector; empty: it has not begun
    verdict: Verdict = Verdict.LEARNING
    documents: int = 0  # seen so far: the last turn
    cursor: datetime | None = None  # fetching time of the newest document seen
    updated: datetime | None = None
    token: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """One document that the watchdog has looked at. It counts only as long as the page was not read again meanwhile."""

    id: int
    edition: int
    page_id: int
    turn: int | None = None  # None: judged without taking a turn, or passed over
    damaged: bool | None = None  # None: passed over, because it came too late
    aside: bool = False  # its text is not to be shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """An episode began."""

    verdict: Verdict
    first_turn: int
    turn: int  # at which it was noticed
    reasons: tuple[Reason, ...] = ()
    documents: int = 0
    damaged: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Grown:
    """The open episode goes on."""

    documents: int = 0  # more of them
    damaged: int = 0
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Closed:
    """The open episode has ended."""

    until: datetime
    handling: Handling
    release: bool = False  # what was set aside since it began is right after all


Event = Opened | Grown | Closed


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """All that one look at a source's documents changes; it is written as a whole or not at all."""

    before: Watchdog
    after: Watchdog
    seen: tuple[Seen, ...] = ()
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Unreliable:
    """A time during which a source's documents are wrong or missing, for charts and search."""

    source: str
    since: datetime
    until: datetime | None  # None: it still lasts
    episode: int
