"""Pages an article's text goes on at: they belong to the page before them, and are no articles of their own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select

from kronika.model.job import EXTRACT
from kronika.model.lead import Lead, Role
from kronika.store.columns import chunks
from kronika.store.found import Found, Known
from kronika.store.schema import DONE, OPEN, TO_DO, articles, jobs, leads, pages

CLAIMED = frozenset({Role.ARTICLE.value, Role.PAGE.value})  # what may turn out to be a following page
LONGEST = 200  # pages of one article; only a circle is longer


def is_claimed(row: Row[Any] | None, lead: Lead) -> bool:
    """Whether a known address turns out to be a following page."""
    return row is not None and lead.role is Role.FOLLOWING and row.role in CLAIMED


def claim(connection: Connection, found: Sequence[Found], known: Known) -> None:
    """Give addresses that were met as pages of their own to the page they follow; what was read of them leaves the lists.

    Their rows must be locked. A page is never given to one that follows it, or nobody would be first.
    """
    for item in found:
        row = known.get(item.key)
        if row is None or not is_claimed(row, item.lead) or row.id in chain_above(connection, item.parent_id):
            continue
        connection.execute(
            leads.update().where(leads.c.id == row.id).values(role=Role.FOLLOWING.value, parent_id=item.parent_id)
        )
        here = {"source": row.source_id, "address": row.url_key}
        connection.execute(HIDE, here)
        connection.execute(FORGET, here)


def read_again(connection: Connection, parents: Collection[int]) -> None:
    """Queue the first pages above these leads: their text goes on with something new.

    A worker that is reading one of them loses its lease: it may have looked before the new page was there.
    """
    first: set[int] = set()
    for parent in parents:
        above = chain_above(connection, parent)
        first |= {row.page_id for row in list(above.values())[-1:] if row.page_id is not None}
    numbers: list[int] = []
    for some in chunks(sorted(first)):
        statement = select(jobs.c.id).where(jobs.c.kind == EXTRACT, jobs.c.subject.in_(some), jobs.c.state != OPEN)
        numbers += connection.execute(statement.order_by(jobs.c.id).with_for_update()).scalars()
    if numbers:
        connection.execute(AGAIN, [{"job_id": number} for number in numbers])


def chain_above(connection: Connection, lead_id: int | None) -> dict[int, Row[Any]]:
    """A lead and those its page follows, up to the first page of the article, by number."""
    above: dict[int, Row[Any]] = {}
    while lead_id is not None and lead_id not in above and len(above) < LONGEST:
        row: Any = connection.execute(ABOVE, {"lead": lead_id}).first()
        if row is None:
            break
        above[lead_id] = row
        lead_id = row.parent_id if row.role == Role.FOLLOWING.value else None
    return above


def following_among(connection: Connection, numbers: Sequence[int]) -> set[int]:
    """Those of the stored pages that are following pages."""
    found: set[int] = set()
    same = (leads.c.source_id == pages.c.source_id) & (leads.c.url_key == pages.c.url_key)
    for some in chunks(sorted(set(numbers))):
        statement = select(pages.c.id).join_from(pages, leads, same)
        chosen = statement.where(pages.c.id.in_(some), leads.c.role == Role.FOLLOWING.value)
        found.update(connection.execute(chosen).scalars())
    return found


ABOVE = select(leads.c.id, leads.c.parent_id, leads.c.role, leads.c.page_id).where(leads.c.id == bindparam("lead"))
HIDE = (
    articles.update()
    .where(articles.c.url_key == bindparam("address"), articles.c.source_id == bindparam("source"), articles.c.newest)
    .values(newest=False, shown=0)
)
FORGET = (
    jobs.update()
    .where(
        jobs.c.kind == EXTRACT,
        TO_DO,
        jobs.c.subject.in_(
            select(pages.c.id).where(pages.c.url_key == bindparam("address"), pages.c.source_id == bindparam("source"))
        ),
    )
    .values(state=DONE, due=0.0, worker=None, token=jobs.c.token + 1)
)
AGAIN = (
    jobs.update()
    .where(jobs.c.id == bindparam("job_id"))
    .values(state=OPEN, due=0.0, attempts=0, worker=None, sentence=None, token=jobs.c.token + 1)
)
