"""Facts: one record a kind and site, replaced as a whole; the record before stays readable when the site says something else."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, Table, select

from kronika.model.errors import UnknownName
from kronika.model.fact import FactRecord, Slot, StoredFact
from kronika.store.database import Database
from kronika.store.fact_rows import to_plain, to_record, to_stored
from kronika.store.fact_schema import earlier_facts, facts
from kronika.store.schema import sources

Said = frozenset[tuple[str, ...]]


class Facts:
    """What the sites that are followed say. A removed source takes its records out of sight, not out of the store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def save(self, record: FactRecord, *, at: datetime, basis: str = "") -> None:
        """Keep a record in the place of the one before, which goes into the history when its slots were others.

        `basis` tells what it was made of: whoever finds the same basis again need not read the pages again.
        """

        def work(connection: Connection) -> None:
            source_id = number_of(connection, record.site)
            mine = (facts.c.kind == record.kind) & (facts.c.source_id == source_id)
            before = connection.execute(facts.select().where(mine).with_for_update()).first()
            same = before is not None and said(to_record(before.record, kind=record.kind, site="")) == said(record)
            if before is not None and not same:
                connection.execute(earlier_facts.insert().values(**as_earlier(before), until=at))
            row = {"kind": record.kind, "source_id": source_id, "record": to_plain(record), "at": at, "basis": basis}
            row["changed"] = before.changed if before is not None and same else at
            connection.execute(self._database.kind.insert_or_replace(facts, ("kind", "source_id")), [row])

        self._database.run(work)

    def get(self, kind: str, site: str) -> StoredFact | None:
        """What a site says now; None when it was not read yet."""
        with self._database.read() as connection:
            row = connection.execute(of_kind(facts, kind).where(sources.c.name == site)).first()
        return None if row is None else to_stored(row, site=row.site)

    def all(self, kind: str) -> list[StoredFact]:
        """Every record of a kind, by the name of the site."""
        with self._database.read() as connection:
            rows = connection.execute(of_kind(facts, kind)).all()
        return [to_stored(row, site=row.site) for row in sorted(rows, key=lambda row: row.site.casefold())]

    def history(self, kind: str, site: str) -> list[StoredFact]:
        """What a site said before, the newest first; each with when it was replaced."""
        statement = of_kind(earlier_facts, kind).where(sources.c.name == site)
        with self._database.read() as connection:
            rows = connection.execute(statement.order_by(earlier_facts.c.until.desc(), earlier_facts.c.id.desc())).all()
        return [to_stored(row, site=row.site) for row in rows]

    def bases(self, kind: str) -> dict[str, str]:
        """Of what each site's record was made, by site: cheap, whatever the records hold."""
        statement = (
            select(sources.c.name, facts.c.basis)
            .join_from(facts, sources, facts.c.source_id == sources.c.id)
            .where(facts.c.kind == kind, sources.c.removed.is_(None))
        )
        with self._database.read() as connection:
            return dict(connection.execute(statement).all())

    def kinds(self) -> list[str]:
        """The kinds of which there are records."""
        statement = select(facts.c.kind).distinct().order_by(facts.c.kind)
        with self._database.read() as connection:
            return list(connection.execute(statement).scalars())


def said(record: FactRecord) -> Said:
    """What a record comes to. Words, confidence and dates come and go without the schedule being another."""
    return frozenset(line(slot) for slot in record.slots)


def line(slot: Slot) -> tuple[str, ...]:
    """A slot without what it was concluded from."""
    return (slot.day, slot.time, slot.until, slot.season, slot.place, slot.note)


def number_of(connection: Connection, site: str) -> int:
    """The number of a source that is followed."""
    statement = select(sources.c.id).where(sources.c.name == site, sources.c.removed.is_(None))
    found: int | None = connection.execute(statement).scalar()
    if found is None:
        raise UnknownName(f"There is no source called “{site}”; its facts cannot be kept.")
    return found


def of_kind(table: Table, kind: str) -> Select[Any]:
    """The records of a kind, of sources that are followed, with their names."""
    return (
        select(table, sources.c.name.label("site"))
        .join_from(table, sources, table.c.source_id == sources.c.id)
        .where(table.c.kind == kind, sources.c.removed.is_(None))
    )


def as_earlier(row: Row[Any]) -> dict[str, Any]:
    """A row on its way into the history."""
    return {name: getattr(row, name) for name in ("kind", "source_id", "record", "at", "changed")}
