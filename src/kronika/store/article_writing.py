"""Writing articles: stored and their jobs closed in one transaction, one article per version of a page."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, bindparam, func, select

from kronika.model.article import Article
from kronika.model.document import Measures
from kronika.model.job import Job
from kronika.store.analysis_queue import queue_analyses
from kronika.store.article_rows import to_row
from kronika.store.columns import chunks
from kronika.store.corpus_keeping import keep_replaced
from kronika.store.jobs import CLOSED, still_ours
from kronika.store.kind import DatabaseKind
from kronika.store.measure_writing import write_measures
from kronika.store.quarantine import quarantined_among
from kronika.store.schema import FAILED, articles, jobs, pages

Address = tuple[int, bytes]  # source and fingerprint of the address

NO_PAGE = {**CLOSED, "state": FAILED, "sentence": "There is no page of this number."}
OLDER = (
    articles.update()
    .where(
        articles.c.url_key == bindparam("address"),
        articles.c.source_id == bindparam("source"),
        articles.c.version < bindparam("newer"),
        articles.c.newest,
    )
    .values(newest=False, shown=0)
)


def write_articles(
    connection: Connection,
    kind: DatabaseKind,
    results: Sequence[tuple[Job, Article]],
    measured: Mapping[Job, Measures],
) -> int:
    """Store the articles whose lease still holds, and what was measured on them; returns how many.

    One that is set aside stays so until its watchdog has seen the new text.
    """
    ours = still_ours(connection, [job for job, _ in results])
    by_job = dict(results)
    rows = pages_of(connection, [job.subject for job in ours])
    made = [(rows[job.subject], by_job[job]) for job in ours if job.subject in rows]
    aside = quarantined_among(connection, list(rows))
    good = [page for page, _ in made if page.id not in aside]
    newest = newest_versions(connection, good)
    if made:
        new = [
            to_row(article, page, newest=page.version >= newest[address_of(page)], aside=page.id in aside)
            for page, article in made
        ]
        keep_replaced(connection, new)
        connection.execute(kind.insert_or_replace(articles, ("page_id",)), new)
        hide_older(connection, newest, good)
        queue_analyses(connection, kind, sorted(page.id for page, _ in made))
        write_measures(connection, [(rows[job.subject], measured[job]) for job in ours if is_kept(job, rows, measured)])
    close(connection, [job.id for job in ours if job.subject in rows], CLOSED)
    close(connection, [job.id for job in ours if job.subject not in rows], NO_PAGE)
    return len(made)


def pages_of(connection: Connection, numbers: Sequence[int]) -> dict[int, Row[Any]]:
    """The pages the articles were taken from."""
    columns = (pages.c.id, pages.c.source_id, pages.c.url_key, pages.c.version, pages.c.fetched_at)
    found: dict[int, Row[Any]] = {}
    for some in chunks(sorted(set(numbers))):
        found.update({row.id: row for row in connection.execute(select(*columns).where(pages.c.id.in_(some)))})
    return found


def newest_versions(connection: Connection, made: Sequence[Row[Any]]) -> dict[Address, int]:
    """The newest version of each address that has an article in good standing, these ones included."""
    newest: dict[Address, int] = defaultdict(int)
    for page in made:
        newest[address_of(page)] = max(page.version, newest[address_of(page)])
    columns = (articles.c.source_id, articles.c.url_key)
    for some in chunks(sorted({page.url_key for page in made})):
        statement = (
            select(*columns, func.max(articles.c.version))
            .where(articles.c.url_key.in_(some), articles.c.quarantined.is_(False))
            .group_by(*columns)
        )
        for source_id, key, version in connection.execute(statement):
            if (source_id, key) in newest:
                newest[source_id, key] = max(version, newest[source_id, key])
    return newest


def hide_older(connection: Connection, newest: dict[Address, int], made: Sequence[Row[Any]]) -> None:
    """Articles of earlier versions leave the lists."""
    older = sorted({address_of(page) for page in made if newest[address_of(page)] > 1})
    if older:
        connection.execute(
            OLDER, [{"source": source, "address": key, "newer": newest[source, key]} for source, key in older]
        )


def close(connection: Connection, numbers: Sequence[int], values: dict[str, Any]) -> None:
    """Close jobs."""
    for some in chunks(numbers):
        connection.execute(jobs.update().where(jobs.c.id.in_(some)).values(**values))


def is_kept(job: Job, pages: Mapping[int, Row[Any]], measured: Mapping[Job, Measures]) -> bool:
    """Its page is there, and was measured."""
    return job in measured and job.subject in pages


def address_of(page: Row[Any]) -> Address:
    """What all versions of a page have in common."""
    return page.source_id, page.url_key
