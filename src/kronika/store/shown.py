"""Shown articles by number: which there are, and some of them whole, for whoever hands them all on."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import exists, select

from kronika.model.article import ArticleRecord
from kronika.store.article_rows import to_record
from kronika.store.articles import whole
from kronika.store.columns import chunks, is_number
from kronika.store.database import Database
from kronika.store.schema import SHOWN, articles


class Shown:
    """The articles that lists show: the newest version of each address, with a text, not set aside."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def numbers(self) -> list[int]:
        """The numbers of all of them, smallest first."""
        with self._database.read() as connection:
            return list(connection.scalars(select(articles.c.id).where(SHOWN).order_by(articles.c.id)))

    def of(self, numbers: Sequence[int]) -> list[ArticleRecord]:
        """Those of these articles that are shown (still), in the order of the numbers."""
        found: dict[int, ArticleRecord] = {}
        with self._database.read() as connection:
            for some in chunks(sorted(number for number in set(numbers) if is_number(number))):
                rows = connection.execute(whole().where(articles.c.id.in_(some), SHOWN))
                found.update({row.id: to_record(row) for row in rows})
        return [found[number] for number in numbers if number in found]

    def gone(self, numbers: Sequence[int]) -> list[ArticleRecord]:
        """Those of these articles whose address shows no article any more, in no version."""
        other = articles.alias("other")
        same = (other.c.url_key == articles.c.url_key) & (other.c.source_id == articles.c.source_id)
        there = exists().where(same, other.c.shown == 1)
        found: list[ArticleRecord] = []
        with self._database.read() as connection:
            for some in chunks(sorted(number for number in set(numbers) if is_number(number))):
                rows = connection.execute(whole().where(articles.c.id.in_(some), ~there).order_by(articles.c.id))
                found += [to_record(row) for row in rows]
        return found
