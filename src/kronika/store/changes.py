"""Changes: the inbox of what became different, with what people did about it and who has read it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, func, select

from kronika.model.change import Change, ChangeCounts, ChangeFilter
from kronika.model.errors import UnknownName
from kronika.store.change_rows import JOINED, SHOWN, inbox, is_read, to_change
from kronika.store.columns import chunks, is_number
from kronika.store.database import Database
from kronika.store.group_schema import watch_groups
from kronika.store.kind import DatabaseKind
from kronika.store.watch_schema import change_reads, changes, standings, watches

EVERYTHING = ChangeFilter()


class Changes:
    """The inbox. Reading is each person's own; acknowledging, assigning and notes are for all."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, id: int, person: str = "") -> Change:
        """One change."""
        with self._database.read() as connection:
            row = connection.execute(inbox(person).where(changes.c.id == id)).first() if is_number(id) else None
        if row is None:
            raise UnknownName(f"There is no change number {id}; its page may have been deleted.")
        return to_change(row)

    def listing(
        self, which: ChangeFilter = EVERYTHING, person: str = "", limit: int | None = 50, offset: int = 0
    ) -> list[Change]:
        """Changes, the newest first."""
        statement = filtered(inbox(person), which, person, self._database.kind).order_by(changes.c.id.desc())
        with self._database.read() as connection:
            return [to_change(row) for row in connection.execute(statement.limit(limit).offset(offset))]

    def count(self, which: ChangeFilter = EVERYTHING, person: str = "") -> int:
        """How many changes a filter lets through."""
        kept = filtered(numbers(), which, person, self._database.kind).subquery()
        with self._database.read() as connection:
            return int(connection.execute(select(func.count()).select_from(kept)).scalar_one())

    def counts(self, person: str) -> ChangeCounts:
        """The person's inbox in numbers."""
        unread = numbers().where(~is_read(person)).with_only_columns(watch_groups.c.id, func.count())
        unacknowledged = numbers().where(changes.c.acknowledged.is_(None)).with_only_columns(func.count())
        with self._database.read() as connection:
            by_group: dict[int | None, int] = dict(connection.execute(unread.group_by(watch_groups.c.id)).all())
            left = int(connection.execute(unacknowledged).scalar_one())
        return ChangeCounts(unread=sum(by_group.values()), open=left, unread_by_group=by_group)

    def unread_of(self, watch_ids: Sequence[int], person: str) -> dict[int, int]:
        """How many changes of each of these pages the person has not read; pages without any are missing."""
        found: dict[int, int] = {}
        with self._database.read() as connection:
            for some in chunks(sorted(set(watch_ids))):
                unread = numbers().where(~is_read(person), changes.c.watch_id.in_(some))
                counted = unread.with_only_columns(changes.c.watch_id, func.count()).group_by(changes.c.watch_id)
                found.update(connection.execute(counted).all())
        return found

    def mark(self, ids: Sequence[int], person: str, read: bool) -> None:
        """The person has read these, or wants to see them as unread again."""

        def work(connection: Connection) -> None:
            for some in chunks(sorted({number for number in ids if is_number(number)})):
                if read:
                    self._read(connection, numbers().where(changes.c.id.in_(some)), person)
                else:
                    mine = change_reads.c.person == person, change_reads.c.change_id.in_(some)
                    connection.execute(change_reads.delete().where(*mine))

        self._database.run(work)

    def mark_all(self, which: ChangeFilter, person: str) -> int:
        """The person has read all that a filter lets through; returns how many were unread."""

        def work(connection: Connection) -> int:
            found = filtered(numbers(), which, person, self._database.kind).where(~is_read(person))
            return self._read(connection, found, person)

        return self._database.run(work)

    def acknowledge(self, ids: Sequence[int], person: str, at: datetime | None) -> None:
        """Somebody has taken care of these; None takes it back. Who was first stays named."""
        if at is None:
            self._set(ids, acknowledged=None, acknowledged_by="")
        else:
            self._set(ids, changes.c.acknowledged.is_(None), acknowledged=at, acknowledged_by=person)

    def assign(self, ids: Sequence[int], name: str) -> None:
        """Give these to a person; empty: to nobody."""
        self._set(ids, assigned=name)

    def note(self, id: int, text: str) -> None:
        """What people want to remember about a change."""
        self.get(id)
        self._set([id], note=text)

    def _set(self, ids: Sequence[int], only: Any = True, **values: Any) -> None:
        def work(connection: Connection) -> None:
            for some in chunks(sorted({number for number in ids if is_number(number)})):
                connection.execute(changes.update().where(changes.c.id.in_(some), only).values(**values))

        self._database.run(work)

    def _read(self, connection: Connection, which: Select[Any], person: str) -> int:
        rows = [{"change_id": number, "person": person} for number in connection.scalars(which)]
        if rows:
            connection.execute(self._database.kind.insert_new(change_reads), rows)
        return len(rows)


def numbers() -> Select[Any]:
    """Numbers of the changes that are shown."""
    return select(changes.c.id).select_from(JOINED).where(SHOWN)


def filtered(statement: Select[Any], which: ChangeFilter, person: str, kind: DatabaseKind) -> Select[Any]:
    """The changes a filter lets through."""
    if which.group_id is not None:
        statement = statement.where(watch_groups.c.id == which.group_id)
    if which.watch_id is not None:
        statement = statement.where(changes.c.watch_id == which.watch_id)
    if which.unread:
        statement = statement.where(~is_read(person))
    if which.open:
        statement = statement.where(changes.c.acknowledged.is_(None))
    if which.assigned is not None:
        statement = statement.where(changes.c.assigned == which.assigned)
    if which.state is not None:
        statement = statement.where(changes.c.state == which.state.value)
    if which.since is not None:
        statement = statement.where(changes.c.at >= which.since)
    if which.after_id:
        statement = statement.where(changes.c.id > which.after_id)
    text = kind.folded(watches.c.name + " " + standings.c.title + " " + watches.c.url + " " + changes.c.words)
    for word in which.words.split():
        statement = statement.where(text.contains(word.lower(), autoescape=True))
    return statement
