"""What was known of stored pages before they were fetched: their source, their role, and what feeds and listings said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select

from kronika.model.lead import Role
from kronika.model.selection import ToldPage
from kronika.store.columns import chunks
from kronika.store.schema import leads, pages, sources

SAME = (leads.c.source_id == pages.c.source_id) & (leads.c.url_key == pages.c.url_key)
TOLD = (
    select(pages.c.id, sources.c.name, leads.c.role, leads.c.hints)
    .join_from(pages, sources, pages.c.source_id == sources.c.id)
    .outerjoin(leads, SAME)
)


def told_of(connection: Connection, numbers: Sequence[int]) -> dict[int, ToldPage]:
    """By page; one that has no lead was brought from elsewhere and is taken for a page like any other."""
    found: dict[int, ToldPage] = {}
    for some in chunks(sorted(set(numbers))):
        found.update({row.id: to_told(row) for row in connection.execute(TOLD.where(pages.c.id.in_(some)))})
    return found


def to_told(row: Any) -> ToldPage:
    """A row as a record."""
    return ToldPage(source=row.name, role=Role(row.role or Role.PAGE.value), hints=row.hints or {})
