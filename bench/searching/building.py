"""Builds the index or its peer from made-up articles in a process of its own: python -m bench.searching.building WHICH FOLDER COUNT."""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from bench.searching.articles import articles
from bench.searching.peer import Peer
from kronika.index.index import open_index
from kronika.index.preparing import Preparer
from kronika.model.search import Indexable

BATCH = 1_000
COMMIT = 100_000


class Measured:
    """Articles in batches; counts the text, and the time it took to make them up, which is nobody's but ours."""

    def __init__(self, count: int) -> None:
        self._made = articles(count)
        self.text = 0
        self.own = 0.0

    def batches(self) -> Iterator[list[Indexable]]:
        """All articles."""
        while True:
            begin = time.thread_time()
            some = list(islice(self._made, BATCH))
            self.text += sum(len(part.encode()) for one in some for part in (one.title, one.lead, one.body))
            self.own += time.thread_time() - begin
            if not some:
                return
            yield some


def build_ours(folder: Path, made: Measured) -> int:
    """Our index; returns its bytes."""
    index = open_index(folder, create=True)
    preparer = Preparer()
    with index.writing(many=True) as writing:
        done = 0
        for some in made.batches():
            writing.put(map(preparer.prepare, some), fresh=True)
            done += len(some)
            if done % COMMIT == 0:
                writing.commit(done)
        writing.commit(done)
    return index.size()


def build_peer(folder: Path, made: Measured) -> int:
    """SQLite's FTS5 with the same words; returns its bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    peer = Peer(folder / "peer.db")
    preparer = Preparer()
    for some in made.batches():
        peer.put(some, [preparer.prepare(one) for one in some])
    return peer.finish()


def main() -> None:
    """One build; prints what it took."""
    which, folder, count = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
    made = Measured(count)
    size = (build_ours if which == "ours" else build_peer)(folder, made)
    told = {
        "articles": count,
        "text": made.text,
        "size": size,
        "cpu": time.process_time() - made.own,
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
