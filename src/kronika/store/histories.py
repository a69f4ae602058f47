"""What a source went through: its last rounds, and what was cut off."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, select

from kronika.model.round import Round
from kronika.model.summary import CutOff
from kronika.store.database import Database
from kronika.store.schema import cuts, patterns
from kronika.store.summaries import last_rounds

MOST = 50  # patterns and reasons told; the largest


class Histories:
    """The history of each source."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def rounds(self, source_id: int, limit: int = 30) -> list[Round]:
        """The last rounds of a source, newest first."""
        with self._database.read() as connection:
            return list(last_rounds(connection, [source_id], limit).get(source_id, ()))

    def cut_offs(self, *source_ids: int, most: int = MOST) -> list[CutOff]:
        """What was not fetched because of what its address looks like, the most first."""
        waiting = select(patterns).where(patterns.c.source_id.in_(source_ids), patterns.c.parked > 0)
        refused = select(cuts).where(cuts.c.source_id.in_(source_ids))
        with self._database.read() as connection:
            parked = connection.execute(waiting.order_by(patterns.c.parked.desc(), patterns.c.id).limit(most)).all()
            cut = connection.execute(refused.order_by(cuts.c["count"].desc(), cuts.c.id).limit(most)).all()
        found = [*map(parked_off, parked), *map(refused_off, cut)]
        return sorted(found, key=lambda item: -item.count)[:most]


def parked_off(row: Row[Any]) -> CutOff:
    """Addresses that wait until their pattern has earned them a place."""
    return CutOff(
        pattern=row.key,
        reason="",
        count=row.parked,
        example=row.example,
        fetched=row.novel + row.alike,
        alike=row.alike,
        source_id=row.source_id,
    )


def refused_off(row: Row[Any]) -> CutOff:
    """Addresses that are not fetched at all."""
    return CutOff(
        pattern="", reason=row.reason, count=row._mapping["count"], example=row.example, source_id=row.source_id
    )
