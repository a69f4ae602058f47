"""Scrapy's side: our frontier as its scheduler, our door as its download handler, and the settings that keep it quiet."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

from scrapy import Request, Spider
from scrapy.core.downloader.handlers.base import BaseDownloadHandler
from scrapy.core.scheduler import BaseScheduler
from scrapy.http import Response

from kronika.fetch.address import read
from kronika.model.errors import BadUrl
from kronika.model.frontier import Lease
from kronika.model.page import Fetched
from kronika.settings import FetchSettings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from scrapy.crawler import Crawler
    from twisted.python.failure import Failure

PAUSING = 1_000  # visits that may wait for another turn at their host
LEASE = "lease"
FETCHED = "fetched"
NOWHERE = "http://unreadable.invalid/"  # stands in for an address that Scrapy could not even carry


class Desk(Protocol):
    """What the engine needs of a crawl: work to do, a way to do it, and a place for what came out."""

    def next(self) -> Lease | None:
        """The next lease that may start now."""
        ...

    def ready_in(self) -> float | None:
        """Seconds until another may start."""
        ...

    def over(self) -> bool:
        """Nothing more will come."""
        ...

    async def fetch(self, lease: Lease) -> Fetched:
        """Fetch the page of a lease."""
        ...

    def kept(self, lease: Lease, fetched: Fetched) -> None:
        """A page was had."""
        ...

    def failed(self, lease: Lease, error: BaseException) -> None:
        """A page was not had."""
        ...


class LeadSpider(Spider):
    """Passes what the engine brings to the desk; it starts nothing by itself, the scheduler does."""

    name = "kronika"

    def __init__(self, desk: Desk, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.desk = desk

    async def start(self) -> AsyncIterator[Any]:
        """No start requests: the frontier knows them."""
        return
        yield

    def parse(self, response: Response, **arguments: Any) -> None:
        """A page arrived."""
        self.desk.kept(response.meta[LEASE], response.meta[FETCHED])

    def missed(self, failure: Failure) -> None:
        """A page did not arrive."""
        lease: Lease = failure.request.meta[LEASE]  # type: ignore[attr-defined]
        self.desk.failed(lease, failure.value or RuntimeError("no reason given"))


class FrontierScheduler(BaseScheduler):
    """Scrapy's queue is the frontier: nothing is remembered here that a kill could lose."""

    def __init__(self, crawler: Crawler) -> None:
        self._crawler = crawler
        self._spider = spider_of(crawler)
        self._timer: asyncio.TimerHandle | None = None

    @classmethod
    def from_crawler(cls, crawler: Crawler) -> FrontierScheduler:
        """As Scrapy builds its parts."""
        return cls(crawler)

    def has_pending_requests(self) -> bool:
        """The spider stays open until the desk says it is over."""
        return not self._spider.desk.over()

    def enqueue_request(self, request: Request) -> bool:
        """Nobody adds requests from the side."""
        return False

    def next_request(self) -> Request | None:
        """The next request whose host is ready; without one, come back exactly when one will be."""
        lease = self._spider.desk.next()
        if lease is None:
            self._wake_in(self._spider.desk.ready_in())
            return None
        return Request(
            carried(lease.lead.url),
            callback=self._spider.parse,
            errback=self._spider.missed,
            dont_filter=True,
            meta={LEASE: lease, "verbatim_url": True},
        )

    def _wake_in(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = (
            asyncio.get_running_loop().call_later(seconds, wake, self._crawler) if seconds is not None else None
        )


class DeskHandler(BaseDownloadHandler):
    """Scrapy's downloader asks here; the door does the work."""

    async def download_request(self, request: Request) -> Response:
        """Fetch a page through the desk."""
        fetched = await spider_of(self.crawler).desk.fetch(request.meta[LEASE])
        request.meta[FETCHED] = fetched
        return Response(request.url, status=fetched.status, body=fetched.body, request=request)


def wake(crawler: Crawler) -> None:
    """Let the engine look at its scheduler again. Scrapy has no public call for this; its version is pinned."""
    engine = crawler._engine
    slot = engine._slot if engine is not None else None
    if slot is not None and slot.closing is None:
        slot.nextcall.schedule()


def spider_of(crawler: Crawler) -> LeadSpider:
    """The running spider."""
    if not isinstance(crawler.spider, LeadSpider):
        raise TypeError(f"{crawler.spider!r} is not the spider this engine was built for.")
    return crawler.spider


def carried(url: str) -> str:
    """An address in the form Scrapy can carry; the lease keeps the true one."""
    try:
        return str(read(url))
    except BadUrl:
        return NOWHERE


def engine_settings(settings: FetchSettings) -> dict[str, Any]:
    """Scrapy reduced to its engine: pacing, robots, redirects, retries, cookies and encodings are ours."""
    return {
        "TWISTED_REACTOR_ENABLED": False,
        "SCHEDULER": FrontierScheduler,
        "DOWNLOAD_HANDLERS_BASE": {},
        "DOWNLOAD_HANDLERS": {"http": DeskHandler, "https": DeskHandler},
        "DOWNLOADER_MIDDLEWARES_BASE": {},
        "SPIDER_MIDDLEWARES_BASE": {},
        "EXTENSIONS_BASE": {},
        "STATS_CLASS": "scrapy.statscollectors.DummyStatsCollector",
        # Lanes and the gate bound what is under way; a visit that waits for another turn only seems to be.
        "CONCURRENT_REQUESTS": settings.parallel + PAUSING,
        "CONCURRENT_REQUESTS_PER_DOMAIN": settings.parallel + PAUSING,
        "DOWNLOAD_DELAY": 0,
        "CONCURRENT_ITEMS": 1,  # Scrapy starts that many tasks for every answer, and our answers have no items
        "LOG_ENABLED": False,
    }
