"""Corpora: frozen questions by name, their articles in order, and their texts as they were when they were frozen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from difflib import get_close_matches
from typing import Any

from sqlalchemy import Connection, Row, Select, func, select
from sqlalchemy.exc import IntegrityError

from kronika.model.corpus import Corpus, CorpusArticle, CorpusEntry
from kronika.model.errors import InputError, UnknownName
from kronika.store.columns import chunks, is_number
from kronika.store.corpus_reading import entries_of
from kronika.store.corpus_schema import corpora, corpus_articles, corpus_texts
from kronika.store.database import Database
from kronika.store.question_rows import from_question, to_question
from kronika.store.schema import articles

LONGEST_NAME = 200
STEP = 500
BROKEN_OFF = timedelta(days=1)  # a freeze that has not come to its end by then was killed
LIVING = corpora.c.removed.is_(None)

Digest = Callable[[CorpusEntry], tuple[str, int]]
"""The hash of an article as the corpus promises it, hexadecimal, and its words."""


class Corpora:
    """Every corpus. What people have frozen survives a power cut."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[Corpus]:
        """Every corpus by name."""
        with self._database.read() as connection:
            rows = connection.execute(corpora.select().where(LIVING)).all()
        return sorted((to_corpus(row) for row in rows), key=lambda corpus: (corpus.name.casefold(), corpus.id))

    def get(self, name: str) -> Corpus:
        """A corpus by name, or a sentence with the names that look alike."""
        with self._database.read() as connection:
            row = connection.execute(corpora.select().where(LIVING, corpora.c.name == name)).first()
            known = connection.scalars(select(corpora.c.name).where(LIVING)).all() if row is None else ()
        if row is None:
            raise UnknownName(no_corpus(name, known))
        return to_corpus(row)

    def has(self, name: str) -> bool:
        """Whether there is a corpus of this name."""
        with self._database.read() as connection:
            return connection.execute(select(corpora.c.id).where(LIVING, corpora.c.name == name)).first() is not None

    def begin(self, corpus: Corpus, at: datetime) -> int:
        """Begin to freeze; until `finish` nobody sees it. Returns its number."""
        name = " ".join(corpus.name.split())
        if not name or len(name) > LONGEST_NAME:
            raise InputError(f"A corpus needs a name of at most {LONGEST_NAME} characters.")

        def work(connection: Connection) -> int:
            if connection.execute(select(corpora.c.id).where(LIVING, corpora.c.name == name)).first() is not None:
                raise taken(name)
            clear_broken(connection, at)
            row = {
                "name": name, "question": from_question(corpus.question), "note": corpus.note, "by": corpus.by,
                "frozen": at, "articles": 0, "words": 0, "manifest": "", "removed": at,
            }  # fmt: skip
            number = connection.execute(corpora.insert().values(**row)).inserted_primary_key
            assert number is not None
            return int(number[0])

        return self._database.run(work)

    def add(self, corpus_id: int, first: int, article_ids: Sequence[int], digest: Digest) -> list[tuple[str, int]]:
        """Freeze these articles as they are at this moment, numbered from `first`; returns hash and words of each.

        Whoever replaces one of them afterwards copies it first. Those that are gone are left out.
        """

        def work(connection: Connection) -> list[tuple[str, int]]:
            wanted = [CorpusArticle(number=0, article_id=number, page_id=0, content="") for number in article_ids]
            found = [(entry, *digest(entry)) for entry in entries_of(connection, wanted, analyses=False)]
            rows = [
                {
                    "corpus_id": corpus_id,
                    "number": number,
                    "article_id": entry.article_id,
                    "page_id": entry.page_id,
                    "content": bytes.fromhex(content),
                    "kept_id": None,
                }
                for number, (entry, content, _) in enumerate(found, first)
            ]
            if rows:
                connection.execute(corpus_articles.insert(), rows)
            return [(content, words) for _, content, words in found]

        return self._database.run(work)

    def finish(self, corpus_id: int, *, articles: int, words: int, manifest: str) -> Corpus:
        """The corpus is whole and appears under its name."""
        done = {"articles": articles, "words": words, "manifest": manifest, "removed": None}

        def work(connection: Connection) -> Row[Any]:
            connection.execute(corpora.update().where(corpora.c.id == corpus_id).values(**done))
            return connection.execute(corpora.select().where(corpora.c.id == corpus_id)).one()

        try:
            return to_corpus(self._database.run(work, durable=True))
        except Exception as error:
            if isinstance(error.__cause__, IntegrityError):
                self.forget(corpus_id)
                raise InputError("Somebody froze a corpus of this name meanwhile; choose another name.") from error
            raise

    def forget(self, corpus_id: int) -> None:
        """Give up a corpus that is not whole."""
        self._database.run(lambda connection: empty(connection, corpus_id))

    def remove(self, name: str, at: datetime) -> Corpus:
        """Let a corpus go, with the copies that only it held. The articles themselves stay."""
        corpus = self.get(name)

        def work(connection: Connection) -> None:
            empty(connection, corpus.id)
            connection.execute(corpora.update().where(corpora.c.id == corpus.id).values(removed=at))

        self._database.run(work, durable=True)
        return corpus

    def members(self, corpus_id: int, first: int = 0) -> Iterator[list[CorpusArticle]]:
        """The articles of a corpus in order from a number on, some at a time."""
        while True:
            with self._database.read() as connection:
                rows = connection.execute(members_from(corpus_id, first)).all()
            if not rows:
                return
            yield [to_member(row) for row in rows]
            first = rows[-1].number + 1

    def numbers(self, corpus_id: int) -> dict[int, int]:
        """Article number → place in the corpus, of those articles that the index may know as they were frozen."""
        return dict(self._pairs(corpus_id, corpus_articles.c.kept_id.is_(None) & (articles.c.shown == 1)))

    def apart(self, corpus_id: int) -> list[int]:
        """Places of the articles that the index does not know as they were frozen: read anew, newer, or set aside."""
        return sorted(number for _, number in self._pairs(corpus_id, OUTSIDE))

    def some(self, corpus_id: int, numbers: Sequence[int]) -> list[CorpusArticle]:
        """Articles of a corpus by their places, in order."""
        found: list[CorpusArticle] = []
        with self._database.read() as connection:
            for some in chunks(sorted(set(numbers))):
                statement = corpus_articles.select().where(
                    corpus_articles.c.corpus_id == corpus_id, corpus_articles.c.number.in_(some)
                )
                rows = connection.execute(statement.order_by(corpus_articles.c.number))
                found += [to_member(row) for row in rows]
        return found

    def holding(self, article_id: int) -> list[str]:
        """The names of the corpora that hold an article."""
        if not is_number(article_id):
            return []
        statement = (
            select(corpora.c.name)
            .join_from(corpora, corpus_articles, corpus_articles.c.corpus_id == corpora.c.id)
            .where(LIVING, corpus_articles.c.article_id == article_id)
        )
        with self._database.read() as connection:
            return sorted(connection.scalars(statement))

    def entries(self, members: Sequence[CorpusArticle], *, analyses: bool = True) -> list[CorpusEntry]:
        """The articles of a corpus as they were frozen, with their sources and pages; what is gone is left out."""
        with self._database.read() as connection:
            return entries_of(connection, members, analyses=analyses)

    def kept(self, corpus_id: int) -> int:
        """How many articles of a corpus have been read anew since, so that the corpus holds copies."""
        statement = select(func.count()).where(
            corpus_articles.c.corpus_id == corpus_id, corpus_articles.c.kept_id.is_not(None)
        )
        with self._database.read() as connection:
            return int(connection.execute(statement).scalar_one())

    def times(self, article_ids: Sequence[int]) -> list[tuple[datetime, int]]:
        """When each of these articles was published or fetched, the earliest first."""
        found: list[tuple[datetime, int]] = []
        with self._database.read() as connection:
            for some in chunks(sorted(set(article_ids))):
                rows = connection.execute(select(articles.c.at, articles.c.id).where(articles.c.id.in_(some)))
                found += [(row.at, row.id) for row in rows]
        return sorted(found)

    def _pairs(self, corpus_id: int, condition: Any) -> list[tuple[int, int]]:
        statement = (
            select(corpus_articles.c.article_id, corpus_articles.c.number)
            .join_from(corpus_articles, articles, corpus_articles.c.article_id == articles.c.id)
            .where(corpus_articles.c.corpus_id == corpus_id, condition)
        )
        with self._database.read() as connection:
            return [(row.article_id, row.number) for row in connection.execute(statement)]


