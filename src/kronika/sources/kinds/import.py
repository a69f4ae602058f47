"""Pages brought from another crawl: there is nothing to collect, because “kronika import” takes them in."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from kronika.model.errors import InputError
from kronika.model.frontier import Identity
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.sources.strategy import Task


class Imported:
    """A source that is filled from files."""

    options: Mapping[str, str] = MappingProxyType({})

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """A sentence for whoever tries to collect it."""
        raise InputError(
            f"There is nothing to collect from {task.source.name}: its pages are taken in with “kronika import FILE”."
        )

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Nothing: what the other crawl did not fetch is not fetched."""
        return ()

    def identify(self, task: Task, lead: Lead, fetched: Fetched) -> Identity:
        """Just its address."""
        return Identity()


KIND = Imported()
