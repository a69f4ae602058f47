"""Members of groups: they come, leave by a secret link, and come back."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, select

from kronika.model.alert import Address
from kronika.model.errors import UnknownName
from kronika.model.group import Member
from kronika.store.columns import is_number
from kronika.store.database import Database
from kronika.store.group_rows import once, to_member
from kronika.store.group_schema import members, watch_groups

Secret = Callable[[], str]


def new_secret() -> str:
    """A word nobody guesses, fit for an address."""
    return secrets.token_urlsafe(24)


class Members:
    """Who is told. What people say here survives a power cut."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def add_member(
        self, group_id: int, address: Address, at: datetime, name: str = "", secret: Secret = new_secret
    ) -> Member:
        """Somebody more is told; an address that had left comes back."""
        row = {
            "group_id": group_id,
            "once": once(address),
            "channel": address.channel,
            "target": address.target,
            "name": name,
            "added": at,
            "key": secret(),
        }
        again = {"left": None, "name": name} if name else {"left": None}
        chosen = members.c.group_id == group_id, members.c.once == row["once"]

        def work(connection: Connection) -> Member:
            there = select(watch_groups.c.id).where(watch_groups.c.id == group_id)
            if not is_number(group_id) or connection.execute(there).first() is None:
                raise no_group(group_id)
            new = self._database.kind.insert_new(members).execution_options(preserve_rowcount=True)
            if not connection.execute(new, [row]).rowcount:
                connection.execute(members.update().where(*chosen).values(**again))
            return to_member(connection.execute(members.select().where(*chosen)).one())

        return self._database.run(work, durable=True)

    def remove_member(self, id: int) -> None:
        """Somebody is told no more, and is forgotten."""
        with self._database.write(durable=True) as connection:
            connection.execute(members.delete().where(members.c.id == id))

    def member(self, key: str) -> Member | None:
        """The member whose link to unsubscribe this is."""
        with self._database.read() as connection:
            row = connection.execute(members.select().where(members.c.key == key)).first()
        return None if row is None else to_member(row)

    def leave(self, key: str) -> Member | None:
        """Somebody unsubscribes by the secret of the link; None when nobody has it. Twice is once."""
        at = datetime.fromtimestamp(self._wall(), UTC)
        return self._stay(key, members.update().where(members.c.left.is_(None)).values(left=at))

    def come_back(self, key: str) -> Member | None:
        """Somebody takes the unsubscribing back."""
        return self._stay(key, members.update().values(left=None))

    def _stay(self, key: str, statement: Any) -> Member | None:
        def work(connection: Connection) -> Member | None:
            connection.execute(statement.where(members.c.key == key))
            row = connection.execute(members.select().where(members.c.key == key)).first()
            return None if row is None else to_member(row)

        return self._database.run(work, durable=True)


def no_group(id: int) -> UnknownName:
    """There is no such group."""
    return UnknownName(f"There is no group number {id}; it may have been deleted.")
