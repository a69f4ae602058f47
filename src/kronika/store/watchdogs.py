"""Watchdogs: what each has learned, and passes over documents, each written as a whole or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select

from kronika.model.health import Episode, Verdict
from kronika.model.verification import Pass, Watchdog
from kronika.store.database import Database
from kronika.store.health_schema import watchdogs
from kronika.store.passes import Tell, write_events, write_seen


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """What a pass changed."""

    episodes: tuple[Episode, ...] = ()  # that began or ended, as they are now
    set_aside: int = 0
    released: int = 0


class Watchdogs:
    """One for each source that has documents."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, source_id: int) -> Watchdog:
        """A source's watchdog; one that has seen nothing when there is none yet."""
        with self._database.read() as connection:
            row = connection.execute(watchdogs.select().where(watchdogs.c.source_id == source_id)).first()
        return Watchdog(source_id=source_id) if row is None else to_watchdog(row)

    def verdicts(self) -> dict[int, Verdict]:
        """What is thought of every source, without what was learned."""
        with self._database.read() as connection:
            rows = connection.execute(select(watchdogs.c.source_id, watchdogs.c.verdict)).all()
        return {row.source_id: Verdict(row.verdict) for row in rows}

    def experienced(self, *, least: int, most: int, without: int | None = None) -> list[Watchdog]:
        """Those that have seen many documents, for what is usual among sources; the most experienced first."""
        statement = watchdogs.select().where(watchdogs.c.documents >= least)
        if without is not None:
            statement = statement.where(watchdogs.c.source_id != without)
        ordered = statement.order_by(watchdogs.c.documents.desc(), watchdogs.c.source_id).limit(most)
        with self._database.read() as connection:
            return [to_watchdog(row) for row in connection.execute(ordered)]

    def write(self, made: Pass, tell: Tell | None = None) -> Written | None:
        """Write a pass: documents seen, episodes, quarantine, messages, and what was learned.

        None when somebody else has written since it was begun: nothing is changed, and the pass is made again.
        """

        def work(connection: Connection) -> Written | None:
            if not self._fence(connection, made):
                return None
            seen = write_seen(connection, made)
            events = write_events(connection, made)
            if tell is not None and made.after.updated is not None:
                for episode in events.episodes:
                    tell(connection, episode, made.after.updated)
            return Written(
                episodes=events.episodes,
                set_aside=seen.set_aside + events.set_aside,
                released=seen.released + events.released,
            )

        return self._database.run(work)

    def _fence(self, connection: Connection, made: Pass) -> bool:
        before, after = made.before, made.after
        values = {
            "state": dict(after.state),
            "verdict": after.verdict.value,
            "documents": after.documents,
            "cursor": after.cursor,
            "updated": after.updated,
        }
        if before.token == 0:
            row = {"source_id": before.source_id, "token": 1, **values}
            new = self._database.kind.insert_new(watchdogs).execution_options(preserve_rowcount=True)
            return bool(connection.execute(new, [row]).rowcount)
        ours = watchdogs.c.source_id == before.source_id, watchdogs.c.token == before.token
        return bool(
            connection.execute(watchdogs.update().where(*ours).values(**values, token=before.token + 1)).rowcount
        )


def to_watchdog(row: Row[Any]) -> Watchdog:
    """A row as a record."""
    return Watchdog(
        source_id=row.source_id,
        state=row.state,
        verdict=Verdict(row.verdict),
        documents=row.documents,
        cursor=row.cursor,
        updated=row.updated,
        token=row.token,
    )
