"""The scheduler: sources run by themselves, each in its own time, beside whatever else the process does."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Self

from kronika.flow.analysis_keeping import AnalysisKeeper
from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import begin
from kronika.flow.digest_words import Voice
from kronika.flow.digests import send_due
from kronika.flow.extraction import extract_waiting
from kronika.flow.fact_keeping import FactKeeper
from kronika.flow.index_keeping import IndexKeeper
from kronika.flow.rolling import Rolling, Run
from kronika.flow.self_mending import verify_and_mend
from kronika.flow.telling import deliver_waiting
from kronika.flow.timetable import Chance, Ended, chance_of, first_run, is_too_far, next_run
from kronika.flow.verdict_lines import verdict_line, worth_telling
from kronika.flow.watching import CheckReport, check_watches, has_due
from kronika.flow.workers import is_dead, reclaim, worker_name
from kronika.model.errors import KronikaError, SettingsError
from kronika.model.hours import OpeningHours
from kronika.model.job import EXTRACT
from kronika.model.source import Scope, Source
from kronika.model.watch import COMPARED
from kronika.sources.common_options import hours_of

TICK = 0.5  # seconds between two looks at the clock
MOST_RUNS = 200  # sources under way at once; the others wait for a place
HOLD = 90.0  # seconds a run is ours without a sign of life
SIGN_EVERY = 20.0  # seconds between two signs of life, and between two looks for runs planned too far ahead
SHIFT = 1800.0  # seconds after which a crawl is ended and begun anew, so that nothing it has learned stays for ever
WATCH_SHIFT = 120.0  # seconds after which a check ends and people are told, although more pages are due
PAUSE = 5.0  # seconds after a fault, before it is tried again
REFUSED = 3  # a source that cannot even begin waits as after so many failed runs
BATCH = 16  # pages read at once: few, so that stopping need not wait long
DIGESTS_EVERY = 15.0  # seconds between two looks whether a digest is due by the clock
PATIENCE = 20.0  # seconds to wait for the threads when stopping


class Scheduler:
    """Seven threads: one looks at the clock, one fetches, one reads what was fetched, one analyses it, one reads facts, one
    watches pages, one tells people.

    A context: leaving it stops them.
    """

    def __init__(
        self, chronicle: Chronicle, *, say: Callable[[str], None] = lambda sentence: None, chance: Chance = chance_of
    ) -> None:
        self._chronicle = chronicle
        self._store = chronicle.store
        self._say = say
        self._chance = chance
        self._worker = worker_name()
        self._rolling = Rolling(chronicle)
        self._facts = FactKeeper(chronicle)
        self._analyses = AnalysisKeeper(chronicle)
        self._index = IndexKeeper(chronicle)
        self._stop = threading.Event()
        self._shift = threading.Event()  # set: the crawl under way ends
        self._watching = threading.Event()  # set: the check under way ends
        self._checks = False  # whether one is under way
        self._last_sign = float("-inf")
        self._last_digests = float("-inf")
        self._refused: set[int] = set()  # sources that could not even begin
        self._threads = [
            threading.Thread(
                target=self._keep_on, args=(work,), name=f"kronika-{work.__name__.strip('_')}", daemon=True
            )
            for work in (
                self._tick,
                self._crawl,
                self._extract,
                self._analyse,
                self._read_facts,
                self._watch,
                self._tell,
            )
        ]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """End what is under way cleanly; runs are given back and taken up by whoever comes next."""
        self._stop.set()
        self._shift.set()
        self._watching.set()
        for thread in self._threads:
            thread.join(PATIENCE)
        self._analyses.let_go()
        self._store.schedule.let_go([run.source.id for run in self._rolling.runs()], worker=self._worker)

    def _keep_on(self, work: Callable[[], None]) -> None:
        """Do a piece of work again and again; a fault is told and tried again, because the schedule must go on."""
        while not self._stop.wait(TICK):
            try:
                work()
            except Exception as error:  # noqa: BLE001 - a full disk or a busy database passes; the schedule must not
                self._say(sentence_of(error))
                self._stop.wait(PAUSE)

    def _tick(self) -> None:
        """One look at the clock: give signs of life, end what is done, begin what is due."""
        if time.monotonic() - self._last_sign >= SIGN_EVERY:
            self._give_sign()
        self._plan()
        self._end_done()
        self._begin_due()

    def _give_sign(self) -> None:
        store = self._store
        store.schedule.hold([run.source.id for run in self._rolling.runs()], worker=self._worker, seconds=HOLD)
        store.schedule.take_back([name for name in store.schedule.runners() if is_dead(name)])
        now = self._chronicle.clock()
        for source in store.schedule.planned():
            hours = self._hours(source)
            if is_too_far(source, now, 0, hours) and is_too_far(source, now, self._failed(source), hours):
                store.schedule.plan(source, first_run(source, now, self._chance, hours))
        self._last_sign = time.monotonic()

    def _failed(self, source: Source) -> int:
        """Failed runs in a row."""
        return REFUSED if source.id in self._refused else self._store.schedule.barren(source.id)

    def _plan(self) -> None:
        """New sources, and sources whose interval was changed."""
        for source in self._store.schedule.unplanned():
            at = first_run(source, self._chronicle.clock(), self._chance, self._hours(source))
            self._store.schedule.plan(source, at)

    def _begin_due(self) -> None:
        room = MOST_RUNS - len(self._rolling.runs())
        due = self._store.schedule.claim(self._chronicle.clock(), worker=self._worker, limit=room, seconds=HOLD)
        if due:
            reclaim(self._store)
            if self._rolling.join([run for source in due if (run := self._begin(source))]):
                self._shift.set()

    def _begin(self, source: Source) -> Run | None:
        """Open the round of a source, or take up the one that a kill left open."""
        started = self._chronicle.clock()
        begun = begin(self._chronicle, source, Scope(), named=False)
        if begun is None:
            self._refused.add(source.id)
            self._done(source, started)
            return None
        self._refused.discard(source.id)
        self._store.rounds.hasten([begun[1]], longest=self._chronicle.settings.fetch.max_wait)
        return Run(source=begun[0], round=begun[1], started=started)

    def _end_done(self) -> None:
        runs = {run.round.id: run for run in self._rolling.runs()}
        for number in sorted(self._store.schedule.drained(list(runs))):
            run = runs[number]
            finished = self._store.rounds.finish(run.round, self._chronicle.clock())
            self._done(run.source, run.started)
            self._rolling.leave([run.source.id])
            self._facts.ended(run.source)
            self._say(
                f"{run.source.name}: {finished.pages} new pages, {finished.unchanged} unchanged, "
                f"{finished.failures} failed."
            )

    def _done(self, source: Source, started: datetime) -> None:
        run = Ended(started=started, at=self._chronicle.clock(), failed=self._failed(source))
        at = next_run(source, run, self._chance, self._hours(source))
        self._store.schedule.done(source, at, worker=self._worker)

    def _hours(self, source: Source) -> OpeningHours | None:
        """When the source may be asked; what cannot be read is told when its round begins."""
        try:
            return hours_of(source, self._chronicle.settings.serve.zone)
        except SettingsError:
            return None

    def _crawl(self) -> None:
        """Fetch as long as there are runs; ends when all are done, after a shift, or when asked to."""
        if not self._rolling.runs():
            return
        self._shift = shift = threading.Event()
        with ending(shift):
            if not self._stop.is_set():
                self._rolling.crawl(shift)

    def _extract(self) -> None:
        if self._store.jobs.waiting(EXTRACT):
            extract_waiting(self._chronicle, stop=self._stop, batch=BATCH)
        if self._store.measures.sources_waiting() and not self._stop.is_set():
            for episode in worth_telling(verify_and_mend(self._chronicle, stop=self._stop).episodes):
                self._say(verdict_line(episode))

    def _analyse(self) -> None:
        """In processes of its own, beside the collector; then what has changed goes into the index."""
        done = self._analyses.work(self._stop)
        if done.failures:
            self._say(f"{done.failures} articles could not be analysed: kronika status --failures")
        for note in self._index.work(self._stop).notes:
            self._say(note)

    def _read_facts(self) -> None:
        """Facts of the sources whose run has ended, and of all now and then, because answers change them too."""
        kept = self._facts.work(self._stop)
        if kept.changed:
            self._say(f"Facts: {kept.changed} of {kept.read} sites read say something new.")

    def _watch(self) -> None:
        """Check the watched pages that are due, then tell of them at once where that is wanted."""
        if not has_due(self._chronicle):
            return
        self._watching = shift = threading.Event()
        self._checks = True
        try:
            with ending(shift, WATCH_SHIFT):
                if not self._stop.is_set():
                    for line in watch_lines(check_watches(self._chronicle, stop=shift, confirm=False)):
                        self._say(line)
        finally:
            self._checks = False
        send_due(self._chronicle)

    def _tell(self) -> None:
        """In a thread of its own: a mail server that hangs must not hold anything else."""
        if time.monotonic() - self._last_digests >= DIGESTS_EVERY:
            self._last_digests = time.monotonic()
            send_due(self._chronicle, within_round=self._checks)
        if self._store.outbox.due():
            deliver_waiting(self._chronicle, stop=self._stop)


@contextmanager
def ending(shift: threading.Event, seconds: float = SHIFT) -> Iterator[None]:
    """End a crawl after its shift."""
    timer = threading.Timer(seconds, shift.set)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def watch_lines(report: CheckReport) -> Iterator[str]:
    """What a check found, a line a page; what stayed as it was is not worth one."""
    for finding in report.findings:
        if finding.difference is not None:
            yield f"{finding.label} has changed: {Voice('en').counts(finding.difference)}."
        elif finding.state not in COMPARED:
            yield f"{finding.label}: {finding.sentence}"


def sentence_of(error: Exception) -> str:
    """A fault of the schedule in one line."""
    said = str(error) if isinstance(error, KronikaError) else f"Unexpected fault: {type(error).__name__}: {error}."
    return f"{said} The schedule tries again."
