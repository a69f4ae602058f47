"""Programs that work on a store in processes of their own, for tests of sharing and of sudden death."""

from __future__ import annotations

import hashlib
import sys
import time
from pathlib import Path

from kronika.model.lead import Role
from kronika.model.round import Round
from kronika.model.source import Source
from kronika.store.store import Store, open_store
from tests.store.material import NOW, kept, lead, take

PAGES = 300


def children(source: Source, url: str) -> tuple[int, ...]:
    """A small web: page n leads to 2n and 2n+1 and back to the first."""
    number = int(url.removeprefix(source.url) or 1)
    return tuple(child for child in (2 * number, 2 * number + 1, 1) if child <= PAGES)


def body_of(url: str) -> bytes:
    """What a page of that web holds; long enough that a batch takes a moment."""
    return b"".join(hashlib.sha256(f"{url} {part}".encode()).digest() for part in range(300))


def work_on(store: Store, round: Round, worker: str, *, seconds: float = 60.0, idle: int = 200) -> list[str]:
    """Fetch until nothing is left; returns the addresses this worker settled."""
    source = store.sources.by_id(round.source_id)
    frontier, done = store.frontier([round]), []
    for _ in range(10_000):
        leases = take(frontier, limit=7, worker=worker, seconds=seconds)
        if leases:
            outcomes = [
                kept(
                    lease,
                    body_of(lease.lead.url),
                    found=tuple(lead(source, str(child), Role.ARTICLE) for child in children(source, lease.lead.url)),
                    at=NOW,
                )
                for lease in leases
            ]
            if frontier.settle(outcomes).lost == 0:
                done += [lease.lead.url for lease in leases]
        elif not (left := frontier.backlog()).open and not left.leased or not (idle := idle - 1):
            return done
        else:
            time.sleep(0.02)
    return done


def main() -> None:
    """`python -m tests.store.workers URL NAME OUT SECONDS`: work on the first source's open round and write down what was settled."""
    url, name, out, seconds = sys.argv[1:]
    with open_store(url) as store:
        [source] = store.sources.all()
        round = store.rounds.latest(source.id)
        assert round is not None
        Path(out).write_text("\n".join(work_on(store, round, name, seconds=float(seconds))))


if __name__ == "__main__":
    main()
