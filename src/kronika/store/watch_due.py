"""Which watches are due: whose turn it is on which host, and what is left when all of those are taken."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, false, func, or_, select

from kronika.store.claims import horizon
from kronika.store.kind import DatabaseKind
from kronika.store.schema import LEASED, OPEN, PARKED, hosts
from kronika.store.watch_lending import RESTS
from kronika.store.watch_schema import MAY_BE_DUE, standings, watches

MOST_SEEN = 20_000  # due watches that are looked at to choose some; the rest have their turn when these are done
SET_BACK = timedelta(hours=1)  # a check that lies so far ahead was made before the clock was set back

LENT = select(
    standings.c.id,
    standings.c.host,
    standings.c.attempts,
    standings.c.token,
    standings.c.etag,
    standings.c.last_modified,
    watches.c.url,
).join_from(standings, watches, watches.c.id == standings.c.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is asked of the due watches."""

    now: datetime  # for what is due
    wall: float  # for what is on loan
    workers: Collection[str]  # who asks here
    only: Mapping[int, float] | None = (
        None  # these, each not before its moment, whenever they are due; None: what is due
    )
    skip: Collection[int] = ()
    skip_hosts: Collection[str] = ()

    @property
    def ready(self) -> ColumnElement[bool]:
        """Watches that may be taken: open and due, or on loan no longer."""
        expired = (standings.c.state == LEASED) & (standings.c.due <= self.wall)
        if self.only is None:
            due = (standings.c.state == OPEN) & (standings.c.due <= self.now.timestamp())
            latest = max(self.now.timestamp(), self.wall)
            return and_(MAY_BE_DUE, standings.c.due <= latest, or_(due, expired))
        return self.named(self.startable) & or_(standings.c.state.in_((OPEN, PARKED)), expired)

    @property
    def startable(self) -> list[int]:
        """Those of the named watches that need not wait for another try."""
        moment = self.now.timestamp()
        return sorted(number for number, start in (self.only or {}).items() if start <= moment)[:MOST_SEEN]

    @property
    def kept(self) -> ColumnElement[bool]:
        """A watch that was deleted is never checked; one that is paused only when it is named."""
        return ~RESTS if self.only is None else watches.c.removed.is_(None)

    @property
    def claimed(self) -> ColumnElement[bool]:
        """Watches of hosts that somebody else asks."""
        if not self.workers:
            return false()  # nobody has begun here yet, so nobody is somebody else
        others = hosts.c.host == standings.c.host, hosts.c.worker.not_in(sorted(self.workers))
        held = hosts.c.until > self.wall, hosts.c.until <= horizon(self.wall, 0.0)
        return select(hosts.c.host).where(*others, *held).exists()

    @staticmethod
    def named(numbers: Sequence[int]) -> ColumnElement[bool]:
        """Watches by number."""
        return standings.c.id.in_(numbers)


def take_due(
    connection: Connection, kind: DatabaseKind, asked: Asked, *, limit: int, per_host: int
) -> Sequence[Row[Any]]:
    """Due watches, locked: of each host those that wait longest, hosts in turn."""
    numbers = connection.scalars(in_turn(asked, per_host).limit(limit)).all()
    if not numbers:
        return []
    statement = LENT.where(asked.named(numbers), asked.ready, asked.kept)
    rows = {row.id: row for row in connection.execute(kind.claim(statement))}
    return [rows[number] for number in numbers if number in rows]


def in_turn(asked: Asked, per_host: int) -> Select[Any]:
    """Numbers of due watches, no more than `per_host` of a host."""
    due = (
        select(standings.c.id, standings.c.host, standings.c.due)
        .join_from(standings, watches, watches.c.id == standings.c.id)
        .where(asked.ready, asked.kept, ~asked.claimed)
        .order_by(standings.c.due, standings.c.id)
        .limit(MOST_SEEN)
    )
    if asked.skip_hosts:
        due = due.where(standings.c.host.not_in(sorted(asked.skip_hosts)))
    if asked.skip:
        due = due.where(standings.c.id.not_in(sorted(asked.skip)))
    first = due.subquery()
    place = func.row_number().over(partition_by=first.c.host, order_by=(first.c.due, first.c.id))
    placed = select(first.c.id, first.c.due, place.label("place")).subquery()
    return select(placed.c.id).where(placed.c.place <= per_host).order_by(placed.c.place, placed.c.due, placed.c.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """What is left: due watches, those of them whose hosts others ask, and live loans that must be waited for."""

    ready: int
    closed: int
    elsewhere: int
    leased: int


def left(connection: Connection, asked: Asked) -> Left:
    """Count what is due and what is on loan."""
    ready = (
        select(standings.c.id, standings.c.host)
        .join_from(standings, watches, watches.c.id == standings.c.id)
        .where(asked.ready, asked.kept)
    )
    skipped = standings.c.id.in_(sorted(asked.skip))
    live = (standings.c.state == LEASED) & (standings.c.due > asked.wall)
    whose = standings.c.worker.in_(sorted(asked.workers)) if asked.only is None else asked.named(asked.startable)

    def number(statement: Select[Any]) -> int:
        return int(connection.execute(select(func.count()).select_from(statement.subquery())).scalar_one())

    return Left(
        ready=number(ready.where(~skipped)),
        closed=number(ready.where(skipped)) if asked.skip else 0,
        elsewhere=number(ready.where(asked.claimed).with_only_columns(standings.c.host).distinct()),
        leased=number(select(standings.c.id).where(MAY_BE_DUE, live, whose)),
    )


def mend_times(connection: Connection, now: datetime, wall: float) -> None:
    """A clock that was set back must not keep pages waiting until it is there again."""
    ahead = standings.c.state == OPEN, standings.c.checked > now + SET_BACK
    held = standings.c.state == LEASED, standings.c.due > horizon(wall, 0.0)
    for lost, values in (
        (ahead, {"due": now.timestamp(), "next_check": now, "checked": now}),
        (held, {"due": wall, "token": standings.c.token + 1}),
    ):
        if connection.execute(select(standings.c.id).where(MAY_BE_DUE, *lost).limit(1)).first() is not None:
            connection.execute(standings.update().where(*lost).values(**values))
