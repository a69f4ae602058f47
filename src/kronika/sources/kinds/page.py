"""A single page: fetched again every round, leads nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from kronika.model.frontier import Identity
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.strategy import Task


class SinglePage:
    """Just the one address."""

    options: Mapping[str, str] = MappingProxyType({})

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The page itself."""
        return (Lead(url=task.source.url, source_id=task.source.id, role=Role.PAGE),)

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Nothing: the user asked for this page alone."""
        return ()

    def identify(self, task: Task, lead: Lead, fetched: Fetched) -> Identity:
        """The page of the address that the user named, whatever it calls itself."""
        return Identity()


KIND = SinglePage()
