"""Checkups: the documents of a source with the fields they have and their figures, without their texts."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Row, select

from kronika.model.article import ArticleRecord
from kronika.model.checkup import Checkup
from kronika.model.recipe import Field
from kronika.store.article_rows import to_record
from kronika.store.articles import whole
from kronika.store.database import Database
from kronika.store.health_schema import measures
from kronika.store.schema import articles

MOST = 5000  # a busy paper's month
HAS = {
    Field.TITLE: articles.c.title != "",
    Field.LEAD: articles.c.lead != "",
    Field.BODY: articles.c.body != "",
    Field.PUBLISHED: articles.c.published.is_not(None),
}


class Checkups:
    """Documents as a person who looks after a source wants to see them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def between(self, source_id: int, since: datetime, until: datetime, limit: int = MOST) -> list[Checkup]:
        """The documents fetched within a time, the oldest first; of too many the newest."""
        statement = (
            select(
                *(measures.c[name] for name in ("page_id", "at", "figures", "damaged")),
                *(articles.c[name] for name in ("title", "authors", "quarantined")),
                articles.c.id.label("article_id"),
                *(holds.label(f"has_{field}") for field, holds in HAS.items()),
            )
            .join_from(measures, articles, measures.c.page_id == articles.c.page_id)
            .where(measures.c.source_id == source_id, measures.c.at >= since, measures.c.at < until)
            .order_by(measures.c.at.desc(), measures.c.page_id.desc())
        )
        with self._database.read() as connection:
            rows = connection.execute(statement.limit(limit)).all()
        return [to_checkup(row) for row in reversed(rows)]

    def article(self, page_id: int) -> ArticleRecord | None:
        """What was read from a page, also when it is set aside."""
        with self._database.read() as connection:
            row = connection.execute(whole().where(articles.c.page_id == page_id)).first()
        return None if row is None else to_record(row)


def to_checkup(row: Row[Any]) -> Checkup:
    """A row as a record."""
    found = {field for field in HAS if getattr(row, f"has_{field}")}
    return Checkup(
        page_id=row.page_id,
        article_id=row.article_id,
        at=row.at,
        title=row.title,
        fields=frozenset(found | ({Field.AUTHORS} if row.authors else set())),
        figures=row.figures,
        damaged=row.damaged,
        quarantined=row.quarantined,
    )
