"""robots.txt: asked once per origin and run, obeyed for every address, also for those a redirect leads to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

from protego import Protego
from yarl import URL

from kronika.fetch.address import host_of
from kronika.fetch.backoff import retry_after
from kronika.fetch.door import Answer
from kronika.fetch.trouble import Trouble
from kronika.fetch.verdicts import kind_of
from kronika.model.clock import Clock
from kronika.model.failure import FailureKind

MAX_BYTES = 512_000  # RFC 9309: at least 500 KiB must be read; the rest is left out
PATH = "/robots.txt"
NO_WAY_IN = frozenset(
    {FailureKind.REFUSED_ADDRESS, FailureKind.DNS, FailureKind.CONNECT, FailureKind.TLS}
)  # robots.txt is not to blame

Ask = Callable[[URL], Awaitable[Answer]]
"""Fetches a robots.txt, following its redirects."""


class Robots:
    """The rules of all origins met in this run."""

    def __init__(self, ask: Ask, agent: str, clock: Clock) -> None:
        self._ask = ask
        self._agent = agent
        self._clock = clock
        self._rules: dict[URL, asyncio.Task[Protego]] = {}

    async def check(self, url: URL) -> float | None:
        """Let an address pass and tell the crawl delay its host asks for, or raise a Trouble of kind ROBOTS.

        A robots.txt that cannot be had (5xx, no connection) is a Trouble of its own kind: nothing is fetched
        from a host whose wishes are unknown, and the page is tried again later.
        """
        rules = await self._rules_of(url.origin())
        if not rules.can_fetch(str(url), self._agent):
            raise Trouble(f"{url} is closed to robots by {url.origin()}{PATH}.", kind=FailureKind.ROBOTS)
        delay = rules.crawl_delay(self._agent)
        return None if delay is None else float(delay)

    async def _rules_of(self, origin: URL) -> Protego:
        """The rules, fetched by whoever asks first; the others wait for that answer. A failure is not remembered."""
        task = self._rules.get(origin)
        if task is None:
            task = self._rules[origin] = asyncio.create_task(self._fetch(origin))
            task.add_done_callback(lambda done: self._forget_failure(origin, done))
        return await asyncio.shield(task)

    def _forget_failure(self, origin: URL, task: asyncio.Task[Protego]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._rules.pop(origin, None)

    async def _fetch(self, origin: URL) -> Protego:
        try:
            answer = await self._ask(origin.with_path(PATH))
        except Trouble as trouble:
            if trouble.kind is FailureKind.REDIRECTS:
                return Protego.parse("")
            why = (
                str(trouble)
                if trouble.kind in NO_WAY_IN
                else f"{origin}{PATH} cannot be had, so nothing is fetched there: {trouble}"
            )
            raise Trouble(
                why,
                kind=trouble.kind,
                host=trouble.host or host_of(origin),
                retry_after=trouble.retry_after,
            ) from trouble
        return rules_from(origin, answer, self._clock())

    async def close(self) -> None:
        """Stop asking."""
        for task in list(self._rules.values()):
            task.cancel()
        await asyncio.gather(*self._rules.values(), return_exceptions=True)


def rules_from(origin: URL, answer: Answer, now: datetime) -> Protego:
    """What an answer to robots.txt means (RFC 9309): 2xx is read, 4xx allows everything, the rest is unknown."""
    if 200 <= answer.status < 300:
        return Protego.parse(answer.body.decode("utf-8-sig", errors="replace"))
    if 400 <= answer.status < 500 and kind_of(answer.status) is not FailureKind.RATE_LIMITED:
        return Protego.parse("")
    raise Trouble(
        f"{origin}{PATH} answered {answer.status}, so nothing is fetched there for now.",
        kind=kind_of(answer.status),
        host=host_of(origin),
        retry_after=retry_after(answer.header("retry-after"), now),
    )
