"""The way a leased page is visited: plainly, or with a browser when its source asks for one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from kronika.fetch.visit import Visitor
from kronika.model.frontier import Lease
from kronika.model.page import Fetched


class Painter(Protocol):
    """Makes of a page as it came the page as a reader sees it."""

    async def paint(self, fetched: Fetched) -> Fetched:
        """The same page after its scripts have run; what is no HTML comes back as it is."""
        ...

    async def close(self) -> None:
        """Put the brushes away."""
        ...


class Way:
    """Visits leased pages; those of the `painted` sources pass through the painter."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._painter: Painter | None = None
        self._painted: frozenset[int] = frozenset()

    def paint(self, painter: Painter, painted: Collection[int]) -> None:
        """Let the pages of these sources be painted."""
        self._painter, self._painted = painter, frozenset(painted)

    async def visit(self, lease: Lease) -> Fetched:
        """The page of a lease; every way it can fail is a Trouble.

        A script page is asked for in full: that its frame has not changed says nothing about what scripts put into it.
        """
        if self._painter is None or lease.lead.source_id not in self._painted:
            return await self._visitor.visit(lease.lead.url, lease.validators)
        return await self._painter.paint(await self._visitor.visit(lease.lead.url))

    async def close(self) -> None:
        """Stop what is under way."""
        if self._painter is not None:
            await self._painter.close()
        await self._visitor.close()
