"""The whole chronicle at a glance."""

from __future__ import annotations

from datetime import UTC, date, datetime, time
from typing import Any

from sqlalchemy import Connection, Select, func, select

from kronika.model.job import ANALYSE, EXTRACT
from kronika.model.summary import Overview
from kronika.store.schema import (
    FIRST,
    SHOWN,
    TO_DO,
    articles,
    blobs,
    dictionaries,
    failures,
    jobs,
    pages,
    rounds,
    sites,
    sources,
)
from kronika.store.summaries import DAYS, per_day
from kronika.store.watch_counts import watch_counts


def overview(connection: Connection, today: date) -> Overview:
    """Counts of everything, each from an index."""

    def number(statement: Select[Any]) -> int:
        return int(connection.execute(statement).scalar() or 0)

    page_bytes, stored = connection.execute(select(func.sum(blobs.c.size), func.sum(blobs.c.stored))).one()
    days = per_day(connection, today).values()
    by_kind = select(failures.c.kind, func.count()).group_by(failures.c.kind).order_by(failures.c.kind)
    return Overview(
        sources=number(count(sources).where(sources.c.removed.is_(None))),
        sites=number(count(sites)),
        pages=number(count(pages).where(FIRST)),
        versions=number(count(pages)),
        articles=number(count(articles).where(SHOWN)),
        failures=dict(connection.execute(by_kind).all()),
        open_leads=number(select(func.sum(rounds.c.pending)).where(rounds.c.finished.is_(None))),
        waiting_jobs=number(count(jobs).where(TO_DO, jobs.c.kind == EXTRACT)),
        waiting_analyses=number(count(jobs).where(TO_DO, jobs.c.kind == ANALYSE)),
        stored_bytes=int(stored or 0) + number(select(func.sum(func.length(dictionaries.c.data)))),
        page_bytes=int(page_bytes or 0),
        newest_page=connection.execute(select(pages.c.fetched_at).order_by(pages.c.id.desc()).limit(1)).scalar(),
        per_day=tuple(map(sum, zip(*days, strict=True))) if days else (0,) * DAYS,
        **watch_counts(connection, datetime.combine(today, time(), UTC)),
    )


def count(table: Any) -> Select[Any]:
    """How many rows a table has."""
    return select(func.count()).select_from(table)
