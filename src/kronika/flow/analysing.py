"""Analysing: articles that wait are analysed in processes of their own, batch by batch, and a killed process loses nothing."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from kronika.flow.analysis_options import options_of
from kronika.flow.chronicle import Chronicle
from kronika.flow.hands import Fault, Hands
from kronika.flow.linking import AnsweredLabels, alias_tables
from kronika.flow.text_likeness import Likeness
from kronika.flow.text_work import TextWork, analyse_text
from kronika.flow.workers import reclaim, worker_name
from kronika.model.analysis import Analysis
from kronika.model.article import Article, ArticleRecord, PageClass
from kronika.model.errors import UnknownName
from kronika.model.failure import Failure
from kronika.model.job import Job

STAGE = "analyse"
BATCH = 32  # articles stored together
SMALL = 16  # fewer articles are not worth starting processes for
LEASE_SECONDS = 300.0
WITHOUT_TEXT = frozenset(PageClass) - {PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS, PageClass.PAYWALL}


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysed:
    """What one call brought; while it is under way, so far."""

    articles: int = 0
    failures: int = 0
    waiting: int = 0  # when it began
    stopped: bool = False

    @property
    def done(self) -> int:
        """Articles looked at."""
        return self.articles + self.failures


def analyse_waiting(
    chronicle: Chronicle,
    *,
    source: str | None = None,
    limit: int | None = None,
    on_progress: Callable[[Analysed], None] | None = None,
    stop: threading.Event | None = None,
    hands: Hands | None = None,
) -> Analysed:
    """Analyse every article that waits. A `stop` lets what is under way be finished and stored."""
    reclaim(chronicle.store)
    run = Run(chronicle, source, limit, stop or threading.Event(), on_progress or (lambda report: None))
    if hands is not None:
        return run.through(hands)
    crew = chronicle.settings.analyse.processes or os.cpu_count() or 1
    with Hands(0 if run.wanted <= SMALL else crew) as own:
        return run.through(own)


class Run:
    """One call: articles are taken shortly before their turn and stored together as they are done."""

    def __init__(
        self,
        chronicle: Chronicle,
        source: str | None,
        limit: int | None,
        stop: threading.Event,
        tell: Callable[[Analysed], None],
    ) -> None:
        self._chronicle = chronicle
        self._store = chronicle.store
        self._source = source
        self._stop = stop
        self._tell = tell
        self._options = options_of(chronicle.settings)
        online = chronicle.settings.analyse.online_links
        self._answers = AnsweredLabels(store=self._store, tables=alias_tables(chronicle.settings)) if online else None
        waiting = self._store.analyses.waiting(source)
        self.wanted = waiting if limit is None else min(limit, waiting)
        self._limit = limit
        self._under_way: deque[tuple[Job, ArticleRecord]] = deque()
        self._made: list[tuple[Job, Analysis | None]] = []
        self._articles = self._failures = 0

    def through(self, hands: Hands) -> Analysed:
        """Do it all; what was not stored when somebody lost patience is taken up again by the next call."""
        try:
            for outcome in hands.begin(analyse_text, self._works()):
                job, record = self._under_way.popleft()
                if isinstance(outcome, Fault):
                    self._give_up(job, record, outcome)
                else:
                    self._made.append((job, outcome))
                if len(self._made) >= BATCH:
                    self._save()
            self._save()
        except KeyboardInterrupt:
            self._stop.set()
        return self._report()

    def _works(self) -> Iterator[TextWork]:
        for job in self._jobs():
            record = self._record(job)
            if record is None or not has_text(record.article):
                self._made.append((job, None))
                continue
            self._under_way.append((job, record))
            article = record.article
            yield TextWork(text=article.text, title=article.title, lang=article.lang, options=self._options)

    def _jobs(self) -> Iterator[Job]:
        taken = 0
        while not self._stop.is_set() and (self._limit is None or taken < self._limit):
            room = BATCH if self._limit is None else min(BATCH, self._limit - taken)
            jobs = self._store.analyses.lease(
                worker=worker_name(), limit=room, seconds=LEASE_SECONDS, source=self._source
            )
            if not jobs:
                return
            taken += len(jobs)
            yield from jobs

    def _record(self, job: Job) -> ArticleRecord | None:
        try:
            return self._store.articles.get(job.subject)
        except UnknownName:
            return None

    def _save(self) -> None:
        """Store what is done, all together."""
        made = [(job, analysis and self._complete(analysis)) for job, analysis in self._made]
        self._articles += self._store.analyses.save(made, Likeness(), at=self._chronicle.clock())
        self._made = []
        self._tell(self._report())

    def _complete(self, analysis: Analysis) -> Analysis:
        """With links that services have answered, where they may be asked."""
        return analysis if self._answers is None else self._answers.complete(analysis)

    def _give_up(self, job: Job, record: ArticleRecord, fault: Fault) -> None:
        """Close a job that failed and record why, unless another worker has taken it over."""
        self._failures += 1
        if self._store.jobs.failed(job, fault.sentence, retry_in=None):
            self._store.failures.add([failure_of(self._chronicle, record, fault)])

    def _report(self) -> Analysed:
        return Analysed(
            articles=self._articles, failures=self._failures, waiting=self.wanted, stopped=self._stop.is_set()
        )


def has_text(article: Article) -> bool:
    """Whether there is anything to analyse."""
    return article.page_class not in WITHOUT_TEXT and bool(article.text.strip() or article.title.strip())


def failure_of(chronicle: Chronicle, record: ArticleRecord, fault: Fault) -> Failure:
    """A fault as it is recorded: with its page and its source."""
    return Failure(
        at=chronicle.clock(),
        stage=STAGE,
        kind=fault.kind,
        url=record.article.url or "",
        sentence=fault.sentence,
        source=record.source,
        page_id=record.page_id,
    )
