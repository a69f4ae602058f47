"""The story of an address: how we came to it, what became of it, and when it is looked at again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from kronika.model.failure import Failure
from kronika.model.lead import Role


class LeadState(StrEnum):
    """Where a lead stands."""

    OPEN = "open"  # waits for its turn
    LEFT = "left"  # was never reached: its round ended before
    LEASED = "leased"  # somebody fetches it
    DONE = "done"
    RESTED = "rested"  # taken as unchanged in the last round, without asking
    FAILED = "failed"
    PARKED = "parked"  # waits until its pattern has earned it a place
    ALIAS = "alias"  # another address of a page we have


@dataclass(frozen=True, slots=True, kw_only=True)
class AddressStory:
    """What one source knows of one address."""

    url: str
    source: str
    source_id: int
    role: Role
    state: LeadState
    sentence: str  # the state in words
    round: int  # number of the round that last opened it
    round_started: datetime
    depth: int
    attempts: int
    via: str | None = None  # the page on which it was found first
    link_text: str | None = None
    found_from: str | None = None  # the address whose page led here, as we asked for it
    worker: str | None = None  # who holds it
    until: datetime | None = None  # how long it is held, or not tried before
    checked: datetime | None = None  # when it was last had
    checks: int = 0
    changes: int = 0
    versions: int = 0
    page_id: int | None = None  # the newest version
    modified: datetime | None = None  # when the feed or the sitemap says it last changed
    next_look: datetime | None = None  # it is left alone until then; None: asked for whenever it is found
    pattern: str | None = None
    alias_of: str | None = None
    last_failure: Failure | None = None
    hints: Mapping[str, str] = field(default_factory=dict)