OUTSIDE = corpus_articles.c.kept_id.is_not(None) | (articles.c.shown != 1)


def members_from(corpus_id: int, first: int) -> Select[Any]:
    """The next few articles of a corpus."""
    return (
        corpus_articles.select()
        .where(corpus_articles.c.corpus_id == corpus_id, corpus_articles.c.number >= first)
        .order_by(corpus_articles.c.number)
        .limit(STEP)
    )


def empty(connection: Connection, corpus_id: int) -> None:
    """Take a corpus's articles away, and the copies that nobody needs any more."""
    mine = select(corpus_articles.c.kept_id).where(
        corpus_articles.c.corpus_id == corpus_id, corpus_articles.c.kept_id.is_not(None)
    )
    copies = sorted(set(connection.scalars(mine)))
    connection.execute(corpus_articles.delete().where(corpus_articles.c.corpus_id == corpus_id))
    for some in chunks(copies):
        needed = select(corpus_articles.c.kept_id).where(corpus_articles.c.kept_id.in_(some))
        connection.execute(
            corpus_texts.delete().where(corpus_texts.c.id.in_(some), corpus_texts.c.id.not_in(needed.scalar_subquery()))
        )


def clear_broken(connection: Connection, now: datetime) -> None:
    """Take away what killed freezes left."""
    broken = select(corpora.c.id).where(corpora.c.manifest == "", corpora.c.frozen < now - BROKEN_OFF)
    for corpus_id in connection.scalars(broken).all():
        empty(connection, corpus_id)


def to_corpus(row: Row[Any]) -> Corpus:
    """A row as a record."""
    return Corpus(
        id=row.id,
        name=row.name,
        question=to_question(row.question),
        note=row.note,
        by=row.by,
        frozen=row.frozen,
        articles=row.articles,
        words=row.words,
        manifest=row.manifest,
        removed=row.removed,
    )


def to_member(row: Row[Any]) -> CorpusArticle:
    """A row as a record."""
    return CorpusArticle(
        number=row.number,
        article_id=row.article_id,
        page_id=row.page_id,
        content=row.content.hex(),
        kept_id=row.kept_id,
    )


def taken(name: str) -> InputError:
    """There is a corpus of this name."""
    return InputError(f"There is a corpus called “{name}” already; choose another name, or remove it first.")


def no_corpus(name: str, known: Sequence[str]) -> str:
    """There is none of this name."""
    alike = get_close_matches(name, known, n=3, cutoff=0.5)
    more = (
        f" Did you mean {', '.join(f'“{one}”' for one in alike)}?"
        if alike
        else " “kronika corpus list” names them all."
    )
    return f"There is no corpus called “{name}”.{more}"
