"""Looking for faults in what is watched: rows that contradict each other, and bytes that cannot be read."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, Table, func, select

from kronika.store.dictionaries import ready_press
from kronika.store.press import Presses
from kronika.store.schema import PARKED, blobs
from kronika.store.watch_lending import RESTS
from kronika.store.watch_schema import standings, watch_versions, watches

SAMPLE = 200  # bodies that are expanded as a trial, the newest ones
RESTORE = "restore the database from a backup"


def watching_faults(connection: Connection) -> list[str]:
    """Rows that contradict each other."""
    newest = select(func.max(watch_versions.c.number)).where(watch_versions.c.watch_id == standings.c.id)
    has_bytes = select(blobs.c.id).where(blobs.c.id == watch_versions.c.blob_id)
    stands = select(standings.c.id).where(standings.c.id == watches.c.id)
    asleep = select(watches.c.id).where(watches.c.id == standings.c.id, ~RESTS)
    asked: tuple[tuple[str, Select[Any]], ...] = (
        (f"watched pages do not know how they stand; {RESTORE}.", rows(watches).where(~stands.exists())),
        (
            f"watched pages count their versions wrongly; {RESTORE}.",
            rows(standings).where(func.coalesce(newest.scalar_subquery(), 0) != standings.c.version),
        ),
        (
            f"versions of watched pages have lost their bytes; {RESTORE}.",
            rows(watch_versions).where(~has_bytes.exists()),
        ),
        (
            "watched pages are never checked though they are not paused; pause and resume them.",
            rows(standings).where(standings.c.state == PARKED, asleep.exists()),
        ),
    )
    found = ((sentence, connection.execute(statement).scalar_one()) for sentence, statement in asked)
    return [f"{number} {sentence}" for sentence, number in found if number]


def damaged_versions(connection: Connection, presses: Presses) -> list[str]:
    """Bodies that cannot be read, among the newest versions."""
    columns = (watch_versions.c.number, watches.c.url, blobs.c.data, blobs.c.size, blobs.c.dictionary_id)
    newest = (
        select(*columns)
        .join_from(watch_versions, blobs, watch_versions.c.blob_id == blobs.c.id)
        .join(watches, watches.c.id == watch_versions.c.watch_id)
        .order_by(watch_versions.c.id.desc())
    )
    faults = []
    for row in connection.execute(newest.limit(SAMPLE)).all():
        try:
            ready_press(connection, presses, row.dictionary_id).expand(row.data, row.size)
        except ValueError as error:
            faults.append(f"The bytes of version {row.number} of {row.url} are damaged: {error}; {RESTORE}.")
    return faults


def rows(table: Table) -> Select[Any]:
    """How many rows of a table."""
    return select(func.count()).select_from(table)
