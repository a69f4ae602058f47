"""Rounds: one collection of one source, open until it is finished, whatever happens in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, func, select

from kronika.model.errors import StoreBusy, UnknownName
from kronika.model.lead import Lead
from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.store.admission import Admission, Effect
from kronika.store.aliases import real_rows, to_real
from kronika.store.columns import from_number, to_number
from kronika.store.database import Database
from kronika.store.found import Found, key_of
from kronika.store.leads import HELD, lock, look_up
from kronika.store.reopening import news, opens
from kronika.store.schema import UNFINISHED, WAITING, leads, patterns, rounds

NOTHING_YET = {"pages": 0, "unchanged": 0, "failures": 0, "pending": 0}


class Rounds:
    """The rounds of all sources."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def begin(self, source: Source, scope: Scope, seeds: Sequence[Lead], now: datetime) -> Round:
        """Take up the source's unfinished round (its scope wins) or start the next, and open the seeds."""

        def work(connection: Connection) -> Round:
            begun = to_round(self._unfinished(connection, source) or self._start(connection, source, scope, now))
            self._plant(connection, begun, seeds)
            return begun

        return self._database.run(work)

    def hasten(self, chosen: Sequence[Round], *, longest: float) -> int:
        """Make due what would wait longer than any page has to: the clock was set back since it was written down."""
        statement = leads.update().where(
            WAITING, leads.c.round_id.in_([round.id for round in chosen]), leads.c.due > self._wall() + longest
        )
        return self._database.run(lambda connection: connection.execute(statement.values(due=0.0)).rowcount)

    def finish(self, round: Round, now: datetime) -> Round:
        """Close a round and tell what it brought; closing it again changes nothing."""
        with self._database.write() as connection:
            connection.execute(rounds.update().where(rounds.c.id == round.id, UNFINISHED).values(finished=now))
            row = connection.execute(rounds.select().where(rounds.c.id == round.id)).first()
        if row is None:
            raise UnknownName(f"There is no round number {round.id}; begin one with “kronika collect”.")
        return to_round(row)

    def latest(self, source_id: int) -> Round | None:
        """The newest round of a source."""
        statement = rounds.select().where(rounds.c.source_id == source_id).order_by(rounds.c.number.desc()).limit(1)
        with self._database.read() as connection:
            row = connection.execute(statement).first()
        return to_round(row) if row is not None else None

    def _unfinished(self, connection: Connection, source: Source) -> Row[Any] | None:
        statement = rounds.select().where(rounds.c.source_id == source.id, UNFINISHED)
        return connection.execute(statement).first()

    def _start(self, connection: Connection, source: Source, scope: Scope, now: datetime) -> Row[Any]:
        last = select(func.coalesce(func.max(rounds.c.number), 0)).where(rounds.c.source_id == source.id)
        row = {
            "source_id": source.id,
            "number": connection.execute(last).scalar_one() + 1,
            "scope": from_scope(scope),
            "max_pages": scope.max_pages,
            "started": now,
            **NOTHING_YET,
        }
        # Another program may have started it in the meantime; then that one is ours too.
        connection.execute(self._database.kind.insert_new(rounds), row)
        begun = self._unfinished(connection, source)
        if begun is None:
            raise StoreBusy(f"Another program collects {source.name} at this moment; try again when it has finished.")
        return begun

    def _plant(self, connection: Connection, round: Round, seeds: Sequence[Lead]) -> None:
        found = [Found(lead=lead, key=key_of(lead), round=round) for lead in seeds if not lead.cut]
        known = look_up(connection, (item.key for item in found))
        found = to_real(found, known, real_rows(connection, known.values()))
        changed = {
            known[item.key].id
            for item in found
            if item.key in known and (opens(known[item.key], item) or news(known[item.key], item.lead))
        }
        held = lock(connection, changed, HELD) if changed else {}
        admission = Admission(connection, self._database.kind, {round.source_id: round})
        # What still waits is opened as far as there are places now, should a newer version of Kronika give more of them.
        waiting = select(patterns.c.id).where(patterns.c.source_id == round.source_id, patterns.c.parked > 0)
        effects = [Effect(pattern_id=number) for number in connection.execute(waiting).scalars()]
        admission.admit(found, {key: held.get(row.id, row) for key, row in known.items()}, effects)
        if admission.gained[round.id]:
            statement = rounds.update().where(rounds.c.id == round.id)
            connection.execute(statement.values(pending=rounds.c.pending + admission.gained[round.id]))


def from_scope(scope: Scope) -> dict[str, Any]:
    """A scope as JSON."""
    return {
        "since": to_number(scope.since) if scope.since is not None else None,
        "until": to_number(scope.until) if scope.until is not None else None,
        "section": scope.section,
        "depth": scope.depth,
        "max_pages": scope.max_pages,
        "recheck": scope.recheck,
    }


def to_scope(kept: dict[str, Any]) -> Scope:
    """A scope from JSON."""
    return Scope(
        since=from_number(kept["since"]),
        until=from_number(kept["until"]),
        section=kept["section"],
        depth=kept["depth"],
        max_pages=kept["max_pages"],
        recheck=kept.get("recheck", False),  # older rounds did not know it
    )


def to_round(row: Row[Any]) -> Round:
    """A row as a record."""
    return Round(
        id=row.id,
        source_id=row.source_id,
        number=row.number,
        scope=to_scope(row.scope),
        started=row.started,
        finished=row.finished,
        pages=row.pages,
        unchanged=row.unchanged,
        failures=row.failures,
        rested=row.rested,
        same=row.same,
    )
