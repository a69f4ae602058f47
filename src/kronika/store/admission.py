"""Admission: which found leads a round opens; new ones within the budget of their pattern, known ones to be asked for or to rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, bindparam

from kronika.model.lead import Lead
from kronika.model.round import Round
from kronika.store.budgets import Budgets, PatternKey
from kronika.store.found import Found, Key, Known
from kronika.store.kind import DatabaseKind
from kronika.store.leads import REOPEN, NewLead, insert_leads, reopened
from kronika.store.reopening import Opening, news, opens
from kronika.store.schema import FAILED, OPEN, PARKED, leads


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """What a settled lead means for its pattern."""

    pattern_id: int
    likeness: int | None = None  # of a page that was had for the first time
    opened: int = 0  # places taken, or given back
    unparked: int = 0


class Admission:
    """Opens leads in one transaction; `gained` counts leads by round, `parked` those that must wait."""

    def __init__(self, connection: Connection, kind: DatabaseKind, rounds_of: Mapping[int, Round]) -> None:
        self._connection = connection
        self._kind = kind
        self._rounds = {source_id: round.id for source_id, round in rounds_of.items()}
        self._budgets = Budgets(connection, kind)
        self.gained: Counter[int] = Counter()
        self.parked = 0

    def admit(self, found: Iterable[Found], known: Known, effects: Sequence[Effect] = ()) -> None:
        """Open what was found. Rows of `known` that change must be locked; the first finder is remembered."""
        first: dict[Key, Found] = {}
        for item in found:
            first.setdefault(item.key, item)
        new = [item for key, item in first.items() if key not in known]
        again = self._again(first, known)
        self._weigh(new, [row for row, _, _ in again], effects)
        self._insert(new)
        if again:
            rows = [reopened(row, item, rests=how is Opening.REST) for row, item, how in again]
            self._connection.execute(REOPEN, rows)
            self.gained.update(item.round.id for _, item, _ in again)
        self._budgets.write()
        tell(self._connection, ((known[key], item.lead) for key, item in first.items() if key in known))

    def _again(self, first: Mapping[Key, Found], known: Known) -> list[tuple[Row[Any], Found, Opening]]:
        verdicts = ((known[key], item, opens(known[key], item)) for key, item in first.items() if key in known)
        return [(row, item, how) for row, item, how in verdicts if how is not None]

    def _weigh(self, new: Sequence[Found], again: Sequence[Row[Any]], effects: Sequence[Effect]) -> None:
        """Lock the patterns concerned, take in what pages said, and open those that have waited for it."""
        retried = [row.pattern_id for row in again if row.state == FAILED and row.pattern_id is not None]
        examples: dict[PatternKey, str] = {}
        for item in new:
            if item.lead.pattern:
                examples.setdefault(pattern_key(item), item.lead.url)
        self._budgets.hold({effect.pattern_id for effect in effects}.union(retried), examples)
        for effect in (*effects, *(Effect(pattern_id=number, opened=1) for number in retried)):
            budget = self._budgets.get(effect.pattern_id)
            if budget is None:
                continue
            if effect.likeness is not None:
                budget.read(effect.likeness)
            if effect.opened:
                budget.open(effect.opened)
            if effect.unparked:
                budget.unpark(effect.unparked)
        self.gained.update(self._budgets.drain(self._rounds))

    def _insert(self, new: Sequence[Found]) -> None:
        """Write new leads down, open or parked; what another worker wrote down first takes no place."""
        leads_ = [self._placed(item) for item in new]
        ours = insert_leads(self._connection, self._kind, leads_)
        if len(ours) < len(leads_):
            kept = {one.item.key for one in ours}
            for one in leads_:
                if one.item.key not in kept and (budget := self._budgets.get(one.pattern_id)) is not None:
                    budget.withdraw(parked=one.state == PARKED)
        self.gained.update(one.item.round.id for one in ours if one.state == OPEN)
        self.parked += sum(one.state == PARKED for one in ours)

    def _placed(self, item: Found) -> NewLead:
        if not item.lead.pattern:
            return NewLead(item=item)
        budget = self._budgets.find(pattern_key(item))
        return NewLead(item=item, state=OPEN if budget.admit(item.lead.url) else PARKED, pattern_id=budget.id)


TELL = (
    leads.update()
    .where(leads.c.id == bindparam("lead_id"))
    .values(hints=bindparam("new_hints"), modified=bindparam("new_modified"))
)


def pattern_key(item: Found) -> PatternKey:
    """The pattern a new lead belongs to."""
    return item.lead.source_id, item.lead.pattern


def tell(connection: Connection, told: Iterable[tuple[Row[Any], Lead]]) -> None:
    """Write down what a feed or listing newly says of known leads; their rows must be locked."""
    rows = [
        {"lead_id": row.id, "new_hints": said[0], "new_modified": said[1]}
        for row, lead in told
        if row.state != PARKED and (said := news(row, lead)) is not None
    ]
    if rows:
        connection.execute(TELL, rows)
