"""Kronika as a page watcher: a chronicle of its own, watches in its store, checks by the flow that users run."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.watching.watcher import Seen
from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.flow.watching import check_watches
from kronika.model.change import Change, ChangeFilter
from kronika.model.watch import COMPARED, Watch, WatchState

FLAGS: dict[str, Any] = {
    "fetch": {
        "allow": ["127.0.0.0/8"],
        "robots": False,
        "start_delay": 0,
        "max_delay": 0,
        "retries": 1,
        "max_wait": 1,
        "per_host": 8,
    }
}
EVERYTHING = 1_000_000


class Kronika:
    """One chronicle in a folder of its own."""

    name = "Kronika"

    def __init__(self) -> None:
        self._data = tempfile.TemporaryDirectory(prefix="kronika-watch-")
        home = made_apart(Path(self._data.name))
        self._opened = open_chronicle(home, {}, FLAGS)
        self.chronicle = self._opened.__enter__()
        self._ids: dict[str, int] = {}

    def add(self, urls: Sequence[str]) -> None:
        """Watch these pages, main text, as the defaults are."""
        for url in urls:
            self._ids[url] = self.chronicle.store.watches.add(Watch(url=url), self.chronicle.clock()).id

    def check(self) -> dict[str, Seen]:
        """Check every page once; a doubtful change is looked at again by the same call. What counts is the inbox."""
        store = self.chronicle.store
        newest = max((change.id for change in store.changes.listing(limit=1)), default=0)
        check_watches(self.chronicle, list(self._ids.values()))
        told = {
            change.watch_id: change for change in store.changes.listing(ChangeFilter(after_id=newest), limit=EVERYTHING)
        }
        states = store.watches.several(list(self._ids.values()))
        return {url: seen(told.get(number), states[number]) for url, number in self._ids.items()}

    def text(self, url: str) -> str:
        """What the newest version says, as our reader reads it."""
        from kronika.html.document import parse  # who measures memory asks for no text

        store = self.chronicle.store
        newest = store.watches.versions(self._ids[url])[0]
        kind = next((value for name, value in newest.headers if name.lower() == "content-type"), None)
        document = parse(store.watches.body(newest.id), url=url, content_type=kind)
        return " ".join(document.root.itertext())

    def processes(self) -> list[int]:
        """This process and its readers."""
        return [os.getpid()]

    def size(self) -> int:
        """The bytes of the database, after what waits in its log was written into it."""
        file = next(Path(self._data.name).rglob("*.db"))
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        return sum(path.stat().st_size for path in file.parent.glob("*.db*"))

    def close(self) -> None:
        """Close the chronicle and throw it away."""
        self._opened.__exit__(None, None, None)
        self._data.cleanup()


def made_apart(folder: Path) -> Path:
    """A new chronicle, made by another process as “kronika init” is: what migrations take is no part of a check."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(init_chronicle, folder).result()


def seen(change: Change | None, watch: Watch) -> Seen:
    """What the check came to, in the words of the bench."""
    trouble = "" if watch.state in COMPARED and watch.state is not WatchState.MOVED else watch.state.value
    if change is None or not change.difference.is_change:
        return Seen(trouble=trouble, excerpt=watch.sentence)
    found = change.difference
    counted = {"added": found.added, "removed": found.removed, "moved": found.moved, "links": found.links}
    pieces = "; ".join(f"{one.kind}: {one.before[:60]} → {one.text[:60]}" for one in found.pieces[:4])
    return Seen(
        changed=True, trouble=trouble, kinds=tuple(kind for kind, count in counted.items() if count), excerpt=pieces
    )
