"""Which articles wait to be analysed: new ones, changed ones, and those that an earlier version analysed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, or_, select

from kronika.model.job import ANALYSE
from kronika.store.analysis_schema import analyses
from kronika.store.article_rows import WITH_TEXT
from kronika.store.columns import chunks
from kronika.store.jobs import fresh, known_jobs, reopen
from kronika.store.kind import DatabaseKind
from kronika.store.schema import FAILED, TO_DO, articles, jobs

HAS_TEXT: ColumnElement[bool] = articles.c.page_class.in_(sorted(WITH_TEXT))


def queue_analyses(connection: Connection, kind: DatabaseKind, page_ids: Sequence[int]) -> int:
    """Queue the articles of these pages, in the transaction that stores them.

    One that has no text any more is queued too when it was analysed before: what was told of it has to go.
    """
    known = select(analyses.c.article_id).where(analyses.c.article_id == articles.c.id).exists()
    return sum(
        open_jobs(connection, kind, select(articles.c.id).where(articles.c.page_id.in_(some), or_(HAS_TEXT, known)))
        for some in chunks(page_ids)
    )


def open_jobs(connection: Connection, kind: DatabaseKind, which: Select[Any]) -> int:
    """Queue these articles, also those that somebody is analysing now: the text may be another one."""
    wanted = sorted(connection.scalars(which))
    for some in chunks(wanted):
        known = {row.subject for row in known_jobs(connection, ANALYSE, some)}
        reopen(connection, ANALYSE, sorted(known))
        new = [fresh(ANALYSE, number) for number in some if number not in known]
        if new:
            connection.execute(kind.insert_new(jobs), new)
    return len(wanted)


def queue_stale(
    connection: Connection, kind: DatabaseKind, version: str, source_ids: Sequence[int] | None, limit: int | None
) -> int:
    """Queue articles that another version analysed, or nobody, and that do not wait yet; the newest first."""
    told = or_(analyses.c.version != version, analyses.c.article_id.is_(None))
    chosen = with_analysis().where(HAS_TEXT, told, ~waits(), ~gave_up()).order_by(articles.c.id.desc()).limit(limit)
    return open_jobs(connection, kind, of_sources(chosen, source_ids))


def queue_all(connection: Connection, kind: DatabaseKind, source_ids: Sequence[int] | None, limit: int | None) -> int:
    """Queue every article that has a text, analysed or not; the newest first."""
    chosen = select(articles.c.id).where(HAS_TEXT).order_by(articles.c.id.desc()).limit(limit)
    return open_jobs(connection, kind, of_sources(chosen, source_ids))


def of_sources(statement: Select[Any], source_ids: Sequence[int] | None) -> Select[Any]:
    """Only the articles of these sources; None: of all."""
    return statement if source_ids is None else statement.where(articles.c.source_id.in_(source_ids))


def with_analysis() -> Select[Any]:
    """Articles beside their analyses."""
    return select(articles.c.id).join_from(articles, analyses, analyses.c.article_id == articles.c.id, isouter=True)


def waits() -> ColumnElement[bool]:
    """An article that is queued."""
    return select(jobs.c.id).where(jobs.c.kind == ANALYSE, jobs.c.subject == articles.c.id, TO_DO).exists()


def gave_up() -> ColumnElement[bool]:
    """An article that could not be analysed at all: asking again by itself would fail again."""
    failed = (jobs.c.state == FAILED) & analyses.c.article_id.is_(None)
    return select(jobs.c.id).where(jobs.c.kind == ANALYSE, jobs.c.subject == articles.c.id, failed).exists()
