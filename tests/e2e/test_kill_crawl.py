"""A crawl killed again and again brings the same pages as one left in peace: none missing, none twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import web

from kronika.store.store import open_store
from tests.fetch.local_site import LocalSite

ROOT = Path(__file__).parents[2]
TRIALS = [("sqlite", 5_000, 20), ("postgresql", 1_000, 8)]  # database, pages, kills

# Imports once, then forks a process for every crawl it is asked for: each is a real process that can be killed.
PROGRAM = """
import os, re, sys, traceback
from urllib.parse import urljoin
from kronika.fetch.crawl import crawl
from kronika.model.clock import system_clock
from kronika.model.lead import Lead
from kronika.model.source import Scope, Source, SourceKind
from kronika.settings import FetchSettings
from kronika.store.store import open_store

def links(lead, fetched):
    found = (urljoin(fetched.final_url, link.decode()) for link in re.findall(rb'href="([^"]+)"', fetched.body))
    return tuple(Lead(url=url, source_id=lead.source_id, via=lead.url) for url in found)

def collect(database, start):
    with open_store(database, create=True) as store:
        known = {source.name: source for source in store.sources.all()}
        new = Source(name="tree", url=start, kind=SourceKind.SITE)
        source = known.get("tree") or store.sources.add(new, system_clock())
        round_ = store.rounds.begin(source, Scope(), [Lead(url=start, source_id=source.id)], system_clock())
        settings = FetchSettings(allow=("127.0.0.0/8",), start_delay=0, max_delay=0.005, max_wait=0.2, lease_seconds=1)
        report = crawl(store.frontier([round_]), links, settings, clock=system_clock, worker=str(os.getpid()))
        assert not report.stopped
        store.rounds.finish(round_, system_clock())

for line in sys.stdin:
    child = os.fork()
    if not child:
        try:
            collect(*line.split())
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class Gate:
    """Holds answers back once so many requests were made, until it is opened or the asker is gone."""

    def __init__(self) -> None:
        self.most: int | None = None

    async def pass_by(self, number: int) -> None:
        """Wait while this request is beyond the limit."""
        while self.most is not None and number > self.most:
            await asyncio.sleep(0.01)


class Crawls:
    """Starts crawls of one site, one after the other."""

    def __init__(self, site: LocalSite, gate: Gate, stride: int) -> None:
        self.site = site
        self.stride = stride  # pages from one kill to the next, at the most
        self.gate = gate
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self._process = subprocess.Popen([sys.executable, "-c", PROGRAM], cwd=ROOT, text=True, bufsize=1, **pipes)

    def finish(self, database: str) -> None:
        self._start(database)
        assert int(self._line()) == 0

    def kill_on_the_way(self, database: str, chance: random.Random) -> bool:
        """Kill a moment after some pages more were asked for; the gate keeps a fast crawl from being done before."""
        target = len(self.site.asked) + chance.randint(3, self.stride)
        self.gate.most = target
        crawl = self._start(database)
        deadline = time.monotonic() + 20
        while len(self.site.asked) < target and time.monotonic() < deadline:
            time.sleep(0.002)
        time.sleep(chance.uniform(0.0, 0.15))
        os.kill(crawl, signal.SIGKILL)
        died = int(self._line()) == -signal.SIGKILL
        self.gate.most = None
        return died

    def close(self) -> None:
        self._process.communicate(timeout=30)

    def _start(self, database: str) -> int:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{database} {self.site.url('/0')}\n")
        return int(self._line())

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()


@pytest.fixture
def gate() -> Gate:
    """Open."""
    return Gate()


@pytest.fixture
def tree(gate: Gate, pages: int) -> Iterator[LocalSite]:
    """Pages that link to their children, to their parent and to the root; each has a body of its own."""
    site = LocalSite()

    async def page(request: web.Request) -> web.StreamResponse:
        await gate.pass_by(len(site.asked))
        number = int(request.path[1:])
        known = [0, number // 3, *(child for child in range(3 * number + 1, 3 * number + 4) if child < pages)]
        links = "".join(f'<a href="/{other}">{other}</a>' for other in known)
        words = " ".join(random.Random(number).choices("zpráva počasí sníh déšť vítr mráz".split(), k=300))
        return web.Response(text=f"<h1>{number}</h1>{links}<p>{words}</p>", content_type="text/html")

    site.page("/robots.txt", b"")
    site.fallback = page
    site.start()
    yield site
    site.close()


@pytest.fixture
def databases(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """Two empty databases of one kind: one for the disturbed crawl, one for the other."""
    if database == "sqlite":
        return [f"sqlite:///{tmp_path}/{name}.db" for name in ("killed", "undisturbed")]
    server = request.getfixturevalue("postgres_server")
    urls = [server.new_database() for _ in range(2)]
    request.addfinalizer(lambda: [server.drop_database(url) for url in urls])
    return urls


def stored(database: str) -> tuple[dict[str, bytes], Counter[str], dict[str, int], list[str]]:
    """Every page with its body, how many versions each has, the failures, and the store's own complaints."""
    with open_store(database) as store:
        pages = store.pages.listing(limit=10_000)
        bodies = {page.url: store.pages.body(page.id) for page in pages}
        versions = Counter(version.url for url in bodies for version in store.pages.versions(url))
        return bodies, versions, store.failures.counts(), store.check()


@pytest.mark.slow
@pytest.mark.timeout(900)  # for machines that are busy with other things
@pytest.mark.parametrize(("database", "pages", "kills"), TRIALS)
def test_killed_or_not_the_pages_are_the_same(
    tree: LocalSite, gate: Gate, databases: list[str], pages: int, kills: int
) -> None:
    killed, undisturbed = databases
    chance = random.Random(2026)
    crawls = Crawls(tree, gate, stride=2 * pages // (kills + 2))
    died = sum(crawls.kill_on_the_way(killed, chance) for _ in range(kills))
    asked = len(tree.asked)
    crawls.finish(killed)
    crawls.finish(undisturbed)
    crawls.close()
    bodies, versions, failures, complaints = stored(killed)
    assert died == kills
    assert asked > pages // 2, "the kills were not spread over the crawl"
    assert len(bodies) == pages
    assert set(versions.values()) == {1}
    assert (failures, complaints) == ({}, [])
    assert (bodies, versions, failures, complaints) == stored(undisturbed)
