"""Watches: the pages people want to be told about, as people set them; what checks write is settled elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from kronika.model.errors import InputError, UnknownName
from kronika.model.watch import Focus, FocusKind, Ignore, Watch
from kronika.store.columns import chunks, is_number, site_of
from kronika.store.database import Database
from kronika.store.group_schema import watch_groups
from kronika.store.ignore_rows import from_json, to_json, with_word
from kronika.store.press import Presses
from kronika.store.schema import OPEN, PARKED
from kronika.store.unused import drop_unused
from kronika.store.watch_lending import rest, wake
from kronika.store.watch_lists import WatchLists, no_watch
from kronika.store.watch_rows import hold, new_standing, once, read_watches, settings_of
from kronika.store.watch_schema import standings, watch_versions, watches

FORGOTTEN = {"etag": None, "last_modified": None, "body_hash": None}  # so that the next check reads the page whole
TAKEN = "This page is watched in that group already; change that watch, or choose another group or part of the page."


class Watches(WatchLists):
    """What is watched. What people say here survives a power cut; deleted watches can be brought back for a while."""

    def __init__(self, database: Database, presses: Presses, wall: Callable[[], float]) -> None:
        super().__init__(database, presses)
        self._wall = wall

    def add(self, watch: Watch, at: datetime) -> Watch:
        """Watch a page; it is due at once. One address and focus is watched once in a group."""

        def work(connection: Connection) -> int:
            check_group(connection, watch.group_id)
            made: Any = connection.execute(watches.insert().values(**settings_of(watch), added=at))
            number = int(made.inserted_primary_key[0])
            state = PARKED if watch.paused else OPEN
            row = new_standing(number, site_of(watch.url), state, at.timestamp(), at)
            connection.execute(standings.insert().values(row | {"ignores": to_json(watch.ignores)}))
            return number

        return self.get(self._unless_taken(work))

    def change(self, watch: Watch) -> Watch:
        """Write a watch's settings. Its history stays; where something else is compared now, it is looked at anew."""

        def work(connection: Connection) -> int:
            hold(connection, [watch.id], (standings.c.id,))
            before = read_watches(connection, [watch.id]).get(watch.id)
            if before is None or before.removed is not None:
                raise no_watch(watch.id)
            check_group(connection, watch.group_id)
            connection.execute(watches.update().where(watches.c.id == watch.id).values(**settings_of(watch)))
            if reads_otherwise(before, watch):
                self._look_anew(connection, watch)
            if before.paused != watch.paused:
                (rest if watch.paused else wake)(connection, [watch.id])
            return watch.id

        return self.get(self._unless_taken(work))

    def pause(self, ids: Sequence[int]) -> None:
        """Look at these no more until they are resumed; a check that is under way comes to nothing."""
        self._set_all(ids, {"paused": True}, rest)

    def resume(self, ids: Sequence[int]) -> None:
        """Look at these again, when they are due."""
        self._set_all(ids, {"paused": False}, wake)

    def remove(self, ids: Sequence[int], at: datetime) -> None:
        """Delete watches; until they are purged they can be brought back with all they have."""
        self._set_all(ids, {"removed": at}, rest, watches.c.removed.is_(None))

    def restore(self, ids: Sequence[int]) -> None:
        """Bring deleted watches back."""
        self._set_all(ids, {"removed": None}, wake, watches.c.removed.is_not(None))

    def move(self, ids: Sequence[int], group_id: int | None) -> None:
        """Put watches into another group, or into none; changes found so far are told where they were found."""

        def work(connection: Connection) -> int:
            check_group(connection, group_id)
            for some in chunks(sorted(set(ids))):
                rows = connection.execute(MOVED.where(watches.c.id.in_(some)).order_by(watches.c.id).with_for_update())
                for row in rows.all():
                    alone = once(group_id, row.url, Focus(kind=FocusKind(row.focus), rule=row.rule))
                    moved = watches.update().where(watches.c.id == row.id)
                    connection.execute(moved.values(group_id=group_id, once=alone))
            return 0

        self._unless_taken(work)

    def purge(self, before: datetime) -> int:
        """Delete for good what was removed before a moment, with its history and changes; returns how many."""

        def work(connection: Connection) -> int:
            gone = connection.scalars(select(watches.c.id).where(watches.c.removed < before)).all()
            for some in chunks(gone):
                hold(connection, some, (standings.c.id,))
                mine = select(watch_versions.c.blob_id).where(watch_versions.c.watch_id.in_(some)).distinct()
                bodies = connection.scalars(mine).all()
                connection.execute(watches.delete().where(watches.c.id.in_(some)))
                drop_unused(connection, self._database.kind, bodies)
            return len(gone)

        return self._database.run(work, durable=True)

    def set_ignore(self, watch_id: int, ignore: Ignore) -> Watch:
        """A person says what is ignored, or is not; a check that runs at the same time does not undo it."""

        def work(connection: Connection) -> None:
            held = hold(connection, [watch_id], (standings.c.id, standings.c.ignores))
            if watch_id not in held:
                raise no_watch(watch_id)
            kept = to_json(with_word(from_json(held[watch_id].ignores), ignore))
            connection.execute(standings.update().where(standings.c.id == watch_id).values(ignores=kept))

        self._database.run(work, durable=True)
        return self.get(watch_id)

    def ask(self, ids: Sequence[int], now: datetime) -> None:
        """Check these as soon as possible; those that are paused stay so."""

        def work(connection: Connection) -> None:
            for some in chunks(sorted(set(ids))):
                waiting = standings.c.id.in_(some), standings.c.state == OPEN
                connection.execute(standings.update().where(*waiting).values(due=now.timestamp(), next_check=now))

        self._database.run(work)

    def _look_anew(self, connection: Connection, watch: Watch) -> None:
        """Due at once, without what was learned of other bytes; whoever checks it at the moment is fenced off."""
        values = FORGOTTEN | {"host": site_of(watch.url), "attempts": 0, "due": self._wall(), "worker": None}
        moment = datetime.fromtimestamp(self._wall(), UTC)
        statement = standings.update().where(standings.c.id == watch.id, standings.c.state < PARKED)
        connection.execute(statement.values(state=OPEN))
        statement = standings.update().where(standings.c.id == watch.id)
        connection.execute(statement.values(**values, next_check=moment, token=standings.c.token + 1))

    def _set_all(
        self,
        ids: Sequence[int],
        values: dict[str, Any],
        lend: Callable[[Connection, Sequence[int]], None],
        only: Any = True,
    ) -> None:
        """Change settings of many watches, and with them whether they are lent."""

        def work(connection: Connection) -> int:
            for some in chunks(sorted({number for number in ids if is_number(number)})):
                hold(connection, some, (standings.c.id,))
                connection.execute(watches.update().where(watches.c.id.in_(some), only).values(**values))
                lend(connection, some)
            return 0

        self._unless_taken(work)

    def _unless_taken(self, work: Callable[[Connection], int]) -> int:
        """The database itself keeps watches unique, whoever comes at the same moment."""
        try:
            return self._database.run(work, durable=True)
        except Exception as error:
            if isinstance(error.__cause__, IntegrityError):
                raise InputError(TAKEN) from error
            raise


MOVED = select(watches.c.id, watches.c.url, watches.c.focus, watches.c.rule)


def reads_otherwise(before: Watch, after: Watch) -> bool:
    """Whether something else is compared from now on, or the page is had in another way."""
    return (before.url, before.focus, before.options) != (after.url, after.focus, after.options)


def check_group(connection: Connection, group_id: int | None) -> None:
    """Refuse a group that is not there."""
    there = select(watch_groups.c.id).where(watch_groups.c.id == group_id, watch_groups.c.removed.is_(None))
    if group_id is not None and (not is_number(group_id) or connection.execute(there).first() is None):
        raise UnknownName(f"There is no group number {group_id}; see “kronika group list”.")
