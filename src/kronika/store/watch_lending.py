"""Whether watches are lent: those that are paused or deleted rest, the others are open when they are due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, Connection, case, func, select, type_coerce

from kronika.store.schema import OPEN, PARKED
from kronika.store.watch_schema import standings, watches

WHEN_NEXT = func.coalesce(type_coerce(standings.c.next_check, BigInteger), 0) / 1_000_000.0
RESTS = watches.c.paused | watches.c.removed.is_not(None)
IS_AWAKE = select(watches.c.id).where(watches.c.id == standings.c.id, ~RESTS).exists()
BACK = case((IS_AWAKE, OPEN), else_=PARKED)
"""What becomes of a loan that is given back."""


def rest(connection: Connection, numbers: Sequence[int]) -> None:
    """Lend these no more, and fence off who has them."""
    resting = {"state": PARKED, "worker": None, "attempts": 0, "token": standings.c.token + 1}
    connection.execute(standings.update().where(standings.c.id.in_(numbers)).values(**resting))


def wake(connection: Connection, numbers: Sequence[int]) -> None:
    """Lend these again, when they are due; those that are paused or deleted all the same rest on."""
    awake = standings.c.id.in_(numbers), standings.c.state == PARKED, IS_AWAKE
    connection.execute(standings.update().where(*awake).values(state=OPEN, due=WHEN_NEXT))


def given_back(**more: Any) -> dict[str, Any]:
    """A loan that came to nothing."""
    return {"state": BACK, "due": WHEN_NEXT, "worker": None, **more}
