"""The crawl: leads of a frontier become pages, by Scrapy's engine and our rules, until nothing is left or it is stopped."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

from scrapy.crawler import Crawler

from kronika.fetch.browser import Browser
from kronika.fetch.desk import CrawlDesk
from kronika.fetch.door import Door
from kronika.fetch.engine import LeadSpider, engine_settings, wake
from kronika.fetch.guard import Guard
from kronika.fetch.identity import user_agent
from kronika.fetch.lanes import Lanes
from kronika.fetch.manners import Manners
from kronika.fetch.patient import Patience, PatientFrontier, PatientMemory
from kronika.fetch.settler import Settler
from kronika.fetch.stopping import listening, watch
from kronika.fetch.supply import Supply
from kronika.fetch.tally import HostTally, Progress, Report
from kronika.fetch.visit import Visitor
from kronika.fetch.way import Way
from kronika.model.clock import Clock
from kronika.model.errors import StoreBusy, StoreError, StoreUnreachable
from kronika.model.frontier import Backlog, Discover, Frontier, Identify, Lease, Settled
from kronika.settings import FetchSettings

__all__ = ["HostTally", "Manners", "Progress", "Report", "crawl"]

GRACE = 3.0  # seconds that pages in flight get to finish after a wish to stop
TELL_EVERY = 0.5  # seconds between two progress notes

Told = Callable[[Progress], None]


def crawl(  # noqa: PLR0913 - the one door of this room
    frontier: Frontier,
    discover: Discover,
    settings: FetchSettings,
    *,
    clock: Clock,
    worker: str,
    identify: Identify | None = None,
    on_progress: Told | None = None,
    stop: threading.Event | None = None,
    painted: Collection[int] = (),
    manners: Manners | None = None,
) -> Report:
    """Fetch until the backlog is empty, or until `stop`, SIGINT or SIGTERM; what is fetched is settled either way.

    Pages of the sources in `painted` are rendered by a browser; `manners` tell what is known of hosts and how sources want
    them asked. A source that is closed by its hours is not waited for: the report names it.
    Blocks. May be called many times, also outside the main thread (then signals are not listened to).
    """
    logging.getLogger("scrapy").setLevel(logging.ERROR)

    async def go() -> Report:
        made = Crawl(frontier, discover, settings, clock, worker, manners or Manners(), identify)
        made.render(painted, settings)
        return await made.run(on_progress, stop)

    return asyncio.run(go())


class Crawl:
    """One crawl from its first lease to its last settlement; made inside a running loop."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts are put together here and nowhere else
        self,
        frontier: Frontier,
        discover: Discover,
        settings: FetchSettings,
        clock: Clock,
        worker: str,
        manners: Manners,
        identify: Identify | None = None,
    ) -> None:
        self._now = asyncio.get_running_loop().time
        self._began = self._now()
        self._patience = Patience(settings.store_seconds)
        patient = PatientFrontier(frontier, self._patience)
        remembered = replace(manners, memory=PatientMemory(manners.memory, self._patience))
        self._lanes = Lanes(settings, self._now, manners.memory.now)
        self._door = Door(Guard(settings.allow), user_agent(settings))
        visitor = Visitor(self._door, settings, self._lanes, clock)
        self._way = Way(visitor)
        self._settler = Settler(patient, discover, clock, self._after_settling, identify)
        self._supply = Supply(patient, self._lanes, self._settler, settings, worker, remembered)
        self._supply.clock = clock
        self._supply.on_leave = visitor.forget
        self._lanes.admit = self._supply.admit
        self._lanes.on_room = self._ready
        self._desk = CrawlDesk(self._lanes, self._way, self._supply, self._settler, settings, clock)
        self._engine = Crawler(LeadSpider, engine_settings(settings))
        self._tasks: set[asyncio.Task[None]] = set()
        self._fault: Exception | None = None
        self._wishes = 0
        self._told = self._settler.tally.progress(Backlog(open=0, leased=0, next_in=None), 0, 0.0)

    def render(self, painted: Collection[int], settings: FetchSettings) -> None:
        """Let a browser open the pages of these sources."""
        if painted:
            self._way.paint(Browser(self._door, settings), painted)

    async def run(self, on_progress: Told | None, stop: threading.Event | None) -> Report:
        """Crawl, clean up, and tell what was done; a fault of the frontier is raised after the clean-up."""
        settling = self._start(self._settler.run())
        self._start(self._supply.run(self._ready))
        self._start(self._supply.keep())
        self._start(self._supply.keep_house())
        if stop is not None:
            self._start(watch(stop, self._wish))
        if on_progress is not None:
            self._start(self._tell(on_progress))
        try:
            with listening(self._wish):
                await self._engine.crawl_async(desk=self._desk)
                await self._finish(settling)
            if on_progress is not None and self._fault is None:
                on_progress(await self._progress())
        finally:
            await self._close()
        if self._fault is not None:
            raise self._fault
        report = self._settler.tally.report(
            self._lanes.delays(), stopped=not self._supply.finished, seconds=self._now() - self._began
        )
        return replace(report, closed=self._supply.closed, notes=tuple(sorted(self._lanes.complaints.values())))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work beside the engine; if it fails, the crawl stops at once and tells why."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            self._fault = self._fault or error
            self._wish()
            self._wish()

    def _ready(self) -> None:
        """Something may be ready for the engine."""
        wake(self._engine)

    def _after_settling(self, settled: Settled, leases: list[Lease]) -> None:
        self._supply.settled(leases)
        self._supply.nudge()
        self._ready()

    def _wish(self) -> None:
        """The first wish: start nothing more, let flights finish for a moment. The second: break them off."""
        self._wishes += 1
        if self._wishes == 1:
            self._supply.stopping = True
            self._patience.end()
            self._supply.nudge()
            self._ready()
            asyncio.get_running_loop().call_later(GRACE, self._desk.break_off)
        else:
            self._desk.break_off()

    async def _finish(self, settling: asyncio.Task[None]) -> None:
        """Settle what is there, give back what is not done."""
        self._settler.close()
        await asyncio.wait([settling])
        if isinstance(self._fault, StoreBusy | StoreUnreachable):
            return  # what is held runs out
        if self._fault is not None:
            with suppress(StoreError):  # as far as a full disk lets us
                await self._supply.release(self._supply.held())
                await self._supply.leave_all()
            return
        if not self._supply.finished:
            await self._supply.release([*self._lanes.drain(), *self._desk.broken_off])
        await self._supply.leave_all()

    async def _close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._way.close()
        await self._door.close()
        self._settler.end()
        self._supply.end()

    async def _tell(self, on_progress: Told) -> None:
        self._patience.on_trouble = lambda: on_progress(replace(self._told, trouble=self._patience.trouble))
        while True:
            await asyncio.sleep(TELL_EVERY)
            note = await self._progress()
            await self._supply.ask(lambda: on_progress(note))  # noqa: B023 - awaited before the next turn

    async def _progress(self) -> Progress:
        backlog = await self._supply.backlog()
        told = self._settler.tally.progress(backlog, self._lanes.in_flight, self._now() - self._began)
        if not self._lanes.in_flight:
            ready = self._lanes.ready_in() if self._lanes.waiting else backlog.next_in
            told = replace(told, next_in=ready or 0.0, resting=self._lanes.next_rest())
        self._told = told
        return told
