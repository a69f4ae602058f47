"""Facts of many sites: read in processes of their own, saved site by site, so that a kill loses at most the sites under way."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from kronika.flow.chronicle import Chronicle
from kronika.flow.fact_fragments import is_question, worth_keeping
from kronika.flow.fact_kinds import fact_kind
from kronika.flow.fact_reading import SiteFacts, SiteWork, read_site, work_of
from kronika.flow.hands import Fault, Hands
from kronika.model.failure import Failure
from kronika.model.page import Page
from kronika.model.source import Source

STAGE = "facts"
BATCH = 16  # sites whose pages are known at once
SMALL = 3  # fewer sites are not worth starting processes for


@dataclass(frozen=True, slots=True, kw_only=True)
class FactsReport:
    """What reading facts brought; while it is under way, so far."""

    kind: str
    sites: int = 0  # all that were to be looked at
    read: int = 0  # those read now
    unchanged: int = 0  # those whose record holds as it is
    changed: int = 0  # those that say something else than before, or were read for the first time
    empty: int = 0  # read, and nothing found
    pages: int = 0  # that may hold the fact
    slots: int = 0
    fragments: int = 0  # new ones, kept to be asked or to test annotators
    questions: int = 0  # … of which so many are to be asked
    failures: int = 0
    stopped: bool = False

    @property
    def done(self) -> int:
        """Sites looked at so far."""
        return self.read + self.unchanged


def run_facts(
    chronicle: Chronicle,
    kind: str,
    sources: Sequence[Source],
    *,
    again: bool = False,
    on_progress: Callable[[FactsReport], None] | None = None,
    stop: threading.Event | None = None,
) -> FactsReport:
    """Read the sites whose pages, answers or model have changed since; with `again` all of them."""
    return Run(chronicle, kind, on_progress or (lambda report: None)).over(sources, again, stop or threading.Event())


class Run:
    """One run over sites for one kind."""

    def __init__(self, chronicle: Chronicle, kind: str, tell: Callable[[FactsReport], None]) -> None:
        self._chronicle = chronicle
        self._store = chronicle.store
        self._kind = fact_kind(kind)
        self._tell = tell
        self._report = FactsReport(kind=kind)

    def over(self, sources: Sequence[Source], again: bool, stop: threading.Event) -> FactsReport:
        """Batch by batch; a stop ends with the batch under way."""
        self._report = replace(self._report, sites=len(sources))
        bases = {} if again else self._store.facts.bases(self._kind.name)
        try:
            with Hands(self._chronicle.settings.extract.processes or os.cpu_count() or 1) as hands:
                for batch in self._batches(sources, bases):
                    few = len(batch) <= SMALL and not hands.started
                    read = map(read_site, batch) if few else hands.begin(read_site, batch)
                    for work, outcome in zip(batch, read, strict=True):
                        self._keep(work, outcome)
                    if stop.is_set():
                        break
        except KeyboardInterrupt:
            stop.set()  # what is saved is saved; the next call goes on behind it
        return replace(self._report, stopped=stop.is_set())

    def _batches(self, sources: Sequence[Source], bases: dict[str, str]) -> Iterator[list[SiteWork]]:
        """The sites that have to be read, some at a time."""
        waiting: list[SiteWork] = []
        for source in sources:
            work = work_of(self._chronicle, self._kind, source)
            if bases.get(source.name) == work.basis:
                self._count(unchanged=1)
                continue
            waiting.append(work)
            if len(waiting) == BATCH:
                yield waiting
                waiting = []
        if waiting:
            yield waiting

    def _keep(self, work: SiteWork, outcome: SiteFacts | Fault) -> None:
        """Save one site: fragments first, the record with its basis last, so that a kill between means one more reading."""
        if isinstance(outcome, Fault):
            self._store.failures.add([self._failure(work, outcome)])
            self._count(read=1, failures=1)
            return
        now, name = self._chronicle.clock(), self._kind.name
        known = {fragment.key for fragment in self._store.fragments.find(name, site=outcome.site)}
        asked = [fragment for fragment in outcome.fragments if fragment.key not in work.truths]
        new = self._store.fragments.add(worth_keeping(asked, known), now=now)
        self._store.failures.add([self._failure(work, fault, page) for page, fault in outcome.faults])
        self._store.facts.save(outcome.record, at=now, basis=work.basis)
        kept = self._store.facts.get(name, outcome.site)
        self._count(
            read=1,
            changed=int(kept is not None and kept.changed == now),
            empty=int(not outcome.record.slots),
            pages=outcome.wanted,
            slots=len(outcome.record.slots),
            fragments=new,
            questions=sum(is_question(one) and one.key not in known for one in asked),
            failures=len(outcome.faults),
        )

    def _failure(self, work: SiteWork, fault: Fault, page: Page | None = None) -> Failure:
        """A fault as it is recorded: with its page or at least its site."""
        return Failure(
            at=self._chronicle.clock(),
            stage=STAGE,
            kind=fault.kind,
            url=work.source.url if page is None else page.url,
            sentence=fault.sentence,
            source=work.source.name,
            page_id=None if page is None else page.id,
        )

    def _count(self, **more: int) -> None:
        """Add to the report and tell whoever watches."""
        sums = {name: getattr(self._report, name) + number for name, number in more.items()}
        self._report = replace(self._report, **sums)
        self._tell(self._report)
