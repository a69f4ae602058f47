"""Collecting: sources become leads, leads become stored pages, until nothing is left to fetch."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from kronika.fetch.chromium import find_browser
from kronika.fetch.crawl import Manners, Progress, Report, crawl
from kronika.flow.chronicle import Chronicle
from kronika.flow.collect_notes import notes_of
from kronika.flow.directories import with_recipe
from kronika.flow.onward import Onward
from kronika.flow.workers import crawler_name, reclaim
from kronika.model.errors import InputError, KronikaError, PartMissing, SettingsError
from kronika.model.failure import Failure, FailureKind
from kronika.model.frontier import Discover, Frontier, Identify
from kronika.model.pacing import Pacing
from kronika.model.round import Round
from kronika.model.source import Scope, Source, SourceKind
from kronika.model.summary import CutOff
from kronika.sources.common_options import check_repair, pacing_of
from kronika.sources.discovery import Discovery, seeds

SWITCH = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False, "": False}
CUTS_TOLD = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Collected:
    """What one collection brought."""

    sources: tuple[str, ...]
    report: Report
    closed: Mapping[str, datetime] = field(default_factory=dict)  # sources left for later by their hours, until then
    notes: tuple[str, ...] = ()  # what the operator should know
    cut_offs: tuple[CutOff, ...] = ()  # the most of what these sources leave out, so far


def collect(
    chronicle: Chronicle,
    names: Sequence[str] = (),
    scope: Scope | None = None,
    *,
    on_progress: Callable[[Progress], None] | None = None,
    stop: threading.Event | None = None,
) -> Collected:
    """Collect the named sources, or all that are not paused. An unfinished round is taken up where it stopped."""
    sources = choose(chronicle, names)
    reclaim(chronicle.store)
    begun = [pair for source in sources if (pair := begin(chronicle, source, scope or Scope(), named=bool(names)))]
    chronicle.store.rounds.hasten([round_ for _, round_ in begun], longest=chronicle.settings.fetch.max_wait)
    report = fetch(
        chronicle,
        chronicle.store.frontier([round_ for _, round_ in begun]),
        guide_for(chronicle, begun),
        on_progress=on_progress,
        stop=stop,
    )
    closed = left_for_later(chronicle, begun, report)
    if not report.stopped:
        for source, round_ in begun:
            if source.name not in closed:
                chronicle.store.rounds.finish(round_, chronicle.clock())
    return Collected(
        sources=tuple(source.name for source, _ in begun),
        report=report,
        closed=closed,
        notes=notes_of(chronicle, report, closed),
        cut_offs=tuple(chronicle.store.histories.cut_offs(*(source.id for source, _ in begun), most=CUTS_TOLD)),
    )


def left_for_later(chronicle: Chronicle, begun: Sequence[tuple[Source, Round]], report: Report) -> dict[str, datetime]:
    """The sources whose hours are over before all was fetched, and when they go on."""
    closed = {round_.id: source for source, round_ in begun if source.id in report.closed}
    drained = chronicle.store.schedule.drained(list(closed))
    return {source.name: report.closed[source.id] for number, source in closed.items() if number not in drained}


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """What fetched pages mean to the sources they were fetched for."""

    discover: Discover
    identify: Identify
    painted: frozenset[int] = frozenset()  # sources whose pages a browser opens
    pacing: Callable[[], Mapping[int, Pacing]] = dict  # how sources want their hosts asked
    waits: bool = False  # for sources that are closed by their hours


def fetch(
    chronicle: Chronicle,
    frontier: Frontier,
    guide: Guide,
    *,
    on_progress: Callable[[Progress], None] | None = None,
    stop: threading.Event | None = None,
) -> Report:
    """Crawl with the chronicle's settings; a single collection and the schedule go through this one door."""
    return crawl(
        frontier,
        guide.discover,
        chronicle.settings.fetch,
        clock=chronicle.clock,
        worker=crawler_name(),
        identify=guide.identify,
        painted=guide.painted,
        manners=Manners(memory=chronicle.store.hosts, pacing=guide.pacing, waits=guide.waits),
        on_progress=on_progress,
        stop=stop,
    )


def guide_for(chronicle: Chronicle, begun: Sequence[tuple[Source, Round]]) -> Guide:
    """The guide of these rounds."""
    zone = chronicle.settings.serve.zone
    pacing = {source.id: pacing_of(source, zone) for source, _ in begun}
    discovery = Discovery([(source, round_.scope) for source, round_ in begun], chronicle.clock)
    return Guide(
        discover=with_following(chronicle, begun, discovery),
        identify=discovery.identify,
        painted=frozenset(source.id for source, _ in begun if is_painted(source)),
        pacing=lambda: pacing,
    )


def with_following(chronicle: Chronicle, begun: Sequence[tuple[Source, Round]], discover: Discover) -> Discover:
    """What a page leads to: what its source's kind says, and the page its text goes on at."""
    settings = chronicle.settings.extract
    return Onward(
        discover=discover,
        langs={source.id: source.lang for source, _ in begun},
        engine=settings.engine,
        limit=settings.following,
        recipes=chronicle.recipes,
    )


def choose(chronicle: Chronicle, names: Sequence[str]) -> list[Source]:
    """The sources to collect; naming a paused one wakes it for this time."""
    if names:
        return [chronicle.store.sources.get(name) for name in dict.fromkeys(names)]
    followed = chronicle.store.sources.all(include_paused=False)
    if not followed:
        raise InputError(
            "There is nothing to collect: add a source with “kronika source add URL”, or resume a paused one."
        )
    return [source for source in followed if source.kind != SourceKind.IMPORT]  # these are filled from files


def begin(chronicle: Chronicle, source: Source, scope: Scope, *, named: bool) -> tuple[Source, Round] | None:
    """Open a source's round. A source that cannot begin is recorded, and must not hold the others."""
    now = chronicle.clock()
    try:
        if is_painted(source):
            find_browser(chronicle.settings.fetch)
        pacing_of(source, chronicle.settings.serve.zone)
        check_repair(source)
        ready = with_recipe(source, chronicle.settings.home)
        return ready, chronicle.store.rounds.begin(ready, scope, seeds(ready, scope, now), now)
    except (InputError, SettingsError, PartMissing) as error:
        if named:
            raise
        chronicle.store.failures.add([refusal(chronicle, source, error)])
        return None


def is_painted(source: Source) -> bool:
    """The source asks for a browser, because scripts make its pages."""
    said = source.options.get("browser", "no").strip().lower()
    if said not in SWITCH:
        raise InputError(f"The option browser of {source.name} is yes or no, not “{said}”.")
    return SWITCH[said]


def refusal(chronicle: Chronicle, source: Source, error: KronikaError) -> Failure:
    """A source that could not begin, as a recorded failure."""
    return Failure(
        at=chronicle.clock(),
        stage="collect",
        kind=FailureKind.CLIENT,
        url=source.url,
        sentence=str(error),
        source=source.name,
    )
