"""The frontier of watched pages: what was fetched is compared where it is settled, batch by batch, on all cores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from kronika.flow.chronicle import Chronicle
from kronika.flow.readers import Fault, Readers
from kronika.flow.watch_alerts import WatchTeller
from kronika.flow.watch_judging import Judge, fingerprint
from kronika.flow.watch_notes import learned_of
from kronika.flow.watch_options import wants_browser
from kronika.flow.watch_reading import Looked, LookWork, Sheet, look
from kronika.model.change import Checked
from kronika.model.failure import FailureKind
from kronika.model.frontier import Kept, Missed, Outcome, Settled
from kronika.model.page import find_header
from kronika.model.watch import Watch, WatchVersion

if TYPE_CHECKING:
    from kronika.store.watch_frontier import WatchFrontier

NOT_MODIFIED = 304
SMALL = 8  # fewer pages are read here: not worth starting processes for


@dataclass(frozen=True, slots=True, kw_only=True)
class Crew:
    """Who reads pages: processes for many, this one for a few."""

    many: Readers
    few: Readers

    def look(self, works: Sequence[LookWork]) -> list[Looked | Fault]:
        """Every look, in the order given."""
        return (self.few if len(works) <= SMALL else self.many).each(look, works)


class ComparingFrontier:
    """Leases as the store does; to settle means to look, to compare and to write down what came of it."""

    def __init__(self, chronicle: Chronicle, frontier: WatchFrontier, crew: Crew, judge: Judge) -> None:
        self._chronicle = chronicle
        self._frontier = frontier
        self._crew = crew
        self._judge = judge
        self.unpainted = ""  # why pages that want a browser cannot have one
        self.checks: list[tuple[Watch, Checked]] = []  # what came of them all

    def __getattr__(self, name: str) -> Any:
        return getattr(self._frontier, name)

    def settle(self, outcomes: Sequence[Outcome]) -> Settled:
        """Judge a batch and write it down in one transaction; what is to be tried again waits in the store."""
        again = [(one.lease, one.retry_in) for one in outcomes if isinstance(one, Missed) and one.retry_in is not None]
        for lease, seconds in again:
            self._frontier.later(lease, seconds)
        watches = self._chronicle.store.watches.several([one.lease.lead_id for one in outcomes])
        checks = self._checks(outcomes, watches)
        settled = self._frontier.settle_checks(checks, self._teller(checks, watches)) if checks else Settled()
        self.checks += [(watches[check.lease.lead_id], check) for check in checks]
        return replace(settled, retries=len(again))

    def _checks(self, outcomes: Sequence[Outcome], watches: Mapping[int, Watch]) -> list[Checked]:
        """What came of each page; pages that are the same byte for byte are not even read."""
        judge, hashes = self._judge, self._chronicle.store.watches.body_hashes(watches)
        checks: list[Checked] = []
        read: list[tuple[Watch, Kept]] = []
        for one in outcomes:
            watch = watches.get(one.lease.lead_id)
            if watch is None:
                continue
            if isinstance(one, Missed):
                if one.retry_in is None:
                    checks.append(judge.missed(watch, one))
            elif isinstance(one, Kept):
                if self.unpainted and wants_browser(watch):
                    checks.append(judge.unread(watch, one, FailureKind.UNEXPECTED, self.unpainted))
                elif one.fetched.status == NOT_MODIFIED or fingerprint(one.fetched.body) == hashes.get(watch.id):
                    checks.append(judge.same(watch, one))
                else:
                    read.append((watch, one))
        return checks + self._looks(read)

    def _looks(self, read: Sequence[tuple[Watch, Kept]]) -> list[Checked]:
        """Pages that have to be read, each beside its newest version."""
        if not read:
            return []
        newest = self._chronicle.store.watches.newest([watch.id for watch, _ in read])
        works = [self._work(watch, kept, newest.get(watch.id)) for watch, kept in read]
        checks = []
        for (watch, kept), seen in zip(read, self._crew.look(works), strict=True):
            if isinstance(seen, Fault):
                checks.append(self._judge.unread(watch, kept, seen.kind, seen.sentence))
            else:
                checks.append(self._judge.looked(watch, kept, seen))
        return checks

    def _work(self, watch: Watch, kept: Kept, newest: WatchVersion | None) -> LookWork:
        fetched, settings = kept.fetched, self._chronicle.settings
        return LookWork(
            url=watch.url,
            focus=watch.focus,
            sheet=Sheet(
                body=fetched.body,
                final_url=fetched.final_url,
                at=fetched.at,
                status=fetched.status,
                content_type=fetched.header("content-type"),
            ),
            before=None if newest is None else self._sheet_of(newest),
            engine=settings.extract.engine,
            lang=watch.options.get("lang") or None,
            charset=watch.options.get("charset", ""),
            recipe=self._chronicle.recipes.find(fetched.final_url, fetched.at),
            ignores=watch.ignores,
            memory=learned_of(watch.memory),
        )

    def _sheet_of(self, version: WatchVersion) -> Sheet:
        return Sheet(
            body=self._chronicle.store.watches.body(version.id),
            final_url=version.final_url,
            at=version.at,
            status=version.status,
            content_type=find_header(version.headers, "content-type"),
            region=version.region,
        )

    def _teller(self, checks: Sequence[Checked], watches: Mapping[int, Watch]) -> WatchTeller | None:
        """Who tells of turns of state; the groups are read only where there is something to tell."""
        told = {watches[check.lease.lead_id].group_id for check in checks if check.event}
        if not told:
            return None
        groups = {number: self._chronicle.store.groups.by_id(number) for number in told if number is not None}
        return WatchTeller(self._chronicle, watches, groups)
