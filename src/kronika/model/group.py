"""A group: pages that belong together, and who is told of them, how often and when not."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from kronika.model.alert import Address


class Cadence(StrEnum):
    """How often a group is told."""

    IMMEDIATE = "immediate"  # after each round that found something
    HOURLY = "hourly"
    DAILY = "daily"
    WEEKLY = "weekly"


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """An address that a group's digests go to."""

    id: int
    group_id: int
    address: Address
    name: str = ""
    added: datetime | None = None
    left: datetime | None = None  # unsubscribed
    key: str = ""  # secret of the link to unsubscribe


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """A group with its members; `id` is 0 until the store has given one."""

    name: str
    id: int = 0
    cadence: Cadence = Cadence.IMMEDIATE
    minute: int = 8 * 60  # of the day, for daily and weekly digests
    weekday: int = 0  # Monday; for weekly ones
    quiet: str = ""  # hours in which nothing is delivered, e.g. 22:00-06:00; empty: none
    zone: str = ""  # of these times; empty: the one of [serve]
    lang: str = "en"  # of its messages
    also_unchanged: bool = False  # a digest is sent even when nothing has changed
    members: tuple[Member, ...] = ()
    added: datetime | None = None
    removed: datetime | None = None
    told_change: int = 0  # number of the newest change that was put in a digest
    told_at: datetime | None = None
    feed_key: str = ""  # secret of the address of its feed


@dataclass(frozen=True, slots=True, kw_only=True)
class Untold:
    """A group, and whether there is more than it has been told."""

    group: Group
    newest: int  # number of its newest change; 0: none yet
    watches: int  # pages in it that are watched
    queries: int = 0  # saved queries whose new articles it is told of
    behind: bool = False  # articles have changed since one of those queries was last asked

    @property
    def has_news(self) -> bool:
        """Whether a change came after the last digest."""
        return self.newest > self.group.told_change

    @property
    def may_be_told(self) -> bool:
        """Whether there may be something to tell: a change, perhaps an article, or that nothing has changed."""
        return self.has_news or self.behind or (self.group.also_unchanged and bool(self.watches or self.queries))
