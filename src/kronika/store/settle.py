"""Settling: what became of leased leads, a whole batch in one transaction, each outcome once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam

from kronika.model.failure import Failure, FailureKind
from kronika.model.frontier import Kept, Missed, Outcome, Rested, Settled
from kronika.model.lead import Lead, Role
from kronika.model.round import Round
from kronika.store.entity_rows import settle_entities
from kronika.store.failures import failure_row
from kronika.store.following import claim, is_claimed
from kronika.store.kind import DatabaseKind
from kronika.store.leads import Found, Key, Known, key_of, led_to, lock, look_up, open_leads, opens_again
from kronika.store.ledger import Ledger, count
from kronika.store.press import Presses
from kronika.store.schema import DONE, FAILED, LEASED, OPEN, failures, leads
from kronika.store.versions import Version, Versions

STAGE = "collect"
NOT_MODIFIED = 304
LOOKED_AT_AGAIN = frozenset({Role.ENTRY, Role.FOLLOWING})  # finding these again may change what they are
NOTHING_BEFORE = (
    "The server said “not modified”, but nothing was stored before; it will be fetched again in the next round."
)


class Settling:
    """One settling inside one transaction. The order of its steps is the order in which rows are locked."""

    def __init__(
        self,
        connection: Connection,
        kind: DatabaseKind,
        presses: Presses,
        *,
        wall: float,
        rounds_of: Mapping[int, Round],
        seen: Set[Key],
    ) -> None:
        self._connection = connection
        self._kind = kind
        self._wall = wall
        self._rounds_of = rounds_of  # source → its round in this collection
        self._seen = seen  # leads these rounds have found before: finding them again changes nothing
        self.met: set[Key] = set()  # more of them, once this settling holds
        self._ledger = Ledger()
        self._lead_rows: list[dict[str, Any]] = []
        self._failure_rows: list[dict[str, Any]] = []
        self.versions = Versions(connection, kind, presses)

    def settle(self, outcomes: Sequence[Outcome]) -> Settled:
        """Keep pages, close leads, open found ones."""
        found = self._found(outcomes)
        known = look_up(self._connection, (item.key for item in found))
        held = self._hold(outcomes, found, known)
        ours = self._ours(outcomes, held)
        kept = [(outcome, row) for outcome, row in ours if isinstance(outcome, Kept)]
        self._open([row for _, row in ours], found, {key: held.get(row.id, row) for key, row in known.items()})
        self._keep(kept)
        settle_entities(self._connection, self._kind, kept)
        for outcome, row in ours:
            if isinstance(outcome, Missed):
                self._miss(row, outcome)
            elif isinstance(outcome, Rested):
                self._ledger.rested[row.round_id] += 1
                self._lead_rows.append(as_before(row) | {"new_state": DONE, "new_attempts": row.attempts})
        self._write()
        return self._ledger.settled()

    def _found(self, outcomes: Sequence[Outcome]) -> list[Found]:
        """What each page leads to; one that has not changed leads where it led before, one that is not to be had to its stand-in."""
        same = {it.lease.lead_id for it in outcomes if is_as_before(it)}
        before = led_to(self._connection, same)
        items = []
        for outcome in outcomes:
            own = self._rounds_of.get(outcome.lease.lead.source_id)
            number = outcome.lease.lead_id
            given = () if isinstance(outcome, Rested) else outcome.found
            for lead in given or before.get(number, ()):
                key, round = key_of(lead), self._rounds_of.get(lead.source_id, own)
                if key in self._seen and lead.role not in LOOKED_AT_AGAIN:
                    continue
                if round is not None and (given or within_depth(lead, round)):
                    items.append(Found(lead=lead, key=key, round_id=round.id, parent_id=number))
        return items

    def _hold(self, outcomes: Sequence[Outcome], found: Sequence[Found], known: Known) -> dict[int, Row[Any]]:
        """Lock every lead that may change: those settled, and those found that open again or become following pages."""
        ids = {outcome.lease.lead_id for outcome in outcomes}
        ids.update(
            row.id
            for item in found
            if (row := known.get(item.key)) is not None
            and (opens_again(row, item.lead, item.round_id) or is_claimed(row, item.lead))
        )
        return lock(self._connection, ids, HELD)

    def _ours(self, outcomes: Sequence[Outcome], held: Mapping[int, Row[Any]]) -> list[tuple[Outcome, Row[Any]]]:
        """The outcomes whose lease is still the newest, each lead once."""
        ours: dict[int, tuple[Outcome, Row[Any]]] = {}
        for outcome in outcomes:
            lease, row = outcome.lease, held.get(outcome.lease.lead_id)
            here = lease.lead.source_id in self._rounds_of and lease.lead_id not in ours
            if here and row is not None and row.state == LEASED and row.token == lease.token:
                ours[lease.lead_id] = (outcome, row)
            else:
                self._ledger.lost += 1
        return list(ours.values())

    def _open(self, settled: Sequence[Row[Any]], found: Sequence[Found], known: Known) -> None:
        """Open what our own pages led to."""
        parents = {row.id for row in settled}
        ours = [item for item in found if item.parent_id in parents]
        self.met = {item.key for item in ours}
        self._ledger.gained = open_leads(self._connection, self._kind, ours, known)
        claim(self._connection, ours, known)

    def _keep(self, kept: Sequence[tuple[Kept, Row[Any]]]) -> None:
        """Write new versions, note what is as before, and close the leads."""
        had = [pair for pair in kept if pair[0].fetched.status != NOT_MODIFIED or pair[1].page_id is not None]
        for outcome, row in kept:
            if outcome.fetched.status == NOT_MODIFIED and row.page_id is None:
                self._fail(row, outcome.fetched.at, FailureKind.BROKEN_ANSWER, NOTHING_BEFORE)
        for (outcome, row), version in zip(had, self.versions.keep(had), strict=True):
            self._ledger.keep(row.round_id, outcome.fetched.at, changed=version.changed)
            self._lead_rows.append(closed(row, outcome, version))
            self._ledger.faults += len(outcome.faults)
            self._failure_rows += [
                failure_row(fault, source_id=row.source_id, page_id=version.page_id) for fault in outcome.faults
            ]

    def _miss(self, row: Row[Any], outcome: Missed) -> None:
        """Try again later, or close the lead and record why."""
        if outcome.retry_in is None:
            self._fail(row, outcome.at, outcome.kind, outcome.sentence)
            return
        self._ledger.retries += 1
        due = self._wall + max(outcome.retry_in, 0.0)
        self._lead_rows.append(as_before(row) | {"new_state": OPEN, "new_due": due, "new_attempts": row.attempts + 1})

    def _fail(self, row: Row[Any], at: datetime, kind: FailureKind, sentence: str) -> None:
        self._ledger.failures[row.round_id] += 1
        self._lead_rows.append(as_before(row) | {"new_state": FAILED, "new_attempts": row.attempts + 1})
        failure = Failure(at=at, stage=STAGE, kind=kind, url=row.url, sentence=sentence)
        self._failure_rows.append(failure_row(failure, source_id=row.source_id, page_id=row.page_id))

    def _write(self) -> None:
        if self._lead_rows:
            self._connection.execute(SETTLE, self._lead_rows)
        if self._failure_rows:
            self._connection.execute(failures.insert(), self._failure_rows)
        count(self._connection, self._ledger)


def is_as_before(outcome: Outcome) -> bool:
    """The page has not changed, so that nobody has looked where it leads."""
    if isinstance(outcome, Kept):
        return outcome.fetched.status == NOT_MODIFIED and not outcome.found
    return isinstance(outcome, Rested)


def within_depth(lead: Lead, round: Round) -> bool:
    """Whether a lead of an earlier round is within this round's depth."""
    return round.scope.depth is None or lead.depth <= round.scope.depth


