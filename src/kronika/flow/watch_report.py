"""What checking watched pages brought, counted while it goes on; pages themselves are not kept in mind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from kronika.fetch.crawl import Report
from kronika.flow.watch_notes import notes_of
from kronika.model.change import Checked, Difference
from kronika.model.watch import COMPARED, Watch, WatchState


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
    findings: tuple[Finding, ...] = ()  # changes, troubles, moves, doubts
    seconds: float = 0.0
    stopped: bool = False
    notes: tuple[str, ...] = ()  # what the operator should know of hosts


@dataclass(slots=True, kw_only=True)
class Tally:
    """The running count of several passes: what a page came to last counts."""

    states: dict[int, WatchState] = field(default_factory=dict)
    findings: dict[int, Finding] = field(default_factory=dict)
    doubted: dict[int, float] = field(default_factory=dict)  # seconds until each is to be seen again
    seconds: float = 0.0
    notes: tuple[str, ...] = ()

    def add(self, checks: Iterable[tuple[Watch, Checked]]) -> None:
        """Count checks that were settled."""
        for watch, check in checks:
            self.states[watch.id] = check.state
            self.findings.pop(watch.id, None)
            self.doubted.pop(watch.id, None)
            if is_doubted(check):
                self.doubted[watch.id] = (check.next_check - check.at).total_seconds()
            if is_telling(check):
                self.findings[watch.id] = finding(watch, check)

    def end(self, report: Report) -> None:
        """A pass is over."""
        self.seconds += report.seconds
        self.notes = tuple(dict.fromkeys((*self.notes, *report.notes)))

    def report(self, *, stopped: bool) -> CheckReport:
        """The count as the final report."""
        states = list(self.states.values())
        fine = states.count(WatchState.UNCHANGED) + states.count(WatchState.MOVED)
        return CheckReport(
            checked=len(states),
            first=states.count(WatchState.OK),
            unchanged=fine - len(self.doubted),
            changed=states.count(WatchState.CHANGED),
            troubled=sum(state not in COMPARED for state in states),
            doubted=len(self.doubted),
            findings=tuple(self.findings.values()),
            seconds=self.seconds,
            stopped=stopped,
            notes=self.notes,
        )


def is_doubted(check: Checked) -> bool:
    """A change that was seen once and has to be seen again."""
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
