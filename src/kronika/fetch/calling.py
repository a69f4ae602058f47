"""Calls of a service that somebody runs (Solr, OpenSearch): the guard at the door, a deadline, and patience (C1) with a busy one."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from yarl import URL

from kronika.fetch.address import read
from kronika.fetch.backoff import retry_after, wait_after
from kronika.fetch.door import Answer, Door, Wanted
from kronika.fetch.guard import Guard
from kronika.fetch.identity import user_agent
from kronika.fetch.trouble import Trouble
from kronika.fetch.verdicts import TRIED_AGAIN, kind_of
from kronika.model.clock import Clock
from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind
from kronika.settings import FetchSettings

MOST_BYTES = 64_000_000  # of an answer
BUSY = frozenset({429, 502, 503, 504})
JSON = "application/json"

Sleep = Callable[[float], Awaitable[None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What a service answered: the status, and its JSON where it is any."""

    status: int
    told: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Sent:
    """What is sent to a service."""

    method: str = "GET"
    body: bytes | None = None
    kind: str = JSON  # of the body


class Caller:
    """One door to one service, closed at the end. A name and password of the address go into a header and no message."""

    def __init__(
        self,
        base: str,
        settings: FetchSettings,
        *,
        clock: Clock,
        sleep: Sleep = asyncio.sleep,
        password: tuple[str, str] | None = None,
    ) -> None:
        url = read(base)
        login = password or ((url.user or "", url.password or "") if url.user is not None else None)
        self.base: URL = url.with_user(None)
        self._headers = {"Accept": JSON, **({"Authorization": basic(*login)} if login else {})}
        self._settings = settings
        self._clock = clock
        self._sleep = sleep
        self._runner = asyncio.Runner()
        self._door: Door | None = None
        self._asked_to_wait = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._door is not None:
            self._runner.run(self._door.close())
        self._runner.close()

    def call(self, path: str, sent: Sent | None = None, query: Mapping[str, str] | None = None) -> Said:
        """An answer of whatever status; FetchError when there is none, or only that the service is busy, to the last try."""
        url = self.base.with_path(self.base.path.rstrip("/") + path)
        return self._runner.run(self._patiently(url.with_query(query or {}), sent or Sent()))

    def wait(self, failures: int) -> bool:
        """Wait as after so many failures; False when that was the last try."""
        if failures >= self._settings.retries:
            return False
        self._runner.run(self._sleep_after(failures))
        return True

    async def _sleep_after(self, failures: int) -> None:
        await self._sleep(wait_after(failures, self._settings.max_wait))

    async def _patiently(self, url: URL, sent: Sent) -> Said:
        failures = 0
        while True:
            try:
                return await self._once(url, sent)
            except FetchError as error:
                failures += 1
                wait = max(wait_after(failures, self._settings.max_wait), self._asked_to_wait)
                if not TRIED_AGAIN[error.kind] or failures >= self._settings.retries or wait > self._settings.max_wait:
                    raise
            await self._sleep(wait)

    async def _once(self, url: URL, sent: Sent) -> Said:
        if self._door is None:
            self._door = Door(Guard(self._settings.allow), user_agent(self._settings))
        self._asked_to_wait = 0.0
        wanted = Wanted(max_bytes=MOST_BYTES, any_kind=True, any_status=True, post=sent.body, method=sent.method)
        headers = {**self._headers, **({"Content-Type": sent.kind} if sent.body is not None else {})}
        try:
            async with asyncio.timeout(self._settings.max_seconds):
                answer = await self._door.ask(url, headers, wanted, lambda: None)
        except TimeoutError as error:
            raise Trouble(
                f"{url.host} did not answer within {self._settings.max_seconds:g} s.", kind=FailureKind.TIMEOUT
            ) from error
        if answer.status in BUSY:
            self._asked_to_wait = retry_after(answer.header("retry-after"), self._clock()) or 0.0
            raise Trouble(f"{url.host} is busy: status {answer.status}.", kind=kind_of(answer.status))
        return Said(status=answer.status, told=told(answer))


def told(answer: Answer) -> Any:
    """The JSON of an answer; an error may come without any, a good answer may not."""
    try:
        return json.loads(answer.body)
    except (ValueError, RecursionError) as error:
        if not 200 <= answer.status < 300:
            return None
        raise Trouble(
            f"{answer.url.host} answered with something that is not JSON; check the address.",
            kind=FailureKind.UNREADABLE,
        ) from error


def basic(user: str, password: str) -> str:
    """Name and password as a header carries them."""
    return "Basic " + base64.b64encode(f"{user}:{password}".encode()).decode()
