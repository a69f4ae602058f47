"""Keeps the lanes supplied: leases leads ahead of need, holds the leases, gives them back, and knows when all is done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from kronika.fetch.lanes import AHEAD_MOST, Lanes
from kronika.fetch.patience import wait
from kronika.fetch.settler import Settler
from kronika.html.address import host_of
from kronika.model.frontier import Backlog, Frontier, Lease, Rested
from kronika.settings import FetchSettings

POLL = 1.0  # seconds between two looks for leads that became due or were left by others
MOST_HELD = 5_000
STUCK_LOOKS = 20  # leads that are due but given to nobody: looked for so often, ever more slowly, then left
STUCK_PAUSE = 0.05

T = TypeVar("T")


class Supply:
    """The leases of this worker. All talk with the frontier except settling goes through one thread."""

    def __init__(
        self, frontier: Frontier, lanes: Lanes, settler: Settler, settings: FetchSettings, worker: str
    ) -> None:
        self._frontier = frontier
        self._lanes = lanes
        self._settler = settler
        self._settings = settings
        self._worker = worker
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kronika-lease")
        self._held: dict[int, tuple[Lease, float]] = {}  # lease and when it was taken or renewed
        self._more = asyncio.Event()
        self._skipped: frozenset[str] = frozenset()
        self._stuck = 0
        self.stopping = False
        self.finished = False  # the backlog is empty

    def nudge(self) -> None:
        """There may be new leads."""
        self._more.set()

    def started(self, host: str) -> None:
        """A request began; its lane may want more leads."""
        if host in self._skipped and not self._lanes.is_supplied(host):
            self._more.set()

    def settled(self, leases: Sequence[Lease]) -> None:
        """These leases are done with."""
        for lease in leases:
            if (held := self._held.get(lease.lead_id)) and held[0].token == lease.token:
                del self._held[lease.lead_id]

    async def run(self, ready: Callable[[], None]) -> None:
        """Supply the lanes until the backlog is empty or the crawl stops; `ready` is called when something changed."""
        while not self.stopping:
            self._more.clear()
            taken = await self._take()
            if taken:
                self._stuck = 0
                ready()
                continue
            pause = await self._pause()
            if pause is None:
                self.finished = True
                ready()
                return
            await wait(self._more, pause)

    async def keep(self) -> None:
        """Renew leases that have been held for half their time."""
        while True:
            await asyncio.sleep(self._settings.lease_seconds / 4)
            old = self._now() - self._settings.lease_seconds / 2
            due = [lease for lease, since in self._held.values() if since <= old]
            if due:
                await self._renew(due)

    async def _renew(self, leases: Sequence[Lease]) -> None:
        await self.ask(lambda: self._frontier.renew(leases, seconds=self._settings.lease_seconds))
        now = self._now()
        self._held.update((lease.lead_id, (lease, now)) for lease in leases if lease.lead_id in self._held)

    async def release(self, leases: Sequence[Lease]) -> None:
        """Give leases back, so that the next run need not wait for them to run out."""
        if leases:
            await self.ask(lambda: self._frontier.release(leases))
            self.settled(leases)

    async def backlog(self) -> Backlog:
        """What is left to do."""
        return await self.ask(self._frontier.backlog)

    async def ask(self, question: Callable[[], T]) -> T:
        """Talk with the frontier in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, question)

    def end(self) -> None:
        """Wait for the thread."""
        self._thread.shutdown(wait=True)

    async def _take(self) -> int:
        """Lease leads for hosts that can use them."""
        room = min(2 * self._settings.parallel, MOST_HELD - self._lanes.waiting)
        if room <= 0 or self._settler.full:
            return 0
        skipped = self._lanes.supplied()
        leases = await self.ask(lambda: self._lease(room, skipped))
        now = self._now()
        self._held.update((lease.lead_id, (lease, now)) for lease in leases)
        if self.stopping:
            await self.release(leases)
            return 0
        self._skipped = frozenset(skipped).union(self._hand_on(leases))
        return len(leases)

    def _hand_on(self, leases: Sequence[Lease]) -> set[str]:
        """Send leases to the lanes of their hosts; what rests is settled at once and costs no host a pause."""
        asked = [(host_of(lease.lead.url), lease) for lease in leases if not lease.rests]
        for host, lease in asked:
            self._lanes.add(host, lease)
        for lease in leases:
            if lease.rests:
                self._settler.put(Rested(lease=lease))
        return {host for host, _ in asked}

    def _lease(self, room: int, skipped: Sequence[str]) -> list[Lease]:
        few = len(self._lanes.delays()) * AHEAD_MOST <= 2 * self._settings.parallel
        return self._frontier.lease(
            worker=self._worker,
            limit=room,
            per_host=AHEAD_MOST if few and self._held else self._settings.per_host,
            seconds=self._settings.lease_seconds,
            skip_hosts=skipped,
        )

    async def _pause(self) -> float | None:
        """How long to wait before looking again; None when all is done."""
        if self._lanes.waiting or self._lanes.in_flight or not self._settler.idle:
            return POLL
        left = await self.backlog()
        if left.open:
            return self._until_due(left.next_in or 0.0)
        return min(POLL, self._settings.lease_seconds / 4) if left.leased else None

    def _until_due(self, seconds: float) -> float | None:
        if seconds > 0:
            return min(seconds, POLL)
        self._stuck += 1
        return None if self._stuck > STUCK_LOOKS else min(POLL, STUCK_PAUSE * 2.0**self._stuck)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
