"""robots.txt (RFC 9309): read once a day per origin, obeyed for every address, also for those a redirect leads to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from protego import Protego
from yarl import URL

from kronika.fetch.address import host_of
from kronika.fetch.backoff import retry_after
from kronika.fetch.door import Answer
from kronika.fetch.robots_shelf import MOST_BYTES, Copy, pack, unpack
from kronika.fetch.trouble import Trouble
from kronika.fetch.verdicts import kind_of
from kronika.model.clock import Clock
from kronika.model.failure import FailureKind

MAX_BYTES = MOST_BYTES
PATH = "/robots.txt"
NO_WAY_IN = frozenset(
    {FailureKind.REFUSED_ADDRESS, FailureKind.DNS, FailureKind.CONNECT, FailureKind.TLS}
)  # robots.txt is not to blame
OLDEST = 30 * 86_400.0  # seconds; an older copy says nothing, whatever the server says now
LOOK_AGAIN = 600.0  # seconds after which a robots.txt that could not be had is asked for again

Ask = Callable[[URL], Awaitable[Answer]]
"""Fetches a robots.txt, following its redirects."""


class Shelf(Protocol):
    """Where the robots.txt files of hosts are remembered, and the time by which."""

    def robots(self, host: str) -> bytes | None:
        """What is remembered."""
        ...

    def keep_robots(self, host: str, packed: bytes) -> None:
        """Remember."""
        ...

    def wall(self) -> float:
        """Seconds since 1970."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules of one origin, and until when they hold without another look."""

    wishes: Protego
    until: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """An address may be fetched: with the pause its host asks for, and whether robots.txt had to be waited for."""

    delay: float | None
    waited: bool


class Robots:
    """The rules of all origins met in this run."""

    def __init__(self, ask: Ask, agent: str, clock: Clock, shelf: Shelf, *, hours: float = 24.0) -> None:
        self._ask = ask
        self._agent = agent
        self._clock = clock
        self._shelf = shelf
        self._lasts = hours * 3600
        self._rules: dict[URL, asyncio.Task[Rules]] = {}

    async def check(self, url: URL) -> Passed:
        """Let an address pass and tell the crawl delay its host asks for, or raise a Trouble of kind ROBOTS.

        A robots.txt that cannot be had (5xx, no connection) is a Trouble of its own kind, unless a copy of the last
        thirty days is there: nothing is fetched from a host whose wishes are unknown, and the page is tried again later.
        """
        rules, waited = await self._rules_of(url.origin())
        if not rules.wishes.can_fetch(str(url), self._agent):
            raise Trouble(f"{url} is closed to robots by {url.origin()}{PATH}.", kind=FailureKind.ROBOTS)
        return Passed(delay=pause_of(rules.wishes, self._agent), waited=waited)

    async def sitemaps(self, url: URL) -> tuple[str, ...]:
        """The sitemaps that the robots.txt of an address names."""
        rules, _ = await self._rules_of(url.origin())
        return tuple(rules.wishes.sitemaps)

    def forget(self, hosts: Collection[str]) -> None:
        """These hosts are given back; their rules are remembered elsewhere."""
        gone = frozenset(hosts)
        for origin in [origin for origin, task in self._rules.items() if host_of(origin) in gone and task.done()]:
            del self._rules[origin]

    async def close(self) -> None:
        """Stop asking."""
        for task in list(self._rules.values()):
            task.cancel()
        await asyncio.gather(*self._rules.values(), return_exceptions=True)

    async def _rules_of(self, origin: URL) -> tuple[Rules, bool]:
        """The rules, fetched by whoever asks first; the others wait for that answer. A failure is not remembered."""
        task = self._rules.get(origin)
        if task is not None and task.done() and task.result().until <= self._shelf.wall():
            task = None
        if task is None and (kept := self._kept(origin)) is not None:
            task = self._rules[origin] = asyncio.create_task(as_read(kept))
            return await task, False
        waited = task is None or not task.done()
        if task is None:
            task = self._rules[origin] = asyncio.create_task(self._fetch(origin))
            task.add_done_callback(lambda done: self._forget_failure(origin, done))
        return await asyncio.shield(task), waited

    def _kept(self, origin: URL) -> Rules | None:
        """What was read lately, in this run or another; a time that is yet to come was no time."""
        copy = unpack(self._shelf.robots(host_of(origin))).get(str(origin))
        if copy is None or not 0 <= self._shelf.wall() - copy.at < self._lasts:
            return None
        return Rules(wishes=parse(copy.body), until=copy.at + self._lasts)

    def _forget_failure(self, origin: URL, task: asyncio.Task[Rules]) -> None:
        if (task.cancelled() or task.exception() is not None) and self._rules.get(origin) is task:
            del self._rules[origin]

    async def _fetch(self, origin: URL) -> Rules:
        try:
            body = body_from(origin, await self._ask(origin.with_path(PATH)), self._clock())
        except Trouble as trouble:
            if trouble.kind is FailureKind.REDIRECTS:
                body = b""
            elif (old := self._last_good(origin, trouble)) is not None:
                return Rules(wishes=parse(old.body), until=self._shelf.wall() + LOOK_AGAIN)
            else:
                raise without_rules(origin, trouble) from trouble
        self._keep(origin, Copy(at=self._shelf.wall(), body=body))
        return Rules(wishes=parse(body), until=self._shelf.wall() + self._lasts)

    def _last_good(self, origin: URL, trouble: Trouble) -> Copy | None:
        """The last copy, when the server is there but cannot give its robots.txt now (RFC 9309, 2.4)."""
        if trouble.kind in NO_WAY_IN or trouble.kind is FailureKind.RATE_LIMITED:
            return None
        copy = unpack(self._shelf.robots(host_of(origin))).get(str(origin))
        return copy if copy is not None and abs(self._shelf.wall() - copy.at) < OLDEST else None

    def _keep(self, origin: URL, copy: Copy) -> None:
        known = unpack(self._shelf.robots(host_of(origin)))
        self._shelf.keep_robots(host_of(origin), pack(known | {str(origin): copy}))


