"""A call: one request of a program as a resource sees it, with who asks and the chronicle behind."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from starlette.requests import Request

from kronika.flow.chronicle import Chronicle
from kronika.model.clock import Clock
from kronika.serve.gate.attempts import Attempts
from kronika.serve.gate.premises import chronicle_of
from kronika.settings import Settings
from kronika.store.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """What every resource stands on, made once when the application starts."""

    store: Store
    settings: Settings
    clock: Clock
    attempts: Attempts  # wrong tokens


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One request, and who asks."""

    request: Request
    desk: Desk
    person: str  # empty: the one person at this machine

    @property
    def store(self) -> Store:
        """The record keeper."""
        return self.desk.store

    @property
    def now(self) -> datetime:
        """The present."""
        return self.desk.clock()

    def chronicle(self) -> Chronicle:
        """The chronicle as the flow knows it."""
        return chronicle_of(self.desk.store, self.desk.settings, self.desk.clock)
