"""The schedule: which sources are due, and who runs them; a run is held like a lease and ends with its worker."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, or_, select

from kronika.model.source import Source
from kronika.store.columns import chunks
from kronika.store.database import Database
from kronika.store.schema import rounds, sources
from kronika.store.sources import live, to_source

HAD = ("pages", "unchanged", "rested", "same")  # a round that has any of these was no failure
LOOK_BACK = 8  # rounds


class Schedule:
    """When each source runs next. A source without an interval is in it only when somebody asked for a run."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def planned(self) -> list[Source]:
        """Every source that runs by itself, whether its next run is known or not."""
        return self._found(sources.c.every.is_not(None))

    def unplanned(self) -> list[Source]:
        """Sources with an interval whose next run is not known."""
        return self._found(sources.c.every.is_not(None), sources.c.next_run.is_(None))

    def plan(self, source: Source, at: datetime | None) -> bool:
        """Set the next run, unless somebody changed it since `source` was read."""
        statement = sources.update().where(sources.c.id == source.id, unchanged(source)).values(next_run=at)
        return self._database.run(lambda connection: bool(connection.execute(statement).rowcount))

    def ask(self, source: Source, now: datetime) -> None:
        """Run a source as soon as there is room; one that runs already runs once more after that."""
        statement = sources.update().where(sources.c.id == source.id).values(next_run=now)
        self._database.run(lambda connection: connection.execute(statement))

    def claim(self, now: datetime, *, worker: str, limit: int, seconds: float) -> list[Source]:
        """Take up to `limit` sources that are due and run by nobody, the longest due first."""

        def work(connection: Connection) -> list[Source]:
            wall = self._wall()
            statement = (
                live()
                .where(sources.c.paused.is_(False), sources.c.next_run <= now, is_free(wall))
                .order_by(sources.c.next_run, sources.c.id)
                .limit(limit)
            )
            taken = [to_source(row) for row in connection.execute(self._database.kind.claim(statement))]
            for some in chunks([source.id for source in taken]):
                mark = sources.update().where(sources.c.id.in_(some))
                connection.execute(mark.values(runner=worker, runs_until=wall + seconds))
            return taken

        return self._database.run(work) if limit > 0 else []

    def hold(self, chosen: Collection[int], *, worker: str, seconds: float) -> None:
        """A sign of life for the runs of a worker."""
        self._change(chosen, worker, {"runs_until": self._wall() + seconds})

    def let_go(self, chosen: Collection[int], *, worker: str) -> None:
        """Give runs back at once; they stay due."""
        self._change(chosen, worker, {"runner": None, "runs_until": None})

    def done(self, source: Source, at: datetime | None, *, worker: str) -> None:
        """A run has ended, the next is at `at`; a run that was asked for in the meantime stays asked for."""

        def work(connection: Connection) -> None:
            ours = sources.update().where(sources.c.id == source.id, sources.c.runner == worker)
            connection.execute(ours.where(unchanged(source)).values(next_run=at))
            connection.execute(ours.values(runner=None, runs_until=None))

        self._database.run(work)

    def runners(self) -> list[str]:
        """Workers that hold runs."""
        statement = select(sources.c.runner).where(sources.c.runner.is_not(None)).distinct()
        with self._database.read() as connection:
            return sorted(connection.scalars(statement))

    def take_back(self, workers: Collection[str]) -> int:
        """End the runs of workers that are known to be dead."""
        statement = sources.update().where(sources.c.runner.in_(sorted(workers)))
        if not workers:
            return 0
        return self._database.run(
            lambda connection: connection.execute(statement.values(runner=None, runs_until=None)).rowcount
        )

    def drained(self, chosen: Sequence[int]) -> set[int]:
        """Those of the rounds that have nothing left to do."""
        spent = rounds.c.pages + rounds.c.unchanged + rounds.c.failures >= rounds.c.max_pages
        found: set[int] = set()
        with self._database.read() as connection:
            for some in chunks(chosen):
                statement = select(rounds.c.id).where(rounds.c.id.in_(some), or_(rounds.c.pending <= 0, spent))
                found.update(connection.scalars(statement))
        return found

    def barren(self, source_id: int) -> int:
        """How many of the newest finished rounds in a row brought nothing but failures."""
        had: Any = sum((func.coalesce(rounds.c[name], 0) for name in HAD[1:]), rounds.c.pages)
        statement = (
            select(had, rounds.c.failures)
            .where(rounds.c.source_id == source_id, rounds.c.finished.is_not(None))
            .order_by(rounds.c.number.desc())
            .limit(LOOK_BACK)
        )
        count = 0
        with self._database.read() as connection:
            for kept, failures in connection.execute(statement):
                if kept or not failures:
                    break
                count += 1
        return count

    def _found(self, *where: ColumnElement[bool]) -> list[Source]:
        with self._database.read() as connection:
            rows = connection.execute(live().where(sources.c.paused.is_(False), *where).order_by(sources.c.id))
            return [to_source(row) for row in rows]

    def _change(self, chosen: Collection[int], worker: str, values: dict[str, Any]) -> None:
        def work(connection: Connection) -> None:
            for some in chunks(sorted(chosen)):
                ours = sources.update().where(sources.c.id.in_(some), sources.c.runner == worker)
                connection.execute(ours.values(**values))

        if chosen:
            self._database.run(work)


def is_free(wall: float) -> ColumnElement[bool]:
    """Nobody runs it, or whoever did gave no sign of life."""
    return or_(sources.c.runner.is_(None), sources.c.runs_until <= wall)


def unchanged(source: Source) -> ColumnElement[bool]:
    """The next run is still what it was when the source was read."""
    if source.next_run is None:
        return sources.c.next_run.is_(None)
    return sources.c.next_run == source.next_run
