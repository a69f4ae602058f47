"""Pages as a reader sees them: their scripts run in a browser that reaches the web only through our door."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from kronika.fetch.chromium import Chromium, Running
from kronika.fetch.door import Door
from kronika.fetch.identity import user_agent
from kronika.fetch.page_requests import PageRequests, Shelf
from kronika.fetch.trouble import Trouble
from kronika.html.sniff import starts_as_markup
from kronika.model.errors import PartMissing
from kronika.model.failure import FailureKind
from kronika.model.page import Fetched, Headers
from kronika.settings import FetchSettings

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page, WebSocketRoute

AT_ONCE = 3  # pages open in the browser
CLOSING_SECONDS = 5.0
RENDERED = "X-Kronika-Rendered"
HTML = ("text/html", "application/xhtml+xml")
OF_OTHER_BYTES = frozenset(
    {"content-type", "content-length", "content-encoding", "transfer-encoding", "etag", "last-modified", "content-md5"}
)
# Ways to the network that are no requests.
CLOSED_DOORS = (
    "for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) delete window[name];"
)
STATE = "document.readyState"
LENGTH = "document.documentElement ? document.documentElement.outerHTML.length : 0"


class Browser:
    """Renders pages; one browser process for the whole crawl, one context for each page."""

    def __init__(self, door: Door, settings: FetchSettings) -> None:
        self._door = door
        self._settings = settings
        self._chromium = Chromium(settings, user_agent(settings))
        self._shelf = Shelf()
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def paint(self, fetched: Fetched) -> Fetched:
        """The page after its scripts have run; what is no HTML comes back as it is."""
        if not is_html(fetched):
            return fetched
        async with self._turn:
            html, version = await self._rendered(fetched)
        body = html.encode("utf-8", "replace")
        if len(body) > self._settings.max_bytes:
            raise too_large(fetched, self._settings)
        return replace(fetched, body=body, headers=repainted(fetched.headers, version))

    async def close(self) -> None:
        """End the browser."""
        await self._chromium.close()

    async def _rendered(self, fetched: Fetched) -> tuple[str, str]:
        """The page's markup; a browser that broke under another page's weight is given one more chance."""
        try:
            return await self._render(fetched)
        except ConnectionError:
            pass
        try:
            return await self._render(fetched)
        except ConnectionError as error:
            said = f"The browser broke down over {fetched.url}: {error}"
            raise Trouble(f"{said.rstrip('.')}.", kind=FailureKind.BROKEN_ANSWER) from error

    async def _render(self, fetched: Fetched) -> tuple[str, str]:
        """Open, look, close; ConnectionError when the browser or the page's process died."""
        from playwright.async_api import Error

        try:
            running = await self._chromium.get()
        except PartMissing as error:
            raise Trouble(str(error), kind=FailureKind.UNEXPECTED, final=True) from error
        running.under_way += 1
        context: BrowserContext | None = None
        requests = PageRequests(door=self._door, fetched=fetched, settings=self._settings, shelf=self._shelf)
        try:
            async with asyncio.timeout(self._settings.browser_seconds + CLOSING_SECONDS):
                context = await self._chromium.context(running)
                return await self._look(context, requests), running.browser.version
        except TimeoutError as error:
            raise endless(fetched, self._settings) from error
        except Error as error:
            if "Timeout" in str(error):
                raise endless(fetched, self._settings) from error
            raise ConnectionError(str(error).splitlines()[0]) from error
        finally:
            requests.stop()
            running.under_way -= 1
            await leave(context, running)

    async def _look(self, context: BrowserContext, requests: PageRequests) -> str:
        """Load the page, wait until its scripts are quiet or the time is up, and take what there is."""
        until = asyncio.get_running_loop().time() + self._settings.browser_seconds
        await context.add_init_script(CLOSED_DOORS)
        await context.route("**/*", requests.answer)
        await context.route_web_socket("**/*", refuse_socket)
        page = await context.new_page()
        context.on("page", shut)
        fetched = requests.fetched
        # Playwright's own waiting is led astray by scripts that want to leave, so loading is watched here.
        await page.goto(fetched.final_url, wait_until="commit", timeout=self._settings.browser_seconds * 1000)
        while await page.evaluate(STATE) == "loading" and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.05)
        await requests.quiet(until)
        if not page.url.startswith("http"):
            raise Trouble(
                f"The scripts of {fetched.url} put something else in its place.", kind=FailureKind.BROKEN_ANSWER
            )
        if await page.evaluate(LENGTH) > self._settings.max_bytes:
            raise too_large(fetched, self._settings)
        return await page.content()


async def leave(context: BrowserContext | None, running: Running) -> None:
    """Close a page's context; a browser that cannot even do that is replaced."""
    from playwright.async_api import Error

    if context is None:
        running.broken = True
        return
    try:
        async with asyncio.timeout(CLOSING_SECONDS):
            await context.close()
    except (TimeoutError, Error):
        running.broken = True


async def refuse_socket(socket: WebSocketRoute) -> None:
    """A conversation is no page."""
    await socket.close()


async def shut(page: Page) -> None:
    """A window that a script opened."""
    from playwright.async_api import Error

    with suppress(Error):
        await page.close()


def is_html(fetched: Fetched) -> bool:
    """Only HTML has scripts to run; feeds and sitemaps of a source are taken as they are."""
    kind = (fetched.header("content-type") or "").strip().lower()
    return kind.startswith(HTML) or (not kind and starts_as_markup(fetched.body[:1_024]))


def repainted(headers: Headers, version: str) -> Headers:
    """The headers of the answer, without what speaks of other bytes, and with a note of who made these."""
    kept = tuple((name, value) for name, value in headers if name.lower() not in OF_OTHER_BYTES)
    return (*kept, ("Content-Type", "text/html; charset=utf-8"), (RENDERED, f"chromium {version}"))


def endless(fetched: Fetched, settings: FetchSettings) -> Trouble:
    """The page's scripts keep the browser busy."""
    return Trouble(
        f"The scripts of {fetched.url} had not come to an end after {settings.browser_seconds:g} s; "
        "raise [fetch] browser_seconds if they need longer.",
        kind=FailureKind.TIMEOUT,
        final=True,
    )


def too_large(fetched: Fetched, settings: FetchSettings) -> Trouble:
    """The scripts made more of the page than we keep."""
    return Trouble(
        f"{fetched.url} grew larger than {settings.max_bytes:,} bytes when its scripts ran; raise [fetch] max_bytes to keep such pages.",
        kind=FailureKind.TOO_LARGE,
    )
