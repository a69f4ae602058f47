"""Judgements: people's verdicts on articles; written so that not even a power cut takes them back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, select

from kronika.model.judgement import LONGEST_NOTE, Candidate, Judgement, Reading, Sample, Verdict
from kronika.store.articles import whole as whole_articles
from kronika.store.columns import chunks, is_number
from kronika.store.database import Database
from kronika.store.judgement_rows import frozen, to_judgement
from kronika.store.named import sources_named
from kronika.store.people_schema import judgements
from kronika.store.samples import Samples
from kronika.store.schema import articles, sources

ONCE = ("page_id", "person", "engine", "version")  # what a person has one verdict on


class Judgements:
    """Every verdict; one person has one on each reading of a page."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._samples = Samples(database, wall)

    def judge(self, seen: Reading, verdict: Verdict, *, by: str, at: datetime, note: str = "") -> Judgement | None:
        """Keep a verdict on the reading that was `seen`; None when the page has been read anew meanwhile."""
        said = {"person": by, "verdict": verdict.value, "note": note.strip()[:LONGEST_NOTE], "at": at}
        statement = whole_articles().where(
            articles.c.page_id == seen.page_id, articles.c.engine == seen.engine, version_of() == seen.version
        )

        def work(connection: Connection) -> Row[Any] | None:
            found = connection.execute(statement.with_for_update(of=articles)).first()
            if found is None:
                return None
            row = {**said, **asdict(seen), "article": frozen(found)}
            row |= {"article_id": found.id, "source_id": found.source_id}
            connection.execute(self._database.kind.insert_or_replace(judgements, ONCE), [row])
            return connection.execute(whole().where(*(judgements.c[name] == row[name] for name in ONCE))).one()

        kept = self._database.run(work, durable=True) if is_number(seen.page_id) else None
        return None if kept is None else to_judgement(kept)

    def undo(self, by: str) -> Judgement | None:
        """Take a person's last verdict back and return it; None when there is none."""

        def work(connection: Connection) -> Row[Any] | None:
            statement = whole().where(judgements.c.person == by)
            last = connection.execute(
                statement.order_by(judgements.c.at.desc(), judgements.c.id.desc()).limit(1)
            ).first()
            if last is not None:
                connection.execute(judgements.delete().where(judgements.c.id == last.id))
            return last

        taken = self._database.run(work, durable=True)
        return None if taken is None else to_judgement(taken)

    def listing(
        self,
        *,
        source: str | None = None,
        engine: str | None = None,
        version: str | None = None,
        by: str | None = None,
        with_articles: bool = False,
    ) -> list[Judgement]:
        """Verdicts in the order they were given."""
        statement = whole().order_by(judgements.c.at, judgements.c.id)
        wanted = {"engine": engine, "version": version, "person": by}
        statement = statement.where(
            *(judgements.c[name] == value for name, value in wanted.items() if value is not None)
        )
        with self._database.read() as connection:
            if source is not None:
                statement = statement.where(judgements.c.source_id.in_(sources_named(connection, source)))
            rows = connection.execute(statement).all()
        return [to_judgement(row, with_article=with_articles) for row in rows]

    def versions(self) -> list[tuple[str, str, int]]:
        """Engine, version and number of verdicts of everything that was judged, the latest judged first."""
        columns = (judgements.c.engine, judgements.c.version)
        statement = (
            select(*columns, func.count()).group_by(*columns).order_by(func.max(judgements.c.at).desc(), *columns)
        )
        with self._database.read() as connection:
            return [(engine, version, count) for engine, version, count in connection.execute(statement)]

    def candidates(self, sample: Sample, by: str) -> list[Candidate]:
        """The articles of a sample in the order they are to be judged, and which of them this person has judged."""
        drawn = self._samples.draw(sample)
        found: dict[int, Candidate] = {}
        with self._database.read() as connection:
            for some in chunks(drawn):
                found.update({row.id: to_candidate(row) for row in connection.execute(standing(some, by))})
        return [found[number] for number in drawn if number in found]


def standing(numbers: Sequence[int], by: str) -> Select[Any]:
    """Articles with whether a person has judged them as they now are."""
    mine = and_(
        judgements.c.page_id == articles.c.page_id,
        judgements.c.person == by,
        judgements.c.engine == articles.c.engine,
        judgements.c.version == version_of(),
    )
    return (
        select(articles.c.id, sources.c.name, judgements.c.id.label("judgement"))
        .join_from(articles, sources, articles.c.source_id == sources.c.id)
        .outerjoin(judgements, mine)
        .where(articles.c.id.in_(numbers))
    )


def to_candidate(row: Row[Any]) -> Candidate:
    """A row as a record."""
    return Candidate(article_id=row.id, source=row.name, judged=row.judgement is not None)


def version_of() -> ColumnElement[str]:
    """The version that made an article, as judgements name it."""
    return func.coalesce(articles.c.made_version, "")


def whole() -> Select[Any]:
    """Judgements with the names of their sources."""
    return select(judgements, sources.c.name.label("source")).join_from(
        judgements, sources, judgements.c.source_id == sources.c.id
    )
