"""What a saved query has found: noted article by article, so that each is told once whatever is read or analysed anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, and_, delete, func, select

from kronika.model.job import ANALYSE
from kronika.model.saved_query import QueryLook, Verdict
from kronika.store.columns import chunks
from kronika.store.database import kind_of
from kronika.store.index_schema import article_marks
from kronika.store.query_schema import query_verdicts, saved_queries
from kronika.store.schema import TO_DO, articles, jobs


def write_look(connection: Connection, look: QueryLook) -> bool:
    """Note a look within the transaction under way; False when somebody else has looked since it began."""
    mine = saved_queries.c.id == look.query_id, saved_queries.c.tellings == look.expected
    done = {"tellings": look.expected + 1, "told_mark": look.mark}
    living = saved_queries.c.removed.is_(None)
    if not connection.execute(saved_queries.update().where(*mine, living).values(**done)).rowcount:
        return False
    note(connection, look.query_id, look.matched, matched=True)
    note(connection, look.query_id, look.unmatched, matched=False)
    return True


def note(connection: Connection, query_id: int, article_ids: Iterable[int], *, matched: bool) -> None:
    """Note the same verdict for many articles."""
    rows = [{"query_id": query_id, "article_id": number, "matched": matched} for number in sorted(set(article_ids))]
    statement = kind_of(connection).insert_or_replace(query_verdicts, ("query_id", "article_id"))
    for some in chunks(rows, 5_000):
        connection.execute(statement, list(some))


def begin_anew(connection: Connection, query_id: int, known: Sequence[int], mark: int) -> None:
    """From here on new articles are told: what is found now is known, and what is stored now is not new.

    Call `settled_articles` first, so that none with a lower number is still on its way.
    """
    newest = connection.execute(select(func.max(articles.c.id))).scalar() or 0
    mine = saved_queries.c.id == query_id
    started = {"told_article": newest, "told_mark": mark, "tellings": saved_queries.c.tellings + 1}
    connection.execute(saved_queries.update().where(mine).values(**started))
    connection.execute(delete(query_verdicts).where(query_verdicts.c.query_id == query_id))
    note(connection, query_id, known, matched=True)


def settled_articles(connection: Connection) -> None:
    """All articles with a number up to the largest are there: nobody is in the middle of storing one."""
    kind_of(connection).wait_for_writers(connection, articles)


def changed_between(connection: Connection, after: int, upto: int, newer_than: int) -> list[int]:
    """Articles above a number that are shown and whose last change has a mark in that range.

    Nothing is said of those that are not shown, because a newer version has come or they were set aside.
    """
    mark = article_marks.c.mark
    statement = (
        select(articles.c.id)
        .join_from(article_marks, articles, articles.c.id == article_marks.c.article_id)
        .where(mark > after, mark <= upto, articles.c.id > newer_than, articles.c.shown == 1)
    )
    return sorted(connection.scalars(statement))


def unanalysed(connection: Connection, article_ids: Sequence[int]) -> set[int]:
    """Those that still wait for their analysis: what it will tell of them is not known yet."""
    waiting = select(jobs.c.subject).where(jobs.c.kind == ANALYSE, TO_DO)
    return {
        number for some in chunks(article_ids) for number in connection.scalars(waiting.where(jobs.c.subject.in_(some)))
    }


def verdicts(connection: Connection, query_id: int, article_ids: Sequence[int]) -> dict[int, Verdict]:
    """For each article the verdict on its newest version that has one, its own included; without one it is missing."""
    this, other = articles.alias("this"), articles.alias("other")
    same = and_(
        other.c.url_key == this.c.url_key,
        other.c.source_id == this.c.source_id,
        other.c.version <= this.c.version,
    )
    statement = (
        select(this.c.id, other.c.id.label("noted"), query_verdicts.c.matched)
        .join_from(this, other, same)
        .join(query_verdicts, query_verdicts.c.article_id == other.c.id)
        .where(query_verdicts.c.query_id == query_id)
        .order_by(other.c.version)
    )
    found: dict[int, Verdict] = {}
    for some in chunks(article_ids):
        for row in connection.execute(statement.where(this.c.id.in_(some))):
            found[row.id] = Verdict(article_id=row.noted, matched=row.matched)
    return found
