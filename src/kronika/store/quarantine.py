"""Setting articles aside because their text is wrong, and letting them back; lists show the newest that is right."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select

from kronika.model.lead import Role
from kronika.store.article_rows import WITH_TEXT
from kronika.store.columns import chunks
from kronika.store.schema import articles, leads

Address = tuple[int, bytes]
STANDING = (
    articles.update()
    .where(articles.c.id == bindparam("article"))
    .values(newest=bindparam("is_newest"), shown=bindparam("is_shown"))
)


def set_aside(connection: Connection, page_ids: Collection[int], *, aside: bool = True) -> int:
    """Quarantine the articles of these pages, or end their quarantine; returns how many changed."""
    changed: list[Row[Any]] = []
    columns = (articles.c.id, articles.c.source_id, articles.c.url_key)
    for some in chunks(sorted(page_ids)):
        chosen = articles.c.page_id.in_(some) & (articles.c.quarantined != aside)
        rows = connection.execute(select(*columns).where(chosen).order_by(articles.c.id).with_for_update()).all()
        changed += rows  # type: ignore[arg-type]
        if rows:
            statement = articles.update().where(articles.c.id.in_([row.id for row in rows]))
            connection.execute(statement.values(quarantined=aside))
    show_newest(connection, {(row.source_id, row.url_key) for row in changed})
    return len(changed)


def show_newest(connection: Connection, addresses: Collection[Address]) -> None:
    """Of each address the newest version in good standing is shown, so that a redesign does not empty the lists."""
    rows: list[dict[str, Any]] = []
    for mine in versions_of(connection, addresses).values():
        good = [row for row in mine if not row.quarantined and row.role != Role.FOLLOWING.value]
        newest = max(good, key=lambda row: row.version, default=None)
        for row in mine:
            is_newest = newest is not None and row.id == newest.id
            is_shown = int(is_newest and row.page_class in WITH_TEXT)
            if (row.newest, row.shown) != (is_newest, is_shown):
                rows.append({"article": row.id, "is_newest": is_newest, "is_shown": is_shown})
    if rows:
        connection.execute(STANDING, sorted(rows, key=lambda row: row["article"]))


def versions_of(connection: Connection, addresses: Collection[Address]) -> dict[Address, list[Row[Any]]]:
    """The articles of all versions of these addresses, and what their leads are taken for."""
    same = (leads.c.source_id == articles.c.source_id) & (leads.c.url_key == articles.c.url_key)
    columns = ("id", "source_id", "url_key", "version", "page_class", "quarantined", "newest", "shown")
    statement = select(*(articles.c[name] for name in columns), leads.c.role).join_from(
        articles, leads, same, isouter=True
    )
    found: dict[Address, list[Row[Any]]] = defaultdict(list)
    for some in chunks(sorted({key for _, key in addresses})):
        rows: Sequence[Row[Any]] = connection.execute(statement.where(articles.c.url_key.in_(some))).all()  # type: ignore[assignment]
        for row in rows:
            if (row.source_id, row.url_key) in addresses:
                found[row.source_id, row.url_key].append(row)
    return found


def quarantined_among(connection: Connection, page_ids: Collection[int]) -> set[int]:
    """Those of the pages whose article is set aside."""
    found: set[int] = set()
    for some in chunks(sorted(page_ids)):
        statement = select(articles.c.page_id).where(articles.c.page_id.in_(some), articles.c.quarantined)
        found.update(connection.scalars(statement))
    return found
