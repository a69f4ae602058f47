"""One source before the detectors: its good stream once, and from every onset a copy of the detector goes its own way."""

from __future__ import annotations

import copy
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bench.layout.gauge import Gauge
from bench.layout.outcome import GOOD, Change, Outcome, change_of
from bench.layout.paper import experiment
from bench.layout.preset import PRESETS
from bench.layout.source import Source, draw_source
from bench.layout.stream import Stream, good_stream
from bench.layout.variant import Lengths, Variant, variants
from kronika.flow.replay import DETECTORS, Watchdog
from kronika.model.document import Document, Measures
from kronika.model.health import Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """One source to make and judge; small, so that it travels between processes."""

    preset: str
    seed: int
    number: int
    train: int
    lengths: Lengths
    detectors: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class Run:
    """A detector on its way through documents."""

    watchdog: Watchdog
    verdict: Verdict = Verdict.OK  # learning is no change
    changes: list[Change]
    damaged: int = 0
    seconds: float = 0.0

    def go(self, all_: Iterable[Measures]) -> None:
        """See these documents."""
        for measures in all_:
            begun = time.thread_time()
            judged = self.watchdog.step(measures)
            self.seconds += time.thread_time() - begun
            self.damaged += judged.damaged
            if judged.verdict not in (Verdict.LEARNING, self.verdict):
                self.verdict = judged.verdict
                self.changes.append(change_of(judged))

    def onward(self) -> Run:
        """The same detector with nothing told yet; what it sees does not reach this one."""
        return Run(watchdog=copy.deepcopy(self.watchdog), verdict=self.verdict, changes=[])


@dataclass(frozen=True, slots=True, kw_only=True)
class Trunk:
    """The good documents that variants branch off."""

    source: str
    about: str
    train: int
    documents: tuple[Document, ...]
    months: float


def judge_source(job: Job) -> list[Outcome]:
    """Everything that is tried on one source."""
    source = draw_source(PRESETS[job.preset], job.seed, job.number)
    stream = good_stream(source, train=job.train, days=job.lengths.days)
    tried = [*variants(stream, job.lengths, job.number), *experiment(stream)]
    return judge(trunk_of(stream), tried, job.detectors)


def trunk_of(stream: Stream) -> Trunk:
    """A good stream as a trunk."""
    return Trunk(
        source=stream.source.name,
        about=about(stream.source),
        train=stream.train,
        documents=tuple(good.document for good in stream.goods),
        months=stream.months,
    )


def judge(
    trunk: Trunk, tried: Sequence[Variant], detectors: Sequence[str], gauge: Gauge | None = None
) -> list[Outcome]:
    """The good stream and every variant of it, before every detector."""
    gauge = gauge or Gauge()
    usual = measured(gauge, trunk.documents)
    followed = [measured(gauge, variant.documents) for variant in tried]
    outcomes: list[Outcome] = []
    for name in detectors:
        told = Telling(trunk=trunk, detector=name)
        learned = Run(watchdog=DETECTORS[name](trunk.train), changes=[])
        learned.go(usual[: trunk.train])
        good, seen = learned.onward(), trunk.train
        for variant, after in sorted(zip(tried, followed, strict=True), key=lambda pair: pair[0].onset):
            good.go(usual[seen : variant.onset])
            seen = variant.onset
            branch = good.onward()
            branch.go(after)
            outcomes.append(told.outcome(variant, before=good.verdict, run=branch))
        good.go(usual[seen:])
        whole = Variant(kind=GOOD, name=GOOD, onset=trunk.train, documents=())
        outcomes.append(told.outcome(whole, before=learned.verdict, run=good))
    return outcomes


def measured(gauge: Gauge, documents: Iterable[Document]) -> list[Measures]:
    """The measures of documents."""
    return [gauge.take(document) for document in documents]


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """What all outcomes of a source before a detector have in common."""

    trunk: Trunk
    detector: str

    def outcome(self, variant: Variant, *, before: Verdict, run: Run) -> Outcome:
        """How a stream went."""
        good = variant.kind == GOOD
        return Outcome(
            source=self.trunk.source,
            about=self.trunk.about,
            kind=variant.kind,
            name=variant.name,
            detector=self.detector,
            onset=variant.onset,
            documents=len(self.trunk.documents) - variant.onset if good else len(variant.documents),
            months=self.trunk.months if good else 0.0,
            before=before,
            changes=tuple(run.changes),
            damaged=run.damaged,
            seconds=run.seconds,
        )


def about(source: Source) -> str:
    """What may explain a miss."""
    template, mix = source.template, source.mix
    feed = source.feed.summary.value if source.feed.there else "no feed"
    parts = (
        f"{source.rhythm.rate:.0f} a day",
        f"feed: {feed}",
        f"{mix.words:.0f} words ± {mix.spread:.2f}",
        f"{mix.notes:.0%} notes",
        f"<{template.frame}> of <{template.paragraph}>",
        template.twist.value if template.twist else "",
        "standing line" if source.standing else "",
    )
    return ", ".join(filter(None, parts))
