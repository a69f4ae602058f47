"""Taking in articles that were read elsewhere: page, article and analysis in one transaction, and nothing twice."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, bindparam, select

from kronika.model.analysed import Alikeness
from kronika.model.intake import BroughtArticle, TakenArticle
from kronika.model.job import ANALYSE, EXTRACT, Job
from kronika.model.round import Round
from kronika.store.analysis_writing import write_analyses
from kronika.store.article_writing import write_articles
from kronika.store.columns import chunks, clean, url_key
from kronika.store.database import Database
from kronika.store.imports import Intake
from kronika.store.jobs import fresh
from kronika.store.kind import DatabaseKind
from kronika.store.press import Presses
from kronika.store.schema import LEASED, articles, jobs, pages

PROMISED = ("url", "title", "lead", "body")
TAKE = (
    jobs.update()
    .where(jobs.c.id == bindparam("job_id"))
    .values(state=LEASED, token=bindparam("new_token"), worker="import")
)


class ArticleArrivals:
    """The shelf for articles from elsewhere. Taking in the same ones again changes nothing."""

    def __init__(self, database: Database, presses: Presses) -> None:
        self._database = database
        self._presses = presses

    def take_in(
        self, round: Round, batch: Sequence[BroughtArticle], likeness: Alikeness, *, at: datetime
    ) -> list[TakenArticle]:
        """Keep articles of one source; returns what became of each."""
        if not batch:
            return []

        def work(connection: Connection) -> tuple[Intake, list[TakenArticle]]:
            intake = Intake(connection, self._database.kind, self._presses, round)
            return intake, Arriving(connection, self._database.kind, round).take(intake, batch, likeness, at)

        intake, taken = self._database.run(work)
        intake.keeping.done()
        return taken


class Arriving:
    """One batch inside one transaction."""

    def __init__(self, connection: Connection, kind: DatabaseKind, round: Round) -> None:
        self._connection = connection
        self._kind = kind
        self._source_id = round.source_id

    def take(
        self, intake: Intake, batch: Sequence[BroughtArticle], likeness: Alikeness, at: datetime
    ) -> list[TakenArticle]:
        """What is there stays; pages come before their articles, articles before their analyses."""
        known = self._known(batch)
        new = [place for place in range(len(batch)) if place not in known]
        brought = [page for place in new if (page := batch[place].page) is not None]
        if brought:
            intake.take(brought)
        here = self._pages([batch[place] for place in new])
        read = self._articles(list(here.values()))
        to_write = {here[key_of(batch[place])]: batch[place] for place in new if key_of(batch[place]) in here}
        self._write({page: one for page, one in to_write.items() if page not in read}, likeness, at)
        made = self._articles(list(here.values()))
        taken = []
        for place, one in enumerate(batch):
            if place in known:
                taken.append(TakenArticle(article_id=known[place]))
                continue
            here_id = here.get(key_of(one), 0)
            number = made.get(here_id, 0)
            taken.append(
                TakenArticle(article_id=number, new=number > 0 and here_id not in read, differs=here_id in read)
            )
        return taken

    def _known(self, batch: Sequence[BroughtArticle]) -> dict[int, int]:
        """Place in the batch → number of the article that says the same."""
        stored: dict[tuple[Any, ...], int] = {}
        for some in chunks(sorted({url_key(one.url) for one in batch})):
            columns = (articles.c.id, articles.c.url_key, articles.c.at, *(articles.c[name] for name in PROMISED))
            statement = select(*columns).where(articles.c.source_id == self._source_id, articles.c.url_key.in_(some))
            for row in self._connection.execute(statement):
                stored[row.url_key, row.at, row.url, row.title, row.lead, row.body] = row.id
        found = {}
        for place, one in enumerate(batch):
            text = one.article
            key = (
                url_key(one.url),
                one.at,
                *(cleaned(value) for value in (text.url, text.title, text.lead, text.body)),
            )
            if key in stored:
                found[place] = stored[key]
        return found

    def _pages(self, batch: Sequence[BroughtArticle]) -> dict[tuple[bytes, datetime], int]:
        """The page that was there when an article was read."""
        versions: dict[bytes, list[Any]] = {}
        for some in chunks(sorted({url_key(one.url) for one in batch})):
            columns = (pages.c.id, pages.c.url_key, pages.c.fetched_at, pages.c.seen_at)
            statement = select(*columns).where(pages.c.source_id == self._source_id, pages.c.url_key.in_(some))
            for row in self._connection.execute(statement.order_by(pages.c.version)):
                versions.setdefault(row.url_key, []).append(row)
        found = {}
        for one in batch:
            for row in versions.get(url_key(one.url), ()):
                if row.fetched_at <= one.fetched_at <= row.seen_at:
                    found[key_of(one)] = row.id
        return found

    def _articles(self, page_ids: Sequence[int]) -> dict[int, int]:
        """Articles by page."""
        return {
            row.page_id: row.id
            for some in chunks(sorted(set(page_ids)))
            for row in self._connection.execute(
                select(articles.c.id, articles.c.page_id).where(articles.c.page_id.in_(some))
            )
        }

    def _write(self, batch: dict[int, BroughtArticle], likeness: Alikeness, at: datetime) -> None:
        if not batch:
            return
        leased = self._lease(EXTRACT, sorted(batch))
        write_articles(self._connection, self._kind, [(job, batch[job.subject].article) for job in leased], {})
        numbers = {number: page for page, number in self._articles(list(batch)).items()}
        told = {number: told for number, page in numbers.items() if (told := batch[page].analysis) is not None}
        if told:
            analysed = self._lease(ANALYSE, sorted(told))
            write_analyses(self._connection, self._kind, [(job, told[job.subject]) for job in analysed], likeness, at)

    def _lease(self, kind: str, subjects: Sequence[int]) -> list[Job]:
        """The jobs of these subjects, ours for the rest of the transaction; whoever holds one is fenced off."""
        taken: list[Job] = []
        for some in chunks(subjects):
            self._connection.execute(self._kind.insert_new(jobs), [fresh(kind, subject) for subject in some])
            statement = select(jobs).where(jobs.c.kind == kind, jobs.c.subject.in_(some)).order_by(jobs.c.id)
            rows = self._connection.execute(statement.with_for_update()).all()
            self._connection.execute(TAKE, [{"job_id": row.id, "new_token": row.token + 1} for row in rows])
            taken += [
                Job(id=row.id, kind=kind, subject=row.subject, attempts=row.attempts, token=row.token + 1)
                for row in rows
            ]
        return taken


def key_of(one: BroughtArticle) -> tuple[bytes, datetime]:
    """An address at a moment."""
    return url_key(one.url), one.fetched_at


def cleaned(value: str | None) -> str | None:
    """Text as the database keeps it."""
    return None if value is None else clean(value)
