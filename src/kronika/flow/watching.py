"""Watching: pages that are due are fetched, compared and settled; a doubtful change is looked at a second time."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import cast

from kronika.fetch.chromium import find_browser
from kronika.fetch.crawl import Manners, Progress, Report, crawl
from kronika.flow.chronicle import Chronicle
from kronika.flow.readers import Readers
from kronika.flow.watch_frontier import ComparingFrontier, Crew
from kronika.flow.watch_judging import Judge
from kronika.flow.watch_notes import notes_of
from kronika.flow.watch_options import wants_browser
from kronika.flow.workers import crawler_name, reclaim
from kronika.model.change import Checked, Difference
from kronika.model.errors import PartMissing
from kronika.model.frontier import Frontier
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.model.watch import COMPARED, Watch, WatchFilter, WatchState

Told = Callable[[Progress], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What a check found on one page that is worth a line."""

    watch_id: int
    label: str
    url: str
    state: WatchState
    sentence: str = ""
    difference: Difference | None = None
    doubted: bool = False  # seen once; it counts when it is seen again


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckReport:
    """What checking brought."""

    checked: int = 0
    first: int = 0  # looked at for the first time
    unchanged: int = 0
    changed: int = 0
    troubled: int = 0
    doubted: int = 0  # changes that wait to be seen again
    findings: tuple[Finding, ...] = ()  # changes, troubles, doubts
    seconds: float = 0.0
    stopped: bool = False
    notes: tuple[str, ...] = ()  # what the operator should know of hosts


@dataclass(slots=True, kw_only=True)
class Tally:
    """The running count of several passes: what a page came to last counts."""

    last: dict[int, tuple[Watch, Checked]] = field(default_factory=dict)
    seconds: float = 0.0
    notes: tuple[str, ...] = ()

    def add(self, checks: Sequence[tuple[Watch, Checked]], report: Report) -> None:
        """Count one pass."""
        self.last |= {watch.id: (watch, check) for watch, check in checks}
        self.seconds += report.seconds
        self.notes = tuple(dict.fromkeys((*self.notes, *report.notes)))

    def doubted(self) -> list[Checked]:
        """What has to be seen again soon."""
        return [check for _, check in self.last.values() if is_doubted(check)]

    def report(self, *, stopped: bool) -> CheckReport:
        """The count as the final report."""
        states = [check.state for _, check in self.last.values()]
        return CheckReport(
            checked=len(states),
            first=states.count(WatchState.OK),
            unchanged=states.count(WatchState.UNCHANGED) + states.count(WatchState.MOVED) - len(self.doubted()),
            changed=states.count(WatchState.CHANGED),
            troubled=sum(state not in COMPARED for state in states),
            doubted=len(self.doubted()),
            findings=tuple(finding(watch, check) for watch, check in self.last.values() if is_telling(check)),
            seconds=self.seconds,
            stopped=stopped,
            notes=self.notes,
        )


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
        chronicle = self.chronicle
        painted, missing = painted_among(chronicle, only)
        store = chronicle.store.watch_frontier(now=chronicle.clock, only=only)
        frontier = ComparingFrontier(chronicle, store, self.crew, self.judge)
        frontier.unpainted = missing
        report = crawl(
            cast("Frontier", frontier),
            leads_nowhere,
            chronicle.settings.fetch,
            clock=chronicle.clock,
            worker=crawler_name(),
            painted=() if missing else painted,
            manners=Manners(memory=chronicle.store.hosts),
            on_progress=self.on_progress,
            stop=self.stop,
        )
        self.tally.add(frontier.checks, report)
        return report.stopped

    def confirm(self) -> bool:
        """Look once more at what is doubted, when its time has come; says whether it was stopped."""
        doubted = self.tally.doubted()
        if not doubted:
            return False
        self.stop.wait(max((check.next_check - check.at).total_seconds() for check in doubted))
        return self.stop.is_set() or self.run([check.lease.lead_id for check in doubted])


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
    reclaim(chronicle.store)
    with Readers(hands(chronicle)) as many, Readers(0) as few:
        checking = Checking(
            chronicle=chronicle,
            crew=Crew(many=many, few=few),
            judge=judge or Judge(),
            stop=stop or threading.Event(),
            on_progress=on_progress,
        )
        stopped = checking.run(only) or (confirm and checking.confirm())
    return checking.tally.report(stopped=stopped)


def hands(chronicle: Chronicle) -> int:
    """How many processes read pages: this one fetches and stores, so that one core is busy without them."""
    return chronicle.settings.extract.processes or max(1, (os.cpu_count() or 1) - 1)


def painted_among(chronicle: Chronicle, only: Sequence[int] | None) -> tuple[frozenset[int], str]:
    """The watches that want a browser, and why they cannot have one."""
    watches = chronicle.store.watches
    found = watches.all(WatchFilter(paused=False)) if only is None else watches.several(only).values()
    painted = frozenset(watch.id for watch in found if wants_browser(watch))
    try:
        if painted:
            find_browser(chronicle.settings.fetch)
    except PartMissing as error:
        return painted, str(error)
    return painted, ""


def leads_nowhere(lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
    """A watched page is looked at for itself."""
    return ()


def is_doubted(check: Checked) -> bool:
    """A change that was seen once and has to be seen again soon."""
    return check.kept is None and bool(notes_of(check.memory or {}).doubt)


def is_telling(check: Checked) -> bool:
    """Whether a person who asked for the check wants a line about it."""
    return check.state not in (WatchState.UNCHANGED, WatchState.OK) or is_doubted(check)


def finding(watch: Watch, check: Checked) -> Finding:
    """What was found, with the page it was found on."""
    return Finding(
        watch_id=watch.id,
        label=watch.label,
        url=watch.url,
        state=check.state,
        sentence=check.sentence,
        difference=check.difference,
        doubted=is_doubted(check),
    )
