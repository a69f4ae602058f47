"""Analyses: what is told of each article, which articles wait for it, and which are nearly the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import func, select

from kronika.model.analysed import Alikeness, Standing, StoredAnalysis, Twin
from kronika.model.analysis import Analysis
from kronika.model.job import ANALYSE, Job
from kronika.store.analysis_queue import queue_all, queue_stale
from kronika.store.analysis_rows import to_prints, to_stored
from kronika.store.analysis_schema import analyses
from kronika.store.analysis_writing import write_analyses
from kronika.store.columns import chunks, is_number
from kronika.store.database import Database
from kronika.store.jobs import Jobs
from kronika.store.labels import keyword_texts
from kronika.store.named import sources_named
from kronika.store.schema import TO_DO, articles, jobs, sources

MOST_TWINS, MOST_COMPARED = 20, 500
SHARE = 0.4  # of the prints in common, from which texts are shown as nearly the same


class Analyses:
    """What the language of every article tells."""

    def __init__(self, database: Database, jobs: Jobs) -> None:
        self._database = database
        self._jobs = jobs

    def lease(self, *, worker: str, limit: int, seconds: float, source: str | None = None) -> list[Job]:
        """Take up to so many articles that wait, of one source or of all."""
        if source is None:
            return self._jobs.lease(ANALYSE, worker=worker, limit=limit, seconds=seconds)
        named = select(sources.c.id).where(sources.c.name == source)
        mine = jobs.c.subject.in_(select(articles.c.id).where(articles.c.source_id.in_(named)))
        return self._jobs.lease(ANALYSE, worker=worker, limit=limit, seconds=seconds, only=mine)

    def waiting(self, source: str | None = None) -> int:
        """How many articles wait, of one source or of all."""
        statement = select(func.count()).select_from(jobs).where(jobs.c.kind == ANALYSE, TO_DO)
        with self._database.read() as connection:
            if source is not None:
                named = sources_named(connection, source)
                mine = select(articles.c.id).where(articles.c.source_id.in_(named))
                statement = statement.where(jobs.c.subject.in_(mine))
            return int(connection.execute(statement).scalar_one())

    def keyword_texts(self, lemmas: Iterable[str]) -> dict[str, str]:
        """Keywords by lemma as articles write them."""
        with self._database.read() as connection:
            return keyword_texts(connection, lemmas)

    def save(self, results: Sequence[tuple[Job, Analysis | None]], likeness: Alikeness, *, at: datetime) -> int:
        """Store analyses and close their jobs, all together; what belongs to a lost lease is thrown away.

        None in the place of an analysis: the article has no text, and what was told of it goes.
        """
        if not results:
            return 0
        return self._database.run(
            lambda connection: write_analyses(connection, self._database.kind, results, likeness, at)
        )

    def get(self, article_id: int) -> StoredAnalysis | None:
        """The analysis of an article; None when there is none yet."""
        return self.of([article_id]).get(article_id)

    def of(self, article_ids: Sequence[int]) -> dict[int, StoredAnalysis]:
        """The analyses of several articles, by number."""
        found: dict[int, StoredAnalysis] = {}
        with self._database.read() as connection:
            for some in chunks(sorted(number for number in set(article_ids) if is_number(number))):
                statement = analyses.select().where(analyses.c.article_id.in_(some)).order_by(analyses.c.article_id)
                found.update({row.article_id: to_stored(row) for row in connection.execute(statement)})
        return found

    def twins(self, article_id: int, *, least: float = SHARE) -> list[Twin]:
        """Other articles whose text is nearly the same, the most alike first.

        A cluster may reach further than that: its texts are alike in a chain. Other versions of the page are left out.
        """
        mine = select(analyses.c.cluster).where(analyses.c.article_id == article_id).scalar_subquery()
        address = select(articles.c.url_key).where(articles.c.id == article_id).scalar_subquery()
        statement = (
            select(articles.c.id, articles.c.title, articles.c.at, sources.c.name, analyses.c.prints)
            .join_from(analyses, articles, analyses.c.article_id == articles.c.id)
            .join(sources, articles.c.source_id == sources.c.id)
            .where(analyses.c.cluster == mine, articles.c.url_key != address, articles.c.shown == 1)
            .order_by(articles.c.at, articles.c.id)
            .limit(MOST_COMPARED)
        )
        with self._database.read() as connection:
            own = connection.scalar(select(analyses.c.prints).where(analyses.c.article_id == article_id)) or b""
            rows = connection.execute(statement).all()
        found = [
            Twin(article_id=row.id, source=row.name, title=row.title, at=row.at, share=share(own, row.prints))
            for row in rows
        ]
        close = [twin for twin in found if twin.share >= least]
        return sorted(close, key=lambda twin: (-twin.share, twin.at, twin.article_id))[:MOST_TWINS]

    def queue_stale(self, version: str, *, source: str | None = None, limit: int | None = None) -> int:
        """Queue articles that another version has analysed, or nobody; returns how many."""
        return self._database.run(
            lambda connection: queue_stale(
                connection,
                self._database.kind,
                version,
                None if source is None else sources_named(connection, source),
                limit,
            )
        )

    def queue_all(self, *, source: str | None = None, limit: int | None = None) -> int:
        """Queue all articles once more; returns how many."""
        return self._database.run(
            lambda connection: queue_all(
                connection, self._database.kind, None if source is None else sources_named(connection, source), limit
            )
        )

    def standing(self, version: str) -> Standing:
        """How far the analysis is, as a version of it sees it."""
        by_version = select(analyses.c.version, func.count()).group_by(analyses.c.version)
        with self._database.read() as connection:
            versions: dict[str, int] = dict(connection.execute(by_version.order_by(analyses.c.version)).all())
        done = sum(versions.values())
        return Standing(waiting=self.waiting(), done=done, stale=done - versions.get(version, 0), versions=versions)


def share(one: bytes, other: bytes) -> float:
    """The share of prints that two texts have in common."""
    first, second = to_prints(one), to_prints(other)
    return sum(map(int.__eq__, first, second)) / max(len(first), len(second), 1)
