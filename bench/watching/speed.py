"""How fast a watcher goes over a thousand pages: unchanged, unchanged with ETags, all changed; its memory and growth."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from bench.watching.many import ManyPages
from bench.watching.resident import Resident
from bench.watching.watcher import Watcher

TURNS = 2
GROWTH_ROUNDS = 5
PAUSE = 1.2


class Sized(Watcher, Protocol):
    """A watcher that keeps its memory on the disk."""

    def size(self) -> int:
        """Its bytes."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """What was measured of one watcher; rates in pages a minute, the best of two turns."""

    watcher: str
    unchanged: float
    tagged: float
    changed: float
    told: int  # pages it called changed when all were
    false: int  # pages it called changed when none was
    memory: float  # megabytes, the whole tree of processes, at its peak
    shared_out: float  # the same, what processes share counted once
    growth: float  # bytes a check that found nothing
    kept: float  # bytes a changed version


def pace(pages: ManyPages, make: Callable[[], Sized], count: int, tell: Callable[[str], None]) -> Pace:
    """One watcher from its first look to its last."""
    watcher = make()
    try:
        with Resident(watcher.processes) as memory:
            return measured(pages, watcher, count, memory, tell)
    finally:
        watcher.close()


def measured(pages: ManyPages, watcher: Sized, count: int, memory: Resident, tell: Callable[[str], None]) -> Pace:
    """All rounds."""
    clock = Clock(pages, watcher, count, tell)
    pages.move(1)
    watcher.add(pages.urls(count))
    clock.round("first look")
    unchanged, false = clock.best("unchanged", [1] * TURNS)
    before = watcher.size()
    for _ in range(GROWTH_ROUNDS):
        watcher.check()
    growth = (watcher.size() - before) / GROWTH_ROUNDS / count
    before = watcher.size()
    changed, told = clock.best("all changed", list(range(2, 2 + TURNS)))
    kept = (watcher.size() - before) / TURNS / count
    pages.move(1 + TURNS, tagged=True)
    clock.round("validators learned")
    tagged, _ = clock.best("unchanged, with ETags", [1 + TURNS] * TURNS, tagged=True)
    return Pace(
        watcher=watcher.name,
        unchanged=unchanged,
        tagged=tagged,
        changed=changed,
        told=told,
        false=false,
        memory=memory.peak,
        shared_out=memory.shared_out,
        growth=growth,
        kept=kept,
    )


class Clock:
    """Times rounds of one watcher."""

    def __init__(self, pages: ManyPages, watcher: Sized, count: int, tell: Callable[[str], None]) -> None:
        self.pages, self.watcher, self.count, self.tell = pages, watcher, count, tell

    def best(self, name: str, versions: list[int], *, tagged: bool = False) -> tuple[float, int]:
        """The best rate over some rounds, and how many changes the fewest telling one told of."""
        rates, told = [], []
        for version in versions:
            time.sleep(PAUSE)
            self.pages.move(version, tagged=tagged)
            rate, changes = self.round(name)
            rates.append(rate)
            told.append(changes)
        return max(rates), min(told)

    def round(self, name: str) -> tuple[float, int]:
        """One check of all pages."""
        began = time.perf_counter()
        seen = self.watcher.check()
        seconds = getattr(self.watcher, "seconds", 0.0) or time.perf_counter() - began
        changes = sum(one.changed for one in seen.values())
        self.tell(f"{self.watcher.name}: {name}, {self.count / seconds * 60:.0f} pages a minute, {changes} changes")
        return self.count / seconds * 60, changes
