"""A crawl killed again and again brings the same pages as one left in peace: none missing, none twice."""

from __future__ import annotations

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
from tests.fetch.local_site import LocalSite

from kronika.store.store import open_store

ROOT = Path(__file__).parents[2]
PAGES = 400
KILLS = 8

PROGRAM = """
import os, re, sys
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

database, start = sys.argv[1:]
with open_store(database, create=True) as store:
    known = {source.name: source for source in store.sources.all()}
    source = known.get("tree") or store.sources.add(Source(name="tree", url=start, kind=SourceKind.SITE), system_clock())
    round_ = store.rounds.begin(source, Scope(), [Lead(url=start, source_id=source.id)], system_clock())
    settings = FetchSettings(allow=("127.0.0.0/8",), start_delay=0, max_delay=0.005, max_wait=0.2, lease_seconds=1)
    report = crawl(store.frontier([round_]), links, settings, clock=system_clock, worker=str(os.getpid()))
    assert not report.stopped
    store.rounds.finish(round_, system_clock())
"""


@pytest.fixture
def tree() -> Iterator[LocalSite]:
    """Pages that link to their children, to their parent and to the root; each has a body of its own."""
    site = LocalSite()

    async def page(request: web.Request) -> web.StreamResponse:
        number = int(request.path[1:])
        known = [0, number // 3, *(child for child in range(3 * number + 1, 3 * number + 4) if child < PAGES)]
        links = "".join(f'<a href="/{other}">{other}</a>' for other in known)
        words = " ".join(random.Random(number).choices("zpráva počasí sníh déšť vítr mráz".split(), k=300))
        return web.Response(text=f"<h1>{number}</h1>{links}<p>{words}</p>", content_type="text/html")

    site.page("/robots.txt", b"")
    site.fallback = page
    site.start()
    yield site
    site.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """Two empty databases of one kind: one for the disturbed crawl, one for the other."""
    if request.param == "sqlite":
        return [f"sqlite:///{tmp_path}/{name}.db" for name in ("killed", "undisturbed")]
    server = request.getfixturevalue("postgres_server")
    urls = [server.new_database() for _ in range(2)]
    request.addfinalizer(lambda: [server.drop_database(url) for url in urls])
    return urls


def start(database: str, site: LocalSite) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", PROGRAM, database, site.url("/0")]
    return subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)


def finish(process: subprocess.Popen[str]) -> None:
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors


def kill_on_the_way(process: subprocess.Popen[str], site: LocalSite, chance: random.Random) -> bool:
    """Kill once some pages more were asked for and a moment has passed; False if it was done before."""
    target = len(site.asked) + chance.randint(3, 45)
    while len(site.asked) < target and process.poll() is None:
        time.sleep(0.002)
    time.sleep(chance.uniform(0.0, 0.15))
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=30)
    return process.returncode == -signal.SIGKILL


def stored(database: str) -> tuple[dict[str, bytes], Counter[str], dict[str, int], list[str]]:
    """Every page with its body, how many versions each has, the failures, and the store's own complaints."""
    with open_store(database) as store:
        pages = store.pages.listing(limit=10_000)
        bodies = {page.url: store.pages.body(page.id) for page in pages}
        versions = Counter(version.url for url in bodies for version in store.pages.versions(url))
        return bodies, versions, store.failures.counts(), store.check()


@pytest.mark.slow
def test_killed_or_not_the_pages_are_the_same(tree: LocalSite, databases: list[str]) -> None:
    killed, undisturbed = databases
    chance = random.Random(2026)
    kills = sum(kill_on_the_way(start(killed, tree), tree, chance) for _ in range(KILLS))
    finish(start(killed, tree))
    finish(start(undisturbed, tree))
    bodies, versions, failures, complaints = stored(killed)
    assert kills == KILLS
    assert len(bodies) == PAGES
    assert set(versions.values()) == {1}
    assert failures == {}
    assert (bodies, versions, failures, complaints) == stored(undisturbed)
