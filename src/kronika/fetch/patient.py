"""Patience with the store: a database that is away or busy for a while is waited for, within bounds, and it is told."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from kronika.model.errors import StoreBusy, StoreUnreachable
from kronika.model.frontier import Backlog, Frontier, Lease, Outcome, Settled
from kronika.model.hosts import HostMemory, HostNote

FIRST_PAUSE = 0.25
LONGEST_PAUSE = 5.0
PASSING = (StoreBusy, StoreUnreachable)  # what waiting may help against

T = TypeVar("T")


class Patience:
    """Tries again what failed because the store was away, for so many seconds; shared by the threads that talk with it."""

    def __init__(self, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._now = now
        self._ended = threading.Event()
        self.trouble = ""  # what is being waited for now
        self.on_trouble: Callable[[], None] = lambda: None

    def end(self) -> None:
        """Wait no longer: the crawl is to stop."""
        self._ended.set()

    def insist(self, call: Callable[[], T]) -> T:
        """The answer, however often it takes; when time is over, the error that was last in the way."""
        until, pause = self._now() + self._seconds, FIRST_PAUSE
        while True:
            try:
                answer = call()
            except PASSING as error:
                if self._now() + pause > until or self._ended.is_set():
                    raise
                self.trouble = f"Waiting for the database. {error}"
                self.on_trouble()
                self._ended.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                self.trouble = ""
                return answer


class PatientFrontier:
    """A frontier that is asked again when its store was away. What was settled and not heard of is told as lost, never twice."""

    def __init__(self, frontier: Frontier, patience: Patience) -> None:
        self._frontier = frontier
        self._insist = patience.insist

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
        """As the frontier."""
        return self._insist(
            lambda: self._frontier.lease(
                worker=worker,
                limit=limit,
                per_host=per_host,
                seconds=seconds,
                skip_hosts=skip_hosts,
                skip_sources=skip_sources,
            )
        )

    def claim_hosts(self, hosts: Collection[str], *, worker: str, seconds: float) -> frozenset[str]:
        """As the frontier."""
        return self._insist(lambda: self._frontier.claim_hosts(hosts, worker=worker, seconds=seconds))

    def leave_hosts(self, hosts: Collection[str] | None, *, worker: str) -> None:
        """As the frontier."""
        self._insist(lambda: self._frontier.leave_hosts(hosts, worker=worker))

    def settle(self, outcomes: Sequence[Outcome]) -> Settled:
        """As the frontier."""
        return self._insist(lambda: self._frontier.settle(outcomes))

    def renew(self, leases: Sequence[Lease], *, seconds: float) -> None:
        """As the frontier."""
        self._insist(lambda: self._frontier.renew(leases, seconds=seconds))

    def release(self, leases: Sequence[Lease]) -> None:
        """As the frontier."""
        self._insist(lambda: self._frontier.release(leases))

    def backlog(self, skip_sources: Collection[int] = ()) -> Backlog:
        """As the frontier."""
        return self._insist(lambda: self._frontier.backlog(skip_sources))


class PatientMemory:
    """A memory of hosts that is asked again when its store was away."""

    def __init__(self, memory: HostMemory, patience: Patience) -> None:
        self._memory = memory
        self._insist = patience.insist

    def recall(self, hosts: Collection[str]) -> dict[str, HostNote]:
        """As the memory."""
        return self._insist(lambda: self._memory.recall(hosts))

    def note(self, notes: Sequence[HostNote]) -> None:
        """As the memory."""
        self._insist(lambda: self._memory.note(notes))

    def now(self) -> float:
        """As the memory."""
        return self._memory.now()
