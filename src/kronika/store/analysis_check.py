"""Looking for faults in the analyses: rows of articles that are not there, clusters without their first."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, func, select

from kronika.store.analysis_schema import DERIVED, analyses

AGAIN = "make them again: kronika analyse --again."


def analysis_faults(connection: Connection) -> list[str]:
    """Rows that contradict each other."""
    return [*loose(connection), *headless(connection)]


def loose(connection: Connection) -> Iterator[str]:
    """Rows that belong to no analysis."""
    for table in DERIVED:
        known = select(analyses.c.article_id).where(analyses.c.article_id == table.c.article_id).exists()
        number = connection.execute(select(func.count()).select_from(table).where(~known)).scalar_one()
        if number:
            yield f"{number} rows in {table.name} belong to no analysis; {AGAIN}"


def headless(connection: Connection) -> Iterator[str]:
    """Articles in a cluster whose first article is not in it."""
    first = analyses.alias("first")
    known = select(first.c.article_id).where(
        first.c.article_id == analyses.c.cluster, first.c.cluster == analyses.c.cluster
    )
    lost = select(func.count()).select_from(analyses).where(analyses.c.cluster.is_not(None), ~known.exists())
    number = connection.execute(lost).scalar_one()
    if number:
        yield f"{number} articles belong to a cluster without its first article; {AGAIN}"
