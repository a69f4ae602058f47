"""Settling: what became of leased leads, a whole batch in one transaction, each outcome once."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence, Set
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row

from kronika.model.failure import Failure, FailureKind
from kronika.model.frontier import Kept, Missed, Outcome, Rested, Settled
from kronika.model.round import Round
from kronika.store.admission import Admission, Effect, tell
from kronika.store.aliases import Placing, find, real_rows, to_real
from kronika.store.cuts import count_cuts
from kronika.store.entity_rows import settle_entities
from kronika.store.failures import failure_row
from kronika.store.findings import Findings, sighting
from kronika.store.following import claim, is_claimed
from kronika.store.found import Found, Known
from kronika.store.kind import DatabaseKind
from kronika.store.lead_rows import SETTLE, aliased, as_before, closed
from kronika.store.leads import HELD, lock, look_up
from kronika.store.ledger import Ledger, count
from kronika.store.placing import Placings, is_had, wanted_key
from kronika.store.press import Presses
from kronika.store.reopening import news, opens
from kronika.store.schema import DONE, FAILED, LEASED, OPEN, PARKED, failures
from kronika.store.versions import Versions

STAGE = "collect"
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
        seen: Set[Hashable],
    ) -> None:
        self._connection = connection
        self._kind = kind
        self._wall = wall
        self._rounds_of = rounds_of  # source → its round in this collection
        self._seen = seen  # leads these rounds have found before: finding them again changes nothing
        self.met: set[Hashable] = set()  # more of them, once this settling holds
        self._ledger = Ledger()
        self._lead_rows: list[dict[str, Any]] = []
        self._failure_rows: list[dict[str, Any]] = []
        self.versions = Versions(connection, kind, presses)

    def settle(self, outcomes: Sequence[Outcome]) -> Settled:
        """Keep pages, close leads, open found ones."""
        findings = Findings(self._connection, self._rounds_of, self._seen)
        found = findings.of(outcomes)
        wanted = {key for it in outcomes if isinstance(it, Kept) and (key := wanted_key(it)) is not None}
        known = look_up(self._connection, {*wanted, *(item.key for item in found)})
        reals = real_rows(self._connection, known.values())
        found = to_real(found, known, reals)
        targets = {key: row for key in wanted if (row := find(known, reals, key)) is not None}
        held = self._hold(outcomes, found, known, {row.id for row in targets.values()})
        ours = self._ours(outcomes, held)
        placings = Placings(self._connection, self._kind, self._rounds_of, self._wall)
        placed = placings.place(ours, {key: held[row.id] for key, row in targets.items()})
        self._ledger.gained.update(placings.written)
        self._admit(
            placings, effects_of(ours, placed), found, {key: held.get(row.id, row) for key, row in known.items()}
        )
        self._keep(placed, placings.hashes)
        settle_entities(self._connection, self._kind, [(one.outcome, one.row) for one in placed])
        for outcome, row in ours:
            if isinstance(outcome, Missed) and row.id not in placings.taken:
                self._miss(row, outcome)
            elif isinstance(outcome, Rested):
                self._ledger.rested[row.round_id] += 1
                self._lead_rows.append(as_before(row))
        self._write(findings, placings.asked)
        return self._ledger.settled()

    def _hold(
        self, outcomes: Sequence[Outcome], found: Sequence[Found], known: Known, targets: Collection[int]
    ) -> dict[int, Row[Any]]:
        """Lock every lead that may change: those settled, those that get their pages, and those found that change by it."""
        ids = {outcome.lease.lead_id for outcome in outcomes}.union(targets)
        ids.update(row.id for item in found if (row := known.get(item.key)) is not None and is_changed(row, item))
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

    def _admit(self, placings: Placings, effects: Sequence[Effect], found: Sequence[Found], known: Known) -> None:
        """Open what our own pages led to; what an alias led to belongs to the real address."""
        leading = placings.leading
        ours = [
            replace(item, parent_id=placings.end(item.parent_id)) if item.parent_id in placings.moved else item
            for item in found
            if item.parent_id in leading and item.key not in placings.given
        ]
        self.met = {sighting(item.lead) for item in ours}
        tell(self._connection, placings.told)
        admission = Admission(self._connection, self._kind, self._rounds_of)
        admission.admit(ours, known, effects)
        self._ledger.gained.update(admission.gained)
        self._ledger.parked = admission.parked
        claim(self._connection, ours, known)

    def _keep(self, placed: Sequence[Placing], hashes: Mapping[int, bytes]) -> None:
        """Write new versions, note what is as before, and close the leads."""
        for one in placed:
            if not is_had(one.outcome, one.row):
                self._fail(one.row, one.outcome.fetched.at, FailureKind.BROKEN_ANSWER, NOTHING_BEFORE)
            elif one.alias_of is not None:
                self._alias(one, one.alias_of)
        had = [(one, one.under) for one in placed if one.under is not None and is_had(one.outcome, one.row)]
        versions = self.versions.keep([(one.outcome, under) for one, under in had], hashes)
        for (one, under), version in zip(had, versions, strict=True):
            if one.alias_of is not None and not is_pending(under, one.row.round_id):
                self._ledger.gained[one.row.round_id] += 1  # opened and closed at once
            self._ledger.keep(one.row.round_id, one.outcome.fetched.at, changed=version.changed)
            self._lead_rows.append(closed(under, one.outcome, version, one.row.round_id))
            self._note_faults(one, version.page_id)

    def _alias(self, one: Placing, real: int) -> None:
        """Close a lead that is only another address of a page."""
        self._ledger.alias(one.row.round_id, one.outcome.fetched.at)
        self._lead_rows.append(aliased(one.row, one.outcome.fetched.at, real))
        if one.under is None:
            self._note_faults(one, None)

    def _note_faults(self, one: Placing, page_id: int | None) -> None:
        faults = one.outcome.faults
        self._ledger.faults += len(faults)
        self._failure_rows += [failure_row(fault, source_id=one.row.source_id, page_id=page_id) for fault in faults]

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

    def _write(self, findings: Findings, ours: Set[int]) -> None:
        if self._lead_rows:
            self._connection.execute(SETTLE, self._lead_rows)
        if self._failure_rows:
            self._connection.execute(failures.insert(), self._failure_rows)
        made, met = findings.cuts(ours)
        self.met |= met
        count_cuts(self._connection, self._kind, made)
        count(self._connection, self._ledger)


def is_changed(row: Row[Any], item: Found) -> bool:
    """Whether finding a known lead changes it: it opens again, turns out to be a following page, or is told more of."""
    if row.state == PARKED:
        return False
    return opens(row, item) is not None or is_claimed(row, item.lead) or news(row, item.lead) is not None


def is_pending(row: Row[Any], round_id: int) -> bool:
    """Whether a lead counts as still to do in a round."""
    return bool(row.state < DONE and row.round_id == round_id)


def effects_of(ours: Sequence[tuple[Outcome, Row[Any]]], placed: Sequence[Placing]) -> list[Effect]:
    """What a settling means for patterns: pages had for the first time, failed leads that give their place back."""
    found = [
        Effect(pattern_id=row.pattern_id, opened=-1)
        for outcome, row in ours
        if isinstance(outcome, Missed) and outcome.retry_in is None and row.pattern_id is not None
    ]
    for one in placed:
        if one.under is None or one.under.page_id is not None:
            continue
        numbers = {one.row.pattern_id, one.under.pattern_id} - {None}
        found += [Effect(pattern_id=number, likeness=one.outcome.likeness) for number in sorted(numbers)]
        if one.under.state == PARKED and one.under.pattern_id is not None:
            found.append(Effect(pattern_id=one.under.pattern_id, unparked=1))
    return found
