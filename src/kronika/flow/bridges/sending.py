"""Sending articles over a bridge: batch after batch, each noted when it was taken, so that a run goes on where it was cut."""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kronika.flow.bridges.document import CHRONICLE, Document, document_of, id_of
from kronika.flow.bridges.notes import Notes, begun, keep, place_of
from kronika.flow.bridges.selection import Chosen
from kronika.flow.bridges.target import Refusal, Target
from kronika.flow.chronicle import Chronicle
from kronika.flow.export_files import whole_file
from kronika.settings import BridgeSettings

READ = 200  # articles read from the store at once
DELETED = 500  # documents deleted at once


@dataclass(slots=True, kw_only=True)
class Crossed:
    """What a run has done so far."""

    total: int = 0
    sent: int = 0  # taken by the other side
    before: int = 0  # taken in a run that was cut short
    deleted: int = 0
    refused: list[Refusal] = field(default_factory=list)
    stopped: bool = False


class Bridge:
    """One run to one target."""

    def __init__(
        self,
        chronicle: Chronicle,
        target: Target,
        chosen: Chosen,
        *,
        name: str = CHRONICLE,
        stop: threading.Event | None = None,
        tell: Callable[[Crossed], None] = lambda crossed: None,
    ) -> None:
        self._settings: BridgeSettings = chronicle.settings.bridge
        self._store = chronicle.store
        self._target = target
        self._chosen = chosen
        self._name = name
        self._stop = stop or threading.Event()
        self._tell = tell
        self._path = place_of(chronicle.settings.home / "data", f"{target.name} {name}")
        self.crossed = Crossed(total=len(chosen.numbers))

    def run(self, *, prune: bool = False, new: bool = False) -> Crossed:
        """Send what was not sent yet; then, on request, delete what is there and not among the chosen.

        With `new` only what has changed since the last whole run, and what is gone since then is deleted.
        """
        notes = begun(self._path, self._target.name, self._chosen.name, self._store.indexables.newest())
        changed = set(self._changed(notes.mark)) if new and notes.mark else None
        numbers = [one for one in self._chosen.numbers if changed is None or one in changed]
        self.crossed.total, self.crossed.before = len(numbers), bisect_right(numbers, notes.last)
        for batch in self._batches(numbers[self.crossed.before :]):
            if self._stop.is_set():
                self.crossed.stopped = True
                break
            self._cross(batch, notes)
        self._target.finish()
        if not self.crossed.stopped:
            if prune:
                self._prune()
            elif changed is not None:
                self._forget(changed.difference(numbers))
            notes.last, notes.mark = 0, notes.began
            keep(self._path, notes)
        return self.crossed

    def write(self, path: Path) -> Crossed:
        """What would be sent, into a file; nobody is called."""
        with whole_file(path) as stream:
            for batch in self._batches(self._chosen.numbers):
                for document in batch:
                    stream.write(
                        "".join(f"{line}\n" for line in self._target.lines(document)).encode("utf-8", "replace")
                    )
                self.crossed.sent += len(batch)
                self._tell(self.crossed)
        return self.crossed

    def _cross(self, batch: Sequence[Document], notes: Notes) -> None:
        refused = self._target.send(batch)
        self.crossed.refused += refused
        self.crossed.sent += len(batch) - len(refused)
        notes.last = batch[-1].number
        notes.sent += len(batch) - len(refused)
        notes.refused += [{"number": one.number, "url": one.url, "sentence": one.sentence} for one in refused]
        keep(self._path, notes)
        self._tell(self.crossed)

    def _batches(self, numbers: Sequence[int]) -> Iterator[list[Document]]:
        """Documents, as many at once as the settings allow."""
        batch, size = list[Document](), 0
        for document in self._documents(numbers):
            weight = sum(len(line.encode("utf-8", "replace")) for line in self._target.lines(document))
            if batch and (len(batch) >= self._settings.batch or size + weight > self._settings.batch_bytes):
                yield batch
                batch, size = [], 0
            batch.append(document)
            size += weight
        if batch:
            yield batch

    def _documents(self, numbers: Sequence[int]) -> Iterator[Document]:
        for start in range(0, len(numbers), READ):
            told = self._chosen.read(numbers[start : start + READ])
            yield from (document_of(record, analysis, self._name) for record, analysis in told)

    def _prune(self) -> None:
        """Only documents of this chronicle are looked at; others may live in the same core."""
        wanted = set(self._chosen.numbers)
        self._delete([one for one, number in self._target.numbers(self._name) if number not in wanted])

    def _forget(self, changed: Collection[int]) -> None:
        """Articles that are shown no longer, and have no newer version in their place."""
        self._delete([id_of(record, self._name) for record in self._store.shown.gone(sorted(changed))])

    def _changed(self, mark: int) -> Iterator[int]:
        """The numbers of articles that have changed after a mark."""
        while some := self._store.indexables.changed(mark, READ):
            yield from (number for _, number in some)
            mark = some[-1][0]

    def _delete(self, gone: Sequence[str]) -> None:
        for start in range(0, len(gone), DELETED):
            some = gone[start : start + DELETED]
            self._target.delete(some)
            self.crossed.deleted += len(some)
            self._tell(self.crossed)
        if gone:
            self._target.finish()
