"""Watches, checks and groups for the store's tests."""

from __future__ import annotations

from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any

from kronika.model.change import Checked, Difference, KeptVersion, Piece, PieceKind
from kronika.model.frontier import Lease
from kronika.model.watch import Watch, WatchState
from kronika.store.store import Store
from kronika.store.watch_frontier import WatchFrontier
from tests.store.material import NOW, fetched

HOUR = timedelta(hours=1)
NEWS = Difference(added=2, pieces=(Piece(kind=PieceKind.ADDED, text="Nové zprávy"),))


def watch(store: Store, path: str = "", host: str = "listy.localhost", **more: Any) -> Watch:
    """A page that is watched."""
    return store.watches.add(Watch(url=f"http://{host}/{path}", **more), NOW)


def frontier(store: Store, only: list[int] | None = None, now: datetime = NOW) -> WatchFrontier:
    """Due watches at a moment."""
    return store.watch_frontier(now=lambda: now, only=only)


def lend(frontier: WatchFrontier, limit: int = 1000, **more: Any) -> list[Lease]:
    """Lease what is due."""
    return frontier.lease(**{"worker": "tester", "limit": limit, "per_host": 1000, "seconds": 60.0, **more})


def looked(
    lease: Lease, body: bytes | None = None, at: datetime = NOW, change: Difference | None = None, **more: Any
) -> Checked:
    """A check: with a body a new version, without one nothing new."""
    values: dict[str, Any] = {"state": WatchState.UNCHANGED, "next_check": at + HOUR, "interval": HOUR}
    if body is not None:
        state = WatchState.CHANGED if change else WatchState.OK
        kept = KeptVersion(fetched=fetched(lease, body, at=at), title=body.decode(errors="replace")[:20])
        values |= {"state": state, "kept": kept, "difference": change, "body_hash": sha256(body).digest()}
    return Checked(**{"lease": lease, "at": at, **values, **more})


def check(store: Store, number: int, body: bytes | None = None, at: datetime = NOW, **more: Any) -> None:
    """Check one watch now, whenever it is due."""
    due = frontier(store, [number], at)
    [lease] = lend(due)
    assert due.settle_checks([looked(lease, body, at, **more)]).lost == 0
