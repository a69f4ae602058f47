"""Workers that hold leases: who they are, and how their leases are taken back at once when they are known to be dead."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import Connection, select

from kronika.store.database import Database
from kronika.store.hosts import give_back
from kronika.store.outbox_schema import messages
from kronika.store.schema import CLAIMED, ON_LOAN, hosts, jobs, leads
from kronika.store.watch_schema import standings

LENT = (leads, jobs, messages, standings)  # what is lent, each table with the same columns for it


class Workers:
    """Leases of killed workers run out by themselves; who knows that a worker is dead need not wait for that."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def holders(self) -> list[str]:
        """Names of the workers that hold leads, jobs, messages, watches or hosts now."""
        now = self._wall()
        with self._database.read() as connection:
            names = {
                name
                for table in LENT
                for name in connection.scalars(
                    select(table.c.worker).where(ON_LOAN, table.c.due > now, table.c.worker.is_not(None)).distinct()
                )
            }
            names.update(connection.scalars(select(hosts.c.worker).where(CLAIMED, hosts.c.until > now).distinct()))
        return sorted(names)

    def take_back(self, names: Collection[str]) -> int:
        """End the leases of these workers; a new token fences them off should one still live."""

        def work(connection: Connection) -> int:
            ended = 0
            for table in LENT:
                held = ON_LOAN, table.c.worker.in_(sorted(names))
                numbers = connection.scalars(
                    select(table.c.id).where(*held).order_by(table.c.id).with_for_update()
                ).all()
                if numbers:
                    connection.execute(table.update().where(*held).values(due=0.0, token=table.c.token + 1))
                ended += len(numbers)
            give_back(connection, hosts.c.worker.in_(sorted(names)))
            return ended

        return self._database.run(work) if names else 0
