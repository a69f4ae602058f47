"""What is known of hosts over runs: how fast they may be asked, until when they rest, what their robots.txt said."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, or_, select

from kronika.model.hosts import HostNote
from kronika.store.columns import HOST_LENGTH, chunks, clean
from kronika.store.database import Database
from kronika.store.kind import Columns, Only
from kronika.store.schema import CLAIMED, hosts

FREE: dict[str, Any] = {"worker": None, "until": 0.0}
NOTED = ("asked", "delay", "held_until", "strikes", "sentence", "robots", "robots_at")
WITH_ROBOTS = ("robots", "robots_at")  # read once a day, so they are not written with every note


class Hosts:
    """The notes of all hosts, as `kronika.model.hosts.HostMemory` says."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def recall(self, named: Collection[str]) -> dict[str, HostNote]:
        """What is known of these hosts; unknown ones are left out."""
        columns = [hosts.c.host, *(hosts.c[name] for name in NOTED)]
        asked = {as_host(host): host for host in named}
        found: dict[str, HostNote] = {}
        with self._database.read() as connection:
            for some in chunks(sorted(asked)):
                for row in connection.execute(select(*columns).where(hosts.c.host.in_(some))):
                    found[asked[row.host]] = HostNote(**{**row._mapping, "host": asked[row.host]})
        return found

    def note(self, notes: Sequence[HostNote]) -> None:
        """Write down what was learned; a note that has no robots.txt leaves the one that is there."""
        rows = {as_host(note.host): asdict(note) | {"host": as_host(note.host)} | FREE for note in notes}
        # In the order of their names, so that workers never cross.
        ordered = [rows[host] for host in sorted(rows)]
        statement = self._database.kind.insert_or_change(hosts, ("host",), changed, is_newer(self._wall()))
        if ordered:
            self._database.run(lambda connection: connection.execute(statement, ordered))

    def now(self) -> float:
        """The store's own time."""
        return self._wall()


def changed(given: Columns) -> Mapping[str, Any]:
    """What a newer note changes."""
    plain = {name: given[name] for name in NOTED if name not in WITH_ROBOTS}
    return plain | {name: func.coalesce(given[name], hosts.c[name]) for name in WITH_ROBOTS}


def is_newer(now: float) -> Only:
    """What a worker that was thought dead writes late is no news; but a time that is yet to come is no time to go by."""

    def newer(given: Columns) -> ColumnElement[bool]:
        return or_(given.asked >= hosts.c.asked, hosts.c.asked > now)

    return newer


def give_back(connection: Connection, whose: ColumnElement[bool]) -> None:
    """End claims; always in the order of names, so that workers never cross."""
    ours = select(hosts.c.host).where(CLAIMED, whose).order_by(hosts.c.host).with_for_update()
    for some in chunks(connection.scalars(ours).all()):
        connection.execute(hosts.update().where(hosts.c.host.in_(some)).values(**FREE))


def as_host(name: str) -> str:
    """A host as an index can hold it."""
    return clean(name)[:HOST_LENGTH]
