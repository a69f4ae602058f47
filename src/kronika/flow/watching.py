"""Watching: pages that are due are fetched, compared and settled; a doubtful change is looked at a second time."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import cast

from kronika.fetch.chromium import find_browser
from kronika.fetch.crawl import Manners, Progress, crawl
from kronika.flow.chronicle import Chronicle
from kronika.flow.hands import Hands
from kronika.flow.telling import alert_addresses
from kronika.flow.watch_frontier import ComparingFrontier, Crew, Painted
from kronika.flow.watch_judging import Judge
from kronika.flow.watch_options import wants_browser
from kronika.flow.watch_report import CheckReport, Finding, Tally
from kronika.flow.workers import crawler_name, reclaim
from kronika.model.clock import Clock
from kronika.model.errors import PartMissing
from kronika.model.frontier import Frontier
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.model.watch import WatchFilter

__all__ = ["CheckReport", "Finding", "check_watches", "has_due"]

Told = Callable[[Progress], None]
UNDO = timedelta(days=30)  # deleted watches can be brought back for so long


def check_watches(
    chronicle: Chronicle,
    only: Sequence[int] | None = None,
    *,
    stop: threading.Event | None = None,
    on_progress: Told | None = None,
    confirm: bool = True,
    judge: Judge | None = None,
) -> CheckReport:
    """Check the watches that are due, or only these, due or not.

    With `confirm` a doubtful change is waited for and looked at again before this returns; without, it is due soon.
    """
    alert_addresses(chronicle.settings)  # a wrong one is told now, not in the middle of a settlement
    reclaim(chronicle.store)
    with Hands(hands(chronicle)) as many, Hands(0) as few:
        checking = Checking(
            chronicle=chronicle,
            crew=Crew(many=many, few=few, due=due_pages(chronicle) if only is None else len(only)),
            judge=judge or Judge(),
            stop=stop or threading.Event(),
            on_progress=on_progress,
        )
        stopped = checking.run(only) or (confirm and checking.confirm())
    if only is None and not stopped:
        chronicle.store.watches.purge(chronicle.clock() - UNDO)
    return checking.tally.report(stopped=stopped)


def has_due(chronicle: Chronicle) -> bool:
    """Whether a check would find something to do; asked often."""
    return due_pages(chronicle) > 0


def due_pages(chronicle: Chronicle) -> int:
    """How many pages a check would be about."""
    return chronicle.store.watch_frontier(now=chronicle.clock).backlog().open


@dataclass(frozen=True, slots=True, kw_only=True)
class Checking:
    """What the passes of one call share."""

    chronicle: Chronicle
    crew: Crew
    judge: Judge
    stop: threading.Event
    on_progress: Told | None = None
    tally: Tally = field(default_factory=Tally)

    def run(self, only: Sequence[int] | None) -> bool:
        """Fetch and compare; says whether it was stopped before all was done."""
        chronicle, painted = self.chronicle, painted_among(self.chronicle, only)
        store = chronicle.store.watch_frontier(now=going(chronicle.clock), only=only)
        frontier = ComparingFrontier(chronicle, store, self.crew, self.judge, painted, self.tally.add)
        report = crawl(
            cast("Frontier", frontier),
            leads_nowhere,
            chronicle.settings.fetch,
            clock=chronicle.clock,
            worker=crawler_name(),
            painted=() if painted.missing else painted.ids,
            manners=Manners(memory=chronicle.store.hosts),
            on_progress=self.on_progress,
            stop=self.stop,
        )
        self.tally.end(report)
        return report.stopped

    def confirm(self) -> bool:
        """Look once more at what is doubted, when its time has come; says whether it was stopped."""
        doubted = dict(self.tally.doubted)
        soon = [seconds for seconds in doubted.values() if seconds <= self.judge.confirm_after.total_seconds()]
        if not soon:
            return False
        self.stop.wait(max(soon))
        return self.stop.is_set() or self.run([number for number, seconds in doubted.items() if seconds <= max(soon)])


def hands(chronicle: Chronicle) -> int:
    """How many processes read pages; reading takes far longer than fetching and storing, so every core reads."""
    return chronicle.settings.extract.processes or os.cpu_count() or 1


def painted_among(chronicle: Chronicle, only: Sequence[int] | None) -> Painted:
    """The watches that want a browser, and why they cannot have one."""
    watches = chronicle.store.watches
    found = watches.all(WatchFilter(paused=False)) if only is None else watches.several(only).values()
    ids = frozenset(watch.id for watch in found if wants_browser(watch))
    try:
        if ids:
            find_browser(chronicle.settings.fetch)
    except PartMissing as error:
        return Painted(ids=ids, missing=str(error))
    return Painted(ids=ids)


def going(clock: Clock) -> Clock:
    """The clock, but one that goes on even when it is set back: what waits for its time must not wait for ever."""
    began, start = clock(), time.monotonic()

    def now() -> datetime:
        return max(clock(), began + timedelta(seconds=time.monotonic() - start))

    return now


def leads_nowhere(lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
    """A watched page is looked at for itself."""
    return ()
