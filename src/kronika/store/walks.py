"""Walking over stored pages in the order they were stored, a few at a time, so that any number of them fits in memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sqlalchemy import ColumnElement, Connection, exists, func, select

from kronika.model.article import Article
from kronika.model.selection import Extent, KnownPage, PageSelection
from kronika.store.article_rows import to_article
from kronika.store.columns import chunks
from kronika.store.database import Database
from kronika.store.pages import to_page, whole
from kronika.store.quarantine import quarantined_among
from kronika.store.schema import SET_ASIDE, articles, pages
from kronika.store.told import told_of

STEP = 200


class Walks:
    """The stored pages of a selection, one after the other."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def extent(self, chosen: PageSelection) -> Extent:
        """How much there is."""
        statement = select(func.count(), func.max(pages.c.id), func.max(pages.c.seen_at)).where(*conditions(chosen))
        aside = select(func.count()).select_from(articles).where(articles.c.source_id == chosen.source_id, SET_ASIDE)
        with self._database.read() as connection:
            count, last_id, last_seen = connection.execute(statement).one()
            wrong = connection.execute(aside).scalar_one()
        return Extent(pages=count, last_id=last_id or 0, last_seen=last_seen, quarantined=wrong)

    def over(self, chosen: PageSelection, *, articles: bool = False) -> Iterator[KnownPage]:
        """Every page with what is told beside it; pages stored meanwhile may or may not be among them."""
        last = 0
        while True:
            with self._database.read() as connection:
                statement = whole().where(*conditions(chosen), pages.c.id > last).order_by(pages.c.id).limit(STEP)
                rows = connection.execute(statement).all()
                told = told_of(connection, [row.id for row in rows])
                read = articles_of(connection, [row.id for row in rows]) if articles else {}
                aside = quarantined_among(connection, list(read))
                if not chosen.quarantined:
                    read = {number: article for number, article in read.items() if number not in aside}
            for row in rows:
                known = told[row.id]
                yield KnownPage(
                    page=to_page(row),
                    role=known.role,
                    hints=known.hints,
                    article=read.get(row.id),
                    quarantined=row.id in aside,
                )
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


def articles_of(connection: Connection, numbers: Sequence[int]) -> dict[int, Article]:
    """The articles read from these pages."""
    found: dict[int, Article] = {}
    for some in chunks(numbers):
        rows = connection.execute(articles.select().where(articles.c.page_id.in_(some)))
        found.update({row.page_id: to_article(row) for row in rows})
    return found
