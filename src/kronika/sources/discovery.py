"""Asks the right strategy: each lead belongs to a source, each source to a kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import cast

from kronika import registry
from kronika.model.clock import Clock
from kronika.model.frontier import Identity
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.model.source import Scope, Source
from kronika.sources.common_options import check_options
from kronika.sources.identity import identity_of
from kronika.sources.strategy import Identifying, Strategy, Task, WithOptions

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


def options_of(kind: str) -> Mapping[str, str] | None:
    """The options of a kind and what each does; None when it does not say, as a plugin may."""
    found = registry.kind(FOLDER, kind)
    return found.options if isinstance(found, WithOptions) else None


def check_source(source: Source) -> Source:
    """A source of a kind there is, with options its kind understands; else a sentence."""
    known = options_of(source.kind)
    if known is not None:
        check_options(source, known)
    return source


def seeds(source: Source, scope: Scope, now: datetime) -> tuple[Lead, ...]:
    """The leads a collection of this source begins with."""
    return strategy_of(check_source(source)).seeds(Task(source=source, scope=scope, now=now))


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
        """What a fetched page is: the address it really has, how alike it is to others, what it lists."""
        if fetched.status == NOT_MODIFIED:
            return Identity()
        source, scope, strategy = self._tasks[lead.source_id]
        if isinstance(strategy, Identifying):
            return strategy.identify(Task(source=source, scope=scope, now=self._clock()), lead, fetched)
        return identity_of(lead, fetched)
