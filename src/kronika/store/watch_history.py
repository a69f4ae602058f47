"""The history of watched pages: kept versions, their bytes, and who has looked at which."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import Connection, bindparam, select

from kronika.model.errors import StoreError, UnknownName
from kronika.model.watch import WatchVersion
from kronika.store.columns import chunks, is_number
from kronika.store.database import Database
from kronika.store.dictionaries import ready_press
from kronika.store.press import PLAIN, Presses
from kronika.store.schema import blobs
from kronika.store.version_rows import WHOLE, to_version
from kronika.store.watch_schema import looks, standings, watch_versions

# Written once: bytes are read in less time than it takes to put a statement together.
BODY = (
    select(blobs.c.data, blobs.c.size, blobs.c.dictionary_id)
    .join_from(watch_versions, blobs, watch_versions.c.blob_id == blobs.c.id)
    .where(watch_versions.c.id == bindparam("version"))
)


class WatchHistory:
    """What was kept of every watched page."""

    def __init__(self, database: Database, presses: Presses) -> None:
        self._database = database
        self._presses = presses

    def versions(self, watch_id: int) -> list[WatchVersion]:
        """Kept versions of a page, the newest first."""
        statement = WHOLE.where(watch_versions.c.watch_id == watch_id).order_by(watch_versions.c.number.desc())
        with self._database.read() as connection:
            return [to_version(row) for row in connection.execute(statement)] if is_number(watch_id) else []

    def version(self, watch_id: int, number: int) -> WatchVersion:
        """One version by its number in the page's history."""
        statement = WHOLE.where(watch_versions.c.watch_id == watch_id, watch_versions.c.number == number)
        known = is_number(watch_id) and 0 < number < 2**31
        with self._database.read() as connection:
            row = connection.execute(statement).first() if known else None
        if row is None:
            raise UnknownName(f"Version {number} of this page is not kept; see its history for those that are.")
        return to_version(row)

    def newest(self, watch_ids: Collection[int]) -> dict[int, WatchVersion]:
        """The newest version of each page that has one, by page."""
        found: dict[int, WatchVersion] = {}
        newest = WHOLE.where(watch_versions.c.number == standings.c.version)
        with self._database.read() as connection:
            for some in chunks(sorted(set(watch_ids))):
                for row in connection.execute(newest.where(standings.c.id.in_(some))):
                    found[row.watch_id] = to_version(row)
        return found

    def body(self, version_id: int) -> bytes:
        """The bytes of a version, as they were fetched."""
        row = self._database.look(BODY, version_id) if is_number(version_id) else None
        if row is None:
            raise UnknownName("This version is kept no longer.")
        data, size, dictionary_id = row
        try:
            press = PLAIN if dictionary_id is None else self._presses.get(dictionary_id)
            if press is None:
                with self._database.read() as connection:
                    press = ready_press(connection, self._presses, dictionary_id)
            return press.expand(data, size)
        except ValueError as error:
            raise StoreError(
                f"The stored bytes of version {version_id} of a watched page are damaged: {error}; "
                "restore the database from a backup."
            ) from error

    def looked(self, watch_id: int, person: str, number: int, at: datetime) -> None:
        """A person has looked at a version; an older one than before changes nothing."""
        row = {"watch_id": watch_id, "person": person, "number": number, "at": at}
        statement = self._database.kind.insert_or_change(
            looks,
            ("watch_id", "person"),
            lambda given: {"number": given.number, "at": given.at},
            lambda given: given.number >= looks.c.number,
        )

        def work(connection: Connection) -> None:
            connection.execute(statement, [row])

        self._database.run(work)

    def last_looked(self, watch_id: int, person: str) -> int | None:
        """The newest version the person has looked at; None: none yet."""
        statement = select(looks.c.number).where(looks.c.watch_id == watch_id, looks.c.person == person)
        with self._database.read() as connection:
            found: int | None = connection.execute(statement).scalar()
        return found
