"""Handing out fragments: the next in the line that a device has not seen, with hidden questions in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Lock

from kronika.flow.annotation_visits import Visit
from kronika.learn.queue import in_any_order, is_gold_turn, next_gold, uncertain_first
from kronika.model.annotation import Fragment
from kronika.model.waiting_line import WaitingLine
from kronika.settings import AnnotateSettings
from kronika.store.store import Store

DRAWN = 4_000  # fragments taken from the store at once
TRIES = 3


@dataclass(slots=True)
class Handing:
    """Fills the line from the store and gives from it."""

    store: Store
    settings: AnnotateSettings
    line: WaitingLine
    secret: Callable[[], bytes]
    before: Callable[[str], None] = lambda kind: None  # done before the line is drawn
    gold: dict[str, list[int]] = field(default_factory=dict)
    planned: dict[str, int] = field(default_factory=dict)  # kind: the last fragment when answers were planned
    first: Lock = field(default_factory=Lock)

    def next(self, annotator_id: int, kind: str, visit: Visit, holding: Sequence[int], count: int) -> list[Fragment]:
        """The next fragments for a device."""
        self.refresh(kind)
        taken: list[int] = []
        given: list[Fragment] = []
        for _ in range(TRIES):
            self.choose(annotator_id, kind, visit, (*holding, *taken), count - len(given), taken)
            fresh = [number for number in taken if number not in {one.id for one in given}]
            if not fresh:
                break
            found = self.store.fragments.unseen(annotator_id, fresh)  # another process may have taken an answer
            visit.seen.update(number for number in fresh if number not in found)
            given += [found[number] for number in fresh if number in found]
            if len(given) >= count:
                break
        return given[:count]

    def choose(
        self, annotator_id: int, kind: str, visit: Visit, out: Sequence[int], count: int, taken: list[int]
    ) -> None:
        """Add `count` numbers for a device to those taken: hidden ones where it is their turn, then the line, then the store."""
        barred = {*out, *taken}
        gold = self.hidden(annotator_id, kind, visit, barred, count)
        barred |= set(gold)
        need = count - len(gold)
        # Answers of somebody excluded do not count: nobody else shall wait for them.
        ordinary = (
            self.line.take(kind, need, lambda number: number not in visit.seen and number not in barred)
            if need and not visit.excluded
            else []
        )
        if len(ordinary) < need:
            barred |= set(ordinary)
            ordinary += self.store.fragments.unanswered(kind, annotator_id, but=barred, most=need - len(ordinary))
        if gold and not ordinary and not self.store.fragments.unanswered(kind, annotator_id, but=barred, most=1):
            gold = []  # hidden questions hide among others
        taken += [*gold, *ordinary]

    def hidden(self, annotator_id: int, kind: str, visit: Visit, barred: set[int], count: int) -> list[int]:
        """Hidden questions whose turn it is."""
        pool = self.gold.get(kind)
        if not pool or not self.settings.gold:
            return []
        secret, chosen = self.secret(), list[int]()
        turn = len(visit.seen) + len(barred - visit.seen)
        for number in range(turn, turn + count):
            if is_gold_turn(secret, annotator_id, number, self.settings.gold):
                found = next_gold(secret, annotator_id, pool, visit.seen | barred | set(chosen))
                chosen += [found] if found is not None else []
        return chosen

    def refresh(self, kind: str) -> None:
        """Draw the line anew when it is old or nearly empty; one does, the others go on with what is there."""
        if kind not in self.planned:
            with self.first:  # there is nothing yet to go on with
                if kind not in self.planned:
                    self.line.due(kind)
                    self.draw(kind)
        elif self.line.due(kind):
            self.before(kind)
            self.draw(kind)

    def draw(self, kind: str) -> None:
        """Fill the line with what waits now."""
        last = self.store.fragments.last()
        if self.planned.get(kind) != last:
            self.store.fragments.plan(kind, wanted=self.settings.answers)
        self.gold[kind] = sorted(self.store.fragments.gold(kind))
        waiting = [(number, site, p) for number, site, p, _ in self.store.fragments.waiting(kind, DRAWN)]
        by_chance = self.settings.order == "random"
        self.line.fill(kind, in_any_order(waiting, self.secret()) if by_chance else uncertain_first(waiting))
        self.planned[kind] = last
