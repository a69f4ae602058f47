"""Asks a service one question at a time: the guard at the door, a deadline, a cap, and patience (C1) with a busy service."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self, TypeVar

from kronika.fetch.address import read
from kronika.fetch.backoff import retry_after, wait_after
from kronika.fetch.door import Answer, Door, Wanted
from kronika.fetch.finders.finder import Busy, DaySpent, Question, Reply
from kronika.fetch.guard import Guard
from kronika.fetch.identity import user_agent
from kronika.fetch.trouble import Trouble
from kronika.fetch.verdicts import TRIED_AGAIN
from kronika.model.clock import Clock
from kronika.model.errors import FetchError, KronikaError, SettingsError
from kronika.model.failure import FailureKind
from kronika.settings import FetchSettings

MOST_BYTES = 1_000_000
HIDDEN = "…"

Sleep = Callable[[float], Awaitable[None]]
Result = TypeVar("Result")


class Asker:
    """One door for many questions, closed at the end."""

    def __init__(self, settings: FetchSettings, *, clock: Clock, sleep: Sleep = asyncio.sleep) -> None:
        self._settings = settings
        self._clock = clock
        self._sleep = sleep
        self._runner = asyncio.Runner()
        self._door: Door | None = None
        self._asked_to_wait: float | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._door is not None:
            self._runner.run(self._door.close())
        self._runner.close()

    def ask(self, question: Question, understand: Callable[[Reply], Result]) -> Result:
        """What a service's answer means; a busy service is asked again, 2, 4, 8 … seconds later or when it says."""
        return self._runner.run(self._patiently(question, understand))

    async def _patiently(self, question: Question, understand: Callable[[Reply], Result]) -> Result:
        failures = 0
        while True:
            try:
                return understand(await self._once(question))
            except (DaySpent, SettingsError) as error:
                raise without(question.secret, error) from None
            except FetchError as error:
                failures += 1
                wait = max(wait_after(failures, self._settings.max_wait), self._asked_to_wait or 0.0)
                again = isinstance(error, Busy) or TRIED_AGAIN[error.kind]
                if not again or failures >= self._settings.retries or wait > self._settings.max_wait:
                    raise without(question.secret, error) from None
            await self._sleep(wait)

    async def _once(self, question: Question) -> Reply:
        if self._door is None:
            self._door = Door(Guard(self._settings.allow), user_agent(self._settings))
        self._asked_to_wait = None
        wanted = Wanted(max_bytes=MOST_BYTES, any_kind=True, any_status=True, post=question.body)
        url = read(question.url)
        try:
            async with asyncio.timeout(self._settings.max_seconds):
                answer = await self._door.ask(url, question.headers, wanted, lambda: None)
        except TimeoutError as error:
            raise Trouble(
                f"{url.host} did not answer within {self._settings.max_seconds:g} s.", kind=FailureKind.TIMEOUT
            ) from error
        self._asked_to_wait = retry_after(answer.header("retry-after"), self._clock())
        return Reply(status=answer.status, told=told(answer))


def told(answer: Answer) -> object:
    """The JSON of an answer; an error may come without any, a good answer may not."""
    try:
        return json.loads(answer.body)
    except (ValueError, RecursionError) as error:
        if answer.status != 200:
            return None
        raise Trouble(
            f"{answer.url.host} answered with something that is not JSON; check its address in the settings.",
            kind=FailureKind.UNREADABLE,
        ) from error


def without(secret: str, error: KronikaError) -> KronikaError:
    """The same error, sure not to give the key away."""
    if secret and secret in str(error):
        error.args = (str(error).replace(secret, HIDDEN),)
    return error
