"""A crawl whose rounds come and go: a source that is due joins it, a source that is done leaves it, nobody waits for another."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from kronika.fetch.crawl import Report
from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import Guide, fetch, guide_for, is_painted
from kronika.model.frontier import Frontier, Identity
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.model.round import Round
from kronika.model.source import Source


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """A source under way."""

    source: Source
    round: Round
    started: datetime


class Newest:
    """The frontier as it is at each call: whatever is asked of it, the newest one answers."""

    def __init__(self, newest: Callable[[], Frontier]) -> None:
        self._newest = newest

    def __getattr__(self, name: str) -> Any:
        return getattr(self._newest(), name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Crew:
    """What works for the runs under way; replaced as a whole, because other threads look at it."""

    frontier: Frontier
    guide: Guide


class Rolling:
    """The runs under way, and the one crawl that serves them all."""

    def __init__(self, chronicle: Chronicle) -> None:
        self._chronicle = chronicle
        self._runs: dict[int, Run] = {}
        self._waiting: dict[int, Run] = {}
        self._crew = self._assemble(())

    def runs(self) -> list[Run]:
        """The runs under way, and those that wait for the next crawl."""
        return [*self._runs.values(), *self._waiting.values()]

    def join(self, new: Iterable[Run]) -> bool:
        """Take in runs; a crawl under way leases their leads at its next look.

        A source that needs a browser waits for a crawl that begins with one; then the answer is True.
        """
        known = {run.source.id: run for run in new}
        self._waiting |= {number: run for number, run in known.items() if is_painted(run.source)}
        self._change(self._runs | {number: run for number, run in known.items() if number not in self._waiting})
        return bool(self._waiting)

    def leave(self, done: Collection[int]) -> None:
        """Let go of sources whose rounds are done or given up."""
        self._waiting = {number: run for number, run in self._waiting.items() if number not in done}
        self._change({number: run for number, run in self._runs.items() if number not in done})

    def crawl(self, stop: threading.Event) -> Report:
        """Fetch until nothing is left of any run, or until `stop`."""
        self._change(self._runs | self._waiting)
        self._waiting = {number: run for number, run in self._waiting.items() if number not in self._runs}
        newest = cast("Frontier", Newest(lambda: self._crew.frontier))
        guide = Guide(
            discover=self._discover,
            identify=self._identify,
            painted=self._crew.guide.painted,
            pacing=lambda: self._crew.guide.pacing(),
            waits=True,
        )
        return fetch(self._chronicle, newest, guide, stop=stop)

    def _discover(self, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        return self._crew.guide.discover(lead, fetched)

    def _identify(self, lead: Lead, fetched: Fetched) -> Identity:
        return self._crew.guide.identify(lead, fetched)

    def _change(self, runs: dict[int, Run]) -> None:
        if runs.keys() == self._runs.keys():
            return
        self._crew = self._assemble(list(runs.values()))
        self._runs = runs

    def _assemble(self, runs: Sequence[Run]) -> Crew:
        return Crew(
            frontier=self._chronicle.store.frontier([run.round for run in runs]),
            guide=guide_for(self._chronicle, [(run.source, run.round) for run in runs]),
        )
