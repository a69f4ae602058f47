"""The frontier: leads are leased for a while, and what becomes of them is settled; a late worker changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select

from kronika.model.frontier import Backlog, Lease, Outcome, Settled
from kronika.model.lead import Lead, Role
from kronika.model.page import Validators
from kronika.model.round import Round
from kronika.store.claims import Term
from kronika.store.columns import chunks, site_of
from kronika.store.database import Database
from kronika.store.host_claims import HostClaims
from kronika.store.leads import lock
from kronika.store.press import Presses
from kronika.store.schema import LEASED, ON_LOAN, OPEN, WAITING, leads, rounds
from kronika.store.settle import Settling

MOST_SEEN = 300_000  # addresses remembered; forgetting them costs only time


class StoredFrontier(HostClaims):
    """The leads of some rounds, as `kronika.model.frontier.Frontier` says. Many processes may work on the same rounds."""

    def __init__(
        self, database: Database, presses: Presses, chosen: Sequence[Round], wall: Callable[[], float]
    ) -> None:
        super().__init__(database, wall)
        self._presses = presses
        self._rounds = {round.source_id: round for round in chosen}
        self._limited = sorted(round.id for round in chosen if round.scope.max_pages is not None)
        self._seen: set[Hashable] = set()
        self._cursor = ""  # the host served last, so that every host has its turn

    def lease(
        self,
        *,
        worker: str,
        limit: int,
        per_host: int,
        seconds: float,
        skip_hosts: Collection[str] = (),
        skip_sources: Collection[int] = (),
    ) -> list[Lease]:
        """Take due leads of hosts that no other worker has claimed, and claim their hosts."""
        if not self._rounds or limit <= 0 or per_host <= 0:
            return []

        term = Term(worker=worker, now=self._wall(), seconds=seconds)

        def work(connection: Connection) -> list[Row[Any]]:
            now = term.now
            left = self._left(connection, now, hold=True)
            asked = {
                "rounds": [number for number in self._numbers(skip_sources) if left.get(number, 1) > 0],
                "skip": sorted({host.lower() for host in skip_hosts}),
                "cursor": self._cursor,
                "worker": worker,
                "now": now,
                "horizon": term.horizon,
                "per_host": per_host,
                "limit": limit,
            }
            rows = within(connection.execute(self._database.kind.due_leads, asked).all(), per_host, left)
            ours = self._claims.take(connection, {row.host for row in rows}, term)
            rows = [row for row in rows if row.host in ours]
            lend(connection, rows, worker=worker, until=now + seconds)
            return rows

        rows = self._database.run(work)
        self._claims.hold({row.host for row in rows}, term)
        if rows:
            self._cursor = rows[-1].host
        return [to_lease(row) for row in rows]

    def settle(self, outcomes: Sequence[Outcome]) -> Settled:
        """Keep pages, close leads, open found ones: all in one transaction, each outcome once."""
        if not outcomes:
            return Settled()

        def work(connection: Connection) -> tuple[Settling, Settled]:
            settling = Settling(
                connection,
                self._database.kind,
                self._presses,
                wall=self._wall(),
                rounds_of=self._rounds,
                seen=self._seen,
            )
            return settling, settling.settle(outcomes)

        settling, settled = self._database.run(work)
        settling.versions.done()
        if len(self._seen) > MOST_SEEN:
            self._seen.clear()
        self._seen |= settling.met
        return settled

    def renew(self, leases: Sequence[Lease], *, seconds: float) -> None:
        """Hold leases longer, and their hosts."""
        until = self._wall() + seconds
        self._change(leases, {"due": until})
        named = {site_of(lease.lead.url) for lease in leases}
        self._database.run(lambda connection: self._claims.renew(connection, named, until))

    def release(self, leases: Sequence[Lease]) -> None:
        """Give leases back at once (a clean stop)."""
        self._change(leases, {"state": OPEN, "due": 0.0, "worker": None})

    def backlog(self, skip_sources: Collection[int] = ()) -> Backlog:
        """What is left to do; leads of `skip_sources` are told apart, as closed."""
        now, numbers = self._wall(), self._numbers(skip_sources)
        with self._database.read() as connection:
            known = [round.id for round in self._rounds.values()]
            pending = dict(
                connection.execute(select(rounds.c.id, rounds.c.pending).where(rounds.c.id.in_(known))).all()
            )
            closed = sum(count for number, count in pending.items() if number not in numbers)
            pending = {number: pending[number] for number in numbers if number in pending}
            left = self._left(connection, now, hold=False)
            live = on_loan(connection, numbers, now)
            waiting = {
                number: min(max(count - live[number], 0), left.get(number, count)) for number, count in pending.items()
            }
            busy = [number for number, count in waiting.items() if count > 0]
            first = first_due(connection, busy, now)
            elsewhere = self._claims.elsewhere(connection, busy, now)
        return Backlog(
            open=sum(waiting.values()),
            leased=live.total(),
            next_in=None if first is None else max(first - now, 0.0),
            elsewhere=elsewhere,
            closed=closed,
        )

    def _numbers(self, skip_sources: Collection[int]) -> list[int]:
        return [round.id for source_id, round in self._rounds.items() if source_id not in skip_sources]

    def _left(self, connection: Connection, now: float, *, hold: bool) -> dict[int, int]:
        """How many more leads may be leased in each round that has a limit."""
        if not self._limited:
            return {}
        spent = rounds.c.pages + rounds.c.unchanged + rounds.c.failures + rounds.c.same
        statement = (
            select(rounds.c.id, rounds.c.max_pages - spent).where(rounds.c.id.in_(self._limited)).order_by(rounds.c.id)
        )
        left = dict(connection.execute(statement.with_for_update() if hold else statement).all())
        live = on_loan(connection, self._limited, now)
        return {number: max(count - live[number], 0) for number, count in left.items()}

    def _change(self, leases: Sequence[Lease], values: dict[str, Any]) -> None:
        """Change the leads whose lease is still ours."""
        tokens = {lease.lead_id: lease.token for lease in leases}

        def work(connection: Connection) -> None:
            held = lock(connection, tokens.keys(), (leads.c.id, leads.c.state, leads.c.token))
            ours = [row.id for row in held.values() if row.state == LEASED and row.token == tokens[row.id]]
            for some in chunks(ours):
                connection.execute(leads.update().where(leads.c.id.in_(some)).values(**values))

        if tokens:
            self._database.run(work)


def lend(connection: Connection, rows: Sequence[Row[Any]], *, worker: str, until: float) -> None:
    """Mark leads as lent; a new token fences off whoever had them before."""
    for some in chunks([row.id for row in rows]):
        statement = leads.update().where(leads.c.id.in_(some))
        connection.execute(statement.values(state=LEASED, due=until, worker=worker, token=leads.c.token + 1))


def within(rows: Sequence[Row[Any]], per_host: int, left: dict[int, int]) -> list[Row[Any]]:
    """The rows that keep both limits: a host may be in two rounds, and a round may have few pages left."""
    hosts: Counter[str] = Counter()
    taken: Counter[int] = Counter()
    chosen = []
    turn = {row.host: place for place, row in reversed(list(enumerate(rows)))}
    for row in sorted(rows, key=lambda row: (turn[row.host], -row.priority, row.id)):
        if hosts[row.host] < per_host and taken[row.round_id] < left.get(row.round_id, len(rows)):
            hosts[row.host] += 1
            taken[row.round_id] += 1
            chosen.append(row)
    return chosen


def on_loan(connection: Connection, numbers: Sequence[int], now: float) -> Counter[int]:
    """Live leases of each round."""
    statement = (
        select(leads.c.round_id, func.count())
        .where(ON_LOAN, leads.c.round_id.in_(numbers), leads.c.due > now)
        .group_by(leads.c.round_id)
    )
    return Counter(dict(connection.execute(statement).all()))


def first_due(connection: Connection, numbers: Sequence[int], now: float) -> float | None:
    """When the next lead of these rounds can be had; an expired lease can be had now."""
    waiting = select(func.min(leads.c.due)).where(WAITING, leads.c.round_id == rounds.c.id)
    expired = select(func.min(leads.c.due)).where(ON_LOAN, leads.c.round_id == rounds.c.id, leads.c.due <= now)
    statement = select(waiting.scalar_subquery(), expired.scalar_subquery()).where(rounds.c.id.in_(numbers))
    return min((due for row in connection.execute(statement) for due in row if due is not None), default=None)


def to_lease(row: Row[Any]) -> Lease:
    """A lent row as a record."""
    known = row.page_id is not None and (row.etag or row.last_modified)
    return Lease(
        lead_id=row.id,
        token=row.token + 1,
        lead=Lead(
            url=row.url,
            source_id=row.source_id,
            role=Role(row.role),
            via=row.via,
            link_text=row.link_text,
            depth=row.depth,
            priority=row.priority,
            hints=row.hints,
            modified=row.modified,
        ),
        attempts=row.attempts,
        validators=Validators(etag=row.etag, last_modified=row.last_modified) if known else None,
        rests=bool(row.rests),
    )
