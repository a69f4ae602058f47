"""One page from lead to answer: robots, redirects, deadline and verdict, hop by hop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from yarl import URL

from kronika.fetch.address import follow, host_of, read
from kronika.fetch.backoff import retry_after
from kronika.fetch.door import Answer, Door, Wanted
from kronika.fetch.identity import robot_name
from kronika.fetch.robots import MAX_BYTES, Robots
from kronika.fetch.trouble import Trouble
from kronika.fetch.verdicts import NOT_MODIFIED, REDIRECTS, kind_of
from kronika.model.clock import Clock
from kronika.model.errors import BadUrl
from kronika.model.failure import FailureKind
from kronika.model.page import Fetched, Validators
from kronika.settings import FetchSettings

ROBOTS_REDIRECTS = 5  # RFC 9309


class Traffic(Protocol):
    """The rules of the road: what a visit tells about hosts, and where it has to wait."""

    async def enter(self, host: str) -> None:
        """Wait for another turn at a host: where a redirect led to, or after its robots.txt was read."""
        ...

    def asking(self, host: str) -> None:
        """A request to a host begins."""
        ...

    def answered(self, host: str, latency: float, status: int) -> None:
        """A host answered so fast, with this status."""
        ...

    def crawl_delay(self, host: str, seconds: float) -> None:
        """A host's robots.txt asks for this pause."""
        ...

    def robots(self, host: str) -> bytes | None:
        """What is remembered of a host's robots.txt files."""
        ...

    def keep_robots(self, host: str, packed: bytes) -> None:
        """Remember a host's robots.txt files."""
        ...

    def wall(self) -> float:
        """Seconds since 1970, by the clock of what is remembered."""
        ...


class OpenRoad:
    """No traffic rules: for a single page. Nothing is remembered longer than the visit."""

    def __init__(self) -> None:
        self._robots: dict[str, bytes] = {}

    async def enter(self, host: str) -> None:
        """Go on at once."""

    def asking(self, host: str) -> None:
        """There is nobody to make way for."""

    def answered(self, host: str, latency: float, status: int) -> None:
        """Nothing to learn from one page."""

    def crawl_delay(self, host: str, seconds: float) -> None:
        """There is no next request."""

    def robots(self, host: str) -> bytes | None:
        """What this visit has read."""
        return self._robots.get(host)

    def keep_robots(self, host: str, packed: bytes) -> None:
        """Keep it for this visit."""
        self._robots[host] = packed

    def wall(self) -> float:
        """Now."""
        return time.time()


