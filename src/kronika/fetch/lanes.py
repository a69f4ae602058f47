"""One lane per host: who may go next, so that a slow or troubled host never holds up the others."""

from __future__ import annotations

import asyncio
import heapq
import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from kronika.fetch.backoff import wait_after
from kronika.fetch.throttle import OVERLOADED, first_delay, next_delay
from kronika.fetch.trouble import Trouble
from kronika.model.failure import FailureKind
from kronika.model.frontier import Lease
from kronika.settings import FetchSettings

AHEAD_SECONDS = 2.0  # how far ahead a lane is supplied with leads
AHEAD_MOST = 16


@dataclass(slots=True, kw_only=True)
class Lane:
    """What is known of one host in this run. Times are seconds of the loop's own clock."""

    host: str
    delay: float
    waiting: deque[Lease] = field(default_factory=deque)
    in_flight: int = 0
    started: float = -math.inf  # when the last request began
    held_until: float = -math.inf
    slowed: float = -math.inf  # when an overloaded host last slowed it down
    robots_delay: float = 0.0
    strikes: int = 0  # failures of the whole host in a row
    struck: float = -math.inf  # when the last of them came
    shut: Trouble | None = None  # why nothing more is asked of it in this run
    entry: float | None = None  # the time under which it stands in the queue

    def opens(self) -> float:
        """When the next request may begin; what waits for a shut host is turned away at once."""
        if self.shut is not None:
            return -math.inf
        return max(self.started + max(self.delay, self.robots_delay), self.held_until)

    def supply(self) -> int:
        """How many leads are worth holding ready."""
        pace = max(self.delay, self.robots_delay)
        return AHEAD_MOST if pace <= 0 else max(1, min(AHEAD_MOST, math.ceil(AHEAD_SECONDS / pace)))


