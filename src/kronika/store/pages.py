"""Pages as they were fetched: what came with them, and their bytes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, bindparam, select

from kronika.model.errors import StoreError, UnknownName
from kronika.model.page import Page
from kronika.model.selection import ToldPage
from kronika.store.columns import is_number, url_key
from kronika.store.database import Database
from kronika.store.dictionaries import ready_press
from kronika.store.following import following_among
from kronika.store.health_schema import measures
from kronika.store.named import sources_named
from kronika.store.newest import COLUMNS, newest_of
from kronika.store.press import PLAIN, Press, Presses
from kronika.store.schema import blobs, leads, pages
from kronika.store.told import told_of

# Written once: a page is read in less time than it takes to put a statement together.
BODY = (
    select(pages.c.url, blobs.c.data, blobs.c.size, blobs.c.dictionary_id)
    .join_from(pages, blobs, pages.c.blob_id == blobs.c.id)
    .where(pages.c.id == bindparam("page"))
)
ONE = select(*COLUMNS).join_from(pages, blobs, pages.c.blob_id == blobs.c.id).where(pages.c.id == bindparam("page"))

HINTS = (
    select(pages.c.id, leads.c.hints)
    .join_from(
        pages,
        leads,
        (leads.c.source_id == pages.c.source_id) & (leads.c.url_key == pages.c.url_key),
        isouter=True,
    )
    .where(pages.c.id == bindparam("page"))
)


class Pages:
    """Every stored version of every page."""

    def __init__(self, database: Database, presses: Presses) -> None:
        self._database = database
        self._presses = presses

    def get(self, page_id: int) -> Page:
        """One version, without its bytes."""
        with self._database.read() as connection:
            row = connection.execute(ONE, {"page": page_id}).first() if is_number(page_id) else None
        if row is None:
            raise no_page(page_id)
        return to_page(row)

    def hints(self, page_id: int) -> dict[str, str]:
        """What feeds and listings said of a page, kept beside it: title, summary, published …"""
        with self._database.read() as connection:
            row = connection.execute(HINTS, {"page": page_id}).first() if is_number(page_id) else None
        if row is None:
            raise no_page(page_id)
        return row.hints or {}

    def told(self, page_ids: Sequence[int]) -> dict[int, ToldPage]:
        """What the leads of these pages knew, by page."""
        with self._database.read() as connection:
            return told_of(connection, page_ids)

    def body(self, page_id: int) -> bytes:
        """The bytes of one version, as they were fetched."""
        if not is_number(page_id):
            raise no_page(page_id)
        row = self._database.look(BODY, page_id)
        if row is None:
            raise no_page(page_id)
        url, data, size, dictionary_id = row
        try:
            return self._press(dictionary_id).expand(data, size)
        except ValueError as error:
            raise StoreError(
                f"The stored bytes of page {page_id} ({url}) are damaged: {error}; restore the database from a "
                "backup, or collect the page again."
            ) from error

    def versions(self, url: str, source_id: int | None = None) -> list[Page]:
        """All versions of an address, the newest first."""
        statement = whole().where(pages.c.url_key == url_key(url))
        if source_id is not None:
            statement = statement.where(pages.c.source_id == source_id)
        with self._database.read() as connection:
            rows = connection.execute(statement.order_by(pages.c.fetched_at.desc(), pages.c.id.desc())).all()
        return [to_page(row) for row in rows]

    def following_among(self, page_ids: Sequence[int]) -> set[int]:
        """Those of the pages that an article's text goes on at."""
        with self._database.read() as connection:
            return following_among(connection, page_ids)

    def documents(self, source_id: int, since: datetime | None = None, limit: int = 200) -> list[Page]:
        """Pages of a source that were measured as documents, fetched since a moment, the newest first."""
        statement = whole().join(measures, measures.c.page_id == pages.c.id).where(pages.c.source_id == source_id)
        if since is not None:
            statement = statement.where(measures.c.at >= since)
        with self._database.read() as connection:
            rows = connection.execute(statement.order_by(measures.c.at.desc(), pages.c.id.desc()).limit(limit)).all()
        return [to_page(row) for row in rows]

    def newest(self, source_id: int) -> list[Page]:
        """The newest version of every page of a source, in the order they were stored; not those the site says are gone."""
        with self._database.read() as connection:
            return [to_page(row) for row in connection.execute(newest_of(source_id))]

    def listing(self, source: str | None = None, limit: int = 50, offset: int = 0) -> list[Page]:
        """Versions in the order they were stored, the newest first."""
        statement = whole().order_by(pages.c.id.desc()).limit(limit).offset(offset)
        with self._database.read() as connection:
            if source is not None:
                statement = statement.where(pages.c.source_id.in_(sources_named(connection, source)))
            return [to_page(row) for row in connection.execute(statement)]

    def _press(self, dictionary_id: int | None) -> Press:
        press = PLAIN if dictionary_id is None else self._presses.get(dictionary_id)
        if press is not None:
            return press
        with self._database.read() as connection:
            return ready_press(connection, self._presses, dictionary_id)


def whole() -> Select[Any]:
    """Versions with what is known about their bytes."""
    return select(*COLUMNS).join_from(pages, blobs, pages.c.blob_id == blobs.c.id)


def no_page(page_id: int) -> UnknownName:
    """There is no such page."""
    return UnknownName(f"There is no page number {page_id}.")


def to_page(row: Row[Any]) -> Page:
    """A row as a record."""
    return Page(
        id=row.id,
        url=row.url,
        final_url=row.final_url,
        status=row.status,
        headers=tuple((name, value) for name, value in row.headers),
        redirects=tuple(row.redirects),
        fetched_at=row.fetched_at,
        seen_at=row.seen_at,
        version=row.version,
        source_id=row.source_id,
        via=row.via,
        link_text=row.link_text,
        content_hash=row.content_hash.hex(),
        size=row.size,
    )
