"""Looking for faults in the facts: records whose source or whose pages are gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, func, select

from kronika.store.columns import chunks
from kronika.store.fact_schema import FACTS, facts
from kronika.store.schema import pages, sources


def fact_faults(connection: Connection) -> list[str]:
    """Records that lead nowhere."""
    return [*homeless(connection), *baseless(connection)]


def homeless(connection: Connection) -> Iterator[str]:
    """Records of sources that are not there."""
    for table in FACTS:
        known = select(sources.c.id).where(sources.c.id == table.c.source_id).exists()
        number = connection.execute(select(func.count()).select_from(table).where(~known)).scalar_one()
        if number:
            yield f"{number} records in {table.name} have lost their source; restore the database from a backup."


def baseless(connection: Connection) -> Iterator[str]:
    """Records that name a stored page that is not there."""
    named: dict[int, set[int]] = {}
    for row in connection.execute(select(facts.c.id, facts.c.record)):
        for page in pages_of(row.record):
            named.setdefault(page, set()).add(row.id)
    known: set[int] = set()
    for some in chunks(sorted(named)):
        known.update(connection.execute(select(pages.c.id).where(pages.c.id.in_(some))).scalars())
    lost = {record for page, records in named.items() if page not in known for record in records}
    if lost:
        yield (
            f"{len(lost)} fact records name a stored page that is not there; "
            "put them together again: kronika facts run --again."
        )


def pages_of(record: dict[str, Any]) -> Iterator[int]:
    """The numbers of the pages a record points to."""
    for line in (*record["slots"], *record["specials"]):
        for one in line["evidence"]:
            if one["page_id"] is not None:
                yield one["page_id"]
