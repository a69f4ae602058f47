"""What was cut off, told by source: patterns with leads that wait, and addresses that are never fetched."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, select

from kronika.model.limits import CutOff, Limits, PatternLimit
from kronika.store.database import Database
from kronika.store.named import sources_named
from kronika.store.schema import cuts, patterns, sources

LIVE = sources.c.removed.is_(None)
PARKED = (
    select(patterns, sources.c.name.label("source"))
    .join_from(patterns, sources, patterns.c.source_id == sources.c.id)
    .where(patterns.c.parked > 0, LIVE)
    .order_by(patterns.c.parked.desc(), patterns.c.id)
)
CUT = (
    select(cuts, sources.c.name.label("source"))
    .join_from(cuts, sources, cuts.c.source_id == sources.c.id)
    .where(LIVE)
    .order_by(cuts.c.count.desc(), cuts.c.id)
)


class LimitsShelf:
    """What was cut off."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, source: str | None = None) -> Limits:
        """What was cut off of one source, or of all."""
        with self._database.read() as connection:
            waiting = self._rows(connection, PARKED, patterns.c.source_id, source)
            never = self._rows(connection, CUT, cuts.c.source_id, source)
        return Limits(patterns=tuple(map(to_pattern, waiting)), cuts=tuple(map(to_cut, never)))

    def _rows(self, connection: Connection, statement: Select[Any], column: Any, source: str | None) -> list[Any]:
        chosen = statement if source is None else statement.where(column.in_(sources_named(connection, source)))
        return list(connection.execute(chosen))


def to_pattern(row: Any) -> PatternLimit:
    """A row as a record."""
    return PatternLimit(
        source=row.source,
        pattern=row.key,
        opened=row.opened,
        novel=row.novel,
        alike=row.alike,
        parked=row.parked,
        example=row.example,
    )


def to_cut(row: Any) -> CutOff:
    """A row as a record."""
    return CutOff(
        source=row.source, reason=row.reason, count=row._mapping["count"], example=row.example, round_started=row.at
    )
