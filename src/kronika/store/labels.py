"""What keys of the index are called: names of things, texts of keywords, headlines of articles. Quick, so from a sample."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Column, Connection, ScalarSelect, func, select

from kronika.model.analysed import Labelled, Titled
from kronika.model.analysis import EntityType
from kronika.store.analysis_schema import article_keywords, article_things, things
from kronika.store.columns import chunks
from kronika.store.schema import articles, sources

SAMPLE = 25  # newest articles that say what a thing or keyword is usually called
TYPES = frozenset(one.value for one in EntityType)


def thing_labels(connection: Connection, keys: Collection[str], lang: str | None = None) -> dict[str, Labelled]:
    """Names and types of things by key: a link, or language, type and key as in “cs/PER/jan_novák”."""
    parts = {key: parted for key in keys if len(parted := tuple(key.split("/", 2))) == 3 and parted[1] in TYPES}
    links = [key for key in keys if key not in parts]
    found = links_labelled(connection, links, lang)
    for some in chunks(sorted({parted[2] for parted in parts.values()})):
        for row in connection.execute(named().where(things.c.key.in_(some))):
            if row.base and (key := f"{row.lang}/{row.type}/{row.key}") in parts:
                found[key] = Labelled(name=row.base, kind=row.type)
    return found


def links_labelled(connection: Connection, links: Sequence[str], lang: str | None) -> dict[str, Labelled]:
    """Things of a link by the name they have in the language that is read, or else in the one that came first."""
    by_link: dict[str, list[Any]] = defaultdict(list)
    for some in chunks(sorted(links)):
        for row in connection.execute(named().where(things.c.link.in_(some))):
            if row.base:
                by_link[row.link].append(row)
    chosen = {link: min(rows, key=lambda row: (row.lang != lang, row.id)) for link, rows in by_link.items()}
    return {link: Labelled(name=row.base, kind=row.type) for link, row in chosen.items()}


def named() -> Any:
    """Things, each with the base form that its newest articles use most."""
    rows = article_things.c.thing_id == things.c.id
    usual = most_frequent(article_things.c.base, rows, article_things.c.article_id, things)
    return select(things.c.id, things.c.lang, things.c.type, things.c.key, things.c.link, usual.label("base"))


def most_frequent(column: Column[str], rows: Any, newest: Any, outer: Any) -> ScalarSelect[Any]:
    """The most frequent value of a column among the newest rows that belong to a row of the outer table."""
    recent = select(column.label("value")).where(rows).order_by(newest.desc()).limit(SAMPLE).correlate(outer).subquery()
    statement = select(recent.c.value).group_by(recent.c.value).order_by(func.count().desc(), recent.c.value).limit(1)
    return statement.scalar_subquery()


def keyword_texts(connection: Connection, lemmas: Iterable[str]) -> dict[str, str]:
    """Keywords as their newest articles write them."""
    known = article_keywords.alias("known")
    rows = article_keywords.c.lemma == known.c.lemma
    usual = most_frequent(article_keywords.c.text, rows, article_keywords.c.article_id, known)
    found: dict[str, str] = {}
    for some in chunks(sorted(set(lemmas))):
        statement = select(known.c.lemma, usual.label("text")).where(known.c.lemma.in_(some)).group_by(known.c.lemma)
        found.update({row.lemma: row.text for row in connection.execute(statement) if row.text})
    return found


def headlines(connection: Connection, article_ids: Collection[int]) -> Mapping[int, Titled]:
    """Titles, sources and addresses of articles by number."""
    found: dict[int, Titled] = {}
    for some in chunks(sorted(set(article_ids))):
        statement = (
            select(articles.c.id, articles.c.title, articles.c.url, sources.c.name)
            .join_from(articles, sources, articles.c.source_id == sources.c.id)
            .where(articles.c.id.in_(some))
        )
        found.update(
            {
                row.id: Titled(title=row.title, source=row.name, url=row.url or "")
                for row in connection.execute(statement)
            }
        )
    return found
