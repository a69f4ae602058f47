"""Faults that really happen while a collection is under way: it waits or ends with a sentence, and nothing is lost."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from aiohttp import web
from sqlalchemy import event

from kronika.fetch.crawl import Manners, Progress, Report, crawl
from kronika.model.clock import system_clock
from kronika.model.errors import StoreBusy, StoreFull
from kronika.model.failure import FailureKind
from kronika.model.lead import Lead
from kronika.model.round import Round
from kronika.model.source import Scope, Source, SourceKind
from kronika.settings import FetchSettings
from kronika.store.store import Store, open_store
from tests.fetch.local_site import LocalSite
from tests.postgres_server import PostgresServer

PAGES = 60


@pytest.fixture
def site() -> Iterator[LocalSite]:
    served = LocalSite()

    async def page(request: web.Request) -> web.StreamResponse:
        return web.Response(body=os.urandom(60_000).hex().encode(), content_type="text/html")

    served.fallback = page
    served.page("/robots.txt", b"")
    served.start()
    yield served
    served.close()


def settings(**more: object) -> FetchSettings:
    quick = {"allow": ("127.0.0.0/8",), "start_delay": 0.02, "max_delay": 0.02, "max_wait": 1.0}
    return FetchSettings(**quick | more)  # type: ignore[arg-type]


def begin(store: Store, *urls: str) -> Round:
    known = {source.name: source for source in store.sources.all()}
    new = Source(name="pages", url=urls[0], kind=SourceKind.SITE)
    source = known.get("pages") or store.sources.add(new, system_clock())
    return store.rounds.begin(source, Scope(), [Lead(url=url, source_id=source.id) for url in urls], system_clock())


def collect(
    store: Store,
    round_: Round,
    chosen: FetchSettings,
    tell: Callable[[Progress], None] | None = None,
    worker: str = "w",
) -> Report:
    return crawl(
        store.frontier([round_]),
        lambda lead, page: (),
        chosen,
        clock=system_clock,
        worker=worker,
        on_progress=tell,
        manners=Manners(memory=store.hosts),
    )


def urls(site: LocalSite) -> list[str]:
    return [site.url(f"/{number}") for number in range(PAGES)]


def check_whole(store: Store, site: LocalSite) -> None:
    assert sorted(page.url for page in store.pages.listing(limit=1000)) == sorted(urls(site))
    assert all(page.version == 1 for page in store.pages.listing(limit=1000))
    assert store.failures.counts() == {}
    assert store.check() == []


@pytest.mark.slow
def test_a_server_that_is_killed_and_comes_back_is_waited_for(site: LocalSite) -> None:
    server = PostgresServer()
    try:
        with open_store(server.url("crawl"), create=True, busy_seconds=5.0) as store:
            round_ = begin(store, *urls(site))
            notes: list[str] = []
            once, over = threading.Event(), threading.Event()

            def crash() -> None:
                server.kill_and_start_again(2.0)
                over.wait(120)  # the server dies with the thread that started it

            def tell(progress: Progress) -> None:
                if progress.pages >= 5 and not once.is_set():
                    once.set()
                    threading.Thread(target=crash).start()
                if progress.trouble:
                    notes.append(progress.trouble)

            # The tests' server may forget its last commits in a crash: what they settled is fetched again.
            waiting = settings(store_seconds=60.0, min_delay=0.1, max_delay=0.1, lease_seconds=5.0)
            report = collect(store, round_, waiting, tell)
            assert once.is_set()
            assert not report.stopped
            assert any("Waiting for the database" in note for note in notes)
            check_whole(store, site)
            over.set()
    finally:
        server.stop()


def test_a_database_that_is_held_for_a_while_is_waited_for(site: LocalSite, tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    with open_store(f"sqlite:///{path}", create=True, busy_seconds=0.2) as store:
        round_ = begin(store, *urls(site))
        notes: list[str] = []

        def tell(progress: Progress) -> None:
            notes.append(progress.trouble)

        holder = hold(path, seconds=2.0)
        report = collect(store, round_, settings(store_seconds=30.0), tell)
        holder.join()
        assert report.pages == PAGES
        assert any("Waiting for the database" in note for note in notes)
        check_whole(store, site)


def test_a_database_that_is_held_for_too_long_ends_it_and_the_next_run_goes_on(site: LocalSite, tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    with open_store(f"sqlite:///{path}", create=True, busy_seconds=0.1) as store:
        round_ = begin(store, *urls(site))
        holder = hold(path, seconds=4.0)
        with pytest.raises(StoreBusy, match="try again"):
            collect(store, round_, settings(store_seconds=1.0))
        holder.join()
        store.workers.take_back(["w"])
        collect(store, round_, settings())
        check_whole(store, site)


def hold(path: Path, seconds: float) -> threading.Thread:
    """Keep the write lock of a database for so long, as another program would."""
    held = threading.Event()

    def keep() -> None:
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        held.set()
        time.sleep(seconds)
        connection.execute("ROLLBACK")
        connection.close()

    thread = threading.Thread(target=keep)
    thread.start()
    held.wait(10)
    return thread


def test_a_full_disk_ends_it_with_a_sentence_and_the_next_run_goes_on(site: LocalSite, tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    limit: dict[str, int] = {}
    with open_store(f"sqlite:///{path}", create=True) as store:

        @event.listens_for(store._database.engine, "connect")
        def cap(connection: sqlite3.Connection, record: object) -> None:
            connection.execute(f"PRAGMA max_page_count = {limit.get('pages', 1_000_000)}")

        round_ = begin(store, *urls(site))
        limit["pages"] = sqlite3.connect(path).execute("PRAGMA page_count").fetchone()[0] + 100
        store._database.engine.dispose()
        with pytest.raises(StoreFull, match="Make room"):
            collect(store, round_, settings())
        kept = len(store.pages.listing(limit=1000))
        assert kept < PAGES
        assert store.check() == []
        limit.clear()
        store._database.engine.dispose()
        collect(store, round_, settings())
        check_whole(store, site)


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0 or shutil.which("mount") is None, reason="a small disk can only be made by root")
def test_a_disk_that_is_really_full(site: LocalSite, tmp_path: Path) -> None:
    small = tmp_path / "small"
    small.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(small)], capture_output=True)
    if made.returncode:
        pytest.skip("no disk can be mounted here")
    try:
        with open_store(f"sqlite:///{small}/k.db", create=True) as store:
            round_ = begin(store, *urls(site))
            with pytest.raises(StoreFull, match="Make room"):
                collect(store, round_, settings())
            assert store.check() == []
            subprocess.run(["mount", "-o", "remount,size=60m", str(small)], check=True)
            store.workers.take_back(["w"])  # what a full disk did not let us give back
            collect(store, round_, settings())
            check_whole(store, site)
    finally:
        subprocess.run(["umount", "-l", str(small)], check=False)


def test_a_name_that_cannot_be_resolved_is_told_and_does_not_hold_the_others(site: LocalSite, tmp_path: Path) -> None:
    with open_store(f"sqlite:///{tmp_path}/k.db", create=True) as store:
        lost = [f"http://nobody.invalid/{number}" for number in range(5)]
        report = collect(store, begin(store, *urls(site), *lost), settings(max_wait=0.1, retries=2))
        assert (report.pages, report.failures) == (PAGES, 5)
        assert store.failures.counts() == {FailureKind.DNS.value: 5}
        note = store.hosts.recall(["nobody.invalid"])["nobody.invalid"]
        assert note.strikes >= 2 and "nobody.invalid cannot be resolved" in (note.sentence or "")


@pytest.mark.parametrize("jump", [-30_000_000.0, 30_000_000.0], ids=["back", "forth"])
def test_a_clock_that_jumps_does_not_stop_it(site: LocalSite, tmp_path: Path, jump: float) -> None:
    """By a year, in the middle of the crawl and before the next one."""
    shift = {"seconds": 0.0}

    def wall() -> float:
        return time.time() + shift["seconds"]

    def tell(progress: Progress) -> None:
        if progress.pages:
            shift["seconds"] = jump

    with open_store(f"sqlite:///{tmp_path}/k.db", create=True, wall=wall) as store:
        round_ = begin(store, *urls(site))
        report = collect(store, round_, settings(min_delay=0.05, max_delay=0.05), tell)
        assert (report.pages, shift["seconds"]) == (PAGES, jump)
        check_whole(store, site)
        shift["seconds"] = 0.0
        store.rounds.finish(round_, system_clock())
        assert collect(store, begin(store, *urls(site)[:5]), settings()).unchanged == 0


def test_a_termination_in_the_middle_is_clean(site: LocalSite, tmp_path: Path) -> None:
    with open_store(f"sqlite:///{tmp_path}/k.db", create=True) as store:
        round_ = begin(store, *urls(site))

        once = threading.Event()

        def tell(progress: Progress) -> None:
            if progress.pages >= 5 and not once.is_set():
                once.set()
                os.kill(os.getpid(), signal.SIGTERM)

        report = collect(store, round_, settings(min_delay=0.1, max_delay=0.1), tell)
        assert report.stopped
        assert store.workers.holders() == [], "nobody has to wait for what was given back"
        assert not collect(store, round_, settings()).stopped
        check_whole(store, site)