@dataclass(slots=True, kw_only=True)
class Journey:
    """Where one visit has been: its hops, its cookies and the time it has left."""

    left: float  # seconds
    most: int  # redirects
    hops: list[URL] = field(default_factory=list)
    cookies: dict[str, dict[str, str]] = field(default_factory=dict)  # by host; they die with the visit
    seen: set[tuple[URL, str]] = field(default_factory=set)
    heard: bool = False  # whether the host of this hop sent its headers

    def hear(self) -> None:
        """The headers of this hop are there."""
        self.heard = True

    def cookie_for(self, url: URL) -> str:
        """The cookies this very host set on the way."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.get(host_of(url), {}).items())

    def step(self, url: URL) -> None:
        """Note a hop; a loop or too long a chain ends the journey. Coming back with a new cookie is no loop."""
        mark = (url, self.cookie_for(url))
        if mark in self.seen:
            raise Trouble(f"{self.hops[0]} redirects in a loop by way of {url}.", kind=FailureKind.REDIRECTS)
        if len(self.hops) > self.most:
            raise Trouble(f"{self.hops[0]} redirects more than {self.most} times.", kind=FailureKind.REDIRECTS)
        self.seen.add(mark)
        self.hops.append(url)
        self.heard = False


class Visitor:
    """Fetches pages through the door, by the rules."""

    def __init__(self, door: Door, settings: FetchSettings, traffic: Traffic, clock: Clock) -> None:
        self._door = door
        self._settings = settings
        self._traffic = traffic
        self._clock = clock
        self._robots = Robots(self._ask_robots, robot_name(settings), clock, traffic, hours=settings.robots_hours)

    async def visit(self, asked: str, validators: Validators | None = None) -> Fetched:
        """One page; every way it can fail is a Trouble."""
        start = asyncio.get_running_loop().time()
        try:
            url = read(asked)
        except BadUrl as error:
            raise Trouble(str(error), kind=FailureKind.REFUSED_ADDRESS) from error
        journey = Journey(left=self._settings.max_seconds, most=self._settings.max_redirects)
        asking = conditions(validators)
        answer = await self._follow(url, journey, asking, Wanted(max_bytes=self._settings.max_bytes))
        self._judge(answer, conditional=bool(asking))
        return Fetched(
            url=asked,
            final_url=asked if len(journey.hops) == 1 else str(answer.url),
            status=answer.status,
            headers=answer.headers,
            body=answer.body,
            at=self._clock(),
            redirects=(asked, *map(str, journey.hops[1:-1])) if len(journey.hops) > 1 else (),
            elapsed=asyncio.get_running_loop().time() - start,
        )

    async def sitemaps(self, asked: str) -> tuple[str, ...]:
        """The sitemaps that the robots.txt of an address names."""
        return await self._robots.sitemaps(read(asked))

    def forget(self, hosts: Collection[str]) -> None:
        """These hosts are given back."""
        self._robots.forget(hosts)

    async def close(self) -> None:
        """Stop what is under way."""
        await self._robots.close()

    async def _follow(self, url: URL, journey: Journey, extra: Mapping[str, str], wanted: Wanted) -> Answer:
        """Go from hop to hop until an answer is not a redirect."""
        while True:
            journey.step(url)
            if self._settings.robots and not wanted.cut:
                await self._obey(url)
            answer = await self._hop(url, journey, extra, wanted)
            if answer.status not in REDIRECTS:
                return answer
            journey.cookies.setdefault(host_of(url), {}).update(answer.cookies)
            url = next_address(answer)
            await self._traffic.enter(host_of(url))

    async def _hop(self, url: URL, journey: Journey, extra: Mapping[str, str], wanted: Wanted) -> Answer:
        """One request within the time that is left for the whole journey."""
        now = asyncio.get_running_loop().time
        cookie = journey.cookie_for(url)
        start = now()
        try:
            async with asyncio.timeout(journey.left):
                sent = {**extra, "Cookie": cookie} if cookie else extra
                self._traffic.asking(host_of(url))
                answer = await self._door.ask(url, sent, wanted, journey.hear)
        except TimeoutError as error:
            raise Trouble(
                f"{url} was not complete after {self._settings.max_seconds:g} s; raise [fetch] max_seconds for slow sites.",
                kind=FailureKind.TIMEOUT,
                host=None if journey.heard else host_of(url),
            ) from error
        journey.left -= now() - start
        self._traffic.answered(host_of(url), answer.latency, answer.status)
        return answer

    async def _obey(self, url: URL) -> None:
        passed = await self._robots.check(url)
        if passed.delay is not None:
            self._traffic.crawl_delay(host_of(url), passed.delay)
        if passed.waited:
            await self._traffic.enter(host_of(url))

    async def _ask_robots(self, url: URL) -> Answer:
        journey = Journey(left=self._settings.max_seconds, most=ROBOTS_REDIRECTS)
        return await self._follow(url, journey, {}, Wanted(max_bytes=MAX_BYTES, cut=True, any_kind=True))

    def _judge(self, answer: Answer, *, conditional: bool) -> None:
        """Let 2xx and an asked-for 304 pass; anything else is a Trouble."""
        if 200 <= answer.status < 300 or (answer.status == NOT_MODIFIED and conditional):
            return
        raise Trouble(
            f"{answer.url} answered {answer.status}.",
            kind=kind_of(answer.status),
            retry_after=retry_after(answer.header("retry-after"), self._clock()),
            status=answer.status,
        )


def conditions(validators: Validators | None) -> dict[str, str]:
    """The headers that ask for a page only if it has changed."""
    if validators is None:
        return {}
    asked = {"If-None-Match": validators.etag, "If-Modified-Since": validators.last_modified}
    return {name: value for name, value in asked.items() if value and value.isprintable()}


def next_address(answer: Answer) -> URL:
    """Where a redirect leads."""
    location = answer.header("location")
    if not location:
        raise Trouble(f"{answer.url} redirects without saying where to.", kind=FailureKind.BROKEN_ANSWER)
    try:
        return follow(answer.url, location)
    except (BadUrl, ValueError) as error:
        said = f"{answer.url} redirects to no web address: {error}".rstrip(".")
        raise Trouble(f"{said}.", kind=FailureKind.REFUSED_ADDRESS) from error
