"""Slows down guessing: after a few wrong passwords a name and an address must wait."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from threading import Lock

from kronika.model.clock import Clock

WINDOW = timedelta(minutes=15)
PER_NAME = 8
PER_ADDRESS = 40
MOST_KEYS = 10_000  # an attacker with many addresses must not fill our memory


@dataclass(slots=True)
class Attempts:
    """Failed logins of the last quarter of an hour, kept in memory."""

    clock: Clock
    failed: dict[Hashable, deque[datetime]] = field(default_factory=dict)
    lock: Lock = field(default_factory=Lock)

    def wait(self, name: str, address: str) -> int:
        """Seconds until another try is allowed; 0 means go ahead."""
        with self.lock:
            now = self.clock()
            return max(self.left(("name", name.casefold()), PER_NAME, now), self.left(address, PER_ADDRESS, now))

    def note(self, name: str, address: str) -> None:
        """Remember a wrong password."""
        with self.lock:
            now = self.clock()
            for key in (("name", name.casefold()), address):
                self.failed.setdefault(key, deque(maxlen=PER_ADDRESS)).append(now)
            self.forget(now)

    def clear(self, name: str) -> None:
        """The right password: its owner starts afresh."""
        with self.lock:
            self.failed.pop(("name", name.casefold()), None)

    def left(self, key: Hashable, most: int, now: datetime) -> int:
        """Seconds until the oldest of the last `most` failures of a key leaves the window."""
        recent = [at for at in self.failed.get(key, ()) if now - at < WINDOW]
        if len(recent) < most:
            return 0
        return max(1, int((recent[-most] + WINDOW - now).total_seconds()) + 1)

    def forget(self, now: datetime) -> None:
        """Drop what is outside the window, and the oldest keys when there are too many."""
        for key in [key for key, times in self.failed.items() if now - times[-1] >= WINDOW]:
            del self.failed[key]
        while len(self.failed) > MOST_KEYS:
            del self.failed[next(iter(self.failed))]
