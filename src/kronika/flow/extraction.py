"""Extracting: waiting jobs become articles, batch by batch, and a killed process loses nothing."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kronika.extract.article import check_engine
from kronika.extract.recipe import is_fault_of_recipe
from kronika.flow.chronicle import Chronicle
from kronika.flow.documents import documents, with_told
from kronika.flow.joined import join_stored
from kronika.flow.readers import Fault, Found, Readers, Work
from kronika.flow.stored import work_of
from kronika.flow.workers import reclaim, worker_name
from kronika.model.article import Article
from kronika.model.failure import Failure, FailureKind
from kronika.model.job import EXTRACT, Job

BATCH = 64
SMALL = 16  # fewer pages are not worth starting processes for
LEASE_SECONDS = 300.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Extracted:
    """What one extraction brought."""

    articles: int = 0
    failures: int = 0
    stopped: bool = False


def extract_waiting(
    chronicle: Chronicle,
    *,
    on_progress: Callable[[int, int], None] | None = None,
    stop: threading.Event | None = None,
    batch: int = BATCH,
) -> Extracted:
    """Read every waiting page. `on_progress` gets how many are done and how many there are; `stop` waits for a batch."""
    check_engine(chronicle.settings.extract.engine)
    reclaim(chronicle.store)
    queue, done, articles, stopped = chronicle.store.jobs, 0, 0, False
    waiting = queue.waiting(EXTRACT)
    crew = 0 if waiting <= SMALL else chronicle.settings.extract.processes or os.cpu_count() or 1
    try:
        with Readers(crew) as readers:
            while not stopped and (
                jobs := queue.lease(EXTRACT, worker=worker_name(), limit=batch, seconds=LEASE_SECONDS)
            ):
                first = first_pages(chronicle, jobs)
                articles += extract_batch(chronicle, first, readers)
                done += len(first)
                if on_progress:
                    on_progress(done, max(waiting, done))
                stopped = stop is not None and stop.is_set()
    except KeyboardInterrupt:
        stopped = True  # the batch under way is undone; its jobs are taken up again by the next call
    return Extracted(articles=articles, failures=done - articles, stopped=stopped)


def first_pages(chronicle: Chronicle, jobs: Sequence[Job]) -> list[Job]:
    """The jobs without those of following pages, which are read with the page they follow and closed here."""
    further = chronicle.store.pages.following_among([job.subject for job in jobs])
    chronicle.store.jobs.done([job for job in jobs if job.subject in further])
    return [job for job in jobs if job.subject not in further]


def extract_batch(chronicle: Chronicle, jobs: Sequence[Job], readers: Readers) -> int:
    """Read one batch and store its articles together; what failed is recorded and given up."""
    works = {job: work_of(chronicle, job.subject) for job in jobs}
    ready = with_told(chronicle, {job: work for job, work in works.items() if isinstance(work, Work)})
    read = dict(zip(ready, readers.measure(list(ready.values())), strict=True))
    found = {job: one for job, one in read.items() if isinstance(one, Found)}
    alone = {job: one.article if isinstance(one, Found) else one for job, one in read.items()}
    made = join_stored(chronicle, alone, readers)
    for job, work in works.items():
        outcome = made.get(job, work)
        if isinstance(outcome, Fault):
            give_up(chronicle, job, outcome)
    articles = [(job, article) for job, article in made.items() if isinstance(article, Article)]
    saved = chronicle.store.articles.save(articles, documents(chronicle, ready, found))
    report_recipes(chronicle, articles)
    return saved


def give_up(chronicle: Chronicle, job: Job, fault: Fault) -> None:
    """Close a job that failed and record why, unless another worker has taken it over."""
    if not chronicle.store.jobs.failed(job, fault.sentence, retry_in=None):
        return
    chronicle.store.failures.add([failure_of(chronicle, job, fault)])


def report_recipes(chronicle: Chronicle, articles: Sequence[tuple[Job, Article]]) -> None:
    """Record where a recipe found nothing; the article is there all the same, by the general engine."""
    faults = [
        (job, Fault(kind=FailureKind.RECIPE_EMPTY, sentence=sentence))
        for job, article in articles
        for sentence in article.faults
        if is_fault_of_recipe(sentence)
    ]
    chronicle.store.failures.add([failure_of(chronicle, job, fault) for job, fault in faults])


def failure_of(chronicle: Chronicle, job: Job, fault: Fault) -> Failure:
    """A fault as it is recorded: with its page and its source."""
    page = chronicle.store.pages.get(job.subject)
    return Failure(
        at=chronicle.clock(),
        stage="extract",
        kind=fault.kind,
        url=page.url,
        sentence=fault.sentence,
        source=chronicle.store.sources.by_id(page.source_id).name,
        page_id=page.id,
    )
