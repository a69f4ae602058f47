"""The ledger of one settling: what it did to each round, and how the rounds' counters take it in."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import Connection, bindparam

from kronika.model.frontier import Settled
from kronika.store.schema import rounds


@dataclass(slots=True)
class Ledger:
    """What one settling does to each round."""

    pages: Counter[int] = field(default_factory=Counter)
    unchanged: Counter[int] = field(default_factory=Counter)
    failures: Counter[int] = field(default_factory=Counter)
    rested: Counter[int] = field(default_factory=Counter)
    same: Counter[int] = field(default_factory=Counter)
    gained: Counter[int] = field(default_factory=Counter)
    last_kept: dict[int, datetime] = field(default_factory=dict)
    retries: int = 0
    faults: int = 0
    lost: int = 0
    parked: int = 0

    def keep(self, round_id: int, at: datetime, *, changed: bool) -> None:
        """A page was had."""
        (self.pages if changed else self.unchanged)[round_id] += 1
        self.last_kept[round_id] = max(at, self.last_kept.get(round_id, at))

    def alias(self, round_id: int, at: datetime) -> None:
        """A page was had that we have under another address."""
        self.same[round_id] += 1
        self.last_kept[round_id] = max(at, self.last_kept.get(round_id, at))

    def settled(self) -> Settled:
        """The sum over all rounds."""
        return Settled(
            pages=self.pages.total(),
            unchanged=self.unchanged.total(),
            leads=self.gained.total(),
            retries=self.retries,
            failures=self.failures.total(),
            faults=self.faults,
            lost=self.lost,
            rested=self.rested.total(),
            same=self.same.total(),
            parked=self.parked,
        )


COUNT = (
    rounds.update()
    .where(rounds.c.id == bindparam("round"))
    .values(
        pages=rounds.c.pages + bindparam("new_pages"),
        unchanged=rounds.c.unchanged + bindparam("new_unchanged"),
        failures=rounds.c.failures + bindparam("new_failures"),
        rested=rounds.c.rested + bindparam("new_rested"),
        same=rounds.c.same + bindparam("new_same"),
        pending=rounds.c.pending + bindparam("new_pending"),
    )
)
LATEST = (
    rounds.update()
    .where(rounds.c.id == bindparam("round"), (rounds.c.last_kept.is_(None)) | (rounds.c.last_kept < bindparam("at")))
    .values(last_kept=bindparam("at"))
)


def count(connection: Connection, ledger: Ledger) -> None:
    """Add to the rounds' counters. Last of all, because all workers of a round meet here."""
    done = (ledger.pages, ledger.unchanged, ledger.failures, ledger.rested, ledger.same)
    touched = sorted({*ledger.gained}.union(*done))
    rows = [
        {
            "round": number,
            "new_pages": ledger.pages[number],
            "new_unchanged": ledger.unchanged[number],
            "new_failures": ledger.failures[number],
            "new_rested": ledger.rested[number],
            "new_same": ledger.same[number],
            "new_pending": ledger.gained[number] - sum(counter[number] for counter in done),
        }
        for number in touched
    ]
    if rows:
        connection.execute(COUNT, rows)
    if ledger.last_kept:
        connection.execute(LATEST, [{"round": number, "at": at} for number, at in sorted(ledger.last_kept.items())])
