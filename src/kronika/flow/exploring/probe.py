"""Asks for a few pages with a budget of requests and of time; what could not be had is told and does not stop the rest."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

from kronika.fetch.errand import Errand
from kronika.model.clock import Clock
from kronika.model.errors import BadUrl, FetchError
from kronika.model.failure import FailureKind
from kronika.model.page import Fetched
from kronika.settings import FetchSettings

REQUESTS = 12
SECONDS = 120.0
LEAST = 1.0  # seconds that one page must be given
NOT_THERE = frozenset({FailureKind.NOT_FOUND})


class OutOfTime(Exception):
    """The pause that politeness asks for is longer than the time that is left."""


class Probe:
    """One errand through a site. Satisfies nothing but its own use: `get` answers None for what cannot be had."""

    def __init__(
        self,
        settings: FetchSettings,
        clock: Clock,
        *,
        seconds: float = SECONDS,
        requests: int = REQUESTS,
        on_step: Callable[[str], None] | None = None,
        watch: Callable[[], float] = time.monotonic,
    ) -> None:
        bounded = settings.model_copy(update={"max_seconds": min(settings.max_seconds, seconds)})
        self._errand = Errand(bounded, clock=clock, sleep=self._pause)
        self._on_step = on_step or (lambda _: None)
        self._watch = watch
        self._end = watch() + seconds
        self._most = requests
        self._answers: dict[str, Fetched | None] = {}
        self._why: dict[str, str] = {}
        self.failed: FetchError | None = None  # the last failure
        self.requests = 0
        self._over = ""
        self.faults: list[str] = []

    def __enter__(self) -> Self:
        self._errand.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._errand.__exit__(kind, error, trace)

    def get(self, url: str, *, maybe: bool = False) -> Fetched | None:
        """A page, asked for once; `maybe`: nobody said that it is there, so its absence is no fault."""
        if url not in self._answers:
            self._answers[url] = self._ask(url, maybe)
        return self._answers[url]

    def fault_of(self, url: str) -> str:
        """Why an address that was asked for could not be had."""
        return self._why.get(url, f"{url} could not be had.")

    def _ask(self, url: str, maybe: bool) -> Fetched | None:
        if self.requests >= self._most:
            self._end_of_look(url, f"{self._most} requests must be enough for a look")
            return None
        if self._watch() + LEAST > self._end:
            self._end_of_look(url, "the time for a look was up")
            return None
        self._on_step(url)
        self.requests += 1
        self.failed = None
        try:
            return self._errand.fetch(url)
        except OutOfTime:
            self.requests -= 1
            self._end_of_look(url, "the site wants a longer pause than a look may take")
            return None
        except BadUrl as error:
            self._tell(url, str(error), maybe)
        except FetchError as error:
            self.failed = error
            self._tell(url, str(error), maybe and error.kind in NOT_THERE)
        return None

    def _end_of_look(self, url: str, why: str) -> None:
        """What is left out from here on is told once, with the first address that was not asked for."""
        self.failed = None
        self._why[url] = f"{url} was not asked for: {why}."
        if not self._over:
            self._over = f"{url} and what may follow was not asked for: {why}."
            self.faults.append(self._over)

    def _tell(self, url: str, fault: str, hushed: bool) -> None:
        self._why[url] = fault
        if not hushed:
            self.faults.append(fault)

    async def _pause(self, seconds: float) -> None:
        if self._watch() + seconds + LEAST > self._end:
            raise OutOfTime
        await asyncio.sleep(seconds)
