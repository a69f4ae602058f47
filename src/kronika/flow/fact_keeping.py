"""Facts kept up to date: after each round the sources that are followed for facts are looked at, and read where they changed."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass

from kronika.flow.chronicle import Chronicle
from kronika.flow.fact_kinds import kind_names
from kronika.flow.fact_option import kinds_of
from kronika.flow.fact_run import STAGE, FactsReport, run_facts
from kronika.model.failure import Failure, FailureKind
from kronika.model.source import Source

EVERYTHING_EVERY = 1800.0  # seconds between two looks at all sources: answers change facts though no page did


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """What keeping facts up to date brought, over all kinds."""

    sites: int = 0  # site and kind
    read: int = 0
    changed: int = 0
    questions: int = 0
    failures: int = 0
    stopped: bool = False


def keep_facts(
    chronicle: Chronicle,
    names: Collection[str] = (),
    *,
    on_progress: Callable[[FactsReport], None] | None = None,
    stop: threading.Event | None = None,
) -> Kept:
    """Look at every source that is followed for facts, or at those named, for each of its kinds."""
    reports = []
    for kind, sources in by_kind(chronicle, names).items():
        reports.append(run_facts(chronicle, kind, sources, on_progress=on_progress, stop=stop))
        if reports[-1].stopped:
            break
    return Kept(
        sites=sum(report.sites for report in reports),
        read=sum(report.read for report in reports),
        changed=sum(report.changed for report in reports),
        questions=sum(report.questions for report in reports),
        failures=sum(report.failures for report in reports),
        stopped=any(report.stopped for report in reports),
    )


def by_kind(chronicle: Chronicle, names: Collection[str]) -> dict[str, list[Source]]:
    """Sources by the kinds they are followed for; a kind that there is not is recorded as a failure of its source."""
    known = kind_names()
    found: dict[str, list[Source]] = {}
    wrong = []
    for source in chronicle.store.sources.all(include_paused=False):
        for kind in kinds_of(source) if not names or source.name in names else ():
            if kind in known:
                found.setdefault(kind, []).append(source)
            else:
                wrong.append(no_such_kind(chronicle, source, kind, known))
    chronicle.store.failures.add(wrong)
    return dict(sorted(found.items()))


def no_such_kind(chronicle: Chronicle, source: Source, kind: str, known: Collection[str]) -> Failure:
    """An option that names a kind nobody knows."""
    return Failure(
        at=chronicle.clock(),
        stage=STAGE,
        kind=FailureKind.UNREADABLE,
        url=source.url,
        sentence=f"The option facts of {source.name} names “{kind}”; known kinds: {', '.join(known)}.",
        source=source.name,
    )


class FactKeeper:
    """Keeps facts up to date beside a schedule: sources whose run has ended, and all of them now and then."""

    def __init__(self, chronicle: Chronicle) -> None:
        self._chronicle = chronicle
        self._ended: set[str] = set()
        self._lock = threading.Lock()
        self._last_look = float("-inf")  # the first look is at everything: a kill may have left some unread

    def ended(self, source: Source) -> None:
        """A source's run is over."""
        if kinds_of(source):
            with self._lock:
                self._ended.add(source.name)

    def work(self, stop: threading.Event) -> Kept:
        """Read what is due."""
        with self._lock:
            names, self._ended = self._ended, set()
        if time.monotonic() - self._last_look >= EVERYTHING_EVERY:
            self._last_look = time.monotonic()
            return keep_facts(self._chronicle, stop=stop)
        return keep_facts(self._chronicle, names, stop=stop) if names else Kept()
