"""What a crawl has done so far, in numbers: in all and by host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from kronika.model.frontier import Backlog, Kept, Outcome, Rested, Settled


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """Where a crawl stands; told a few times a second at most."""

    pages: int  # new versions stored
    unchanged: int
    failures: int
    retries: int
    leads: int  # new leads found
    bytes: int  # decoded bytes fetched
    open: int  # leads still to fetch
    leased: int
    in_flight: int
    seconds: float
    rested: int = 0
    same: int = 0
    trouble: str = ""  # what is being waited for
    next_in: float = 0.0  # seconds until anything can be asked again; 0 while something is under way
    resting: str | None = None  # the host that is waited for, and why it rests, in a sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class HostTally:
    """One host in numbers."""

    fetched: int = 0
    failed: int = 0
    retried: int = 0
    bytes: int = 0
    delay: float = 0.0  # the throttle's last pause, seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a crawl did."""

    pages: int
    unchanged: int
    failures: int
    faults: int  # what went wrong reading pages that were kept
    retries: int
    leads: int
    lost: int  # outcomes thrown away because another worker had taken over
    bytes: int
    stopped: bool  # asked to stop before the backlog was empty
    seconds: float
    by_host: Mapping[str, HostTally]
    rested: int = 0  # taken as unchanged without asking
    same: int = 0  # other addresses of pages we have
    parked: int = 0  # leads that wait until their pattern has earned them a place
    closed: Mapping[int, datetime] = field(default_factory=dict)  # sources outside their hours, and when they open
    notes: tuple[str, ...] = ()  # what the operator should know of hosts


@dataclass(slots=True, kw_only=True)
class Tally:
    """The running count."""

    settled: Settled = field(default_factory=Settled)
    bytes: int = 0
    by_host: dict[str, HostTally] = field(default_factory=dict)

    def add(self, batch: Sequence[tuple[str, Outcome]], settled: Settled) -> None:
        """Count one settled batch of (host, outcome)."""
        self.settled = Settled(
            **{name: getattr(self.settled, name) + getattr(settled, name) for name in Settled.__dataclass_fields__}
        )
        for host, outcome in batch:
            self._count(host, outcome)

    def progress(self, backlog: Backlog, in_flight: int, seconds: float) -> Progress:
        """The count as a progress note."""
        done = self.settled
        return Progress(
            pages=done.pages,
            unchanged=done.unchanged,
            failures=done.failures,
            retries=done.retries,
            leads=done.leads,
            bytes=self.bytes,
            open=backlog.open,
            leased=backlog.leased,
            in_flight=in_flight,
            seconds=seconds,
            rested=done.rested,
            same=done.same,
        )

    def report(self, delays: Mapping[str, float], *, stopped: bool, seconds: float) -> Report:
        """The count as the final report."""
        done = self.settled
        return Report(
            pages=done.pages,
            unchanged=done.unchanged,
            failures=done.failures,
            faults=done.faults,
            retries=done.retries,
            leads=done.leads,
            lost=done.lost,
            bytes=self.bytes,
            stopped=stopped,
            seconds=seconds,
            by_host={host: replace(one, delay=delays.get(host, 0.0)) for host, one in sorted(self.by_host.items())},
            rested=done.rested,
            same=done.same,
            parked=done.parked,
        )

    def _count(self, host: str, outcome: Outcome) -> None:
        if isinstance(outcome, Rested):
            return  # nobody was asked
        old = self.by_host.get(host, HostTally())
        if isinstance(outcome, Kept):
            size = len(outcome.fetched.body)
            self.bytes += size
            self.by_host[host] = replace(old, fetched=old.fetched + 1, bytes=old.bytes + size)
        elif outcome.retry_in is None:
            self.by_host[host] = replace(old, failed=old.failed + 1)
        else:
            self.by_host[host] = replace(old, retried=old.retried + 1)
