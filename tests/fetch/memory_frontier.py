"""A small real frontier in memory: leases, fencing, due times and unique leads, for tests without a store."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from kronika.html.address import host_of
from kronika.model.failure import Failure, FailureKind
from kronika.model.frontier import Backlog, Kept, Lease, Missed, Outcome, Rested, Settled
from kronika.model.lead import Lead
from kronika.model.page import Fetched, Validators


@dataclass(slots=True)
class Row:
    id: int
    lead: Lead
    state: str = "open"  # open, leased, done, failed
    token: int = 0
    attempts: int = 0
    due: float = 0.0
    expires: float = 0.0
    validators: Validators | None = None
    rests: bool = False


@dataclass(slots=True)
class MemoryFrontier:
    """Implements model.frontier.Frontier; `pages`, `misses` and `calls` are there to be looked at."""

    rows: dict[tuple[int, str], Row] = field(default_factory=dict)
    pages: list[Fetched] = field(default_factory=list)
    misses: list[Missed] = field(default_factory=list)
    faults: list[Failure] = field(default_factory=list)
    calls: Counter[str] = field(default_factory=Counter)
    batches: list[int] = field(default_factory=list)
    claims: dict[str, tuple[str, float]] = field(default_factory=dict)  # host → worker, until
    lock: threading.RLock = field(default_factory=threading.RLock)

    def open(self, leads: Sequence[Lead], validators: Validators | None = None, rests: bool = False) -> int:
        with self.lock:
            new = [lead for lead in leads if (lead.source_id, lead.url) not in self.rows]
            for lead in new:
                row = Row(len(self.rows) + 1, lead, validators=validators, rests=rests)
                self.rows.setdefault((lead.source_id, lead.url), row)
            return len(new)

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
        with self.lock:
            self.calls["lease"] += 1
            now, taken, hosts = time.monotonic(), [], Counter[str]()
            for row in sorted(self.rows.values(), key=lambda row: (-row.lead.priority, row.id)):
                host = host_of(row.lead.url)
                if len(taken) == limit:
                    break
                skipped = host in skip_hosts or row.lead.source_id in skip_sources or not self._free(host, worker)
                if self._due(row, now) and not skipped and hosts[host] < per_host:
                    hosts[host] += 1
                    self.claims[host] = worker, now + seconds
                    row.state, row.expires, row.token = "leased", now + seconds, row.token + 1
                    taken.append(
                        Lease(
                            lead_id=row.id,
                            token=row.token,
                            lead=row.lead,
                            attempts=row.attempts,
                            validators=row.validators,
                            rests=row.rests,
                        )
                    )
            return taken

    def claim_hosts(self, hosts: Collection[str], *, worker: str, seconds: float) -> frozenset[str]:
        with self.lock:
            ours = frozenset(host for host in hosts if self._free(host, worker))
            self.claims.update((host, (worker, time.monotonic() + seconds)) for host in ours)
            return ours

    def leave_hosts(self, hosts: Collection[str] | None, *, worker: str) -> None:
        with self.lock:
            for host in list(self.claims) if hosts is None else hosts:
                if self.claims.get(host, ("", 0.0))[0] == worker:
                    del self.claims[host]

    def settle(self, outcomes: Sequence[Outcome]) -> Settled:
        with self.lock:
            self.calls["settle"] += 1
            self.batches.append(len(outcomes))
            count: Counter[str] = Counter()
            for outcome in outcomes:
                row = self._mine(outcome.lease)
                if row is None:
                    count["lost"] += 1
                elif isinstance(outcome, Kept):
                    row.state = "done"
                    self.pages.append(outcome.fetched)
                    self.faults.extend(outcome.faults)
                    count["unchanged" if outcome.fetched.status == 304 else "pages"] += 1
                    count["leads"] += self.open(outcome.found)
                elif isinstance(outcome, Rested):
                    row.state = "done"
                    count["rested"] += 1
                else:
                    self._miss(row, outcome, count)
            return Settled(**count)

    def renew(self, leases: Sequence[Lease], *, seconds: float) -> None:
        with self.lock:
            self.calls["renew"] += 1
            for lease in leases:
                if row := self._mine(lease):
                    row.expires = time.monotonic() + seconds
                    host = host_of(lease.lead.url)
                    if host in self.claims:
                        self.claims[host] = self.claims[host][0], row.expires

    def release(self, leases: Sequence[Lease]) -> None:
        with self.lock:
            self.calls["release"] += 1
            for lease in leases:
                if row := self._mine(lease):
                    row.state = "open"

    def backlog(self, skip_sources: Collection[int] = ()) -> Backlog:
        with self.lock:
            self.calls["backlog"] += 1
            now = time.monotonic()
            left = [row for row in self.rows.values() if row.state == "open"]
            waiting = [row for row in left if row.lead.source_id not in skip_sources]
            return Backlog(
                closed=len(left) - len(waiting),
                open=len(waiting),
                leased=sum(row.state == "leased" for row in self.rows.values()),
                next_in=max(0.0, min(row.due for row in waiting) - now) if waiting else None,
            )

    def states(self) -> Counter[str]:
        return Counter(row.state for row in self.rows.values())

    def bodies(self) -> dict[str, bytes]:
        return {page.url: page.body for page in self.pages}

    def failures(self) -> dict[str, FailureKind]:
        return {miss.lease.lead.url: miss.kind for miss in self.misses if miss.retry_in is None}

    def _miss(self, row: Row, outcome: Missed, count: Counter[str]) -> None:
        self.misses.append(outcome)
        row.attempts += 1
        if outcome.retry_in is None:
            row.state = "failed"
            count["failures"] += 1
        else:
            row.state, row.due = "open", time.monotonic() + outcome.retry_in
            count["retries"] += 1

    def _mine(self, lease: Lease) -> Row | None:
        row = self.rows[(lease.lead.source_id, lease.lead.url)]
        return row if row.state == "leased" and row.token == lease.token else None

    def _free(self, host: str, worker: str) -> bool:
        holder, until = self.claims.get(host, (worker, 0.0))
        return holder == worker or until <= time.monotonic()

    @staticmethod
    def _due(row: Row, now: float) -> bool:
        return (row.state == "open" and row.due <= now) or (row.state == "leased" and row.expires <= now)
