"""Saved queries: questions with a name; what people save survives a power cut, and deleted ones can be brought back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from difflib import get_close_matches
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, func, select
from sqlalchemy.exc import IntegrityError

from kronika.model.errors import InputError, UnknownName
from kronika.model.saved_query import QueryLook, SavedQuery, Verdict
from kronika.store.columns import is_number
from kronika.store.database import Database
from kronika.store.group_schema import watch_groups
from kronika.store.index_schema import article_marks
from kronika.store.query_schema import saved_queries
from kronika.store.query_verdicts import begin_anew, changed_between, settled_articles, unanalysed, verdicts, write_look
from kronika.store.question_rows import from_question, to_question

LONGEST_NAME = 200
LIVING = saved_queries.c.removed.is_(None)


class SavedQueries:
    """Questions with a name, and how far each has been told."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, removed: bool = False) -> list[SavedQuery]:
        """Every saved query by name; with `removed` those that were deleted, instead."""
        found = self._read(whole().where(saved_queries.c.removed.is_not(None) if removed else LIVING))
        return sorted(found, key=lambda query: (query.name.casefold(), query.id))

    def get(self, name: str) -> SavedQuery:
        """A saved query by name, or a sentence with the names that look alike."""
        found = self._read(whole().where(LIVING, saved_queries.c.name == name))
        if not found:
            raise UnknownName(unknown(name, [query.name for query in self.all()]))
        return found[0]

    def by_id(self, id: int) -> SavedQuery:
        """A saved query by number, deleted ones too."""
        found = self._read(whole().where(saved_queries.c.id == id)) if is_number(id) else []
        if not found:
            raise UnknownName(f"There is no saved query number {id}; it may have been deleted.")
        return found[0]

    def of_group(self, group_id: int) -> list[SavedQuery]:
        """The queries whose new articles a group is told of, by name."""
        return [query for query in self.all() if query.group_id == group_id]

    def add(self, query: SavedQuery, at: datetime) -> SavedQuery:
        """Save a new one; its name must be free."""
        check_name(query.name)
        fresh = {"saved": at, "told_article": 0, "told_mark": 0, "tellings": 0}

        def work(connection: Connection) -> int:
            made: Any = connection.execute(saved_queries.insert().values(**said(query), **fresh))
            return int(made.inserted_primary_key[0])

        return self.by_id(self._unless_taken(work, query.name))

    def change(self, query: SavedQuery, at: datetime, known: Sequence[int] = (), mark: int = 0) -> SavedQuery:
        """Write another question, note or name; one that is told begins anew: `known` is what it finds by now."""
        check_name(query.name)

        def work(connection: Connection) -> int:
            if query.group_id is not None:
                settled_articles(connection)
            chosen = saved_queries.update().where(saved_queries.c.id == query.id, LIVING)
            if not connection.execute(chosen.values(**said(query), saved=at)).rowcount:
                raise UnknownName(f"There is no saved query number {query.id}; it may have been deleted.")
            if query.group_id is not None:
                begin_anew(connection, query.id, known, mark)
            return query.id

        return self.by_id(self._unless_taken(work, query.name))

    def tell(self, id: int, group_id: int | None, known: Sequence[int] = (), mark: int = 0) -> SavedQuery:
        """Tell a group of new articles from now on, or nobody; `known` is what the query finds by now, at that mark."""

        def work(connection: Connection) -> int:
            settled_articles(connection)
            chosen = saved_queries.update().where(saved_queries.c.id == id, LIVING)
            if not connection.execute(chosen.values(group_id=group_id)).rowcount:
                raise UnknownName(f"There is no saved query number {id}; it may have been deleted.")
            begin_anew(connection, id, known if group_id is not None else (), mark)
            return id

        return self.by_id(self._database.run(work, durable=True))

    def remove(self, id: int, at: datetime) -> None:
        """Delete a saved query; nobody is told of it until it is brought back."""
        with self._database.write(durable=True) as connection:
            connection.execute(saved_queries.update().where(saved_queries.c.id == id, LIVING).values(removed=at))

    def restore(self, id: int) -> SavedQuery:
        """Bring a deleted one back; its name must still be free."""
        query = self.by_id(id)

        def work(connection: Connection) -> int:
            connection.execute(saved_queries.update().where(saved_queries.c.id == id).values(removed=None))
            return id

        return self.by_id(self._unless_taken(work, query.name))

    def looked(self, look: QueryLook) -> bool:
        """Note a look that found nothing to tell; False when somebody else has looked since it began."""
        return self._database.run(lambda connection: write_look(connection, look))

    def mark(self) -> int:
        """The newest change of any article; with nothing after a query's own there is nothing to look for."""
        with self._database.read() as connection:
            return int(connection.execute(select(func.max(article_marks.c.mark))).scalar() or 0)

    def candidates(self, query: SavedQuery, upto: int) -> list[int]:
        """Articles that came after telling began and have changed since the last look, up to a mark."""
        with self._database.read() as connection:
            return changed_between(connection, query.told_mark, upto, query.told_article)

    def unanalysed(self, article_ids: Sequence[int]) -> set[int]:
        """Those of the articles that still wait for their analysis."""
        with self._database.read() as connection:
            return unanalysed(connection, article_ids)

    def verdicts(self, query_id: int, article_ids: Sequence[int]) -> dict[int, Verdict]:
        """What was noted of these articles or their earlier versions, the newest word on each."""
        with self._database.read() as connection:
            return verdicts(connection, query_id, article_ids)

    def _read(self, statement: Select[Any]) -> list[SavedQuery]:
        with self._database.read() as connection:
            return [to_query(row) for row in connection.execute(statement)]

    def _unless_taken(self, work: Callable[[Connection], int], name: str) -> int:
        """Names are unique; the database itself keeps that, whoever comes at the same moment."""
        try:
            return self._database.run(work, durable=True)
        except Exception as error:
            if isinstance(error.__cause__, IntegrityError):
                raise InputError(f"There is already a saved query called “{name}”; choose another name.") from error
            raise


