"""Articles joined with the stored pages their text goes on at."""

from __future__ import annotations

from collections.abc import Mapping

from kronika.extract.assembly import EMPTY, UNFETCHED, Assembly
from kronika.flow.chronicle import Chronicle
from kronika.flow.readers import Fault, Readers, Work
from kronika.flow.stored import work_of
from kronika.model.article import Article
from kronika.model.job import Job


def join_stored(
    chronicle: Chronicle, made: Mapping[Job, Article | Fault], readers: Readers
) -> dict[Job, Article | Fault]:
    """What was made of first pages, with their following pages; second pages are read together, then third ones."""
    limit = chronicle.settings.extract.following
    begun = {
        job: Assembly(article, limit)
        for job, article in made.items()
        if isinstance(article, Article) and article.following is not None
    }
    while waiting := {job: assembly for job, assembly in begun.items() if assembly.wanted is not None}:
        for job, page in bring(chronicle, waiting, readers).items():
            if isinstance(page, Article):
                begun[job].add(page)
            else:
                begun[job].missing(UNFETCHED if page is None else EMPTY)
    return {**made, **{job: assembly.article for job, assembly in begun.items()}}


def bring(chronicle: Chronicle, waiting: Mapping[Job, Assembly], readers: Readers) -> dict[Job, Article | Fault | None]:
    """The article of each wanted page; None where no page is stored."""
    works = {job: stored_page(chronicle, job, assembly) for job, assembly in waiting.items()}
    ready = [(job, work) for job, work in works.items() if isinstance(work, Work)]
    read = dict(zip((job for job, _ in ready), readers.read([work for _, work in ready]), strict=True))
    return {job: work if work is None or isinstance(work, Fault) else read[job] for job, work in works.items()}


def stored_page(chronicle: Chronicle, job: Job, assembly: Assembly) -> Work | Fault | None:
    """The newest stored version of the wanted address of the same source."""
    source_id = chronicle.store.pages.get(job.subject).source_id
    versions = chronicle.store.pages.versions(assembly.wanted or "", source_id)
    return work_of(chronicle, versions[0].id, continues=assembly.continues) if versions else None
