"""Corrections: what people say where the machine judged; written through to the disk, like all that is people's."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, select

from kronika.model.correction import LONGEST_NOTE, Correction, Matter
from kronika.model.errors import UnknownName
from kronika.store.analysis_schema import analyses, corrections
from kronika.store.columns import is_number
from kronika.store.database import Database
from kronika.store.named import sources_named
from kronika.store.schema import articles, sources

ONCE = ("article_id", "person", "matter", "subject")


class Corrections:
    """What people said about analyses; the last word of each person counts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def tone(self, article_id: int, said: str, *, by: str, at: datetime, note: str = "") -> Correction:
        """Keep how an article sounds to a person, beside how it sounded to the machine then."""
        return self._keep(article_id, Matter.TONE, said, by=by, at=at, note=note)

    def entity(self, article_id: int, key: str, machine: str, said: str, *, by: str, at: datetime) -> Correction:
        """Keep what a person says that a named thing is; empty: no name at all."""
        return self._keep(article_id, Matter.ENTITY, said, by=by, at=at, subject=key, machine=machine)

    def listing(self, *, source: str | None = None, article_id: int | None = None) -> list[Correction]:
        """What was said, in the order it was said."""
        statement = whole().order_by(corrections.c.at, corrections.c.id)
        if article_id is not None:
            statement = statement.where(corrections.c.article_id == article_id)
        with self._database.read() as connection:
            if source is not None:
                statement = statement.where(corrections.c.source_id.in_(sources_named(connection, source)))
            return [to_correction(row) for row in connection.execute(statement)]

    def _keep(self, article_id: int, matter: Matter, said: str, *, by: str, at: datetime, **more: Any) -> Correction:
        def work(connection: Connection) -> Row[Any]:
            known = about(connection, article_id)
            row = {
                "article_id": article_id,
                "source_id": known.source_id,
                "matter": matter.value,
                "subject": more.get("subject", ""),
                "machine": more.get("machine", known.tone),
                "person_said": said,
                "person": by,
                "at": at,
                "version": known.version,
                "note": more.get("note", "")[:LONGEST_NOTE],
            }
            connection.execute(self._database.kind.insert_or_replace(corrections, ONCE), [row])
            return connection.execute(whole().where(*(corrections.c[name] == row[name] for name in ONCE))).one()

        return to_correction(self._database.run(work, durable=True))


def about(connection: Connection, article_id: int) -> Row[Any]:
    """What the machine said of an article."""
    statement = (
        select(articles.c.source_id, analyses.c.tone, analyses.c.version)
        .join_from(articles, analyses, analyses.c.article_id == articles.c.id)
        .where(articles.c.id == article_id)
    )
    found: Row[Any] | None = connection.execute(statement).first() if is_number(article_id) else None  # type: ignore[assignment]
    if found is None:
        raise UnknownName(f"There is no article number {article_id} that was analysed; analyse with: kronika analyse")
    return found


def whole() -> Select[Any]:
    """Corrections with the names of their sources."""
    return select(corrections, sources.c.name.label("source")).join_from(
        corrections, sources, corrections.c.source_id == sources.c.id
    )


def to_correction(row: Row[Any]) -> Correction:
    """A row as a record."""
    return Correction(
        article_id=row.article_id,
        source=row.source,
        matter=Matter(row.matter),
        subject=row.subject,
        machine=row.machine,
        person=row.person_said,
        by=row.person,
        at=row.at,
        version=row.version,
        note=row.note,
    )