def whole() -> Select[Any]:
    """Saved queries with the names of their groups."""
    living = and_(watch_groups.c.id == saved_queries.c.group_id, watch_groups.c.removed.is_(None))
    return select(saved_queries, watch_groups.c.name.label("group")).join_from(
        saved_queries, watch_groups, living, isouter=True
    )


def said(query: SavedQuery) -> dict[str, Any]:
    """The columns people set."""
    return {"name": query.name, "question": from_question(query.question), "note": query.note, "by": query.by}


def to_query(row: Row[Any]) -> SavedQuery:
    """A row as a record."""
    return SavedQuery(
        id=row.id,
        name=row.name,
        question=to_question(row.question),
        note=row.note,
        by=row.by,
        saved=row.saved,
        group_id=row.group_id,
        group=row.group or "",
        told_article=row.told_article,
        told_mark=row.told_mark,
        tellings=row.tellings,
        removed=row.removed,
    )


def check_name(name: str) -> None:
    """Refuse what cannot be a name: it is written after “@” in the place of a query."""
    if not name.strip() or name != name.strip() or len(name) > LONGEST_NAME or not name.isprintable() or name[0] == "@":
        raise InputError(
            f"A saved query needs a name of 1 to {LONGEST_NAME} characters on one line, without “@” at its beginning."
        )


def unknown(name: str, known: list[str]) -> str:
    """No such query, and what the user may have meant."""
    by_fold = {other.casefold(): other for other in known}
    near = [by_fold[other] for other in get_close_matches(name.casefold(), list(by_fold), n=3, cutoff=0.5)]
    if near:
        return f"There is no saved query called “{name}”; did you mean {' or '.join(f'“{other}”' for other in near)}?"
    return f"There is no saved query called “{name}”; see “kronika query list”."
