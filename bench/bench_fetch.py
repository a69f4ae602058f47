"""How much processor time a fetched page costs, as a ratio to plain Scrapy on the same pages in the same run."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kronika.settings import FetchSettings

PAGES = 1_000
HOSTS = 8
PARALLEL = 32
TURNS = 2
BODY = b"<html><body>" + b"<p>Headlines of the day, one more time, with a link.</p>" * 350 + b"</body></html>"


def addresses(port: int) -> list[str]:
    """The pages to fetch, spread over a few names of this machine."""
    return [f"http://127.0.0.{1 + number % HOSTS}:{port}/{number}" for number in range(PAGES)]


def serve() -> None:
    """A server as cheap as can be, in a process of its own; tells its port and runs until killed."""
    head = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: %d\r\n\r\n" % len(BODY)

    class Pages(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self.transport = transport

        def data_received(self, data: bytes) -> None:
            self.transport.write(head + BODY)  # type: ignore[attr-defined]

    async def run() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(Pages, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        for number in range(2, HOSTS + 1):
            await loop.create_server(Pages, f"127.0.0.{number}", port)
        print(port, flush=True)
        await server.serve_forever()

    asyncio.run(run())


def with_kronika(port: int) -> int:  # noqa: C901 - the frontier is small, but has all its methods
    """Fetch all pages by our crawl, politeness off, with a frontier that costs nothing."""
    from kronika.fetch.crawl import crawl
    from kronika.model.clock import system_clock
    from kronika.model.frontier import Backlog, Kept, Lease, Outcome, Settled
    from kronika.model.lead import Lead

    class Listed:
        """Gives every lead once."""

        def __init__(self, urls: Sequence[str]) -> None:
            self.lock = threading.Lock()
            self.by_host: dict[str, list[Lease]] = {}
            for number, url in enumerate(urls):
                lease = Lease(lead_id=number, token=1, lead=Lead(url=url, source_id=1), attempts=0)
                self.by_host.setdefault(url.split("/")[2].split(":")[0], []).append(lease)
            self.left, self.out = len(urls), 0

        def lease(
            self,
            *,
            worker: str,
            limit: int,
            per_host: int,
            seconds: float,
            skip_hosts: Collection[str] = (),
            skip_sources: Collection[int] = (),
        ) -> list[Lease]:
            with self.lock:
                taken: list[Lease] = []
                for host, leases in self.by_host.items():
                    if host not in skip_hosts:
                        count = min(per_host, limit - len(taken), len(leases))
                        taken += [leases.pop() for _ in range(count)]
                self.left -= len(taken)
                self.out += len(taken)
                return taken

        def settle(self, outcomes: Sequence[Outcome]) -> Settled:
            with self.lock:
                self.out -= len(outcomes)
                return Settled(pages=sum(isinstance(one, Kept) for one in outcomes))

        def renew(self, leases: Sequence[Lease], *, seconds: float) -> None:
            """Leases last."""

        def release(self, leases: Sequence[Lease]) -> None:
            """Nobody else waits."""

        def claim_hosts(self, hosts: Collection[str], *, worker: str, seconds: float) -> frozenset[str]:
            return frozenset(hosts)

        def leave_hosts(self, hosts: Collection[str] | None, *, worker: str) -> None:
            """Nobody else waits."""

        def backlog(self, skip_sources: Collection[int] = ()) -> Backlog:
            with self.lock:
                return Backlog(open=self.left, leased=self.out, next_in=0.0 if self.left else None)

    return crawl(Listed(addresses(port)), lambda lead, page: (), impolite(), clock=system_clock, worker="bench").pages


def with_store(port: int) -> int:
    """The same with the real frontier: every page stored and every lead settled in SQLite."""
    from kronika.fetch.crawl import crawl
    from kronika.model.clock import system_clock
    from kronika.model.lead import Lead
    from kronika.model.source import Scope, Source, SourceKind
    from kronika.store.store import open_store

    with tempfile.TemporaryDirectory() as folder, open_store(f"sqlite:///{folder}/bench.db", create=True) as store:
        now = system_clock()
        source = store.sources.add(Source(name="bench", url="http://127.0.0.1/", kind=SourceKind.SITE), now)
        seeds = [Lead(url=url, source_id=source.id) for url in addresses(port)]
        frontier = store.frontier([store.rounds.begin(source, Scope(), seeds, now)])
        return crawl(frontier, lambda lead, page: (), impolite(), clock=system_clock, worker="bench").pages


def impolite() -> FetchSettings:
    """No robots, no delays."""
    from kronika.settings import FetchSettings

    return FetchSettings(
        allow=("127.0.0.0/8",), robots=False, start_delay=0, max_delay=0, parallel=PARALLEL, per_host=PARALLEL // HOSTS
    )


def with_scrapy(port: int, **settings: object) -> int:
    """Fetch all pages by Scrapy as it comes, politeness off, log off."""
    import scrapy
    from scrapy.crawler import AsyncCrawlerProcess

    had = 0

    class Plain(scrapy.Spider):
        name = "plain"
        start_urls = addresses(port)

        def parse(self, response: scrapy.http.Response, **_: object) -> None:
            nonlocal had
            had += len(response.body) == len(BODY)

    concurrency = {"CONCURRENT_REQUESTS": PARALLEL, "CONCURRENT_REQUESTS_PER_DOMAIN": PARALLEL // HOSTS}
    process = AsyncCrawlerProcess({"LOG_ENABLED": False, **concurrency, **settings})
    process.crawl(Plain)
    process.start()
    return had


def with_tuned_scrapy(port: int) -> int:
    """The same without its reactor (so with aiohttp) and without a hundred tasks for every answer."""
    return with_scrapy(port, TWISTED_REACTOR_ENABLED=False, CONCURRENT_ITEMS=1)


FETCHERS = {
    "kronika": with_kronika,
    "kronika_with_store": with_store,
    "scrapy": with_scrapy,
    "tuned_scrapy": with_tuned_scrapy,
}


def measure(name: str, port: int) -> None:
    """One fetcher in this process: prints pages and processor seconds, imports left out."""
    __import__("kronika.fetch.crawl" if name.startswith("kronika") else "scrapy.crawler")
    if name == "kronika_with_store":
        __import__("kronika.store.store")
    used, wall = time.process_time(), time.perf_counter()
    pages = FETCHERS[name](port)
    print(json.dumps({"pages": pages, "cpu": time.process_time() - used, "wall": time.perf_counter() - wall}))


def main() -> None:
    """Run both in turn, several times, and tell the best of each and the ratios."""
    command = [sys.executable, __file__]
    server = subprocess.Popen([*command, "serve"], stdout=subprocess.PIPE, text=True)
    best: dict[str, float] = {}
    try:
        assert server.stdout is not None
        port = server.stdout.readline().strip()
        for _ in range(TURNS):
            for name in FETCHERS:
                done = json.loads(subprocess.run([*command, name, port], stdout=subprocess.PIPE, check=True).stdout)
                assert done["pages"] == PAGES, (name, done)
                best[name] = min(best.get(name, float("inf")), done["cpu"] / PAGES * 1_000)
    finally:
        server.kill()
        server.wait()
    ratios = {f"{name}_costs_times": round(best[name] / best["kronika"], 2) for name in ("scrapy", "tuned_scrapy")}
    print(json.dumps({f"{name}_ms_cpu_per_page": round(cost, 2) for name, cost in best.items()} | ratios))


if __name__ == "__main__":
    if sys.argv[1:] == ["serve"]:
        serve()
    elif sys.argv[1:]:
        measure(sys.argv[1], int(sys.argv[2]))
    else:
        main()
