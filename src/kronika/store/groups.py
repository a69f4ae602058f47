"""Groups: who is told of watched pages; deleted ones can be brought back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from difflib import get_close_matches
from typing import Any

from sqlalchemy import Connection, Select
from sqlalchemy.exc import IntegrityError

from kronika.model.errors import InputError, UnknownName
from kronika.model.group import Group
from kronika.store.columns import is_number
from kronika.store.group_rows import LIVING, read_groups, settings_of
from kronika.store.group_schema import watch_groups
from kronika.store.members import Members, Secret, new_secret, no_group

LONGEST_NAME = 200


class Groups(Members):
    """Groups and their members. What people say here survives a power cut."""

    def add(self, group: Group, at: datetime, secret: Secret = new_secret) -> Group:
        """A new group; its name must be free. Members are added apart."""
        check_name(group.name)
        fresh = {"added": at, "told_change": 0, "feed_key": secret()}

        def work(connection: Connection) -> int:
            made: Any = connection.execute(watch_groups.insert().values(**settings_of(group), **fresh))
            return int(made.inserted_primary_key[0])

        return self.by_id(self._unless_taken(work, group.name))

    def get(self, name: str) -> Group:
        """A group by name, or a sentence with the names that look alike."""
        found = self._read(LIVING.where(watch_groups.c.name == name))
        if not found:
            raise UnknownName(unknown(name, [group.name for group in self.all()]))
        return found[0]

    def by_id(self, id: int) -> Group:
        """A group by number, deleted ones too."""
        found = self._read(watch_groups.select().where(watch_groups.c.id == id)) if is_number(id) else []
        if not found:
            raise no_group(id)
        return found[0]

    def by_feed(self, key: str) -> Group | None:
        """The group whose feed has this secret address."""
        found = self._read(LIVING.where(watch_groups.c.feed_key == key))
        return found[0] if found else None

    def all(self, removed: bool = False) -> list[Group]:
        """Every group by name; with `removed` those that were deleted, instead."""
        gone = watch_groups.select().where(watch_groups.c.removed.is_not(None))
        return sorted(self._read(gone if removed else LIVING), key=lambda group: (group.name.casefold(), group.id))

    def change(self, group: Group) -> Group:
        """Write a group's settings, its name too; members and what it has been told stay."""
        check_name(group.name)

        def work(connection: Connection) -> int:
            chosen = watch_groups.c.id == group.id, watch_groups.c.removed.is_(None)
            if not connection.execute(watch_groups.update().where(*chosen).values(**settings_of(group))).rowcount:
                raise no_group(group.id)
            return group.id

        return self.by_id(self._unless_taken(work, group.name))

    def remove(self, id: int, at: datetime) -> None:
        """Delete a group; its pages are watched on without one, until it is brought back."""
        with self._database.write(durable=True) as connection:
            chosen = watch_groups.c.id == id, watch_groups.c.removed.is_(None)
            connection.execute(watch_groups.update().where(*chosen).values(removed=at))

    def restore(self, id: int) -> Group:
        """Bring a deleted group back with its pages and members; its name must still be free."""
        group = self.by_id(id)

        def work(connection: Connection) -> int:
            connection.execute(watch_groups.update().where(watch_groups.c.id == id).values(removed=None))
            return id

        return self.by_id(self._unless_taken(work, group.name))

    def _read(self, statement: Select[Any]) -> list[Group]:
        with self._database.read() as connection:
            return read_groups(connection, statement)

    def _unless_taken(self, work: Callable[[Connection], int], name: str) -> int:
        """Names of living groups are unique; the database itself keeps that, whoever comes at the same moment."""
        try:
            return self._database.run(work, durable=True)
        except Exception as error:
            if isinstance(error.__cause__, IntegrityError):
                raise InputError(f"There is already a group called “{name}”; choose another name.") from error
            raise


def check_name(name: str) -> None:
    """Refuse what cannot be a name."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise InputError(f"A group needs a name of 1 to {LONGEST_NAME} characters on one line.")


def unknown(name: str, known: list[str]) -> str:
    """No such group, and what the user may have meant."""
    by_fold = {other.casefold(): other for other in known}
    near = [by_fold[other] for other in get_close_matches(name.casefold(), list(by_fold), n=3, cutoff=0.5)]
    if near:
        return f"There is no group called “{name}”; did you mean {' or '.join(f'“{other}”' for other in near)}?"
    return f"There is no group called “{name}”; see “kronika group list”."
