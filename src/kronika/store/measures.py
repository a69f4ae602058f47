"""What was measured on documents: those that wait for their watchdog, and the series of a source."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import select

from kronika.model.verification import Measured
from kronika.store.database import Database
from kronika.store.health_schema import UNSEEN, measures
from kronika.store.measure_rows import to_measured, whole


class MeasuredDocuments:
    """Every document that was measured. Saving an article keeps its measures; here they are read."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def sources_waiting(self) -> list[int]:
        """Numbers of the sources that have documents the watchdog has not looked at."""
        with self._database.read() as connection:
            return sorted(connection.scalars(select(measures.c.source_id).where(UNSEEN).distinct()))

    def waiting(self, source_id: int, limit: int = 500) -> list[Measured]:
        """The next documents of a source, in the order of fetching."""
        statement = whole().where(measures.c.source_id == source_id, UNSEEN)
        with self._database.read() as connection:
            rows = connection.execute(statement.order_by(measures.c.at, measures.c.page_id).limit(limit)).all()
        return [to_measured(row) for row in rows]

    def series(
        self, source_id: int, *, since: datetime | None = None, until: datetime | None = None, limit: int = 1000
    ) -> list[Measured]:
        """The newest documents of a source within a time, the oldest first."""
        statement = whole().where(measures.c.source_id == source_id)
        if since is not None:
            statement = statement.where(measures.c.at >= since)
        if until is not None:
            statement = statement.where(measures.c.at < until)
        with self._database.read() as connection:
            newest = statement.order_by(measures.c.at.desc(), measures.c.page_id.desc()).limit(limit)
            rows = connection.execute(newest).all()
        return [to_measured(row) for row in reversed(rows)]

    def of_page(self, page_id: int) -> Measured | None:
        """What was measured on one page; None: it is no document."""
        with self._database.read() as connection:
            row = connection.execute(whole().where(measures.c.page_id == page_id)).first()
        return None if row is None else to_measured(row)
