"""The seam between fetching and keeping: leads are leased, outcomes are settled, nothing is lost or done twice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from kronika.model.entity import Entity
from kronika.model.failure import Failure, FailureKind
from kronika.model.lead import Lead
from kronika.model.page import Fetched, Validators


@dataclass(frozen=True, slots=True, kw_only=True)
class Lease:
    """A lead on loan. `token` fences: only the newest lease of a lead may settle it."""

    lead_id: int
    token: int
    lead: Lead
    attempts: int  # failed tries so far in this round
    validators: Validators | None = None  # of the newest stored version, for a conditional request
    rests: bool = False  # nothing speaks for a change since we looked: settled as Rested, not asked for


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """The page was had (status 2xx, or 304: as before); `found` are the leads it gave, `faults` what went wrong reading it."""

    lease: Lease
    fetched: Fetched
    found: tuple[Lead, ...] = ()
    faults: tuple[Failure, ...] = ()
    stands_for: str | None = None  # the address this page really has, when it is another: by redirect or canonical link
    likeness: int | None = None  # 64 bits of what the page says; few differing bits mean nearly the same page
    entities: tuple[Entity, ...] = ()  # what a directory lists on it


@dataclass(frozen=True, slots=True, kw_only=True)
class Missed:
    """The page was not had. With `retry_in` seconds it will be tried again, without it the lead is closed as failed."""

    lease: Lease
    at: datetime
    kind: FailureKind
    sentence: str
    retry_in: float | None = None
    found: tuple[Lead, ...] = ()  # to be tried instead, once it is given up
    status: int | None = None  # what the server answered, where it did
    retry_after: float | None = None  # seconds it asks us to wait


@dataclass(frozen=True, slots=True, kw_only=True)
class Rested:
    """The page was not asked for, because nothing speaks for a change; it leads where it led before."""

    lease: Lease


Outcome = Kept | Missed | Rested


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """What one settling did."""

    pages: int = 0  # versions written
    unchanged: int = 0  # equal to the newest version, or 304
    leads: int = 0  # new leads opened
    retries: int = 0
    failures: int = 0  # leads closed as failed
    faults: int = 0  # what went wrong reading pages that were kept
    lost: int = 0  # outcomes thrown away because the lease had passed to another worker
    rested: int = 0  # taken as unchanged without asking
    same: int = 0  # addresses that turned out to be other spellings of pages we have
    parked: int = 0  # leads that wait until their pattern has earned them a place


@dataclass(frozen=True, slots=True, kw_only=True)
class Backlog:
    """What is left to do in this collection."""

    open: int  # ready or waiting for their time
    leased: int
    next_in: float | None  # seconds until the next open lead is due (0: now); None when none is open
    elsewhere: int = 0  # hosts with leads left that another worker has claimed
    closed: int = 0  # leads of the sources that were to be left out


class Frontier(Protocol):
    """The leads of one collection. Kept by the store; fetch sees only this.

    A host is asked by one worker at a time: leasing a lead claims its host for as long, renewing the lease renews the
    claim, and no lead of a host that another worker has claimed is given out.
    """

    def lease(
        self,
        *,
        worker: str,
        limit: int,
        per_host: int,
        seconds: float,
        skip_hosts: Collection[str] = (),
        skip_sources: Collection[int] = (),
    ) -> list[Lease]:
        """Take up to `limit` due leads, at most `per_host` of one host, none of `skip_hosts` and `skip_sources`.

        Expired leases count as open.
        """
        ...

    def claim_hosts(self, hosts: Collection[str], *, worker: str, seconds: float) -> frozenset[str]:
        """Claim hosts without leasing their leads, for a redirect; returns those that are ours now."""
        ...

    def leave_hosts(self, hosts: Collection[str] | None, *, worker: str) -> None:
        """Give claimed hosts back; None: all the worker has."""
        ...

    def settle(self, outcomes: Sequence[Outcome]) -> Settled:
        """Keep pages, close leads, open found ones: all in one transaction, each outcome once."""
        ...

    def renew(self, leases: Sequence[Lease], *, seconds: float) -> None:
        """Hold leases longer, and their hosts."""
        ...

    def release(self, leases: Sequence[Lease]) -> None:
        """Give leases back at once (a clean stop)."""
        ...

    def backlog(self, skip_sources: Collection[int] = ()) -> Backlog:
        """What is left to do; leads of `skip_sources` are told apart, as closed."""
        ...


Discover = Callable[[Lead, Fetched], tuple[Lead, ...]]
"""What a fetched page leads to; handed to fetch by flow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """What a page is, beside where it leads; each part means the same as in Kept."""

    stands_for: str | None = None
    likeness: int | None = None
    entities: tuple[Entity, ...] = ()


Identify = Callable[[Lead, Fetched], Identity]
"""What a fetched page is; handed to fetch by flow, beside Discover."""
