"""When an invented paper prints: more by day than by night, less at weekends, much more when news break."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random

BEGINNING = datetime(2026, 1, 5, tzinfo=UTC)  # a Monday
HOURS = (1, 1, 1, 1, 1, 3, 6, 8, 9, 10, 10, 9, 9, 9, 9, 8, 8, 7, 6, 5, 4, 3, 2, 1)
BURST = (1.6, 3.2)
UNSTEADY = 0.15  # sigma of the logarithm of a day's rate


@dataclass(frozen=True, slots=True, kw_only=True)
class Rhythm:
    """One source's days."""

    rate: float  # documents on a usual workday
    weekend: float  # share of it on Saturdays and Sundays
    bursts: float  # chance of a day with breaking news


def moments(dice: Random, rhythm: Rhythm) -> Iterator[datetime]:
    """Endless times of printing, in order."""
    day = BEGINNING + timedelta(days=dice.randrange(7))
    while True:
        for seconds in sorted(second_of_day(dice) for _ in range(count(dice, rhythm, day))):
            yield day + timedelta(seconds=seconds)
        day += timedelta(days=1)


def count(dice: Random, rhythm: Rhythm, day: datetime) -> int:
    """How many documents a day brings."""
    mean = rhythm.rate * dice.lognormvariate(0, UNSTEADY)
    if day.weekday() >= 5:
        mean *= rhythm.weekend
    if dice.random() < rhythm.bursts:
        mean *= dice.uniform(*BURST)
    return max(1, round(dice.gauss(mean, math.sqrt(mean))))


def second_of_day(dice: Random) -> int:
    """A moment of a day."""
    (hour,) = dice.choices(range(24), HOURS)
    return hour * 3600 + dice.randrange(3600)
