"""Reading watches: one, several, lists of them, and what their bytes were."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import func, select

from kronika.model.errors import UnknownName
from kronika.model.watch import Watch, WatchFilter
from kronika.store.columns import chunks
from kronika.store.watch_history import WatchHistory
from kronika.store.watch_listing import chosen, ordered
from kronika.store.watch_rows import read_watches, to_watch
from kronika.store.watch_schema import standings, watches

EVERYTHING = WatchFilter()


class WatchLists(WatchHistory):
    """Watches as they stand."""

    def get(self, id: int) -> Watch:
        """A watch by number, deleted ones too."""
        found = self.several([id])
        if id not in found:
            raise no_watch(id)
        return found[id]

    def several(self, ids: Sequence[int]) -> dict[int, Watch]:
        """Watches by number; what is not there is missing."""
        with self._database.read() as connection:
            return read_watches(connection, ids)

    def all(
        self, which: WatchFilter = EVERYTHING, limit: int | None = None, offset: int = 0, sort: str = "name"
    ) -> list[Watch]:
        """Watches by name, group, state, changed, checked, next or added; “-” before it turns the order round."""
        kind = self._database.kind
        statement = ordered(chosen(which, kind), sort, kind).limit(limit).offset(offset)
        with self._database.read() as connection:
            return [to_watch(row) for row in connection.execute(statement)]

    def count(self, which: WatchFilter = EVERYTHING) -> int:
        """How many watches a filter lets through."""
        kept = chosen(which, self._database.kind).with_only_columns(watches.c.id).subquery()
        with self._database.read() as connection:
            return int(connection.execute(select(func.count()).select_from(kept)).scalar_one())

    def body_hashes(self, ids: Collection[int]) -> dict[int, bytes]:
        """What the bytes of each page were when they were last read; those never read are missing."""
        found: dict[int, bytes] = {}
        statement = select(standings.c.id, standings.c.body_hash).where(standings.c.body_hash.is_not(None))
        with self._database.read() as connection:
            for some in chunks(sorted(set(ids))):
                found.update(connection.execute(statement.where(standings.c.id.in_(some))).all())
        return found


def no_watch(id: int) -> UnknownName:
    """There is no such watch."""
    return UnknownName(f"There is no watched page number {id}; see “kronika watch list”.")
