"""The index kept up to date in rounds and beside a schedule."""

from __future__ import annotations

import threading

from kronika.flow.chronicle import Chronicle
from kronika.flow.indexing import Indexed, Tell, open_or_begin, update_index
from kronika.index.index import Index
from kronika.model.errors import IndexDamaged, StoreBusy

PORTION = 10.0  # seconds at a time, so that the schedule can stop


def keep_index(
    chronicle: Chronicle, *, on_progress: Tell | None = None, stop: threading.Event | None = None
) -> Indexed:
    """Bring the index up to date, unless nobody wants it or somebody else does it."""
    if not chronicle.settings.search.enabled:
        return Indexed()
    try:
        return update_index(chronicle, on_progress=on_progress, stop=stop)
    except StoreBusy as error:
        return Indexed(left=chronicle.store.indexables.count(), notes=(str(error),))


class IndexKeeper:
    """Looks again and again whether there is something new; the index stays open between two looks."""

    def __init__(self, chronicle: Chronicle) -> None:
        self._chronicle = chronicle
        self._index: Index | None = None

    def work(self, stop: threading.Event) -> Indexed:
        """Take in what has changed."""
        if not self._chronicle.settings.search.enabled:
            return Indexed()
        try:
            notes: tuple[str, ...] = ()
            if self._index is None:
                self._index, notes = open_or_begin(self._chronicle)
            if self._index.mark == self._chronicle.store.indexables.newest():
                return Indexed(notes=notes)
            done = update_index(self._chronicle, stop=stop, seconds=PORTION)
        except IndexDamaged as error:
            self._index = None  # the next look makes a new one
            return Indexed(notes=(str(error),))
        except StoreBusy:
            return Indexed()  # whoever writes it now does our work
        return Indexed(articles=done.articles, gone=done.gone, left=done.left, notes=(*notes, *done.notes))
