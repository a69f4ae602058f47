"""All lanes of a crawl: who may go next, so that a slow or troubled host never holds up the others."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable, Collection, Iterable

from kronika.fetch.breaker import Breaker
from kronika.fetch.gate import Gate
from kronika.fetch.lane import AHEAD_MOST, AHEAD_SECONDS, Lane
from kronika.fetch.patience import wait
from kronika.fetch.throttle import OVERLOADED, first_delay, next_delay
from kronika.fetch.trouble import Trouble
from kronika.model.failure import FailureKind
from kronika.model.frontier import Lease
from kronika.model.hosts import HostNote
from kronika.model.pacing import Pacing
from kronika.settings import FetchSettings

__all__ = ["AHEAD_MOST", "AHEAD_SECONDS", "Lanes"]

Admit = Callable[[str], Awaitable[bool]]
"""Claims a host that a redirect leads to; says whether it is ours now."""

ANYBODY = Pacing()
LOOK = 0.5  # seconds between two looks whether a turn has come


async def admitted(host: str) -> bool:
    """Nobody else is there to ask."""
    return True


class Lanes:
    """All hosts of a run. Gives out the next lease whose host is ready; is the Traffic of every visit."""

    def __init__(
        self,
        settings: FetchSettings,
        now: Callable[[], float],
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._settings = settings
        self._now = now
        self._wall = wall
        self._lanes: dict[str, Lane] = {}
        self._touched: set[str] = set()  # hosts of which something may be worth noting
        self._last_delays: dict[str, float] = {}  # of hosts that were given back
        self._queue: list[tuple[float, int, str]] = []
        self._turn = 0  # breaks ties: first come, first served
        self._gate = Gate(parallel=settings.parallel, rate=settings.max_rate)
        self._moved = asyncio.Event()
        self.admit: Admit = admitted
        self.on_room: Callable[[], None] = lambda: None
        self.waiting = 0
        self.in_flight = 0
        self.complaints: dict[str, str] = {}  # what hosts asked for and did not get

    def add(self, host: str, lease: Lease, pacing: Pacing = ANYBODY) -> None:
        """Let a lease wait for its host, which is ours."""
        lane = self._lane(host)
        lane.claimed = True
        lane.floor = max(lane.floor, pacing.delay)
        lane.most = min(lane.most, pacing.per_host) if pacing.per_host else lane.most
        lane.used = max(lane.used, self._now())
        lane.waiting.append(lease)
        self.waiting += 1
        self._enqueue(lane)

    def next(self) -> tuple[str, Lease] | None:
        """The next lease that may start now; it is in flight from here on."""
        while self._queue and self._queue[0][0] <= self._now() and self._gate.opens() <= self._now():
            at, _, host = heapq.heappop(self._queue)
            lane = self._lanes.get(host)
            if lane is None or lane.entry != at:
                continue  # an older entry of a lane that was queued anew
            lane.entry = None
            if self._opens(lane) <= self._now() and self._has_work(lane):
                return host, self._start(lane)
            self._enqueue(lane)
        return None

    def ready_in(self) -> float | None:
        """Seconds until some lane may open; None when nothing waits for time alone."""
        opens = self._gate.opens()
        if not self._queue or opens == float("inf"):
            return None
        return max(0.0, self._queue[0][0] - self._now(), opens - self._now())

    def next_rest(self) -> str | None:
        """Why the host that opens next rests, in a sentence; None when it only keeps its pace."""
        if not self._queue or (lane := self._lanes.get(self._queue[0][2])) is None:
            return None
        rests = lane.breaker.held_until > self._now()
        return (lane.breaker.sentence or f"{lane.host} is left alone for a while.") if rests else None

    def done(self, host: str) -> None:
        """A request ended, one way or another."""
        lane = self._lanes[host]
        lane.in_flight -= 1
        self.in_flight -= 1
        lane.used = max(lane.used, self._now())
        self._gate.leave()
        self._moved.set()
        self._enqueue(lane)

    def fine(self, host: str) -> None:
        """The host is alive."""
        lane = self._lane(host)
        lane.breaker.fine()
        self._touch(lane)

    def strike(self, trouble: Trouble, began: float) -> None:
        """The whole host failed."""
        if trouble.host is not None:
            lane = self._lane(trouble.host)
            lane.breaker.strike(trouble, began, self._now(), self._settings)
            self._touch(lane)

    def stumble(self, host: str, trouble: Trouble, began: float) -> bool:
        """A page was answered by 5xx; says whether others before it were, too."""
        lane = self._lane(host)
        lane.breaker.stumble(trouble, began, self._now(), self._settings)
        self._touch(lane)
        return lane.breaker.stumbles > 1

    def hold(self, host: str, seconds: float) -> None:
        """The host asked for a pause."""
        lane = self._lane(host)
        lane.breaker.rest(seconds, self._now(), self._settings)
        self._touch(lane)

    def check(self, host: str) -> None:
        """Raise why nothing is asked of the host for longer than a page can wait, if that is so."""
        lane = self._lanes.get(host)
        if lane is not None and lane.breaker.is_given_up(self._now(), self._settings):
            raise lane.breaker.refusal(self._now(), self._wall())

    def supplied(self) -> list[str]:
        """The hosts that need no more leads at the moment."""
        return [host for host in self._lanes if self.is_supplied(host)]

    def is_supplied(self, host: str) -> bool:
        """Whether a host has enough leads waiting, or will not be asked soon anyway."""
        lane = self._lanes.get(host)
        if lane is None:
            return False
        away = lane.breaker.held_until - self._now()
        return AHEAD_SECONDS < away <= self._settings.max_wait or 2 * len(lane.waiting) >= lane.supply()

    def drain(self, sources: Collection[int] | None = None) -> list[Lease]:
        """Take out everything that waits, or only what belongs to some sources."""
        taken: list[Lease] = []
        for lane in self._lanes.values():
            out = [lease for lease in lane.waiting if sources is None or lease.lead.source_id in sources]
            if out:
                taken += out
                left = [lease for lease in lane.waiting if lease not in out] if sources is not None else []
                lane.waiting.clear()
                lane.waiting.extend(left)
        self.waiting -= len(taken)
        if sources is None:
            self._clear_queue()
        return taken

    def __len__(self) -> int:
        return len(self._lanes)

    def delays(self) -> dict[str, float]:
        """The present pause between two requests, by host."""
        return self._last_delays | {host: lane.delay for host, lane in self._lanes.items()}

    # What is remembered over runs

    def strangers(self, hosts: Iterable[str]) -> set[str]:
        """Those of the hosts that have no lane yet."""
        return {host for host in hosts if host not in self._lanes}

    def recall(self, notes: Iterable[HostNote]) -> None:
        """Make lanes of hosts as they were last known."""
        for note in notes:
            lane = self._lane(note.host)
            if lane.is_new():
                lane.recall(note, self._now(), self._wall(), self._settings)
                self._enqueue(lane)

    def news(self, hosts: Collection[str] | None = None) -> list[HostNote]:
        """What is worth writing down of these hosts, or of all that did something since it was last asked."""
        found = []
        for host in self._touched if hosts is None else hosts:
            if lane := self._lanes.get(host):
                note = lane.note(self._now(), self._wall())
                if lane.is_news(note):
                    found.append(note)
                    lane.noted, lane.new_robots = note, False
        self._touched.difference_update(self._touched.copy() if hosts is None else hosts)
        return found

    def idle(self, seconds: float) -> list[str]:
        """Hosts that have had nothing to do for so long."""
        now = self._now()
        return [host for host, lane in self._lanes.items() if lane.is_idle(now, seconds)]

    def claimed(self) -> list[str]:
        """All hosts of ours."""
        return [host for host, lane in self._lanes.items() if lane.claimed]

    def forget(self, hosts: Iterable[str]) -> None:
        """These hosts are given back; what is known of them is written down."""
        for host in hosts:
            lane = self._lanes.pop(host)
            self._last_delays[host] = lane.delay
            self._touched.discard(host)

    # What visits tell and ask

    async def enter(self, host: str) -> None:
        """Wait for another turn at a host: where a redirect led to, or after its robots.txt was read."""
        self.check(host)
        self._gate.leave()
        self.on_room()
        try:
            await self._take_turn(host)
        finally:
            self._gate.enter(self._now())

    async def _take_turn(self, host: str) -> None:
        lane = self._lane(host)
        lane.entering += 1
        try:
            if not lane.claimed and not await self.admit(host):
                raise Trouble(f"{host} is being asked by another worker; it is tried again later.", kind=BUSY)
            lane.claimed = True
            self._check_wait(lane)
            async with lane.turn:
                while (left := self._wait_for(lane)) > 0:
                    self.check(host)  # another visit may have learned meanwhile that the host wants to be left alone
                    await self._sleep(min(left, LOOK))
                self.asking(host)
        finally:
            lane.entering -= 1
            # A visit that came by a redirect is not counted here: the host stays ours as long as it may take.
            lane.used = self._now() + (0.0 if lane.in_flight else self._settings.max_seconds)
            self._enqueue(lane)

    def asking(self, host: str) -> None:
        """A request begins now."""
        lane = self._lane(host)
        lane.started = self._now()
        lane.used = max(lane.used, self._now())
        self._touch(lane)

    def answered(self, host: str, latency: float, status: int) -> None:
        """Learn from an answer how often the host may be asked."""
        lane = self._lane(host)
        if status in OVERLOADED:
            if self._now() - latency < lane.slowed:
                return  # asked before the host was slowed down: tells nothing new
            lane.slowed = self._now()
        lane.delay = next_delay(lane.delay, latency, status, self._settings)
        lane.learned = True
        self._touch(lane)

    def crawl_delay(self, host: str, seconds: float) -> None:
        """Respect what robots.txt asks for, up to the ceiling; who asks for more is told of."""
        lane = self._lane(host)
        ceiling = min(self._settings.max_crawl_delay, self._settings.max_delay)
        lane.robots_delay = min(max(seconds, 0.0), ceiling)
        if seconds > ceiling:
            self.complaints[host] = (
                f"The robots.txt of {host} asks for {seconds:g} s between two requests; it is asked every "
                f"{ceiling:g} s ([fetch] max_crawl_delay)."
            )

    def robots(self, host: str) -> bytes | None:
        """What is remembered of the host's robots.txt files."""
        return self._lane(host).robots

    def keep_robots(self, host: str, packed: bytes) -> None:
        """Remember a robots.txt."""
        lane = self._lane(host)
        lane.robots, lane.new_robots = packed, True
        self._touch(lane)

    def wall(self) -> float:
        """The time that is remembered."""
        return self._wall()

    # Inside

    def _clear_queue(self) -> None:
        self._queue.clear()
        for lane in self._lanes.values():
            lane.entry = None

    def _check_wait(self, lane: Lane) -> None:
        """Whether the turn comes soon enough for a visit that is under way."""
        left = lane.opens() - self._now() + (lane.entering - 1) * lane.pace()
        if left > max(self._settings.max_seconds, lane.most * lane.pace()):
            raise Trouble(f"{lane.host}, where a redirect leads, is busy; it is tried again later.", kind=BUSY)

    def _wait_for(self, lane: Lane) -> float:
        return max(lane.opens(), self._gate.opens()) - self._now()

    async def _sleep(self, seconds: float) -> None:
        """Sleep so long, or until some request has ended."""
        self._moved.clear()
        await wait(self._moved, max(seconds, 0.0))

    def _lane(self, host: str) -> Lane:
        lane = self._lanes.get(host)
        if lane is None:
            lane = self._lanes[host] = Lane(
                host=host,
                delay=first_delay(self._settings),
                most=self._settings.per_host,
                breaker=Breaker(host=host),
                used=self._now(),
            )
        return lane

    def _touch(self, lane: Lane) -> None:
        self._touched.add(lane.host)
        self._enqueue(lane)

    def _opens(self, lane: Lane) -> float:
        """When a lease may start; what waits for a host that is given up is turned away at once."""
        return float("-inf") if lane.breaker.is_given_up(self._now(), self._settings) else lane.opens()

    def _has_work(self, lane: Lane) -> bool:
        """Visits that wait for another turn go first."""
        return bool(lane.waiting) and not lane.entering and lane.has_room()

    def _start(self, lane: Lane) -> Lease:
        lease = lane.waiting.popleft()
        if not lane.breaker.is_given_up(self._now(), self._settings):
            lane.started = self._now()
        lane.in_flight += 1
        self.waiting -= 1
        self.in_flight += 1
        self._gate.enter(self._now())
        self._touch(lane)
        return lease

    def _enqueue(self, lane: Lane) -> None:
        """Queue a lane for the moment it opens, if it has anything to send."""
        if not self._has_work(lane):
            return
        at = self._opens(lane)
        if lane.entry != at:
            lane.entry = at
            self._turn += 1
            heapq.heappush(self._queue, (at, self._turn, lane.host))


BUSY = FailureKind.TIMEOUT