HELD = (
    leads.c.id,
    leads.c.source_id,
    leads.c.round_id,
    leads.c.url,
    leads.c.url_key,
    leads.c.host,
    leads.c.role,
    leads.c.parent_id,
    leads.c.via,
    leads.c.link_text,
    leads.c.state,
    leads.c.attempts,
    leads.c.token,
    leads.c.page_id,
    leads.c.version,
    leads.c.content_hash,
    leads.c.etag,
    leads.c.last_modified,
)

SETTLE = (
    leads.update()
    .where(leads.c.id == bindparam("lead_id"))
    .values(
        state=bindparam("new_state"),
        due=bindparam("new_due"),
        attempts=bindparam("new_attempts"),
        worker=None,
        page_id=bindparam("new_page"),
        version=bindparam("new_version"),
        content_hash=bindparam("new_hash"),
        etag=bindparam("new_etag"),
        last_modified=bindparam("new_modified"),
    )
)


def as_before(row: Row[Any]) -> dict[str, Any]:
    """A lead's row with nothing new stored."""
    return {
        "lead_id": row.id,
        "new_due": 0.0,
        "new_page": row.page_id,
        "new_version": row.version,
        "new_hash": row.content_hash,
        "new_etag": row.etag,
        "new_modified": row.last_modified,
    }


def closed(row: Row[Any], outcome: Kept, version: Version) -> dict[str, Any]:
    """A lead's row with the newest version; a 304 without validators leaves the old ones.

    A page that could not be read keeps none: it is asked for in full, and read, again.
    """
    same = outcome.fetched.status == NOT_MODIFIED
    etag, modified = outcome.fetched.header("etag"), outcome.fetched.header("last-modified")
    return {
        "lead_id": row.id,
        "new_state": DONE,
        "new_due": 0.0,
        "new_attempts": row.attempts,
        "new_page": version.page_id,
        "new_version": version.number,
        "new_hash": version.content_hash,
        "new_etag": None if outcome.faults else etag or (row.etag if same else None),
        "new_modified": None if outcome.faults else modified or (row.last_modified if same else None),
    }
