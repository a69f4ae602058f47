"""One writer of an index folder at a time, over all processes; whoever is killed holds nothing any more."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kronika.index.complaints import translated
from kronika.model.errors import StoreBusy

LOCK = "writer.lock"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Write alone, or be told that somebody else does."""
    with translated(folder):
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("wb")
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise StoreBusy("Another program is writing the search index; try again when it is done.") from error
        yield
