"""Placing: under which lead each page of a settling is kept, so that a page with many addresses is kept once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row

from kronika.model.frontier import Kept, Missed, Outcome
from kronika.model.lead import Lead
from kronika.model.round import Round
from kronika.store.aliases import MAY_BE_ALIAS, NOT_MODIFIED, Placing, give_children, real_key
from kronika.store.found import Found, Key
from kronika.store.kind import DatabaseKind
from kronika.store.leads import HELD, NewLead, insert_leads, lock, look_up
from kronika.store.schema import LEASED
from kronika.store.twins import Look, twins
from kronika.store.versions import content_hash

Pair = tuple[Kept, Row[Any]]


class Placings:
    """Decides for the pages of one settling, one after the other; what the first decides the next one knows."""

    def __init__(self, connection: Connection, kind: DatabaseKind, rounds_of: Mapping[int, Round], wall: float) -> None:
        self._connection = connection
        self._kind = kind
        self._rounds_of = rounds_of
        self._wall = wall
        self._mine: frozenset[int] = frozenset()  # leads whose page this settling brings
        self._retried: frozenset[int] = frozenset()  # leads that it puts off
        self.taken: set[int] = set()  # leads that were given the page of an alias
        self.asked: frozenset[int] = frozenset()  # all leads this settling settles
        self.given: set[Key] = set()  # … by their addresses
        self.written: list[int] = []  # the rounds of leads that were written down for real addresses
        self.told: list[tuple[Row[Any], Lead]] = []  # real leads, and what was said of their aliases
        self.hashes: dict[int, bytes] = {}  # fingerprints of pages, by the lead that was asked
        self.echoes: frozenset[int] = frozenset()  # aliases with the very same bytes: they lead nowhere new
        self.moved: dict[int, int] = {}  # alias → real lead

    def place(self, ours: Sequence[tuple[Outcome, Row[Any]]], targets: Mapping[Key, Row[Any]]) -> list[Placing]:
        """`targets` are the locked leads of the real addresses that are known; the others are written down."""
        kept = [(outcome, row) for outcome, row in ours if isinstance(outcome, Kept)]
        self.asked = frozenset(row.id for _, row in ours)
        self._retried = frozenset(row.id for outcome, row in ours if is_put_off(outcome))
        self._mine = frozenset(row.id for outcome, row in kept if is_had(outcome, row))
        wanted = {
            row.id: key
            for outcome, row in kept
            if may_be_alias(outcome, row) and (key := wanted_key(outcome)) is not None
        }
        rows = {**targets, **self._write(kept, wanted, targets)}
        placed = [self._placed(outcome, row, rows, wanted.get(row.id)) for outcome, row in kept]
        placed = self._without_twins(placed)
        give_children(self._connection, {row.id: self.moved[row.id] for _, row in kept if is_parent(row, self.moved)})
        return placed

    def _write(
        self, kept: Sequence[Pair], wanted: Mapping[int, Key], targets: Mapping[Key, Row[Any]]
    ) -> dict[Key, Row[Any]]:
        """Write leads down for real addresses that nobody has met yet; they are found as their alias was."""
        new: dict[Key, NewLead] = {}
        for outcome, row in kept:
            key, lead = wanted.get(row.id), outcome.lease.lead
            if key is not None and key not in targets and key not in new and outcome.stands_for is not None:
                item = Found(
                    lead=replace(lead, url=outcome.stands_for),
                    key=key,
                    round=self._rounds_of[row.source_id],
                    parent_id=row.parent_id,
                )
                new[key] = NewLead(item=item, pattern_id=row.pattern_id)
        written = insert_leads(self._connection, self._kind, list(new.values()))
        self.written = [one.item.round.id for one in written]
        known = look_up(self._connection, new) if new else {}
        held = lock(self._connection, [row.id for row in known.values()], HELD)
        return {key: held[row.id] for key, row in known.items()}

    def _placed(self, outcome: Kept, row: Row[Any], rows: Mapping[Key, Row[Any]], key: Key | None) -> Placing:
        own = Placing(outcome=outcome, row=row, under=row)
        target = rows.get(key) if key is not None else None
        if target is None or target.id == row.id or target.alias_of is not None or self.end(target.id) == row.id:
            return own
        if target.id in self.asked - self._mine - self._retried:
            return own  # the real address was asked for just now, and failed
        self.moved[row.id] = target.id
        self.told.append((target, outcome.lease.lead))
        elsewhere = target.state == LEASED and target.due > self._wall and target.id not in self._retried
        if target.page_id is not None or elsewhere or target.id in self._mine or target.id in self.taken:
            return Placing(outcome=outcome, row=row, under=None, alias_of=target.id)
        self.taken.add(target.id)
        self.given.add((target.source_id, target.url_key))
        return Placing(outcome=outcome, row=row, under=target, alias_of=target.id)

    @property
    def leading(self) -> frozenset[int]:
        """The leads of this settling whose pages may lead somewhere new."""
        return self.asked - self.echoes

    def end(self, number: int | None) -> int | None:
        """Where a lead leads to by what was decided so far."""
        while number in self.moved:
            number = self.moved[number]
        return number

    def _without_twins(self, placed: list[Placing]) -> list[Placing]:
        """What another, loosely different address has too is an alias of it."""
        looks = [
            look_at(one)
            for one in placed
            if one.alias_of is None and one.row.page_id is None and may_be_alias(one.outcome, one.row)
        ]
        self.hashes = {look.lead_id: look.content_hash for look in looks}
        twin_of = twins(self._connection, looks)
        self.echoes = frozenset(
            look.lead_id
            for look in looks
            if look.lead_id in twin_of and look.content_hash == twin_of[look.lead_id].content_hash
        )
        found = {number: twin.lead_id for number, twin in twin_of.items()}
        self.moved |= found
        return [replace(one, under=None, alias_of=found[one.row.id]) if one.row.id in found else one for one in placed]


def wanted_key(outcome: Kept) -> Key | None:
    """The lead a page may belong to instead of the one that was asked."""
    return real_key(outcome) if outcome.lease.lead.role in MAY_BE_ALIAS else None


def may_be_alias(outcome: Kept, row: Row[Any]) -> bool:
    """Pages that are asked for in every round keep their own address."""
    return row.role in MAY_BE_ALIAS and outcome.fetched.status != NOT_MODIFIED


def is_had(outcome: Kept, row: Row[Any]) -> bool:
    """“Not modified” of a page that was never stored brings nothing."""
    return outcome.fetched.status != NOT_MODIFIED or row.page_id is not None


def is_put_off(outcome: Outcome) -> bool:
    """The page was not had, and is tried again."""
    return isinstance(outcome, Missed) and outcome.retry_in is not None


def is_parent(row: Row[Any], moved: Mapping[int, int]) -> bool:
    """Whether a lead that becomes an alias had a page of its own, which may have led somewhere."""
    return row.id in moved and row.page_id is not None


def look_at(one: Placing) -> Look:
    """A page that was had, to be compared with others."""
    return Look(
        lead_id=one.row.id,
        source_id=one.row.source_id,
        url=one.row.url,
        content_hash=content_hash(one.outcome, one.row),
        likeness=one.outcome.likeness,
    )
