"""Digests: what each group has not been told yet, and telling it, which holds as a whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, func, select

from kronika.model.alert import Address, Message
from kronika.model.group import Untold
from kronika.model.saved_query import QueryLook
from kronika.store.change_rows import SHOWN
from kronika.store.database import Database
from kronika.store.group_rows import LIVING, read_groups
from kronika.store.group_schema import watch_groups
from kronika.store.index_schema import article_marks
from kronika.store.outbox import put_messages
from kronika.store.query_schema import saved_queries
from kronika.store.query_verdicts import write_look
from kronika.store.watch_schema import changes, watches


class Overtaken(Exception):
    """Somebody else has told of it; the transaction leaves no trace."""


class Digests:
    """How far each group has been told. When it is told is not decided here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def groups(self) -> list[Untold]:
        """Every group, with the number of its newest change, of its pages and of its saved queries."""
        newest = (
            select(changes.c.group_id, func.max(changes.c.id))
            .join_from(changes, watches, watches.c.id == changes.c.watch_id)
            .where(SHOWN, changes.c.group_id.is_not(None))
            .group_by(changes.c.group_id)
        )
        watched = select(watches.c.group_id, func.count()).where(SHOWN, watches.c.group_id.is_not(None))
        with self._database.read() as connection:
            groups = read_groups(connection, LIVING.order_by(watch_groups.c.id))
            last: dict[int, int] = dict(connection.execute(newest).all())
            pages: dict[int, int] = dict(connection.execute(watched.group_by(watches.c.group_id)).all())
            asked = queries_by_group(connection)
        return [
            Untold(
                group=group,
                newest=last.get(group.id, 0),
                watches=pages.get(group.id, 0),
                queries=asked.get(group.id, (0, False))[0],
                behind=asked.get(group.id, (0, False))[1],
            )
            for group in groups
        ]

    def due(self) -> list[Untold]:
        """Groups that may have something to be told: a change or an article since the last digest, or quiet pages."""
        return [one for one in self.groups() if one.may_be_told]

    def send(
        self,
        group_id: int,
        upto: int,
        at: datetime,
        letters: Sequence[tuple[Message, Address]],
        expected_told: int,
        looks: Sequence[QueryLook] = (),
    ) -> bool:
        """Put a digest into the outbox and remember how far it told; False when another was sent since `expected_told`.

        What saved queries have found is noted in the same transaction.
        """

        def work(connection: Connection) -> bool:
            unchanged = watch_groups.c.id == group_id, watch_groups.c.told_change == expected_told
            told = watch_groups.update().where(*unchanged, watch_groups.c.removed.is_(None))
            if not connection.execute(told.values(told_change=max(upto, expected_told), told_at=at)).rowcount:
                return False
            if not all(write_look(connection, look) for look in looks):
                raise Overtaken
            for message, address in letters:
                put_messages(connection, message, [address], at)
            return True

        try:
            return self._database.run(work, durable=True)
        except Overtaken:
            return False


def queries_by_group(connection: Connection) -> dict[int, tuple[int, bool]]:
    """By group: how many saved queries it is told of, and whether articles have changed since one was asked."""
    newest = connection.execute(select(func.max(article_marks.c.mark))).scalar() or 0
    counted = (
        select(saved_queries.c.group_id, func.count(), func.min(saved_queries.c.told_mark))
        .where(saved_queries.c.removed.is_(None), saved_queries.c.group_id.is_not(None))
        .group_by(saved_queries.c.group_id)
    )
    return {group_id: (count, looked < newest) for group_id, count, looked in connection.execute(counted)}
