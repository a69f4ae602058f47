"""Budgets of patterns: addresses alike share places, and pages that say something new earn more of them.

An endless calendar stops after its free places, an archive of a thousand different pages earns its way through.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select

from kronika.store.columns import chunks
from kronika.store.kind import DatabaseKind
from kronika.store.likenesses import BITS, is_alike
from kronika.store.schema import IS_PARKED, leads, patterns

FREE = 60  # places every pattern has
EARN = 5  # places more for every page that says something new
REMEMBERED = 64  # pages a new one is compared with

PatternKey = tuple[int, str]  # source and pattern


@dataclass(slots=True)
class Budget:
    """One pattern: how many of its leads were let through, how many wait, what its pages said."""

    id: int
    source_id: int
    key: str
    opened: int
    parked: int
    novel: int
    alike: int
    prints: list[int]
    example: str
    changed: bool = False

    @property
    def places(self) -> int:
        """How many more leads may be opened."""
        return FREE + EARN * self.novel - self.opened

    def read(self, likeness: int) -> None:
        """A page was had for the first time: does it say anything new?"""
        print_ = likeness & BITS
        self.changed = True
        if is_alike(print_, self.prints):
            self.alike += 1
        else:
            self.novel += 1
            self.prints = [*self.prints[1 - REMEMBERED :], print_]

    def admit(self, url: str) -> bool:
        """Let a new lead through, or let it wait."""
        self.changed = True
        if self.places > 0:
            self.opened += 1
            return True
        self.example = self.example if self.parked else url
        self.parked += 1
        return False

    def withdraw(self, *, parked: bool) -> None:
        """A new lead turned out to be known."""
        self.parked -= parked
        self.opened -= not parked

    def open(self, leads: int) -> None:
        """So many leads were opened that had no place; fewer than none: places are given back."""
        self.changed = True
        self.opened = max(self.opened + leads, 0)

    def unpark(self, leads: int) -> None:
        """So many leads wait no more."""
        self.parked -= leads
        self.open(leads)


class Budgets:
    """The budgets one transaction touches, locked until it ends."""

    def __init__(self, connection: Connection, kind: DatabaseKind) -> None:
        self._connection = connection
        self._kind = kind
        self._by_id: dict[int, Budget] = {}
        self._by_key: dict[PatternKey, Budget] = {}

    def hold(self, ids: Collection[int], examples: dict[PatternKey, str]) -> None:
        """Lock patterns by number, and by key those that new leads belong to; unknown ones are written down."""
        self._take(ids, examples.keys())
        missing = sorted(examples.keys() - self._by_key.keys())
        if missing:
            rows = [{"source_id": key[0], "key": key[1], "example": examples[key], **NOTHING_YET} for key in missing]
            self._connection.execute(self._kind.insert_new(patterns), rows)
            self._take((), missing)

    def get(self, pattern_id: int | None) -> Budget | None:
        """A pattern that was locked."""
        return None if pattern_id is None else self._by_id.get(pattern_id)

    def find(self, key: PatternKey) -> Budget:
        """The pattern of a new lead."""
        return self._by_key[key]

    def drain(self, round_ids: dict[int, int]) -> dict[int, int]:
        """Open leads that wait for places there are now, best first; returns how many each round gained."""
        gained: dict[int, int] = {}
        for budget in sorted(self._by_id.values(), key=lambda budget: budget.id):
            round_id = round_ids.get(budget.source_id)
            if round_id is None or budget.parked <= 0 or budget.places <= 0:
                continue
            waiting = WAITING.where(leads.c.pattern_id == budget.id).limit(budget.places)
            numbers = self._connection.execute(self._kind.claim(waiting)).scalars().all()
            for some in chunks(numbers):
                self._connection.execute(leads.update().where(leads.c.id.in_(some)).values(round_id=round_id, **OPENED))
            budget.unpark(len(numbers))
            gained[round_id] = gained.get(round_id, 0) + len(numbers)
        return gained

    def write(self) -> None:
        """Write down what changed."""
        rows = [row_of(budget) for budget in self._by_id.values() if budget.changed]
        if rows:
            self._connection.execute(CHANGE, sorted(rows, key=lambda row: row["pattern"]))

    def _take(self, ids: Collection[int], keys: Iterable[PatternKey]) -> None:
        wanted = sorted(keys)
        named = patterns.c.source_id.in_({source_id for source_id, _ in wanted}) & patterns.c.key.in_(
            {key for _, key in wanted}
        )
        chosen = [patterns.c.id.in_(sorted(ids))] * bool(ids) + [named] * bool(wanted)
        if not chosen:
            return
        statement = select(patterns).where(chosen[0] | chosen[-1]).order_by(patterns.c.id)
        for row in self._connection.execute(statement.with_for_update()):
            budget = self._by_id.setdefault(row.id, to_budget(row))
            self._by_key[(budget.source_id, budget.key)] = budget


NOTHING_YET = {"opened": 0, "parked": 0, "novel": 0, "alike": 0, "prints": []}
OPENED = {"state": 0, "due": 0.0, "attempts": 0, "rests": 0}
WAITING = select(leads.c.id).where(IS_PARKED).order_by(leads.c.priority.desc(), leads.c.id)
CHANGE = (
    patterns.update()
    .where(patterns.c.id == bindparam("pattern"))
    .values({name: bindparam(f"new_{name}") for name in ("opened", "parked", "novel", "alike", "prints", "example")})
)


def to_budget(row: Row[Any]) -> Budget:
    """A row as a budget."""
    return Budget(
        id=row.id,
        source_id=row.source_id,
        key=row.key,
        opened=row.opened,
        parked=row.parked,
        novel=row.novel,
        alike=row.alike,
        prints=row.prints,
        example=row.example,
    )


def row_of(budget: Budget) -> dict[str, Any]:
    """What changes in a pattern's row."""
    return {
        "pattern": budget.id,
        "new_opened": budget.opened,
        "new_parked": budget.parked,
        "new_novel": budget.novel,
        "new_alike": budget.alike,
        "new_prints": budget.prints,
        "new_example": budget.example,
    }