class Lanes:
    """All hosts of a run. Gives out the next lease whose host is ready; is the Traffic of every visit."""

    def __init__(self, settings: FetchSettings, now: Callable[[], float]) -> None:
        self._settings = settings
        self._now = now
        self._lanes: dict[str, Lane] = {}
        self._queue: list[tuple[float, int, str]] = []
        self._turn = 0  # breaks ties: first come, first served
        self.waiting = 0
        self.in_flight = 0

    def add(self, host: str, lease: Lease) -> None:
        """Let a lease wait for its host."""
        lane = self._lane(host)
        lane.waiting.append(lease)
        self.waiting += 1
        self._enqueue(lane)

    def next(self) -> tuple[str, Lease] | None:
        """The next lease that may start now; it is in flight from here on."""
        while self._queue and self._queue[0][0] <= self._now():
            at, _, host = heapq.heappop(self._queue)
            lane = self._lanes[host]
            if lane.entry != at:
                continue  # an older entry of a lane that was queued anew
            lane.entry = None
            if lane.opens() <= self._now() and self._has_room(lane):
                return host, self._start(lane)
            self._enqueue(lane)
        return None

    def ready_in(self) -> float | None:
        """Seconds until some lane may open; None when nothing waits for time alone."""
        return max(0.0, self._queue[0][0] - self._now()) if self._queue else None

    def done(self, host: str) -> None:
        """A request ended, one way or another."""
        lane = self._lanes[host]
        lane.in_flight -= 1
        self.in_flight -= 1
        self._enqueue(lane)

    def fine(self, host: str) -> None:
        """The host is alive."""
        self._lane(host).strikes = 0

    def strike(self, trouble: Trouble, since: float) -> None:
        """The whole host failed: leave it alone for a while, and shut it after twice as many failures as a page gets.

        Requests that began before the last strike tell nothing new.
        """
        if trouble.host is None or since < (lane := self._lane(trouble.host)).struck:
            return
        lane.strikes += 1
        lane.struck = self._now()
        self.hold(lane.host, wait_after(lane.strikes, self._settings.max_wait))
        if lane.strikes >= 2 * max(1, self._settings.retries):
            said = f"{lane.host} failed {lane.strikes} times in a row and is left alone for this run: {trouble}"
            self.shut(lane.host, Trouble(said, kind=trouble.kind, final=True))

    def hold(self, host: str, seconds: float) -> None:
        """Ask nothing of a host for so long."""
        lane = self._lane(host)
        lane.held_until = max(lane.held_until, self._now() + seconds)
        self._enqueue(lane)

    def shut(self, host: str, trouble: Trouble) -> None:
        """Ask nothing more of a host in this run."""
        lane = self._lane(host)
        lane.shut = trouble
        self._enqueue(lane)

    def check(self, host: str) -> None:
        """Raise what shut the host, if anything did."""
        lane = self._lanes.get(host)
        if lane is not None and lane.shut is not None:
            raise lane.shut

    def supplied(self) -> list[str]:
        """The hosts that need no more leads at the moment."""
        return [host for host in self._lanes if self.is_supplied(host)]

    def is_supplied(self, host: str) -> bool:
        """Whether a host has enough leads waiting, or will not be asked soon anyway."""
        lane = self._lanes[host]
        held = lane.shut is None and lane.held_until > self._now() + AHEAD_SECONDS
        return held or 2 * len(lane.waiting) >= lane.supply()

    def drain(self) -> list[Lease]:
        """Take out everything that waits."""
        leases = [lease for lane in self._lanes.values() for lease in lane.waiting]
        for lane in self._lanes.values():
            lane.waiting.clear()
            lane.entry = None
        self._queue.clear()
        self.waiting = 0
        return leases

    def delays(self) -> dict[str, float]:
        """The present pause between two requests, by host."""
        return {host: lane.delay for host, lane in self._lanes.items()}

    async def enter(self, host: str) -> None:
        """Wait for a turn at a host that a redirect led to."""
        self.check(host)
        lane = self._lane(host)
        opens = max(lane.opens(), self._now())
        if opens - self._now() > self._settings.max_seconds:
            raise Trouble(
                f"{host}, where a redirect leads, is busy; it is tried again later.", kind=FailureKind.TIMEOUT
            )
        lane.started = opens
        self._enqueue(lane)
        await asyncio.sleep(opens - self._now())

    def answered(self, host: str, latency: float, status: int) -> None:
        """Learn from an answer how often the host may be asked."""
        lane = self._lane(host)
        if status in OVERLOADED:
            if self._now() - latency < lane.slowed:
                return  # asked before the host was slowed down: tells nothing new
            lane.slowed = self._now()
        lane.delay = next_delay(lane.delay, latency, status, self._settings)
        self._enqueue(lane)

    def crawl_delay(self, host: str, seconds: float) -> None:
        """Respect what robots.txt asks for, up to the throttle's own maximum."""
        self._lane(host).robots_delay = min(max(seconds, 0.0), self._settings.max_delay)

    def _lane(self, host: str) -> Lane:
        lane = self._lanes.get(host)
        if lane is None:
            lane = self._lanes[host] = Lane(host=host, delay=first_delay(self._settings))
        return lane

    def _has_room(self, lane: Lane) -> bool:
        """A troubled host is probed by one request at a time."""
        most = 1 if lane.strikes else self._settings.per_host
        return bool(lane.waiting) and lane.in_flight < most

    def _start(self, lane: Lane) -> Lease:
        lease = lane.waiting.popleft()
        lane.started = self._now()
        lane.in_flight += 1
        self.waiting -= 1
        self.in_flight += 1
        self._enqueue(lane)
        return lease

    def _enqueue(self, lane: Lane) -> None:
        """Queue a lane for the moment it opens, if it has anything to send."""
        if not self._has_room(lane):
            return
        at = lane.opens()
        if lane.entry != at:
            lane.entry = at
            self._turn += 1
            heapq.heappush(self._queue, (at, self._turn, lane.host))
