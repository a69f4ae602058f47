"""Which watches are due: whose turn it is on which host, and what is left when all of those are taken."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import BigInteger, Connection, Row, Select, Text, TextClause, bindparam, select, text

from kronika.store.claims import horizon
from kronika.store.kind import DatabaseKind
from kronika.store.schema import LEASED, OPEN, PARKED
from kronika.store.watch_schema import MAY_BE_DUE, standings, watches

MOST_SEEN = 5_000  # due watches that are looked at to choose some; hosts that have enough to do are left out before
MOST_NAMED = 20_000  # at once; the rest have their turn when these are done
SET_BACK = timedelta(hours=1)  # a check that lies so far ahead was made before the clock was set back

# Written as text and once: a few watches are taken at a time, and putting a statement together takes longer than running
# it. Paused and deleted watches are in a state of their own; only a loan that ran out must be asked about them.
DUE = """
state < 2 AND due <= :latest AND (state = 0 AND due <= :now OR state = 1 AND due <= :wall AND EXISTS (
    SELECT 1 FROM watches WHERE watches.id = standings.id AND NOT watches.paused AND watches.removed IS NULL))
"""
NAMED = """
id IN :named AND (state IN (0, 4) OR state = 1 AND due <= :wall) AND EXISTS (
    SELECT 1 FROM watches WHERE watches.id = standings.id AND watches.removed IS NULL)
"""
ELSEWHERE = """
(SELECT host FROM hosts WHERE worker IS NOT NULL AND worker NOT IN :workers AND until > :wall AND until <= :horizon)
"""
IN_TURN = """
WITH first AS (
    SELECT id, host, due FROM standings
    WHERE {ready} AND id NOT IN :skip AND host NOT IN :busy AND host NOT IN {elsewhere}
    ORDER BY due, id LIMIT :most
),
placed AS (SELECT id, due, row_number() OVER (PARTITION BY host ORDER BY due, id) AS place FROM first)
SELECT id FROM placed WHERE place <= :per_host ORDER BY place, due, id LIMIT :limit
"""
LEFT = """
WITH ready AS (SELECT id, host FROM standings WHERE {ready})
SELECT (SELECT count(*) FROM ready WHERE id NOT IN :skip) AS open,
       (SELECT count(*) FROM ready WHERE id IN :skip) AS closed,
       (SELECT count(DISTINCT host) FROM ready WHERE host IN {elsewhere}) AS elsewhere,
       (SELECT count(*) FROM standings WHERE state < 2 AND state = 1 AND due > :wall AND due <= :horizon AND {whose})
           AS leased
"""
LISTS = {"skip": BigInteger, "named": BigInteger, "busy": Text, "workers": Text}

# Asked again of the rows that are locked: somebody may have had them, or paused them, since they were chosen.
EXPIRED = (standings.c.state == LEASED) & (standings.c.due <= bindparam("wall"))
IS_DUE = (standings.c.state == OPEN) & (standings.c.due <= bindparam("now"))
CHOSEN: Select[Any] = (
    select(
        standings.c.id,
        standings.c.host,
        standings.c.attempts,
        standings.c.token,
        standings.c.etag,
        standings.c.last_modified,
        watches.c.url,
    )
    .join_from(standings, watches, watches.c.id == standings.c.id)
    .where(standings.c.id.in_(bindparam("chosen", expanding=True)), watches.c.removed.is_(None))
)
TAKE_DUE = CHOSEN.where(IS_DUE | (EXPIRED & ~watches.c.paused))
TAKE_NAMED = CHOSEN.where(EXPIRED | standings.c.state.in_((OPEN, PARKED)))


def written(pattern: str, ready: str, whose: str = "") -> TextClause:
    """A statement with its lists bound."""
    statement = text(pattern.format(ready=ready, elsewhere=ELSEWHERE, whose=whose))
    lists = [name for name in LISTS if f":{name}" in statement.text]
    return statement.bindparams(*(bindparam(name, expanding=True, type_=LISTS[name]) for name in lists))


DUE_IN_TURN, NAMED_IN_TURN = written(IN_TURN, DUE), written(IN_TURN, NAMED)
DUE_LEFT = written(LEFT, DUE, "worker IN :workers")
NAMED_LEFT = written(LEFT, NAMED, "id IN :named")


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is asked of the due watches."""

    now: datetime  # for what is due
    wall: float  # for what is on loan
    workers: Collection[str]  # who asks here
    only: Mapping[int, float] | None = None  # these, each not before its moment, due or not; None: what is due
    skip: Collection[int] = ()
    skip_hosts: Collection[str] = ()

    def values(self) -> dict[str, Any]:
        """As the statements take it."""
        moment = self.now.timestamp()
        common = {
            "wall": self.wall,
            "horizon": horizon(self.wall, 0.0),
            "workers": sorted(self.workers),
            "skip": sorted(self.skip),
        }
        if self.only is None:
            return common | {"now": moment, "latest": max(moment, self.wall)}
        startable = sorted(number for number, start in self.only.items() if start <= moment)
        return common | {"named": startable[:MOST_NAMED]}


def take_due(
    connection: Connection, kind: DatabaseKind, asked: Asked, *, limit: int, per_host: int
) -> Sequence[Row[Any]]:
    """Due watches, locked: of each host those that wait longest, hosts in turn."""
    more = {"busy": sorted(asked.skip_hosts), "per_host": per_host, "limit": limit, "most": MOST_SEEN}
    in_turn, take = (DUE_IN_TURN, TAKE_DUE) if asked.only is None else (NAMED_IN_TURN, TAKE_NAMED)
    values = asked.values()
    numbers = connection.scalars(in_turn, values | more).all()
    if not numbers:
        return []
    rows = {row.id: row for row in connection.execute(kind.claim(take), values | {"chosen": numbers})}
    return [rows[number] for number in numbers if number in rows]


def left(connection: Connection, asked: Asked) -> Row[Any]:
    """How many are open, closed and leased, and on how many hosts others are at work."""
    return connection.execute(DUE_LEFT if asked.only is None else NAMED_LEFT, asked.values()).one()


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
