"""What the scripts of one page ask for: answered through the door, within limits, and nothing else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from yarl import URL

from kronika.fetch.address import read
from kronika.fetch.door import Answer, Door, Wanted
from kronika.fetch.trouble import Trouble
from kronika.fetch.verdicts import REDIRECTS
from kronika.fetch.visit import next_address
from kronika.model.errors import BadUrl
from kronika.model.failure import FailureKind
from kronika.model.page import Fetched
from kronika.settings import FetchSettings

if TYPE_CHECKING:
    from playwright.async_api import Request, Route

FETCHED_KINDS = frozenset({"script", "xhr", "fetch"})  # what makes text; pictures, films and fonts do not
SENT_ON = frozenset({"accept", "accept-language", "authorization", "origin", "referer", "x-requested-with"})
MAIN_HEADERS = frozenset({"content-type", "content-security-policy", "referrer-policy", "set-cookie"})
ANSWER_HEADERS = frozenset({"content-type", "x-content-type-options"})
MOST_HOPS = 5
QUIET = 0.5  # seconds without a request after which a page counts as finished
SHELF_BYTES = 32_000_000


class Shelf:
    """Scripts that pages of one crawl share, so that a server is asked for each once; the oldest go first."""

    def __init__(self, most: int = SHELF_BYTES) -> None:
        self._most = most
        self._size = 0
        self._answers: OrderedDict[str, Answer] = OrderedDict()

    def get(self, url: str) -> Answer | None:
        """A script that was had before."""
        if url in self._answers:
            self._answers.move_to_end(url)
        return self._answers.get(url)

    def put(self, url: str, answer: Answer) -> None:
        """Keep a script for the next page."""
        if url in self._answers or len(answer.body) > self._most:
            return
        self._answers[url] = answer
        self._size += len(answer.body)
        while self._size > self._most:
            self._size -= len(self._answers.popitem(last=False)[1].body)


@dataclass(kw_only=True)  # no slots: Playwright hangs its own note on whoever answers its routes
class PageRequests:
    """The requests of one page. The first is for the page itself, which is here already."""

    door: Door
    fetched: Fetched
    settings: FetchSettings
    shelf: Shelf
    refused: list[str] = field(default_factory=list)  # sentences, for those who wonder
    asked: int = 0
    read: int = 0
    under_way: set[asyncio.Task[None]] = field(default_factory=set)
    _served: bool = False
    _busy: int = 0
    _idle_since: float = 0.0
    _turn: asyncio.Semaphore = field(init=False)

    def __post_init__(self) -> None:
        self._turn = asyncio.Semaphore(self.settings.per_host)
        self._idle_since = asyncio.get_running_loop().time()

    async def answer(self, route: Route) -> None:
        """Answer one request, or refuse it; the page may be gone by then."""
        from playwright.async_api import Error

        task = asyncio.current_task()
        if task is not None:
            self.under_way.add(task)
        self._busy += 1
        try:
            with suppress(Error):
                await self._answer(route)
        finally:
            self._busy -= 1
            self._idle_since = asyncio.get_running_loop().time()
            if task is not None:
                self.under_way.discard(task)

    async def quiet(self, until: float) -> None:
        """Wait until nothing was asked for a while, or until the time is up."""
        now = asyncio.get_running_loop().time
        while now() < until:
            rest = 0.05 if self._busy else self._idle_since + QUIET - now()
            if rest <= 0:
                return
            await asyncio.sleep(min(rest, until - now()))

    def stop(self) -> None:
        """End what is still asked for."""
        for task in self.under_way:
            task.cancel()

    async def _answer(self, route: Route) -> None:
        request = route.request
        if not self._served and is_page(request):
            self._served = True
            headers = joined(self.fetched.headers, MAIN_HEADERS)
            await route.fulfill(status=200, headers=headers, body=self.fetched.body)
        elif is_page(request):
            await route.fulfill(
                status=204
            )  # a script wants to leave: the page stays what it is, with no error page instead
        elif request.resource_type == "stylesheet":
            await route.fulfill(status=200, content_type="text/css", body="")  # looks say nothing about the text
        elif request.resource_type not in FETCHED_KINDS or request.method != "GET":
            await route.abort("blockedbyclient")
        else:
            await self._bring(route, request)

    async def _bring(self, route: Route, request: Request) -> None:
        try:
            found = await self._fetch(request)
        except (Trouble, BadUrl) as trouble:
            self.refused.append(str(trouble))
            await route.abort("failed")
            return
        headers = joined(found.headers, ANSWER_HEADERS, "access-control-")
        await route.fulfill(status=found.status, headers=headers, body=found.body)

    async def _fetch(self, request: Request) -> Answer:
        """Through the door, hop by hop, each of them guarded; scripts are shared by the pages of a crawl."""
        is_script = request.resource_type == "script"
        if is_script and (known := self.shelf.get(request.url)) is not None:
            return known
        async with self._turn:
            found = await self._follow(read(request.url), sent_on(request.headers))
        if is_script and found.status == 200:
            self.shelf.put(request.url, found)
        return found

    async def _follow(self, url: URL, headers: Mapping[str, str]) -> Answer:
        for _ in range(MOST_HOPS):
            self.asked += 1
            left = self.settings.max_bytes - self.read
            if self.asked > self.settings.browser_requests or left <= 0:
                raise Trouble(f"{self.fetched.url} asks for too much.", kind=FailureKind.TOO_LARGE)
            answer = await self.door.ask(url, headers, Wanted(max_bytes=left, any_kind=True), lambda: None)
            self.read += len(answer.body)
            if answer.status not in REDIRECTS:
                return answer
            url = next_address(answer)
        raise Trouble(f"{url} redirects more than {MOST_HOPS} times.", kind=FailureKind.REDIRECTS)


def is_page(request: Request) -> bool:
    """The page itself, not a frame in it."""
    return request.is_navigation_request() and request.frame.parent_frame is None


def sent_on(headers: Mapping[str, str]) -> dict[str, str]:
    """What a script says about its request that a server may need."""
    return {name: value for name, value in headers.items() if name.lower() in SENT_ON or name.lower().startswith("x-")}


def joined(headers: tuple[tuple[str, str], ...], wanted: frozenset[str], prefix: str = "\0") -> dict[str, str]:
    """The wanted headers as the browser takes them: several of one name on lines of their own."""
    found: dict[str, str] = {}
    for name, value in headers:
        key = name.lower()
        if key in wanted or key.startswith(prefix):
            found[key] = f"{found[key]}\n{value}" if key in found else value
    return found
