"""One lane: what is known of one host, when it may be asked next, and what is to be remembered of it."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from dataclasses import dataclass, field

from kronika.fetch.breaker import Breaker, longest
from kronika.model.frontier import Lease
from kronika.model.hosts import HostNote
from kronika.settings import FetchSettings

AHEAD_SECONDS = 2.0  # how far ahead a lane is supplied with leads
AHEAD_MOST = 16
NOTED_EVERY = 1.0  # seconds between two notes; the last request before a kill may be so much later than noted
WORTH_NOTING = 0.1  # a pace that changed by less is not written down for itself


@dataclass(slots=True, kw_only=True)
class Lane:
    """What is known of one host. Times are seconds of the loop's own clock."""

    host: str
    delay: float
    most: int  # requests under way at once
    breaker: Breaker
    waiting: deque[Lease] = field(default_factory=deque)
    in_flight: int = 0
    entering: int = 0  # visits that wait for another turn: after a redirect, or after robots.txt was read
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    started: float = -math.inf  # when the last request began
    used: float = -math.inf  # when it last had something to do
    slowed: float = -math.inf  # when an overloaded host last slowed it down
    robots_delay: float = 0.0
    floor: float = 0.0  # the pause its sources ask for
    learned: bool = False  # the delay comes from answers, not from the settings
    claimed: bool = False  # nobody else asks this host
    robots: bytes | None = None  # what is remembered of its robots.txt files
    new_robots: bool = False
    noted: HostNote | None = None  # as it was last written down
    entry: float | None = None  # the time under which it stands in the queue

    def pace(self) -> float:
        """Seconds between two requests."""
        return max(self.delay, self.robots_delay, self.floor)

    def opens(self) -> float:
        """When the next request may begin."""
        return max(self.started + self.pace(), self.breaker.held_until)

    def has_room(self) -> bool:
        """Whether one more request may be under way; a troubled host is probed by one at a time."""
        return self.in_flight < (1 if self.breaker.strikes else self.most)

    def supply(self) -> int:
        """How many leads are worth holding ready."""
        pace = self.pace()
        return AHEAD_MOST if pace <= 0 else max(1, min(AHEAD_MOST, math.ceil(AHEAD_SECONDS / pace)))

    def is_idle(self, now: float, seconds: float) -> bool:
        """Whether it has had nothing to do for so long."""
        return not (self.waiting or self.in_flight or self.entering) and now - self.used >= seconds

    def is_new(self) -> bool:
        """Whether nothing has happened here yet."""
        return self.noted is None and self.started == -math.inf

    def recall(self, note: HostNote, now: float, wall: float, settings: FetchSettings) -> None:
        """Go on where another run or worker stopped.

        A time that is yet to come was written before the clock was set back; then the host is taken as asked just now,
        and no rest is longer than the longest wait.
        """
        ago = wall - note.asked
        if note.asked > 0:
            self.started = min(now, now - max(ago, 0.0) + NOTED_EVERY)
        if note.delay is not None:
            self.delay = min(max(note.delay, settings.min_delay), settings.max_delay)
            self.learned = True
        ceiling = settings.max_wait if ago < 0 else longest(settings)
        self.breaker.resume(note.strikes, min(note.held_until - wall, ceiling), note.sentence, now)
        self.robots, self.noted = note.robots, note

    def note(self, now: float, wall: float) -> HostNote:
        """What is to be remembered."""
        held = self.breaker.held_until - now
        return HostNote(
            host=self.host,
            asked=0.0 if self.started == -math.inf else wall - (now - self.started),
            delay=self.delay if self.learned else None,
            held_until=wall + held if held > 0 else 0.0,
            strikes=self.breaker.strikes,
            sentence=self.breaker.sentence,
            robots=self.robots if self.new_robots else None,
            robots_at=wall if self.new_robots else None,
        )

    def is_news(self, note: HostNote) -> bool:
        """Whether a note says something that the last one did not."""
        old = self.noted
        if old is None or note.robots is not None or note.strikes != old.strikes:
            return True
        held = abs(note.held_until - old.held_until) > NOTED_EVERY
        paced = abs((note.delay or 0.0) - (old.delay or 0.0)) > WORTH_NOTING * (1 + (old.delay or 0.0))
        asked = self.pace() > 0 and note.asked - old.asked >= NOTED_EVERY
        return held or paced or asked
