"""Rate limits: every key has a bucket that fills at a steady pace; what is taken must be in it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock

MOST_KEYS = 50_000  # somebody with many addresses must not fill our memory


@dataclass(slots=True)
class Rates:
    """Buckets in memory. `now` tells seconds that only go forward."""

    now: Callable[[], float]
    buckets: OrderedDict[tuple[str, str], tuple[float, float]] = field(default_factory=OrderedDict)
    lock: Lock = field(default_factory=Lock)

    def take(self, what: str, who: str, count: int, *, per_second: float, burst: int) -> float:
        """Take `count`, all or none: 0 when it was there, otherwise the seconds until it will be."""
        key = (what, who)
        with self.lock:
            now = self.now()
            level, at = self.buckets.pop(key, (float(burst), now))
            level = min(float(burst), level + max(now - at, 0.0) * per_second)
            needed = min(count, burst)  # more than a bucket can ever hold is let through when it is full
            granted = level >= needed
            self.buckets[key] = (level - needed if granted else level, now)
            while len(self.buckets) > MOST_KEYS:
                self.buckets.popitem(last=False)
        return 0.0 if granted else (needed - level) / per_second
