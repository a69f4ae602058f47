"""Claims of hosts as every frontier gives them, whatever it lends."""

from __future__ import annotations

from collections.abc import Callable, Collection

from kronika.store.claims import Claims, Term
from kronika.store.database import Database
from kronika.store.hosts import as_host


class HostClaims:
    """The part of a frontier that claims hosts and leaves them."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall
        self._claims = Claims(database.kind)

    def claim_hosts(self, hosts: Collection[str], *, worker: str, seconds: float) -> frozenset[str]:
        """Claim hosts without lending anything of theirs."""
        term = Term(worker=worker, now=self._wall(), seconds=seconds)
        named = {as_host(host): host for host in hosts}
        ours = self._database.run(lambda connection: self._claims.take(connection, named.keys(), term))
        self._claims.hold(ours, term)
        return frozenset(named[host] for host in ours)

    def leave_hosts(self, hosts: Collection[str] | None, *, worker: str) -> None:
        """Give claimed hosts back; None: all the worker has."""
        named = None if hosts is None else {as_host(host) for host in hosts}
        if named is None or named:
            self._database.run(lambda connection: self._claims.leave(connection, named, worker))
