"""A few pages one after the other, without a frontier: one door, robots.txt read once, and a pause between two pages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

from kronika.fetch.address import read
from kronika.fetch.browser import Browser
from kronika.fetch.chromium import find_browser
from kronika.fetch.door import Door
from kronika.fetch.guard import Guard
from kronika.fetch.identity import user_agent
from kronika.fetch.throttle import first_delay, next_delay
from kronika.fetch.visit import OpenRoad, Visitor
from kronika.model.clock import Clock
from kronika.model.page import Fetched
from kronika.settings import FetchSettings

Sleep = Callable[[float], Awaitable[None]]


class Pace(OpenRoad):
    """How long to wait before the next page: by the throttle, and never less than robots.txt asks for."""

    def __init__(self, settings: FetchSettings) -> None:
        super().__init__()
        self._settings = settings
        self._delay = first_delay(settings)
        self._asked = 0.0

    @property
    def pause(self) -> float:
        """Seconds to wait now."""
        asked = min(self._asked, self._settings.max_crawl_delay)
        return min(max(self._delay, asked), self._settings.max_delay)

    def answered(self, host: str, latency: float, status: int) -> None:
        """An answer quickens or slows the pace."""
        self._delay = next_delay(self._delay, latency, status, self._settings)

    def crawl_delay(self, host: str, seconds: float) -> None:
        """What robots.txt asks for."""
        self._asked = max(self._asked, seconds)


class Errand:
    """Fetches pages in turn and waits for each. BadUrl for what is no http(s) address, FetchError for everything else."""

    def __init__(
        self, settings: FetchSettings, *, clock: Clock, sleep: Sleep = asyncio.sleep, browser: bool = False
    ) -> None:
        if browser:
            find_browser(settings)
        self._settings = settings
        self._painted = browser  # whether pages are opened in a browser
        self._browser: Browser | None = None
        self._clock = clock
        self._sleep = sleep
        self._runner = asyncio.Runner()
        self._pace = Pace(settings)
        self._door: Door | None = None
        self._visitor: Visitor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._runner.run(self._close())
        self._runner.close()

    def fetch(self, url: str) -> Fetched:
        """One more page."""
        read(url)
        return self._runner.run(self._visit(url))

    def robots_sitemaps(self, url: str) -> tuple[str, ...]:
        """The sitemaps that the robots.txt of this site names; FetchError when it cannot be had."""
        read(url)
        return self._runner.run(self._sitemaps(url))

    async def _visit(self, url: str) -> Fetched:
        fetched = await (await self._next_turn()).visit(url)
        if self._painted and self._door is not None:
            self._browser = self._browser or Browser(self._door, self._settings)
            fetched = await self._browser.paint(fetched)
        return fetched

    async def _sitemaps(self, url: str) -> tuple[str, ...]:
        return await (await self._next_turn()).sitemaps(url)

    async def _next_turn(self) -> Visitor:
        """Open the door, or wait before it is used again."""
        if self._visitor is None:
            self._door = Door(Guard(self._settings.allow), user_agent(self._settings))
            self._visitor = Visitor(self._door, self._settings, self._pace, self._clock)
        else:
            await self._sleep(self._pace.pause)
        return self._visitor

    async def _close(self) -> None:
        if self._browser is not None:
            await self._browser.close()
        if self._visitor is not None:
            await self._visitor.close()
        if self._door is not None:
            await self._door.close()
