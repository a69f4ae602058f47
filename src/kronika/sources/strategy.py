"""What a kind of source must tell: where a collection begins, and where a fetched page leads."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol, runtime_checkable

from kronika.model.frontier import Identity
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.model.source import Scope, Source


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """One source being collected within its limits, as seen at one moment."""

    source: Source
    scope: Scope
    now: datetime

    def option(self, name: str, default: str = "") -> str:
        """What the user set for this kind of source."""
        return self.source.options.get(name, default)


class Strategy(Protocol):
    """One kind of source; each module in sources/kinds sets KIND to one of these."""

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The leads a collection begins with."""
        ...

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """The leads that a fetched page gives."""
        ...


@runtime_checkable
class Identifying(Protocol):
    """A strategy that can also tell what a page is: what it lists, which address it really has, what it is like."""

    def identify(self, task: Task, lead: Lead, fetched: Fetched) -> Identity:
        """What a fetched page is."""
        ...
