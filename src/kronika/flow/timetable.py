"""When a source runs next: its interval, a little earlier by chance, later after failures, within its opening hours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import blake2b

from kronika.model.hours import OpeningHours
from kronika.model.source import Source

Chance = Callable[[str], float]
"""A number from 0 to 1 for a text; the same text gives the same number."""

EARLIER = 0.1  # of the interval: so much earlier at most, never later, so that news are here within one interval
EARLIER_MOST = timedelta(minutes=5)
DOUBLINGS = 3  # after so many failed runs in a row the wait grows no more
LONGEST_WAIT = timedelta(hours=6)  # after failures, unless the interval itself is longer


def chance_of(text: str) -> float:
    """The same text always gives the same number, on every machine."""
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big") / 2**48


def first_run(source: Source, now: datetime, chance: Chance = chance_of, hours: OpeningHours | None = None) -> datetime:
    """Soon, but not all sources in the same second."""
    every = source.every or timedelta()
    return opened(now + chance(f"{source.id}") * leeway(every), hours)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """A run that has ended."""

    started: datetime
    at: datetime
    failed: int = 0  # how many runs in a row brought nothing but failures, this one included


def next_run(
    source: Source, run: Ended, chance: Chance = chance_of, hours: OpeningHours | None = None
) -> datetime | None:
    """When the next run begins; None for a source without an interval.

    A run that took longer than the interval has missed its next one, which is made up once: now.
    """
    if source.every is None:
        return None
    wait = waiting(source.every, run.failed)
    earlier = chance(f"{source.id} {run.started.timestamp():.0f}") * leeway(wait)
    return opened(max(run.started + wait - earlier, run.at), hours)


def is_too_far(source: Source, now: datetime, failed: int, hours: OpeningHours | None = None) -> bool:
    """Whether the next run lies further ahead than any run is planned: the clock was set back since."""
    if source.every is None or source.next_run is None:
        return False
    return source.next_run > opened(now + waiting(source.every, failed), hours)


def opened(moment: datetime, hours: OpeningHours | None) -> datetime:
    """The moment itself, or when the source next opens."""
    return moment if hours is None else hours.opens(moment)


def waiting(every: timedelta, failed: int) -> timedelta:
    """The time between two runs; it doubles with each failed run, but the schedule never stops."""
    factor: int = 2 ** min(failed, DOUBLINGS)
    return min(every * factor, max(every, LONGEST_WAIT))


def leeway(wait: timedelta) -> timedelta:
    """How much earlier a run may begin."""
    return min(wait * EARLIER, EARLIER_MOST)
