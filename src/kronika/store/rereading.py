"""Reading a source's pages again: those fetched since a moment, and those whose text is set aside."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, or_, select

from kronika.model.job import EXTRACT
from kronika.store.jobs import reopen
from kronika.store.schema import SET_ASIDE, articles, jobs, pages


def read_again(connection: Connection, source_id: int, since: datetime | None) -> int:
    """Open the jobs of these pages; returns how many. Without a moment only what is set aside is read again."""
    aside = pages.c.id.in_(select(articles.c.page_id).where(articles.c.source_id == source_id, SET_ASIDE))
    which = aside if since is None else or_(aside, pages.c.fetched_at >= since)
    chosen = (
        select(pages.c.id)
        .join_from(pages, jobs, (jobs.c.subject == pages.c.id) & (jobs.c.kind == EXTRACT))
        .where(pages.c.source_id == source_id, which)
    )
    return reopen(connection, EXTRACT, sorted(connection.scalars(chosen)))
