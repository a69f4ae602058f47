"""Findings: where the pages of one settling lead, which of it is new to its round, and what is cut off."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence, Set

from sqlalchemy import Connection

from kronika.model.frontier import Kept, Outcome, Rested
from kronika.model.lead import INSTEAD, Lead, Role
from kronika.model.round import Round
from kronika.store.cuts import Cut, CutKey
from kronika.store.found import Found, key_of
from kronika.store.leads import led_to

NOT_MODIFIED = 304
LOOKED_AT_AGAIN = frozenset({Role.ENTRY, Role.FOLLOWING})  # finding these again may change what they are


class Findings:
    """What one settling found. `cuts` are by the lead whose page named them: only what is ours counts."""

    def __init__(self, connection: Connection, rounds_of: Mapping[int, Round], seen: Set[Hashable]) -> None:
        self._connection = connection
        self._rounds_of = rounds_of
        self._seen = seen
        self._cut: list[tuple[int, Lead, Round]] = []

    def of(self, outcomes: Sequence[Outcome]) -> list[Found]:
        """What each page leads to; one that has not changed leads where it led before, one that is not to be had to its stand-in."""
        before = led_to(self._connection, {it.lease.lead_id for it in outcomes if is_as_before(it)})
        items = []
        for outcome in outcomes:
            number = outcome.lease.lead_id
            for lead, round in self._leads(outcome, before.get(number, ())):
                if lead.cut:
                    self._cut.append((number, lead, round))
                else:
                    items.append(
                        Found(
                            lead=lead,
                            key=key_of(lead),
                            round=round,
                            parent_id=number,
                            as_before=number in before,
                        )
                    )
        return items

    def cuts(self, ours: Set[int]) -> tuple[dict[CutKey, Cut], set[Hashable]]:
        """What our own pages led to and was cut off, each address once, and what to remember of it."""
        made: dict[CutKey, Cut] = {}
        met: set[Hashable] = set()
        for number, lead, round in self._cut:
            if number in ours and (mark := sighting(lead)) not in met:
                met.add(mark)
                cut = made.setdefault((lead.source_id, lead.cut), Cut(example=lead.url, at=round.started))
                cut.count += 1
        return made, met

    def _leads(self, outcome: Outcome, before: Iterable[Lead]) -> Iterator[tuple[Lead, Round]]:
        """Leads with the round they belong to, without those their round has met already."""
        own = self._rounds_of.get(outcome.lease.lead.source_id)
        given = () if isinstance(outcome, Rested) else outcome.found
        for lead in given or before:
            round = self._rounds_of.get(lead.source_id, own)
            if round is None or (lead.role not in LOOKED_AT_AGAIN and sighting(lead) in self._seen):
                continue
            if given or within_depth(lead, round):
                yield lead, round


def sighting(lead: Lead) -> Hashable:
    """What makes finding a lead again mean nothing: the same address, and the same said of it."""
    if not lead.hints and lead.modified is None and not lead.cut:
        return key_of(lead)
    said = tuple(sorted((name, value) for name, value in lead.hints.items() if name != INSTEAD))
    return (*key_of(lead), said, lead.modified, lead.cut) if said or lead.modified or lead.cut else key_of(lead)


def is_as_before(outcome: Outcome) -> bool:
    """The page has not changed, so that nobody has looked where it leads."""
    if isinstance(outcome, Kept):
        return outcome.fetched.status == NOT_MODIFIED and not outcome.found
    return isinstance(outcome, Rested)


def within_depth(lead: Lead, round: Round) -> bool:
    """Whether a lead of an earlier round is within this round's depth."""
    return round.scope.depth is None or lead.depth <= round.scope.depth
