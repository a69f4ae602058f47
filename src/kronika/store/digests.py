"""Digests: what each group has not been told yet, and telling it, which holds as a whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, func, select

from kronika.model.alert import Address, Message
from kronika.model.group import Untold
from kronika.store.change_rows import SHOWN
from kronika.store.database import Database
from kronika.store.group_rows import LIVING, read_groups
from kronika.store.group_schema import watch_groups
from kronika.store.outbox import put_messages
from kronika.store.watch_schema import changes, watches


class Digests:
    """How far each group has been told. When it is told is not decided here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def groups(self) -> list[Untold]:
        """Every group, with the number of its newest change and of its pages."""
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
        return [Untold(group=group, newest=last.get(group.id, 0), watches=pages.get(group.id, 0)) for group in groups]

    def due(self) -> list[Untold]:
        """Groups that may have something to be told: a change since the last digest, or pages to be told of anyway."""
        return [one for one in self.groups() if one.has_news or (one.group.also_unchanged and one.watches)]

    def send(
        self,
        group_id: int,
        upto: int,
        at: datetime,
        letters: Sequence[tuple[Message, Address]],
        expected_told: int,
    ) -> bool:
        """Put a digest into the outbox and remember how far it told; False when another was sent since `expected_told`."""

        def work(connection: Connection) -> bool:
            unchanged = watch_groups.c.id == group_id, watch_groups.c.told_change == expected_told
            told = watch_groups.update().where(*unchanged, watch_groups.c.removed.is_(None))
            if not connection.execute(told.values(told_change=max(upto, expected_told), told_at=at)).rowcount:
                return False
            for message, address in letters:
                put_messages(connection, message, [address], at)
            return True

        return self._database.run(work, durable=True)
