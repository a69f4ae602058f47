"""Claims of hosts: a host is asked by one worker at a time, whatever number of processes and machines share the store."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, or_, select

from kronika.store.columns import chunks
from kronika.store.hosts import FREE, give_back
from kronika.store.kind import Columns, DatabaseKind, Only
from kronika.store.schema import CLAIMED, TO_DO, hosts, leads

FARTHEST = 3_600.0  # seconds; a claim that ends later was written before the clock was set back
NOTHING_KNOWN = {"asked": 0.0, "held_until": 0.0, "strikes": 0}


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """Who claims, when, and for how long."""

    worker: str
    now: float
    seconds: float

    @property
    def until(self) -> float:
        """When the claim runs out."""
        return self.now + self.seconds

    @property
    def horizon(self) -> float:
        """What is held beyond this was written before the clock was set back."""
        return horizon(self.now, self.seconds)


class Claims:
    """The claims of one frontier. What was claimed a moment ago is not written again."""

    def __init__(self, kind: DatabaseKind) -> None:
        self._kind = kind
        self._held: dict[tuple[str, str], float] = {}  # worker and host → until
        self._workers: set[str] = set()  # who asked here; hosts of all others are elsewhere

    def take(self, connection: Connection, named: Collection[str], term: Term) -> frozenset[str]:
        """Claim hosts, in the order of their names so that workers never cross; returns those that are ours."""
        self._workers.add(term.worker)
        fresh = {host for host in named if self._held.get((term.worker, host), 0.0) >= term.now + term.seconds / 2}
        rows = [
            {"host": host, "worker": term.worker, "until": term.until, **NOTHING_KNOWN}
            for host in sorted(set(named) - fresh)
        ]
        if not rows:
            return frozenset(fresh)
        statement = self._kind.insert_or_change(hosts, ("host",), taken, is_free(term)).returning(hosts.c.host)
        return frozenset(fresh.union(connection.scalars(statement, rows)))

    def hold(self, named: Collection[str], term: Term) -> None:
        """Remember what was claimed, once it is sure."""
        for host in named:
            held = self._held.get((term.worker, host), 0.0)
            if held < term.now + term.seconds / 2 or held > term.horizon:
                self._held[(term.worker, host)] = term.until

    def renew(self, connection: Connection, named: Collection[str], until: float) -> None:
        """Hold claims longer."""
        for some in chunks(sorted(named)):
            ours = hosts.c.host.in_(some), hosts.c.worker.in_(sorted(self._workers))
            found = connection.execute(select(hosts.c.host).where(*ours).order_by(hosts.c.host).with_for_update()).all()
            if found:
                connection.execute(hosts.update().where(*ours).values(until=until))

    def leave(self, connection: Connection, named: Collection[str] | None, worker: str) -> None:
        """Give hosts back that are still ours; None: all."""
        for held in [held for held in self._held if held[0] == worker and (named is None or held[1] in named)]:
            del self._held[held]
        if named is None:
            give_back(connection, hosts.c.worker == worker)
        for some in chunks(sorted(named or ())):
            give_back(connection, (hosts.c.worker == worker) & hosts.c.host.in_(some))

    def elsewhere(self, connection: Connection, numbers: Collection[int], now: float) -> int:
        """How many hosts with leads of these rounds others have claimed."""
        if not numbers or not self._workers:
            return 0
        waiting = select(leads.c.id).where(leads.c.round_id.in_(numbers), leads.c.host == hosts.c.host, TO_DO)
        claimed = CLAIMED, hosts.c.worker.not_in(sorted(self._workers)), hosts.c.until > now
        statement = select(func.count()).select_from(hosts).where(*claimed, waiting.exists())
        return connection.execute(statement).scalar_one()


def taken(given: Columns) -> dict[str, Any]:
    """What changes in the row of a host that is claimed."""
    return {name: given[name] for name in FREE}


def is_free(term: Term) -> Only:
    """Whether a host may be claimed: it is ours, nobody's, or its claim has run out or makes no sense."""

    def free(given: Columns) -> ColumnElement[bool]:
        ended = (hosts.c.until <= term.now) | (hosts.c.until > term.horizon)
        return or_(hosts.c.worker.is_(None), hosts.c.worker == given.worker, ended)

    return free


def horizon(now: float, seconds: float) -> float:
    """How far ahead a claim or lease may end that was written by a right clock."""
    return now + max(FARTHEST, 4 * seconds)
