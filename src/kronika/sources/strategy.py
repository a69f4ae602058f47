"""What a kind of source must tell: where a collection begins, and where a fetched page leads; it may tell more."""

from __future__ import annotations

from collections.abc import Mapping
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
    """A kind that also tells what a fetched page is; the others leave that to `sources/identity.py`."""

    def identify(self, task: Task, lead: Lead, fetched: Fetched) -> Identity:
        """The address a page really has, how alike it is to others, what it lists."""
        ...


@runtime_checkable
class WithOptions(Protocol):
    """A kind that says which options it understands; one that says nothing takes any."""

    options: Mapping[str, str]  # name → what it does, in one line
