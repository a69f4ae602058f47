"""One full round: collect what is new, extract it, let the watchdogs look at it, analyse, index, read facts, check watched pages, tell."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kronika.fetch.crawl import Progress
from kronika.fetch.tally import Tally
from kronika.flow.analysing import Analysed, analyse_waiting
from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import Collected, collect
from kronika.flow.digests import send_due
from kronika.flow.extraction import Extracted, extract_waiting
from kronika.flow.fact_keeping import Kept, keep_facts
from kronika.flow.fact_run import FactsReport
from kronika.flow.index_keeping import keep_index
from kronika.flow.indexing import Indexed
from kronika.flow.self_mending import verify_and_mend
from kronika.flow.telling import Delivered, deliver_waiting
from kronika.flow.verifying import Verified
from kronika.flow.watching import CheckReport, check_watches
from kronika.model.source import Scope


@dataclass(frozen=True, slots=True, kw_only=True)
class Watcher:
    """Who is told about progress."""

    collecting: Callable[[Progress], None] | None = None
    extracting: Callable[[int, int], None] | None = None
    watching: Callable[[Progress], None] | None = None
    facts: Callable[[FactsReport], None] | None = None
    analysing: Callable[[Analysed], None] | None = None
    indexing: Callable[[Indexed], None] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundReport:
    """What one full round brought."""

    collected: Collected
    extracted: Extracted
    verified: Verified = field(default_factory=Verified)
    watched: CheckReport = field(default_factory=CheckReport)
    digests: int = 0  # groups that are told of changes
    told: Delivered = field(default_factory=Delivered)
    facts: Kept = field(default_factory=Kept)
    analysed: Analysed = field(default_factory=Analysed)
    indexed: Indexed = field(default_factory=Indexed)


def run_round(
    chronicle: Chronicle,
    names: Sequence[str] = (),
    scope: Scope | None = None,
    *,
    watcher: Watcher | None = None,
    stop: threading.Event | None = None,
) -> RoundReport:
    """Collect, extract, verify, analyse, index, read facts, watch, tell; a stop in one leaves the next ones for the next round.

    Whoever names sources wants these and nothing else: watched pages are checked in rounds over everything.
    """
    told = watcher or Watcher()
    collected = collect_or_watch(chronicle, names, scope, told, stop)
    if collected.report.stopped:
        return RoundReport(collected=collected, extracted=Extracted(stopped=True))
    extracted = extract_waiting(chronicle, on_progress=told.extracting, stop=stop)
    if extracted.stopped:
        return RoundReport(collected=collected, extracted=extracted)
    verified = verify_and_mend(chronicle, stop=stop)
    analysed = analyse_articles(chronicle, told, stop)
    indexed = keep_index(chronicle, on_progress=told.indexing, stop=stop)
    facts = keep_facts(chronicle, names, on_progress=told.facts, stop=stop)
    watched = CheckReport() if names else check_watches(chronicle, on_progress=told.watching, stop=stop)
    return RoundReport(
        collected=collected,
        extracted=extracted,
        verified=verified,
        watched=watched,
        digests=0 if watched.stopped else send_due(chronicle),
        told=deliver_waiting(chronicle, stop=stop),
        facts=facts,
        analysed=analysed,
        indexed=indexed,
    )


def analyse_articles(chronicle: Chronicle, told: Watcher, stop: threading.Event | None) -> Analysed:
    """What waits to be analysed, unless nobody wants it."""
    if not chronicle.settings.analyse.enabled:
        return Analysed()
    return analyse_waiting(chronicle, on_progress=told.analysing, stop=stop)


def collect_or_watch(
    chronicle: Chronicle, names: Sequence[str], scope: Scope | None, told: Watcher, stop: threading.Event | None
) -> Collected:
    """A collection; a chronicle that only watches pages has nothing to collect, and that is no fault."""
    only_watches = not names and not chronicle.store.sources.all() and chronicle.store.watches.count()
    if only_watches:
        return Collected(sources=(), report=Tally().report({}, stopped=False, seconds=0.0))
    return collect(chronicle, names, scope, on_progress=told.collecting, stop=stop)
