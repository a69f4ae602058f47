"""The frontier of watching: due watches are lent like leads, and what their checks came to is settled."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam

from kronika.model.change import Checked
from kronika.model.frontier import Backlog, Lease, Settled
from kronika.model.lead import Lead, Role
from kronika.model.page import Validators
from kronika.store.claims import Term
from kronika.store.columns import chunks, site_of
from kronika.store.database import Database
from kronika.store.host_claims import HostClaims
from kronika.store.press import Presses
from kronika.store.schema import LEASED
from kronika.store.watch_due import Asked, left, mend_times, take_due
from kronika.store.watch_lending import given_back
from kronika.store.watch_rows import hold
from kronika.store.watch_schema import standings
from kronika.store.watch_settle import Tell, WatchSettling


class WatchFrontier(HostClaims):
    """Due watches as `kronika.model.frontier.Frontier` gives them; a check says more than an outcome, so settling differs.

    `now` tells what is due; the store's wall tells how long a loan lasts. With `only` these watches are given out,
    due or not, each until it is settled once.
    """

    def __init__(
        self,
        database: Database,
        presses: Presses,
        wall: Callable[[], float],
        now: Callable[[], datetime],
        only: Sequence[int] | None = None,
    ) -> None:
        super().__init__(database, wall)
        self._presses = presses
        self._now = now
        self._only = None if only is None else dict.fromkeys(only, 0.0)  # not before, in seconds since 1970
        self._put_off: dict[int, float] = {}  # those that are tried again soon, and when
        self._workers: set[str] = set()
        self._mended = False

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
        """Take due watches of hosts that no other worker has claimed, and claim their hosts."""
        if limit <= 0 or per_host <= 0 or self._only == {}:
            return []
        self._workers.add(worker)
        term = Term(worker=worker, now=self._wall(), seconds=seconds)
        asked = self._asked(skip_sources, {host.lower() for host in skip_hosts})

        def work(connection: Connection) -> Sequence[Row[Any]]:
            if not self._mended:
                mend_times(connection, asked.now, asked.wall)
            rows = take_due(connection, self._database.kind, asked, limit=limit, per_host=per_host)
            ours = self._claims.take(connection, {row.host for row in rows}, term)
            taken = [row for row in rows if row.host in ours]
            lend(connection, taken, worker=worker, until=term.until)
            return taken

        rows = self._database.run(work)
        self._mended = True
        self._claims.hold({row.host for row in rows}, term)
        return [to_lease(row) for row in rows]

    def settle_checks(self, checks: Sequence[Checked], tell: Tell | None = None) -> Settled:
        """Write what checks came to: all in one transaction, each check once, with what is told of it."""
        if not checks:
            return Settled()

        def work(connection: Connection) -> tuple[WatchSettling, Settled]:
            settling = WatchSettling(connection, self._database.kind, self._presses, tell)
            return settling, settling.settle(checks)

        settling, settled = self._database.run(work)
        settling.done()
        for check in checks:
            self._put_off.pop(check.lease.lead_id, None)
            if self._only is not None:
                self._only.pop(check.lease.lead_id, None)
        return settled

    def later(self, lease: Lease, seconds: float) -> None:
        """Try once more in so many seconds; that counts as an attempt, and not as a check."""
        due = self._now().timestamp() + max(seconds, 0.0)
        self._give_back([lease], due=due, attempts=lease.attempts + 1)
        self._put_off[lease.lead_id] = due
        if self._only is not None and lease.lead_id in self._only:
            self._only[lease.lead_id] = due

    def renew(self, leases: Sequence[Lease], *, seconds: float) -> None:
        """Hold leases longer, and their hosts."""
        until = self._wall() + seconds
        self._change(leases, {"due": until})
        named = {site_of(lease.lead.url) for lease in leases}
        self._database.run(lambda connection: self._claims.renew(connection, named, until))

    def release(self, leases: Sequence[Lease]) -> None:
        """Give leases back at once (a clean stop)."""
        self._give_back(leases)

    def backlog(self, skip_sources: Collection[int] = ()) -> Backlog:
        """What is left to do: what is due now, and what this frontier has put off."""
        asked = self._asked(skip_sources)
        moment = asked.now.timestamp()
        waiting = [due - moment for number, due in self._put_off.items() if due > moment and number not in asked.skip]
        with self._database.read() as connection:
            found = left(connection, asked)
        next_in = 0.0 if found.open else min(waiting, default=None)
        return Backlog(
            open=found.open + len(waiting),
            leased=found.leased,
            next_in=next_in,
            elsewhere=found.elsewhere if self._workers else 0,
            closed=found.closed,
        )

    def _asked(self, skip: Collection[int], skip_hosts: Collection[str] = ()) -> Asked:
        return Asked(
            now=self._now(),
            wall=self._wall(),
            workers=self._workers,
            only=self._only,
            skip=skip,
            skip_hosts=skip_hosts,
        )

    def _give_back(self, leases: Sequence[Lease], **more: Any) -> None:
        self._change(leases, given_back(**more))

    def _change(self, leases: Sequence[Lease], values: dict[str, Any]) -> None:
        """Change the watches whose lease is still ours."""
        tokens = {lease.lead_id: lease.token for lease in leases}

        def work(connection: Connection) -> None:
            held = hold(connection, list(tokens), (standings.c.id, standings.c.state, standings.c.token))
            ours = [row.id for row in held.values() if row.state == LEASED and row.token == tokens[row.id]]
            for some in chunks(ours):
                connection.execute(standings.update().where(standings.c.id.in_(some)).values(**values))

        if tokens:
            self._database.run(work)


def lend(connection: Connection, rows: Sequence[Row[Any]], *, worker: str, until: float) -> None:
    """Mark watches as lent; a new token fences off whoever had them before."""
    for some in chunks([row.id for row in rows]):
        connection.execute(LEND, {"chosen": some, "until": until, "to": worker})


LEND = (
    standings.update()
    .where(standings.c.id.in_(bindparam("chosen", expanding=True)))
    .values(state=LEASED, due=bindparam("until"), worker=bindparam("to"), token=standings.c.token + 1)
)


def to_lease(row: Row[Any]) -> Lease:
    """A lent row as a record; the watch stands where a source would."""
    known = row.etag or row.last_modified
    return Lease(
        lead_id=row.id,
        token=row.token + 1,
        lead=Lead(url=row.url, source_id=row.id, role=Role.PAGE),
        attempts=row.attempts,
        validators=Validators(etag=row.etag, last_modified=row.last_modified) if known else None,
    )