async def as_read(rules: Rules) -> Rules:
    """Rules that are there already."""
    return rules


def parse(body: bytes) -> Protego:
    """The rules in a file."""
    return Protego.parse(body.decode("utf-8-sig", errors="replace"))


def pause_of(wishes: Protego, agent: str) -> float | None:
    """Seconds between two requests that a robots.txt asks for, by Crawl-delay or by Request-rate."""
    delay, rate = wishes.crawl_delay(agent), wishes.request_rate(agent)
    asked = [] if delay is None else [float(delay)]
    if rate is not None and rate.requests > 0:
        asked.append(rate.seconds / rate.requests)
    return max(asked, default=None)


def without_rules(origin: URL, trouble: Trouble) -> Trouble:
    """Why nothing is fetched from a host whose robots.txt cannot be had."""
    said = (
        str(trouble)
        if trouble.kind in NO_WAY_IN
        else f"{origin}{PATH} cannot be had, so nothing is fetched there: {trouble}"
    )
    return Trouble(
        said,
        kind=trouble.kind,
        host=trouble.host or host_of(origin),
        retry_after=trouble.retry_after,
        final=trouble.final,
    )


def body_from(origin: URL, answer: Answer, now: datetime) -> bytes:
    """What an answer to robots.txt means (RFC 9309): 2xx is read, 4xx allows everything, the rest is unknown."""
    if 200 <= answer.status < 300:
        return answer.body
    if 400 <= answer.status < 500 and kind_of(answer.status) is not FailureKind.RATE_LIMITED:
        return b""
    raise Trouble(
        f"{origin}{PATH} answered {answer.status}, so nothing is fetched there for now.",
        kind=kind_of(answer.status),
        host=host_of(origin),
        retry_after=retry_after(answer.header("retry-after"), now),
    )
