"""Keeps the lanes supplied: leases leads ahead of need, holds the leases, gives them back, and knows when all is done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import TypeVar

from kronika.fetch.lane import AHEAD_MOST, NOTED_EVERY
from kronika.fetch.lanes import Lanes
from kronika.fetch.manners import Manners
from kronika.fetch.patience import wait
from kronika.fetch.settler import Settler
from kronika.html.address import host_of
from kronika.model.clock import Clock, system_clock
from kronika.model.frontier import Backlog, Frontier, Lease, Rested
from kronika.settings import FetchSettings

IDLE_SECONDS = 2.0  # after which a host that has nothing to do is given back
POLL = 1.0  # seconds between two looks for leads that became due or were left by others
MOST_HELD = 5_000
STUCK_LOOKS = 20  # leads that are due but given to nobody: looked for so often, ever more slowly, then left
STUCK_PAUSE = 0.05

T = TypeVar("T")


class Supply:
    """The leases of this worker. All talk with the frontier except settling goes through one thread."""

    def __init__(
        self,
        frontier: Frontier,
        lanes: Lanes,
        settler: Settler,
        settings: FetchSettings,
        worker: str,
        manners: Manners | None = None,
    ) -> None:
        self._frontier = frontier
        self._lanes = lanes
        self._settler = settler
        self._settings = settings
        self._worker = worker
        self._manners = manners or Manners()
        self._memory = self._manners.memory
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kronika-lease")
        self._held: dict[int, tuple[Lease, float]] = {}  # lease and when it was taken or renewed
        self._more = asyncio.Event()
        self._skipped: frozenset[str] = frozenset()
        self._stuck = 0
        self.clock: Clock = system_clock
        self.on_leave: Callable[[Sequence[str]], None] = lambda hosts: None
        self.alone = asyncio.Lock()  # whoever takes or gives back hosts does so alone
        self.stopping = False
        self.finished = False  # the backlog is empty
        self.closed: dict[int, datetime] = {}  # sources whose hours are over, and when they open again

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

    def held(self) -> list[Lease]:
        """The leases of this worker."""
        return [lease for lease, _ in self._held.values()]

    async def run(self, ready: Callable[[], None]) -> None:
        """Supply the lanes until the backlog is empty or the crawl stops; `ready` is called when something changed."""
        while not self.stopping:
            self._more.clear()
            await self._mind_the_hours()
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

    async def keep_house(self) -> None:
        """Write down what was learned of hosts, and give back those that have had nothing to do for a moment."""
        while True:
            await asyncio.sleep(NOTED_EVERY)
            news = self._lanes.news()
            if news:
                await self.ask(lambda: self._memory.note(news))  # noqa: B023 - awaited before the next turn
            await self._leave_idle()

    async def admit(self, host: str) -> bool:
        """Claim a host that a redirect leads to; when another worker asks it, wait until it has done."""
        for _ in range(max(1, round(self._settings.max_seconds / POLL))):
            async with self.alone:
                if await self.ask(lambda: self._claim(host)):
                    self._lanes.recall((await self.ask(lambda: self._memory.recall([host]))).values())
                    return True
            await asyncio.sleep(POLL)
        return False

    def _claim(self, host: str) -> bool:
        seconds = self._settings.lease_seconds
        return host in self._frontier.claim_hosts([host], worker=self._worker, seconds=seconds)

    async def leave_all(self) -> None:
        """Give all hosts back at the end, also those of leads that were given back before their lane was opened."""
        async with self.alone:
            await self._leave(self._lanes.claimed())
            await self.ask(lambda: self._frontier.leave_hosts(None, worker=self._worker))

    async def _leave_idle(self) -> None:
        async with self.alone:
            await self._leave(self._lanes.idle(IDLE_SECONDS))

    async def _leave(self, hosts: Sequence[str]) -> None:
        """Write down what is known of hosts, then let others have them."""
        if not hosts:
            return
        news = self._lanes.news(hosts)
        await self.ask(lambda: self._memory.note(news))
        await self.ask(lambda: self._frontier.leave_hosts(hosts, worker=self._worker))
        self._lanes.forget(hosts)
        self.on_leave(hosts)

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
        """What is left to do; sources that are closed are told apart."""
        closed = frozenset(self.closed)
        return await self.ask(lambda: self._frontier.backlog(closed))

    async def ask(self, question: Callable[[], T]) -> T:
        """Talk with the frontier in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, question)

    def end(self) -> None:
        """Wait for the thread."""
        self._thread.shutdown(wait=True)

    async def _mind_the_hours(self) -> None:
        """Give back the leads of sources whose hours are over."""
        self.closed = self._manners.closed(self.clock)
        if self.closed:
            await self.release(self._lanes.drain(self.closed))

    async def _take(self) -> int:
        """Lease leads for hosts that can use them."""
        room = min(2 * self._settings.parallel, MOST_HELD - self._lanes.waiting)
        if room <= 0 or self._settler.full:
            return 0
        async with self.alone:
            skipped = self._lanes.supplied()
            leases = await self.ask(lambda: self._lease(room, skipped, self.closed))
            now = self._now()
            self._held.update((lease.lead_id, (lease, now)) for lease in leases)
            if not self.stopping:
                await self._meet(host_of(lease.lead.url) for lease in leases if not lease.rests)
                self._skipped = frozenset(skipped).union(self._hand_on(leases))
                return len(leases)
        await self.release(leases)
        return 0

    async def _meet(self, hosts: Iterable[str]) -> None:
        """Recall what is known of hosts that have no lane yet."""
        strangers = self._lanes.strangers(hosts)
        if strangers:
            self._lanes.recall((await self.ask(lambda: self._memory.recall(strangers))).values())

    def _hand_on(self, leases: Sequence[Lease]) -> set[str]:
        """Send leases to the lanes of their hosts; what rests is settled at once and costs no host a pause."""
        asked = [(host_of(lease.lead.url), lease) for lease in leases if not lease.rests]
        for host, lease in asked:
            self._lanes.add(host, lease, self._manners.of(lease.lead.source_id))
        for lease in leases:
            if lease.rests:
                self._settler.put(Rested(lease=lease))
        return {host for host, _ in asked}

    def _lease(self, room: int, skipped: Sequence[str], closed: Collection[int]) -> list[Lease]:
        few = len(self._lanes) * AHEAD_MOST <= 2 * self._settings.parallel
        return self._frontier.lease(
            worker=self._worker,
            limit=room,
            per_host=AHEAD_MOST if few and self._held else self._settings.per_host,
            seconds=self._settings.lease_seconds,
            skip_hosts=skipped,
            skip_sources=closed,
        )

    async def _pause(self) -> float | None:
        """How long to wait before looking again; None when all is done."""
        if self._lanes.waiting or self._lanes.in_flight or not self._settler.idle:
            return POLL
        left = await self.backlog()
        if left.open:
            return POLL if left.elsewhere else self._until_due(left.next_in or 0.0)
        if left.leased:
            return min(POLL, self._settings.lease_seconds / 4)
        return POLL if left.closed and self._manners.waits else None

    def _until_due(self, seconds: float) -> float | None:
        if seconds > 0:
            return min(seconds, POLL)
        self._stuck += 1
        return None if self._stuck > STUCK_LOOKS else min(POLL, STUCK_PAUSE * 2.0**self._stuck)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
