"""Many processes share one frontier; killed ones lose nothing; a full or held database is told."""

from __future__ import annotations

import multiprocessing
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import event, text

from kronika.model.errors import StoreBusy, StoreFull
from kronika.model.round import Round
from kronika.model.source import Scope
from kronika.store.opening import open_database
from kronika.store.store import Store, open_store
from tests.store.material import NOW, Wall, a_source, entry, kept, take
from tests.store.workers import PAGES, body_of, work_on

ROOT = Path(__file__).parents[2]
WORKERS = 3


def begin(url: str) -> Round:
    with open_store(url) as store:
        source = store.sources.add(a_source(), NOW)
        return store.rounds.begin(source, Scope(), [entry(source)], NOW)


def start(url: str, out: Path, seconds: float = 60.0) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.store.workers", url, out.name, str(out), str(seconds)]
    return subprocess.Popen(command, cwd=ROOT)


def check_complete(url: str) -> None:
    """Every page of the small web is stored once, whole, with its job."""
    with open_store(url) as store:
        pages = store.pages.listing(limit=10_000)
        assert sorted(page.url for page in pages) == sorted(
            {"http://listy.localhost/", *(f"http://listy.localhost/{number}" for number in range(1, PAGES + 1))}
        )
        assert all(page.version == 1 and store.pages.body(page.id) == body_of(page.url) for page in pages)
        assert store.jobs.waiting() == PAGES, "the entry is a listing, all others are read"
        assert store.check() == []


def test_processes_share_a_frontier_and_no_lead_is_given_twice(url: str, tmp_path: Path) -> None:
    begin(url)
    outs = [tmp_path / f"worker{number}" for number in range(WORKERS)]
    processes = [start(url, out) for out in outs]
    assert [process.wait(200) for process in processes] == [0] * WORKERS
    done = [line for out in outs for line in out.read_text().split()]
    assert len(done) == len(set(done)) == PAGES + 1
    check_complete(url)


def test_threads_share_a_store(store: Store, url: str) -> None:
    round = begin(url)
    done: list[str] = []
    threads = [threading.Thread(target=lambda n=n: done.extend(work_on(store, round, f"t{n}"))) for n in range(WORKERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(done) == len(set(done)) == PAGES + 1
    store.close()
    check_complete(url)


def test_processes_leasing_at_once_get_different_leads(url: str) -> None:
    with open_store(url) as store:
        source = store.sources.add(a_source(), NOW)
        store.rounds.begin(source, Scope(), [entry(source, f"{source.url}{n}") for n in range(200)], NOW)
    with multiprocessing.get_context("spawn").Pool(WORKERS) as pool:
        taken = pool.map(lease_all, [url] * WORKERS)
    numbers = [number for some in taken for number in some]
    assert len(numbers) == len(set(numbers)) == 200


def lease_all(url: str) -> list[int]:
    with open_store(url) as store:
        [source] = store.sources.all()
        round = store.rounds.latest(source.id)
        assert round is not None
        frontier = store.frontier([round])
        taken: list[int] = []
        while leases := take(frontier, limit=5):
            taken += [lease.lead_id for lease in leases]
        return taken


def stored(store: Store) -> int:
    return len(store.pages.listing(limit=10_000))


def test_killing_a_writer_again_and_again_loses_nothing(url: str, tmp_path: Path) -> None:
    begin(url)
    dice = random.Random(3)
    for number in range(4):
        with open_store(url) as store:
            before = stored(store)
            process = start(url, tmp_path / f"killed{number}", seconds=0.2)
            while process.poll() is None and stored(store) < before + 15:
                time.sleep(0.005)
            time.sleep(dice.uniform(0.0, 0.02))
            process.kill()
            assert process.wait(60) == -signal.SIGKILL, "killed in the middle of its work"
            assert store.check() == [], "nothing half-written"
            assert all(store.pages.body(page.id) == body_of(page.url) for page in store.pages.listing(limit=10_000))
            assert stored(store) < PAGES
    last = start(url, tmp_path / "last", seconds=60.0)
    assert last.wait(200) == 0
    check_complete(url)


def test_a_held_database_is_told_after_the_wait(url: str) -> None:
    holder = open_database(url, busy_seconds=5.0, create=False)
    with open_store(url, busy_seconds=0.2) as store:
        source = store.sources.add(a_source(), NOW)
        round = store.rounds.begin(source, Scope(), [entry(source)], NOW)
        frontier = store.frontier([round])
        [lease] = take(frontier)
        with holder.write() as connection:
            connection.execute(text("UPDATE leads SET depth = depth"))
            with pytest.raises(StoreBusy, match="try again"):
                frontier.settle([kept(lease)])
            assert store.sources.all() == [source], "readers do not wait"
        assert frontier.settle([kept(lease)]).pages == 1
    holder.close()


def test_two_programs_that_get_in_each_others_way_both_finish(store: Store, url: str) -> None:
    """On PostgreSQL two transactions that lock rows crosswise make one fail; it is done again."""
    first = store.sources.add(a_source("a"), NOW)
    second = store.sources.add(a_source("b"), NOW)
    database = open_database(url, busy_seconds=5.0, create=False)
    meeting, tries = threading.Barrier(2, timeout=3.0), []

    def cross(one: int, other: int) -> None:
        def work(connection: object) -> None:
            tries.append(one)
            for number in (one, other):
                connection.execute(text("UPDATE sources SET lang = 'cs' WHERE id = :id"), {"id": number})  # type: ignore[attr-defined]
                if number == one and len(tries) <= 2 and url.startswith("postgres"):
                    meeting.wait()

        database.run(work)

    threads = [threading.Thread(target=cross, args=pair) for pair in ((first.id, second.id), (second.id, first.id))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [source.lang for source in store.sources.all()] == ["cs", "cs"]
    # Whoever had to give way may begin again so soon that the two cross once more.
    assert len(tries) >= 3 if url.startswith("postgres") else len(tries) == 2
    database.close()


def test_a_full_disk_is_told_and_what_was_stored_stays(tmp_path: Path, wall: Wall) -> None:
    path = tmp_path / "k.db"
    with open_store(f"sqlite:///{path}", create=True, wall=wall) as store:
        source = store.sources.add(a_source(), NOW)
        round = store.rounds.begin(source, Scope(), [entry(source, f"{source.url}{n}") for n in range(50)], NOW)
        frontier = store.frontier([round])
        leases = take(frontier)
        noise = random.Random(5)
        assert frontier.settle([kept(leases[0], noise.randbytes(1000))]).pages == 1
        limit_size(store, sqlite3.connect(path).execute("PRAGMA page_count").fetchone()[0] + 5)
        with pytest.raises(StoreFull, match="Make room"):
            frontier.settle([kept(lease, noise.randbytes(20_000)) for lease in leases[1:]])
        assert len(store.pages.listing(limit=100)) == 1
        assert store.check() == []
        limit_size(store, 1_000_000)
        assert frontier.settle([kept(lease, noise.randbytes(20_000)) for lease in leases[1:]]).pages == 49


def limit_size(store: Store, pages: int) -> None:
    """Let the file grow no further, on every connection from now on."""
    engine = store._database.engine
    engine.dispose()

    @event.listens_for(engine, "connect")
    def limit(connection: sqlite3.Connection, record: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")
