"""Fills a chronicle with made-up articles: rows of the store in bulk, and the index beside them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

from sqlalchemy import Connection, create_engine

from bench.searching.articles import SOURCES, articles
from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.indexing import index_folder
from kronika.index.index import open_index
from kronika.model.search import Indexable
from kronika.model.source import Source, SourceKind
from kronika.store import analysis_schema as told
from kronika.store import schema

BATCH = 5_000


def fill(folder: Path, count: int) -> None:
    """A chronicle of so many articles; one that is there already is left as it is."""
    if (folder / "kronika.toml").exists():
        return
    init_chronicle(folder)
    with open_chronicle(folder, {}) as chronicle:
        now = datetime(2026, 1, 1, tzinfo=UTC)
        numbers = {
            name: chronicle.store.sources.add(
                Source(name=name, url=f"http://s{place}.localhost/", kind=SourceKind.SITE), now
            ).id
            for place, name in enumerate(SOURCES)
        }
        write(chronicle, count, numbers)


def write(chronicle: Chronicle, count: int, numbers: dict[str, int]) -> None:
    """Rows first, so that the index is told of all of them."""
    engine = create_engine(chronicle.settings.database)
    known: dict[tuple[str, str, str], int] = {}
    for some in batches(articles(count)):
        with engine.begin() as connection:
            rows(connection, some, numbers, known)
    write_index(chronicle, count)


def write_index(chronicle: Chronicle, count: int) -> None:
    """The index, straight from what was made up: the rows hold less than it."""
    index = open_index(index_folder(chronicle), create=True, chronicle=chronicle.store.indexables.chronicle())
    mark = chronicle.store.indexables.newest()
    with index.writing() as writing:
        for some in batches(articles(count)):
            writing.update(some, [], mark)


def batches(found: Iterable[Indexable]) -> Iterator[list[Indexable]]:
    """Some at a time."""
    going = iter(found)
    while some := list(islice(going, BATCH)):
        yield some


def rows(
    connection: Connection, some: list[Indexable], numbers: dict[str, int], known: dict[tuple[str, str, str], int]
) -> None:
    """The rows that names, keywords and headlines are read from."""
    connection.execute(schema.articles.insert(), [article_row(one, numbers) for one in some])
    new: dict[tuple[str, str, str], str | None] = {}
    named = []
    for one in some:
        for thing in one.things:
            key = (one.lang or "", thing.type.value, "_".join(thing.base.lower().split()))
            if key not in known:
                known[key] = len(known) + 1
                new[key] = thing.key if thing.key.startswith("Q") else None
            named.append(
                {"article_id": one.id, "thing_id": known[key], "base": thing.base, "mentions": thing.mentions,
                 "positive": 0.0, "negative": 0.0}
            )  # fmt: skip
    if new:
        connection.execute(
            told.things.insert(),
            [
                {"id": known[key], "lang": key[0], "type": key[1], "key": key[2], "link": link}
                for key, link in new.items()
            ],
        )
    unique = {(one["article_id"], one["thing_id"]): one for one in named}
    connection.execute(told.article_things.insert(), list(unique.values()))
    connection.execute(
        told.article_keywords.insert(),
        [
            {
                "article_id": one.id,
                "own": int(word.own),
                "lemma": word.lemma,
                "text": word.text,
                "score": 1.0,
                "count": 1,
            }
            for one in some
            for word in one.keywords
        ],
    )


def article_row(one: Indexable, numbers: dict[str, int]) -> dict[str, object]:
    """An article as the store keeps it."""
    return {
        "id": one.id, "page_id": one.id, "source_id": numbers[one.source], "url_key": one.id.to_bytes(8), "version": 1,
        "newest": True, "shown": 1, "page_class": one.page_class.value, "confidence": 1.0, "at": one.at,
        "fetched_at": one.at, "published": one.at, "utc_offset": 0, "day": one.day, "lang": one.lang, "engine": "auto",
        "url": one.url, "section": one.section, "authors": [], "keywords": [], "title": one.title, "lead": one.lead,
        "body": one.body,
    }  # fmt: skip
