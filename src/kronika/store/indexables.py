"""Articles as an index takes them, and which of them have changed since it last looked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select

from kronika.model.analysis import EntityType, Tone
from kronika.model.article import PageClass
from kronika.model.search import Indexable, IndexedKeyword, IndexedThing
from kronika.store.analysis_schema import analyses, article_keywords, article_things, things
from kronika.store.columns import EPOCH, chunks, is_number
from kronika.store.database import Database
from kronika.store.index_schema import article_marks, marks
from kronika.store.schema import SHOWN, articles, pages, sources

AT_ONCE = 10_000  # numbers that are listed at once

COLUMNS = (
    *(articles.c[name] for name in ("id", "at", "day", "title", "lead", "body", "page_class", "section")),
    *(articles.c[name] for name in ("authors", "keywords")),
    func.coalesce(articles.c.url, pages.c.url).label("url"),
    func.coalesce(analyses.c.lang, articles.c.lang).label("lang"),
    sources.c.name.label("source"),
    *(analyses.c[name] for name in ("tone", "score", "positive", "negative", "sentences", "cluster")),
)
WHOLE = (
    select(*COLUMNS)
    .join_from(articles, sources, articles.c.source_id == sources.c.id)
    .join(pages, articles.c.page_id == pages.c.id)
    .join(analyses, analyses.c.article_id == articles.c.id, isouter=True)
)


class Indexables:
    """What an index is made of. Only articles that are shown are in it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def chronicle(self) -> str:
        """What tells this chronicle from others; an index of another one is of no use."""
        with self._database.read() as connection:
            return str(connection.scalar(select(marks.c.mark).where(marks.c.id == 1)) or 0)

    def newest(self) -> int:
        """The number of the last change."""
        with self._database.read() as connection:
            return int(connection.scalar(select(func.max(article_marks.c.mark))) or 0)

    def changed(self, after: int, limit: int) -> list[tuple[int, int]]:
        """The next articles that have changed after a mark: the number of the change and of the article, in order."""
        statement = select(article_marks.c.mark, article_marks.c.article_id).where(article_marks.c.mark > after)
        with self._database.read() as connection:
            rows = connection.execute(statement.order_by(article_marks.c.mark).limit(limit))
            return [(row.mark, row.article_id) for row in rows]

    def behind(self, after: int) -> int:
        """How many articles have changed after a mark."""
        statement = select(func.count()).select_from(article_marks).where(article_marks.c.mark > after)
        with self._database.read() as connection:
            return int(connection.scalar(statement) or 0)

    def count(self) -> int:
        """How many articles are shown."""
        with self._database.read() as connection:
            return int(connection.scalar(select(func.count()).select_from(articles).where(SHOWN)) or 0)

    def ids(self) -> Iterator[int]:
        """The numbers of all articles that are shown, ascending."""
        last = 0
        while True:
            statement = select(articles.c.id).where(SHOWN, articles.c.id > last).order_by(articles.c.id)
            with self._database.read() as connection:
                some = list(connection.scalars(statement.limit(AT_ONCE)))
            if not some:
                return
            yield from some
            last = some[-1]

    def read(self, ids: Sequence[int]) -> list[Indexable]:
        """These articles, by number; those that are not shown, or not there, are left out: they are gone."""
        found: list[Indexable] = []
        with self._database.read() as connection:
            for some in chunks(sorted({number for number in ids if is_number(number)})):
                rows = connection.execute(WHOLE.where(articles.c.id.in_(some), SHOWN).order_by(articles.c.id)).all()
                named, about = things_of(connection, some), keywords_of(connection, some)
                found += [to_indexable(row, named[row.id], about[row.id]) for row in rows]
        return found


def things_of(connection: Connection, ids: Sequence[int]) -> dict[int, list[IndexedThing]]:
    """What articles name, the most often named first."""
    columns = (article_things.c.article_id, article_things.c.base, article_things.c.mentions)
    statement = (
        select(*columns, things.c.lang, things.c.type, things.c.key, things.c.link)
        .join_from(article_things, things, article_things.c.thing_id == things.c.id)
        .where(article_things.c.article_id.in_(ids))
        .order_by(article_things.c.article_id, article_things.c.mentions.desc(), things.c.id)
    )
    found: dict[int, list[IndexedThing]] = defaultdict(list)
    for row in connection.execute(statement):
        thing = IndexedThing(
            key=row.link or f"{row.lang}/{row.type}/{row.key}",
            base=row.base,
            type=EntityType(row.type),
            mentions=row.mentions,
        )
        found[row.article_id].append(thing)
    return found


def keywords_of(connection: Connection, ids: Sequence[int]) -> dict[int, list[IndexedKeyword]]:
    """What articles are about: first what their sites say, then what their texts say."""
    table = article_keywords.c
    statement = (
        select(table.article_id, table.lemma, table.text, table.own)
        .where(table.article_id.in_(ids))
        .order_by(table.article_id, table.own.desc(), table.score.desc(), table.lemma)
    )
    found: dict[int, list[IndexedKeyword]] = defaultdict(list)
    for row in connection.execute(statement):
        found[row.article_id].append(IndexedKeyword(lemma=row.lemma, text=row.text, own=bool(row.own)))
    return found


def to_indexable(row: Row[Any], named: list[IndexedThing], about: list[IndexedKeyword]) -> Indexable:
    """A row, and what its article names and is about, as a record."""
    analysed = row.tone is not None
    if not analysed:  # the site has spoken already
        about = [
            IndexedKeyword(lemma=" ".join(text.split()).casefold(), text=text, own=True)
            for text in row.keywords
            if text.strip()
        ]
    return Indexable(
        id=row.id,
        url=row.url,
        source=row.source,
        at=row.at,
        day=row.day if row.day is not None else (row.at - EPOCH).days,
        title=row.title,
        lead=row.lead,
        body=row.body,
        page_class=PageClass(row.page_class),
        lang=row.lang,
        section=row.section,
        authors=tuple(row.authors),
        keywords=tuple(about),
        things=tuple(named),
        tone=Tone(row.tone) if analysed else None,
        score=row.score if analysed else 0.0,
        positive=row.positive if analysed else 0.0,
        negative=row.negative if analysed else 0.0,
        sentences=row.sentences if analysed else 0,
        cluster=row.cluster,
    )
