"""Keeping the index true to the store: what has changed goes in batch by batch, and a killed process loses nothing."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kronika.flow.chronicle import Chronicle
from kronika.flow.index_preparing import Kitchen
from kronika.index.holding import held
from kronika.index.index import Index, open_index, start_anew
from kronika.index.opening import begin, take_over
from kronika.index.writing import BIG_HEAP, HEAP, Writing
from kronika.model.errors import IndexDamaged

BATCH = 1_000  # articles that are read together
LARGE_BATCH = 4_000  # where there are very many, so that several processes have enough to do
COMMIT = 100_000  # articles after which all so far counts
COMMIT_SECONDS = 60.0
MANY = 20_000  # articles from which more memory is worth it


@dataclass(frozen=True, slots=True, kw_only=True)
class Indexed:
    """What one call brought; while it is under way, so far."""

    articles: int = 0
    gone: int = 0
    left: int = 0  # changes that are not in the index yet
    stopped: bool = False
    notes: tuple[str, ...] = ()

    @property
    def done(self) -> int:
        """Changes that went in."""
        return self.articles + self.gone


Tell = Callable[[Indexed], None]


def index_folder(chronicle: Chronicle) -> Path:
    """Where the index of a chronicle lies."""
    return chronicle.settings.home / chronicle.settings.search.folder


def open_or_begin(chronicle: Chronicle) -> tuple[Index, tuple[str, ...]]:
    """The index, and what is to be told: one that is missing or cannot be used is begun anew, empty."""
    folder, name = index_folder(chronicle), chronicle.store.indexables.chronicle()
    notes: tuple[str, ...] = ()
    try:
        opened = open_index(folder, chronicle=name)
        if opened.mark <= chronicle.store.indexables.newest():
            return opened, ()
        notes = ("The search index knew of changes that the store has lost; it is built anew.",)
    except IndexDamaged as error:
        if folder.is_dir():
            notes = (f"{str(error).partition(';')[0]}; it is built anew.",)
    with held(folder):
        start_anew(folder, name)
    return open_index(folder, chronicle=name), notes


def update_index(
    chronicle: Chronicle,
    *,
    on_progress: Tell | None = None,
    stop: threading.Event | None = None,
    seconds: float | None = None,
) -> Indexed:
    """Bring the index up to date, for so many seconds at most. What is in when somebody stops it stays in."""
    opened, notes = open_or_begin(chronicle)
    run = Run(chronicle, on_progress, stop, seconds, notes)
    mark = opened.mark
    if not run.left(mark):
        return run.report()
    with held(opened.folder), opened.writing(many=run.is_large) as writing:
        run.through(writing, opened.mark)
    return run.report()


def build_index(
    chronicle: Chronicle, *, on_progress: Tell | None = None, stop: threading.Event | None = None
) -> Indexed:
    """Make the index anew beside the old one, which serves until the new one takes its place."""
    folder, name = index_folder(chronicle), chronicle.store.indexables.chronicle()
    run = Run(chronicle, on_progress, stop, None, ())
    with held(folder):
        made, place = begin(folder, name)
        run.left(0)
        with Writing(made, place, heap=BIG_HEAP if run.is_large else HEAP) as writing:
            run.fresh_up_to = chronicle.store.indexables.newest()
            run.through(writing, 0)
        if not run.report().stopped:
            take_over(folder, place)
    return run.report()


class Run:
    """One call: changes are read in their order, prepared, written, and count from commit to commit."""

    def __init__(
        self,
        chronicle: Chronicle,
        on_progress: Tell | None,
        stop: threading.Event | None,
        seconds: float | None,
        notes: tuple[str, ...],
    ) -> None:
        self._chronicle = chronicle
        self._store = chronicle.store.indexables
        self._tell = on_progress or (lambda report: None)
        self._stop = stop or threading.Event()
        self._until = None if seconds is None else time.monotonic() + seconds
        self._notes = notes
        self._articles = self._gone = self._left = 0
        self.fresh_up_to = 0  # changes up to here cannot be in the index yet

    def left(self, mark: int) -> int:
        """How many changes there are after a mark."""
        self._left = self._store.behind(mark)
        return self._left

    @property
    def is_large(self) -> bool:
        """Whether there is very much to do."""
        return self._left >= MANY and self._until is None

    def through(self, writing: Writing, mark: int) -> None:
        """All changes after a mark, or as many as there is time for."""
        committed, when = mark, time.monotonic()
        wanted = self._left if self._until is None else 0  # whoever is in a hurry does not start processes
        batch = LARGE_BATCH if self.is_large else BATCH
        with Kitchen(self._chronicle.settings.search.processes, wanted=wanted) as kitchen:
            while not self._over() and (some := self._store.changed(mark, batch)):
                mark = self._take(writing, kitchen, some)
                if self._due(when):
                    writing.commit(mark)
                    committed, when = mark, time.monotonic()
                self._tell(self.report())
        if mark > committed or mark == 0:
            writing.commit(mark)
        self._left = self._store.behind(mark)

    def report(self) -> Indexed:
        """So far."""
        return Indexed(
            articles=self._articles,
            gone=self._gone,
            left=self._left,
            stopped=self._left > 0 and self._over(),
            notes=self._notes,
        )

    def _take(self, writing: Writing, kitchen: Kitchen, some: list[tuple[int, int]]) -> int:
        articles = self._store.read([number for _, number in some])
        gone = {number for _, number in some}.difference(article.id for article in articles)
        mark = some[-1][0]
        writing.put(kitchen.prepare(articles), fresh=mark <= self.fresh_up_to)
        writing.take_out(sorted(gone))
        self._articles += len(articles)
        self._gone += len(gone)
        self._left = max(self._left - len(some), 0)
        return mark

    def _due(self, when: float) -> bool:
        return (self._articles + self._gone) % COMMIT < BATCH or time.monotonic() - when > COMMIT_SECONDS

    def _over(self) -> bool:
        return self._stop.is_set() or (self._until is not None and time.monotonic() > self._until)
