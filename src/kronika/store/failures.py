"""What went wrong, kept so that it can be counted, shown and acted on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, func, select

from kronika.model.failure import Failure, FailureKind
from kronika.store.database import Database
from kronika.store.named import numbers_of, sources_named
from kronika.store.schema import failures, sources


class Failures:
    """Every recorded failure."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, new: Sequence[Failure]) -> None:
        """Record failures."""

        def work(connection: Connection) -> None:
            numbers = numbers_of(connection, (failure.source for failure in new if failure.source is not None))
            rows = [
                failure_row(failure, source_id=numbers.get(failure.source or ""), page_id=failure.page_id)
                for failure in new
            ]
            connection.execute(failures.insert(), rows)

        if new:
            self._database.run(work)

    def listing(
        self, source: str | None = None, kind: FailureKind | None = None, limit: int = 50, offset: int = 0
    ) -> list[Failure]:
        """Failures, the newest first."""
        statement = select(failures, sources.c.name.label("source")).join_from(
            failures, sources, failures.c.source_id == sources.c.id, isouter=True
        )
        with self._database.read() as connection:
            chosen = self._of_source(connection, statement, source)
            if kind is not None:
                chosen = chosen.where(failures.c.kind == kind.value)
            rows = connection.execute(chosen.order_by(failures.c.id.desc()).limit(limit).offset(offset))
            return [to_failure(row) for row in rows]

    def counts(self, source: str | None = None) -> dict[str, int]:
        """How many failures of each kind."""
        statement = select(failures.c.kind, func.count()).group_by(failures.c.kind).order_by(failures.c.kind)
        with self._database.read() as connection:
            return dict(connection.execute(self._of_source(connection, statement, source)).all())

    def _of_source(self, connection: Connection, statement: Select[Any], source: str | None) -> Select[Any]:
        if source is None:
            return statement
        return statement.where(failures.c.source_id.in_(sources_named(connection, source)))


def failure_row(failure: Failure, *, source_id: int | None, page_id: int | None) -> dict[str, Any]:
    """A failure as its row."""
    return {
        "at": failure.at,
        "stage": failure.stage,
        "kind": failure.kind.value,
        "url": failure.url,
        "sentence": failure.sentence,
        "source_id": source_id,
        "page_id": page_id,
    }


def to_failure(row: Row[Any]) -> Failure:
    """A row as a record."""
    return Failure(
        at=row.at,
        stage=row.stage,
        kind=FailureKind(row.kind),
        url=row.url,
        sentence=row.sentence,
        source=row.source,
        page_id=row.page_id,
    )
