"""Writing what was measured: with its article, in one transaction; a page that is read again replaces what it said before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, bindparam, exists, select

from kronika.model.document import Measures
from kronika.model.health import Verdict
from kronika.store.columns import chunks
from kronika.store.health_schema import LASTS, episodes, measures
from kronika.store.measure_rows import to_row
from kronika.store.schema import articles

FIRST = {"edition": 1, "waits": True, "turn": None, "damaged": None}
AGAIN = (
    measures.update()
    .where(measures.c.page_id == bindparam("page"))
    .values(
        edition=measures.c.edition + 1,
        waits=bindparam("looks"),
        at=bindparam("fetched"),
        **{
            name: bindparam(f"new_{name}")
            for name in ("figures", "classic", "path", "prints", "lines", "skeleton", "lang")
        },
    )
)


def write_measures(connection: Connection, taken: Sequence[tuple[Row[Any], Measures]]) -> None:
    """Keep what was measured on these pages.

    The watchdog looks at a page once. It looks again at one that is read again because its text was wrong, so that it
    is seen whether the new text is right; a page that is read again for any other reason says nothing new of the source.
    """
    known = known_rows(connection, [page.id for page, _ in taken])
    doubted = doubted_pages(connection, list(known))
    rows = [(page, to_row(measured, page)) for page, measured in taken]
    again = [changed(row, looks=known[page.id] or page.id in doubted) for page, row in rows if page.id in known]
    new = [row | FIRST for page, row in rows if page.id not in known]
    if again:
        connection.execute(AGAIN, again)
    if new:
        connection.execute(measures.insert(), new)


def known_rows(connection: Connection, page_ids: Sequence[int]) -> dict[int, bool]:
    """Pages that were measured before, and whether the watchdog has still to look at them."""
    found: dict[int, bool] = {}
    for some in chunks(sorted(page_ids)):
        statement = select(measures.c.page_id, measures.c.waits).where(measures.c.page_id.in_(some))
        rows = connection.execute(statement.order_by(measures.c.page_id).with_for_update())
        found.update({row.page_id: row.waits for row in rows})
    return found


def doubted_pages(connection: Connection, page_ids: Sequence[int]) -> set[int]:
    """Those whose text is set aside, or that came while their source was broken."""
    broken = exists().where(
        episodes.c.source_id == measures.c.source_id,
        episodes.c.verdict == Verdict.BROKEN.value,
        LASTS,
        episodes.c.since <= measures.c.at,
    )
    set_aside = exists().where(articles.c.page_id == measures.c.page_id, articles.c.quarantined)
    found: set[int] = set()
    for some in chunks(sorted(page_ids)):
        statement = select(measures.c.page_id).where(measures.c.page_id.in_(some), broken | set_aside)
        found.update(connection.scalars(statement))
    return found


def changed(row: dict[str, Any], *, looks: bool) -> dict[str, Any]:
    """A row that takes the place of what was measured before."""
    kept = {f"new_{name}": row[name] for name in ("figures", "classic", "path", "prints", "lines", "skeleton", "lang")}
    return {"page": row["page_id"], "fetched": row["at"], "looks": looks} | kept
