"""Asks the right strategy: each lead belongs to a source, each source to a kind."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import cast

from kronika import registry
from kronika.model.clock import Clock
from kronika.model.frontier import Identity
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.model.source import Scope, Source
from kronika.sources.strategy import Identifying, Strategy, Task

FOLDER = "kronika.sources.kinds"
NOT_MODIFIED = 304


def kind_names() -> list[str]:
    """The kinds of source there are, built in and plugged in."""
    return registry.names(FOLDER)


def check_kind(name: str) -> str:
    """The name of a kind there is, or a sentence that lists them."""
    return registry.check(FOLDER, name)


def strategy_of(source: Source) -> Strategy:
    """The strategy of a source's kind."""
    return cast("Strategy", registry.kind(FOLDER, source.kind))


def seeds(source: Source, scope: Scope, now: datetime) -> tuple[Lead, ...]:
    """The leads a collection of this source begins with."""
    return strategy_of(source).seeds(Task(source=source, scope=scope, now=now))


class Discovery:
    """What a fetched page leads to, for all sources of one collection."""

    def __init__(self, tasks: Iterable[tuple[Source, Scope]], clock: Clock) -> None:
        self._tasks = {source.id: (source, scope, strategy_of(source)) for source, scope in tasks}
        self._clock = clock

    def __call__(self, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Leads in the order of the page; a page that has not changed was already read when it had."""
        if fetched.status == NOT_MODIFIED:
            return ()
        source, scope, strategy = self._tasks[lead.source_id]
        return strategy.discover(Task(source=source, scope=scope, now=self._clock()), lead, fetched)

    def identify(self, lead: Lead, fetched: Fetched) -> Identity:
        """What the page is, where its source's kind can tell."""
        source, scope, strategy = self._tasks[lead.source_id]
        if fetched.status == NOT_MODIFIED or not isinstance(strategy, Identifying):
            return Identity()
        return strategy.identify(Task(source=source, scope=scope, now=self._clock()), lead, fetched)
