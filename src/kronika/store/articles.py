"""Articles: what was taken out of pages, found again by source, language, class, time and words."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, TextClause, func, or_, select

from kronika.model.analysed import Titled
from kronika.model.article import Article, ArticleFilter, ArticleRecord
from kronika.model.document import Measures
from kronika.model.errors import UnknownName
from kronika.model.job import Job
from kronika.store.article_rows import WITH_TEXT, to_record
from kronika.store.article_writing import write_articles
from kronika.store.columns import chunks, is_number
from kronika.store.database import Database
from kronika.store.labels import headlines
from kronika.store.named import sources_named
from kronika.store.rereading import read_again
from kronika.store.schema import SHOWN, articles, pages, sources

Condition = ColumnElement[bool] | TextClause
STANDINGS: dict[bool | None, ColumnElement[bool]] = {
    False: articles.c.newest.is_(True),
    True: articles.c.quarantined.is_(True),
    None: articles.c.newest | articles.c.quarantined,
}


class Articles:
    """Every article. Lists show the newest version of each address; older ones can still be had by number."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def save(self, results: Sequence[tuple[Job, Article]], measured: Mapping[Job, Measures] | None = None) -> int:
        """Store articles, with what was measured on documents, and close their jobs, all together.

        What belongs to a lost lease is thrown away.
        """
        if not results:
            return 0
        return self._database.run(
            lambda connection: write_articles(connection, self._database.kind, results, measured or {})
        )

    def read_again(self, source_id: int, since: datetime | None = None) -> int:
        """Queue a source's pages to be read again: those fetched since a moment, and those set aside; returns how many."""
        return self._database.run(lambda connection: read_again(connection, source_id, since))

    def ever_among(self, page_ids: Sequence[int]) -> set[int]:
        """Those of the pages whose address has held an article, in any version."""
        here = (pages.c.url_key == articles.c.url_key) & (pages.c.source_id == articles.c.source_id)
        statement = (
            select(pages.c.id).join_from(pages, articles, here).where(articles.c.page_class.in_(sorted(WITH_TEXT)))
        )
        with self._database.read() as connection:
            return {
                number
                for some in chunks(sorted(set(page_ids)))
                for number in connection.scalars(statement.where(pages.c.id.in_(some)))
            }

    def get(self, article_id: int) -> ArticleRecord:
        """One article by number."""
        with self._database.read() as connection:
            row = (
                connection.execute(whole().where(articles.c.id == article_id)).first()
                if is_number(article_id)
                else None
            )
        if row is None:
            raise UnknownName(f"There is no article number {article_id}.")
        return to_record(row)

    def headlines(self, article_ids: Collection[int]) -> Mapping[int, Titled]:
        """Titles, sources and addresses by number; without reading the texts."""
        with self._database.read() as connection:
            return headlines(connection, article_ids)

    def listing(self, which: ArticleFilter, limit: int = 50, offset: int = 0) -> list[ArticleRecord]:
        """Articles, the newest first by publication, or by fetching where that is unknown."""
        statement = whole().order_by(articles.c.at.desc(), articles.c.id.desc()).limit(limit).offset(offset)
        with self._database.read() as connection:
            rows: Sequence[Row[Any]] = connection.execute(statement.where(*self._conditions(connection, which))).all()
        return [to_record(row) for row in rows]

    def count(self, which: ArticleFilter) -> int:
        """How many articles there are."""
        statement = select(func.count()).select_from(articles)
        with self._database.read() as connection:
            return int(connection.execute(statement.where(*self._conditions(connection, which))).scalar_one())

    def _conditions(self, connection: Connection, which: ArticleFilter) -> list[Condition]:
        chosen: list[Condition] = [self._sort(which)]
        if which.source is not None:
            chosen.append(articles.c.source_id.in_(sources_named(connection, which.source)))
        if which.lang is not None:
            chosen.append(articles.c.lang == which.lang)
        if which.dated:
            chosen.append(articles.c.published.is_not(None))
        if which.since is not None:
            chosen.append(articles.c.at >= which.since)
        if which.until is not None:
            chosen.append(articles.c.at < which.until)
        return chosen + [self._has(word) for word in (which.words or "").lower().split()]

    def _sort(self, which: ArticleFilter) -> Condition:
        """A class that was asked for is shown, whether or not such pages hold an article."""
        if which.page_class is None and which.with_text and which.quarantined is False:
            return SHOWN
        standing = STANDINGS[which.quarantined]
        if which.page_class is not None:
            return standing & (articles.c.page_class == which.page_class.value)
        return standing & articles.c.page_class.in_(sorted(WITH_TEXT)) if which.with_text else standing

    def _has(self, word: str) -> ColumnElement[bool]:
        texts = (articles.c.title, articles.c.lead, articles.c.body)
        return or_(*(self._database.kind.folded(column).contains(word, autoescape=True) for column in texts))


def whole() -> Select[Any]:
    """Articles with the names of their sources."""
    return select(articles, sources.c.name.label("source")).join_from(
        articles, sources, articles.c.source_id == sources.c.id
    )
