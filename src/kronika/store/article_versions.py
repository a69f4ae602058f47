"""Versions of articles: what was taken out of each version of a page, and which titles differ from the one before."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, select

from kronika.model.article_history import Head, HeadlinePair, StoredVersion
from kronika.model.errors import UnknownName
from kronika.store.analysis_schema import analyses
from kronika.store.columns import chunks, is_number, url_key
from kronika.store.database import Database
from kronika.store.named import sources_named
from kronika.store.schema import articles, pages, sources
from kronika.store.version_pairs import NEW, PAIRS, TEXTS, TOLD, WHOLE, to_head, to_pair, to_version

NAMES = (articles.c.id, articles.c.title, articles.c.url, articles.c.at, articles.c.fetched_at)
HEADS: Select[Any] = (
    select(*NAMES, pages.c.url.label("address"), sources.c.name.label("source"), *TOLD)
    .join_from(articles, sources, articles.c.source_id == sources.c.id)
    .join(pages, articles.c.page_id == pages.c.id)
    .join(analyses, analyses.c.article_id == articles.c.id, isouter=True)
)


class ArticleVersions:
    """What articles were before they were edited."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def heads(self, article_ids: Sequence[int]) -> dict[int, Head]:
        """Articles in a line each, by number."""
        found: dict[int, Head] = {}
        with self._database.read() as connection:
            for some in chunks(sorted(number for number in set(article_ids) if is_number(number))):
                for row in connection.execute(HEADS.where(articles.c.id.in_(some))):
                    found[row.id] = to_head(row)
        return found

    def of(self, article_id: int) -> list[StoredVersion]:
        """All versions of the article at an address that hold a text, the oldest first; any of them names it."""
        mine = select(articles.c.source_id, articles.c.url_key).where(articles.c.id == article_id)
        with self._database.read() as connection:
            place = connection.execute(mine).first() if is_number(article_id) else None
            if place is None:
                raise UnknownName(f"There is no article number {article_id}.")
            here = articles.c.source_id == place.source_id, articles.c.url_key == place.url_key
            return [to_version(row) for row in connection.execute(WHOLE.where(*here))]

    def number_of(self, url: str) -> int:
        """The number of the newest article at an address; UnknownName where there is none."""
        statement = select(articles.c.id).where(articles.c.url_key == url_key(url), articles.c.page_class.in_(TEXTS))
        newest = statement.order_by(articles.c.newest.desc(), articles.c.version.desc(), articles.c.id.desc())
        with self._database.read() as connection:
            found: int | None = connection.execute(newest.limit(1)).scalar()
        if found is None:
            raise UnknownName(f"There is no article of {url}; “kronika explain {url}” says what became of the page.")
        return found

    def headline_pairs(
        self, since: datetime | None, until: datetime | None, source: str | None = None
    ) -> list[HeadlinePair]:
        """Titles beside the one of the version before, where they differ by a letter; the newest first.

        Only versions above the first are read, and they have an index of their own: most articles are never edited.
        """
        statement = PAIRS
        if since is not None:
            statement = statement.where(NEW.c.fetched_at >= since)
        if until is not None:
            statement = statement.where(NEW.c.fetched_at < until)
        latest: dict[int, Row[Any]] = {}
        with self._database.read() as connection:
            if source is not None:
                statement = statement.where(NEW.c.source_id.in_(sources_named(connection, source)))
            for row in connection.execute(statement):
                latest[row.id] = row  # the last of the earlier versions stays
        found = [to_pair(row) for row in latest.values() if row.title != row.before]
        return sorted(found, key=lambda pair: (pair.at, pair.after_id), reverse=True)
