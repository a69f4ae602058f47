"""The browser itself: found, started without any network of its own, and started anew when it has grown old or broken."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from kronika.model.errors import PartMissing
from kronika.settings import FetchSettings

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PAGES_EACH = 200  # pages after which a browser is replaced, because browsers grow
CLOSING_SECONDS = 5.0
STARTING_SECONDS = 60.0

# Every request of a page is answered by us. Should one ever slip by, these leave it nowhere to go: no name
# resolves, and the only proxy has a name.
SWITCHES = (
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--proxy-server=http://nowhere.invalid:1",
    "--proxy-bypass-list=<-loopback>",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--dns-prefetch-disable",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-gpu",
    "--disable-sync",
    "--mute-audio",
    "--no-first-run",
    "--no-pings",
)


def find_browser(settings: FetchSettings) -> str:
    """The program that renders pages, or a sentence that says what to install."""
    if importlib.util.find_spec("playwright") is None:
        raise PartMissing("Pages with browser=yes need Playwright: install it with “pip install 'kronika[browser]'”.")
    if settings.browser:
        if not os.access(settings.browser, os.X_OK) or not Path(settings.browser).is_file():
            raise PartMissing(f"[fetch] browser names {settings.browser}, which is no program that can be run.")
        return settings.browser
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise PartMissing(
            "Pages with browser=yes need Chromium: install it (Debian: apt-get install chromium), "
            "or name the program in [fetch] browser."
        )
    return found


@dataclass(slots=True, kw_only=True)
class Running:
    """One started browser and how much it has done."""

    playwright: Playwright
    browser: Browser
    pages: int = 0
    under_way: int = 0
    broken: bool = False

    @property
    def spent(self) -> bool:
        """It should be replaced before the next page."""
        return self.broken or not self.browser.is_connected() or (self.pages >= PAGES_EACH and not self.under_way)


class Chromium:
    """Lends contexts of one browser process, each without a memory of the others."""

    def __init__(self, settings: FetchSettings, user_agent: str) -> None:
        self._path = find_browser(settings)
        self._user_agent = user_agent
        self._running: Running | None = None
        self._starting = asyncio.Lock()

    async def get(self) -> Running:
        """A browser that works, started if need be."""
        async with self._starting:
            if self._running is not None and self._running.spent:
                await self.close()
            if self._running is None:
                self._running = await start(self._path)
            self._running.pages += 1
            return self._running

    async def context(self, running: Running) -> BrowserContext:
        """A fresh one for one page: no cookies, no downloads, no service workers."""
        return await running.browser.new_context(
            user_agent=self._user_agent, accept_downloads=False, service_workers="block"
        )

    async def close(self) -> None:
        """End the browser and whoever drives it, also when they do not answer any more."""
        running, self._running = self._running, None
        if running is None:
            return
        from playwright.async_api import Error

        with suppress(TimeoutError, Error):
            async with asyncio.timeout(CLOSING_SECONDS):
                await running.browser.close()
        with suppress(TimeoutError, Error):
            async with asyncio.timeout(CLOSING_SECONDS):
                await running.playwright.stop()  # the driver ends the whole process group of its browser


async def start(path: str) -> Running:
    """Start the browser; only root goes without Chromium's own sandbox, because there it does not work."""
    from playwright.async_api import Error, async_playwright

    playwright = await async_playwright().start()
    try:
        browser = await playwright.chromium.launch(
            executable_path=path,
            args=list(SWITCHES),
            chromium_sandbox=os.geteuid() != 0,
            timeout=STARTING_SECONDS * 1000,
            handle_sigint=False,  # a wish to stop is the crawl's: pages under way are finished first
            handle_sigterm=False,
            handle_sighup=False,
        )
    except Error as error:
        await playwright.stop()
        raise PartMissing(
            f"The browser {path} does not start: {str(error).splitlines()[0]} Try it by hand, or name another in [fetch] browser."
        ) from error
    return Running(playwright=playwright, browser=browser)
