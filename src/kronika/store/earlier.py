"""Articles as they were before a moment: the newest of each address that had a text then."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import select

from kronika.model.article import Article
from kronika.store.article_rows import WITH_TEXT, to_article
from kronika.store.columns import chunks, url_key
from kronika.store.database import Database
from kronika.store.schema import articles

TEXTS = sorted(page_class.value for page_class in WITH_TEXT)


class EarlierArticles:
    """What was read of addresses before something changed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def before(self, source_id: int, urls: Iterable[str], moment: datetime) -> dict[str, Article]:
        """By address; one that had no article before the moment is missing."""
        wanted = {url_key(url): url for url in urls}
        found: dict[str, Article] = {}
        with self._database.read() as connection:
            for some in chunks(sorted(wanted)):
                statement = select(articles).where(
                    articles.c.source_id == source_id,
                    articles.c.url_key.in_(some),
                    articles.c.fetched_at < moment,
                    articles.c.page_class.in_(TEXTS),
                    articles.c.quarantined.is_not(True),  # a text that is wrong teaches nothing
                )
                for row in connection.execute(statement.order_by(articles.c.version)):
                    found[wanted[row.url_key]] = to_article(row)
        return found
