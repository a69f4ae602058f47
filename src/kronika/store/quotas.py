"""What was spent of a service's daily allowance: reserved before asking, so that processes share it and restarts keep it."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select

from kronika.store.database import Database
from kronika.store.schema import hosts, quotas

FARTHEST = 100  # turns that may be waiting; a time beyond that comes from a clock that was wrong


class Quotas:
    """Units spent by service and day; a day is counted from 1970-01-01 in the service's own time zone."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def reserve(self, name: str, day: int, units: int, most: int) -> int | None:
        """Take units of a day's allowance, all or none: what is left afterwards, or None when there is not enough."""

        def work(connection: Connection) -> int | None:
            connection.execute(self._database.kind.insert_new(quotas), [{"name": name, "day": day, "spent": 0}])
            ours = (quotas.c.name == name) & (quotas.c.day == day)
            enough = quotas.c.spent + units <= most
            taken = connection.execute(quotas.update().where(ours, enough).values(spent=quotas.c.spent + units))
            if not taken.rowcount:
                return None
            return most - int(connection.execute(select(quotas.c.spent).where(ours)).scalar_one())

        return self._database.run(work)

    def spent(self, name: str, day: int) -> int:
        """Units taken of a day."""
        statement = select(quotas.c.spent).where(quotas.c.name == name, quotas.c.day == day)
        with self._database.read() as connection:
            return int(connection.execute(statement).scalar() or 0)

    def give_back(self, name: str, day: int, units: int) -> None:
        """Return units that were reserved but never asked with."""
        ours = (quotas.c.name == name) & (quotas.c.day == day) & (quotas.c.spent >= units)
        with self._database.write() as connection:
            connection.execute(quotas.update().where(ours).values(spent=quotas.c.spent - units))

    def exhaust(self, name: str, day: int, most: int) -> None:
        """The service itself says that nothing is left."""

        def work(connection: Connection) -> None:
            connection.execute(self._database.kind.insert_new(quotas), [{"name": name, "day": day, "spent": 0}])
            ours = (quotas.c.name == name) & (quotas.c.day == day) & (quotas.c.spent < most)
            connection.execute(quotas.update().where(ours).values(spent=most))

        self._database.run(work)

    def turn(self, name: str, pause: float) -> float:
        """Take the next turn at a service that may be asked once in `pause` seconds, whoever asks: seconds to wait for it."""

        def work(connection: Connection) -> float:
            new = {"host": f"service {name}", "until": 0.0, "asked": 0.0, "held_until": 0.0, "strikes": 0}
            connection.execute(self._database.kind.insert_new(hosts), [new])
            ours = hosts.c.host == new["host"]
            last = connection.execute(select(hosts.c.asked).where(ours).with_for_update()).scalar_one()
            now = self._wall()
            after = last + pause
            mine = now if now >= after or after > now + FARTHEST * pause else after
            connection.execute(hosts.update().where(ours).values(asked=mine))
            return mine - now

        return self._database.run(work)
