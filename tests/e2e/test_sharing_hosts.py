"""Two collections in two processes ask the same hosts: they take turns, and no host sees more than its pace, kills included."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

import pytest

from kronika.model.clock import system_clock
from kronika.model.lead import Lead
from kronika.model.source import Scope, Source, SourceKind
from kronika.store.store import open_store
from tests.fetch.local_site import LocalSite

ROOT = Path(__file__).parents[2]
HOSTS = tuple(f"h{number}.localhost" for number in range(4))
EACH = 4
PACE = 0.4
SHORTEST = PACE / 2  # what a busy machine may make of it; requests without a pace are a hundred times closer

PROGRAM = """
import sys
from kronika.fetch.crawl import Manners, crawl
from kronika.flow.workers import crawler_name, reclaim
from kronika.model.clock import system_clock
from kronika.settings import FetchSettings
from kronika.store.store import open_store

database, name = sys.argv[1:]
settings = FetchSettings(
    allow=("127.0.0.0/8",), user_agent=f"{name}/1", start_delay=0.4, min_delay=0.4, max_delay=0.4, lease_seconds=30
)
with open_store(database) as store:
    reclaim(store)
    round_ = store.rounds.latest(store.sources.get(name).id)
    report = crawl(
        store.frontier([round_]), lambda lead, page: (), settings,
        clock=system_clock, worker=crawler_name(), manners=Manners(memory=store.hosts),
    )
    assert not report.stopped and not report.failures, report
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/shared.db"
    server = request.getfixturevalue("postgres_server")
    url: str = server.new_database()
    request.addfinalizer(lambda: server.drop_database(url))
    return url


def begin(database: str, site: LocalSite, *names: str) -> None:
    """Sources that have pages on the same hosts."""
    with open_store(database, create=True) as store:
        for name in names:
            source = store.sources.add(Source(name=name, url=site.url("/"), kind=SourceKind.SITE), system_clock())
            seeds = [
                Lead(url=site.url(f"/{name}/{number}", host), source_id=source.id)
                for host in HOSTS
                for number in range(EACH)
            ]
            store.rounds.begin(source, Scope(), seeds, system_clock())


def start(database: str, name: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", PROGRAM, database, name], cwd=ROOT)


def wait_for(site: LocalSite, requests: int) -> None:
    end = time.monotonic() + 60
    while len(site.asked) < requests and time.monotonic() < end:
        time.sleep(0.01)


@pytest.mark.slow
def test_processes_take_turns_at_a_host(database: str) -> None:
    site = LocalSite()
    for name in ("one", "two"):
        for number in range(EACH):
            site.page(f"/{name}/{number}")
    site.page("/robots.txt", b"")
    site.start()
    begin(database, site, "one", "two")
    crawlers = [start(database, name) for name in ("one", "two")]
    wait_for(site, 10)
    crawlers[0].kill()
    assert crawlers[0].wait(30) == -signal.SIGKILL
    crawlers[0] = start(database, "one")
    assert [crawler.wait(100) for crawler in crawlers] == [0, 0]
    site.close()
    times: dict[str, list[float]] = defaultdict(list)
    for asked in site.asked:
        times[asked.host.partition(":")[0]].append(asked.at)
    gaps = [later - earlier for some in times.values() for earlier, later in pairwise(sorted(some))]
    assert min(gaps) >= SHORTEST
    assert {asked.headers["User-Agent"] for asked in site.asked} == {"one/1", "two/1"}
    assert site.paths().count("/robots.txt") <= 2 * len(HOSTS), "what one process read the other knows"
    with open_store(database) as store:
        assert len(store.pages.listing(limit=1000)) == 2 * EACH * len(HOSTS)
        assert store.failures.counts() == {}
        assert store.workers.holders() == []
        assert store.check() == []
