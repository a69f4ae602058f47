"""The frontier of watched pages: what was fetched is compared where it is settled, batch by batch, on all cores."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from kronika.flow.chronicle import Chronicle
from kronika.flow.hands import Fault, Hands
from kronika.flow.watch_alerts import WatchTeller
from kronika.flow.watch_judging import Judge, fingerprint
from kronika.flow.watch_look import Looked, LookWork
from kronika.flow.watch_looking import look_apart
from kronika.flow.watch_options import wants_browser
from kronika.flow.watch_works import works_of
from kronika.model.change import Checked
from kronika.model.failure import FailureKind
from kronika.model.frontier import Backlog, Kept, Lease, Missed, Outcome, Rested, Settled
from kronika.model.watch import Watch

if TYPE_CHECKING:
    from kronika.store.watch_frontier import WatchFrontier

NOT_MODIFIED = 304
AT_ONCE = 12  # pages written down in one transaction, while others are read
SMALL = 8  # fewer pages are read here: not worth starting processes for …
LARGE = 100  # … unless so many are due: what reads them is better kept in one place, for it takes memory


@dataclass(frozen=True, slots=True, kw_only=True)
class Crew:
    """Who reads pages: processes for many, this one for a few."""

    many: Hands
    few: Hands
    due: int = 0  # pages that this check is about

    def look(self, works: Iterable[LookWork], count: int) -> Iterator[Looked | Fault]:
        """Every look at so many pages, in the order given; the work has begun when this returns."""
        if not count:
            return iter(())
        here = count <= SMALL and self.due < LARGE and not self.many.started
        return (self.few if here else self.many).begin(look_apart, works)


@dataclass(frozen=True, slots=True, kw_only=True)
class Painted:
    """The watches that are opened in a browser during a crawl, and why that is not possible."""

    ids: frozenset[int] = frozenset()
    missing: str = ""


class ComparingFrontier:
    """Leases as the store does; to settle means to look, to compare and to write down what came of it."""

    def __init__(
        self,
        chronicle: Chronicle,
        frontier: WatchFrontier,
        crew: Crew,
        judge: Judge,
        painted: Painted,
        on_checks: Callable[[Sequence[tuple[Watch, Checked]]], None],
    ) -> None:
        self._chronicle = chronicle
        self._frontier = frontier
        self._crew = crew
        self._judge = judge
        self._painted = painted
        self._on_checks = on_checks
        self._left: set[int] = set()  # watches that want a browser since this crawl began: the next one has it

    def __getattr__(self, name: str) -> Any:
        return getattr(self._frontier, name)

    def lease(self, *, skip_sources: Collection[int] = (), **wanted: Any) -> list[Lease]:
        """As the store, without those that are left for the next crawl."""
        return self._frontier.lease(skip_sources={*skip_sources, *self._left}, **wanted)

    def backlog(self, skip_sources: Collection[int] = ()) -> Backlog:
        """As the store; what is left for the next crawl does not count at all."""
        return replace(self._frontier.backlog({*skip_sources, *self._left}), closed=0)

    def settle(self, outcomes: Sequence[Outcome]) -> Settled:
        """Judge a batch and write it down; what is to be tried again waits in the store.

        Pages are written down a few at a time, while the others are still being read: nobody waits for the disk.
        """
        watches = self._chronicle.store.watches.several([one.lease.lead_id for one in outcomes])
        rest, retries = self._put_off(outcomes, watches)
        checks, read = self._judged_unread(rest, watches)
        looks = zip(read, self._crew.look(works_of(self._chronicle, read), len(read)), strict=True)
        written = [self._write(checks, watches)]
        while some := list(islice(looks, AT_ONCE)):
            written.append(self._write([self._judged(*page, seen) for page, seen in some], watches))
        return summed(written, retries)

    def _put_off(self, outcomes: Sequence[Outcome], watches: Mapping[int, Watch]) -> tuple[list[Kept | Missed], int]:
        """Give back what is to be tried again, and what has to be opened in a browser; the others can be judged."""
        rest: list[Kept | Missed] = []
        back: list[Lease] = []
        retries = 0
        for one in outcomes:
            if isinstance(one, Missed) and one.retry_in is not None:
                self._frontier.later(one.lease, one.retry_in)
                retries += 1
            elif one.lease.lead_id not in watches or self._wants_other_eyes(watches[one.lease.lead_id]):
                back.append(one.lease)
            elif not isinstance(one, Rested):
                rest.append(one)
        self._left |= {lease.lead_id for lease in back}
        if back:
            self._frontier.release(back)
        return rest, retries

    def _wants_other_eyes(self, watch: Watch) -> bool:
        return wants_browser(watch) != (watch.id in self._painted.ids)

    def _judged_unread(
        self, outcomes: Sequence[Kept | Missed], watches: Mapping[int, Watch]
    ) -> tuple[list[Checked], list[tuple[Watch, Kept]]]:
        """What needs no reading, because it failed or is the same byte for byte; and what is left to be read."""
        judge, missing = self._judge, self._painted.missing
        hashes = self._chronicle.store.watches.body_hashes([one.lease.lead_id for one in outcomes])
        checks: list[Checked] = []
        read: list[tuple[Watch, Kept]] = []
        for one in outcomes:
            watch = watches[one.lease.lead_id]
            if isinstance(one, Missed):
                checks.append(judge.missed(watch, one))
            elif missing and watch.id in self._painted.ids:
                checks.append(judge.unread(watch, one, FailureKind.UNEXPECTED, missing))
            elif one.fetched.status == NOT_MODIFIED or fingerprint(one.fetched.body) == hashes.get(watch.id):
                checks.append(judge.same(watch, one))
            else:
                read.append((watch, one))
        return checks, read

    def _judged(self, watch: Watch, kept: Kept, seen: Looked | Fault) -> Checked:
        if isinstance(seen, Fault):
            return self._judge.unread(watch, kept, seen.kind, seen.sentence)
        return self._judge.looked(watch, kept, seen)

    def _write(self, checks: Sequence[Checked], watches: Mapping[int, Watch]) -> Settled:
        """Write down some checks in one transaction."""
        if not checks:
            return Settled()
        settled = self._frontier.settle_checks(checks, self._teller(checks, watches))
        self._on_checks([(watches[check.lease.lead_id], check) for check in checks])
        return settled

    def _teller(self, checks: Sequence[Checked], watches: Mapping[int, Watch]) -> WatchTeller | None:
        """Who tells of turns of state; the groups are read only where there is something to tell."""
        told = {watches[check.lease.lead_id].group_id for check in checks if check.event}
        if not told:
            return None
        groups = {number: self._chronicle.store.groups.by_id(number) for number in told if number is not None}
        return WatchTeller(self._chronicle, watches, groups)


def summed(parts: Sequence[Settled], retries: int) -> Settled:
    """Several settlings as one."""
    numbers = {name: sum(getattr(part, name) for part in parts) for name in Settled.__dataclass_fields__}
    return Settled(**numbers | {"retries": retries})
