"""More than a hundred sites at once: one that drips, one that hangs, one that says “too much”, and nobody waits for them."""

from __future__ import annotations

import asyncio
import threading

from aiohttp import web

from kronika.fetch.crawl import Progress, crawl
from kronika.fetch.manners import Manners, ShortMemory
from kronika.model.clock import system_clock
from kronika.model.lead import Lead
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite
from tests.fetch.memory_frontier import MemoryFrontier

SITES = 120
EACH = 4
HOSTILE = ("drips", "hangs", "busy")


class Crowd:
    """Answers for all sites; the hostile ones hold on until all others are done."""

    def __init__(self) -> None:
        self.done = threading.Event()
        self.held: set[str] = set()

    async def __call__(self, request: web.Request) -> web.StreamResponse:
        name = request.host.partition(".")[0]
        if name == "busy" and not self.done.is_set():
            self.held.add(name)
            return web.Response(status=429, headers={"Retry-After": "2"})
        if name in HOSTILE and not self.done.is_set():
            self.held.add(name)
            return await self.hold(request, drips=name == "drips")
        return web.Response(text="page")

    async def hold(self, request: web.Request, *, drips: bool) -> web.StreamResponse:
        """A page that comes byte by byte, or not at all, as long as others are under way."""
        response = web.StreamResponse()
        response.content_type = "text/html"
        if drips:
            await response.prepare(request)
        while not self.done.is_set():
            await asyncio.sleep(0.05)
            if drips:
                await response.write(b".")
        if not drips:
            await response.prepare(request)
        return response


def test_no_site_waits_for_another(site: LocalSite) -> None:
    crowd, frontier, memory = Crowd(), MemoryFrontier(), ShortMemory()
    site.fallback = crowd
    names = [*HOSTILE, *(f"s{number}" for number in range(SITES - len(HOSTILE)))]
    urls = {name: [site.url(f"/{page}", f"{name}.localhost") for page in range(EACH)] for name in names}
    frontier.open([Lead(url=url, source_id=1) for some in urls.values() for url in some])
    good = {url for name, some in urls.items() if name not in HOSTILE for url in some}

    def look(progress: Progress) -> None:
        if good <= {page.url for page in frontier.pages}:
            crowd.done.set()

    settings = FetchSettings(
        allow=("127.0.0.0/8",),
        start_delay=0.05,
        max_delay=0.05,
        max_wait=30,
        max_seconds=100,
        robots=False,
        parallel=16,
    )
    report = crawl(
        frontier,
        lambda lead, page: (),
        settings,
        clock=system_clock,
        worker="test",
        on_progress=look,
        manners=Manners(memory=memory),
    )
    assert crowd.done.is_set(), "all others were done while the hostile ones still held on"
    assert crowd.held == set(HOSTILE)
    assert (report.pages, report.failures) == (SITES * EACH, 0)
    assert len(report.by_host) == SITES
