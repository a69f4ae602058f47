"""Walking over stored pages in the order they were stored, a few at a time, so that any number of them fits in memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, exists, func, select

from kronika.model.article import Article
from kronika.model.lead import Role
from kronika.model.selection import Extent, KnownPage, PageSelection
from kronika.store.article_rows import to_article
from kronika.store.columns import chunks
from kronika.store.database import Database
from kronika.store.pages import to_page, whole
from kronika.store.schema import articles, leads, pages

STEP = 200


class Walks:
    """The stored pages of a selection, one after the other."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def extent(self, chosen: PageSelection) -> Extent:
        """How much there is."""
        statement = select(func.count(), func.max(pages.c.id), func.max(pages.c.seen_at)).where(*conditions(chosen))
        with self._database.read() as connection:
            count, last_id, last_seen = connection.execute(statement).one()
        return Extent(pages=count, last_id=last_id or 0, last_seen=last_seen)

    def over(self, chosen: PageSelection, *, articles: bool = False) -> Iterator[KnownPage]:
        """Every page with what is told beside it; pages stored meanwhile may or may not be among them."""
        last = 0
        while True:
            with self._database.read() as connection:
                statement = whole().where(*conditions(chosen), pages.c.id > last).order_by(pages.c.id).limit(STEP)
                rows = connection.execute(statement).all()
                told = told_of(connection, [row.id for row in rows])
                read = articles_of(connection, [row.id for row in rows]) if articles else {}
            for row in rows:
                role, hints = told.get(row.id, (Role.PAGE, {}))
                yield KnownPage(page=to_page(row), role=role, hints=hints, article=read.get(row.id))
            if len(rows) < STEP:
                return
            last = rows[-1].id


def conditions(chosen: PageSelection) -> list[ColumnElement[bool]]:
    """A selection as the database understands it."""
    within = [pages.c.source_id == chosen.source_id]
    if chosen.since is not None:
        within.append(pages.c.fetched_at >= chosen.since)
    if chosen.until is not None:
        within.append(pages.c.fetched_at <= chosen.until)
    if chosen.newest:
        later = pages.alias("later")
        newer = [
            later.c.url_key == pages.c.url_key,
            later.c.source_id == pages.c.source_id,
            later.c.version > pages.c.version,
        ]
        if chosen.until is not None:
            newer.append(later.c.fetched_at <= chosen.until)
        within.append(~exists().where(*newer))
    return within


def told_of(connection: Connection, numbers: Sequence[int]) -> dict[int, tuple[Role, dict[str, str]]]:
    """What the leads of these pages knew: what they were taken for, and what led there said of them."""
    same = (leads.c.source_id == pages.c.source_id) & (leads.c.url_key == pages.c.url_key)
    found: dict[int, tuple[Role, dict[str, str]]] = {}
    for some in chunks(numbers):
        statement = select(pages.c.id, leads.c.role, leads.c.hints).join_from(pages, leads, same)
        rows: Sequence[Row[Any]] = connection.execute(statement.where(pages.c.id.in_(some))).all()  # type: ignore[assignment]
        found.update({row.id: (Role(row.role), row.hints) for row in rows})
    return found


def articles_of(connection: Connection, numbers: Sequence[int]) -> dict[int, Article]:
    """The articles read from these pages."""
    found: dict[int, Article] = {}
    for some in chunks(numbers):
        rows = connection.execute(articles.select().where(articles.c.page_id.in_(some)))
        found.update({row.page_id: to_article(row) for row in rows})
    return found
