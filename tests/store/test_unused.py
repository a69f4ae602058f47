"""Bytes go only when nobody is made of them, also when two come at the same moment."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import event, func, select

from kronika.model.round import Round
from kronika.store.schema import blobs
from kronika.store.store import Store, open_store
from kronika.store.unused import drop_unused
from tests.store.material import NOW, kept, take
from tests.store.watching import NEWS, check, frontier, lend, looked, watch

SHARED = b"the same bytes"


def bodies(store: Store) -> int:
    """How many are stored."""
    with store._database.read() as connection:
        return int(connection.execute(select(func.count()).select_from(blobs)).scalar_one())


def test_only_what_nobody_uses_goes(store: Store, begin: Callable[..., Round]) -> None:
    crawl = store.frontier([begin()])
    crawl.settle([kept(lease, b"a page") for lease in take(crawl)])
    crawl.leave_hosts(None, worker="tester")
    made = watch(store, "watched")
    check(store, made.id, b"a version")
    with store._database.write() as connection:
        numbers = connection.scalars(select(blobs.c.id)).all()
        assert len(numbers) == 2
        assert drop_unused(connection, store._database.kind, [*numbers, 99]) == 0
        assert drop_unused(connection, store._database.kind, []) == 0
    store.watches.remove([made.id], NOW)
    store.watches.purge(NOW.replace(year=2027))
    assert bodies(store) == 1


def test_bytes_that_are_dropped_and_used_again_at_the_same_moment_are_there(store: Store, url: str) -> None:
    """One watch lets its last version of them go while another is about to keep them: whoever is first, they stay whole."""
    for first_is_keeper in (True, False):
        path = "k" if first_is_keeper else "d"
        dropper, keeper = watch(store, f"{path}1", keep=1), watch(store, f"{path}2")
        check(store, dropper.id, SHARED)
        check(store, keeper.id, b"before")
        work = [(keeper.id, SHARED), (dropper.id, b"another " + path.encode())]
        at_once(url, *(work if first_is_keeper else reversed(work)))
        newest = store.watches.newest([keeper.id])[keeper.id]
        assert store.watches.body(newest.id) == SHARED
        assert store.check() == []
        store.watches.remove([keeper.id, dropper.id], NOW)
        store.watches.purge(NOW.replace(year=2027))


def at_once(url: str, *work: tuple[int, bytes]) -> None:
    """Settle two changes so that the second begins when the first has done all but the end of its transaction."""
    ready, go = threading.Event(), threading.Event()
    failed: list[BaseException] = []

    def wait(*_: object) -> None:
        ready.set()
        assert go.wait(30)

    def settle(number: int, body: bytes, *, waits: bool) -> None:
        try:
            with open_store(url, busy_seconds=30.0) as own:
                due = frontier(own, [number])
                [lease] = lend(due)
                engine: Any = own._database._writing
                if waits:
                    event.listen(engine, "commit", wait)
                due.settle_checks([looked(lease, body, change=NEWS)])
        except Exception as error:  # noqa: BLE001 - told by the test
            failed.append(error)

    one, two = (
        threading.Thread(target=settle, args=args, kwargs={"waits": waits})
        for args, waits in zip(work, (True, False), strict=True)
    )
    one.start()
    assert ready.wait(30)
    two.start()
    two.join(0.5)
    go.set()
    one.join()
    two.join()
    assert failed == []
