"""Reading the articles of a corpus: from their rows, or from the copies where a row has been replaced since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, select

from kronika.model.corpus import CorpusArticle, CorpusEntry
from kronika.store.analysis_rows import to_stored
from kronika.store.analysis_schema import analyses as analysis_table
from kronika.store.article_rows import to_article
from kronika.store.columns import chunks
from kronika.store.corpus_keeping import unpacked
from kronika.store.corpus_schema import corpus_texts
from kronika.store.schema import articles, pages, sources

PAGES = (
    pages.c.id,
    pages.c.url,
    pages.c.final_url,
    pages.c.version,
    pages.c.seen_at,
    pages.c.via,
    pages.c.link_text,
    sources.c.name.label("source"),
)


def entries_of(connection: Connection, members: Sequence[CorpusArticle], *, analyses: bool) -> list[CorpusEntry]:
    """In the order of the members; an article that is gone is left out."""
    living = [member.article_id for member in members if member.kept_id is None]
    rows = rows_of(connection, living)
    told = analyses_of(connection, living, whole=analyses)
    copies = copies_of(connection, [member.kept_id for member in members if member.kept_id is not None])
    here = pages_of(connection, [row.page_id for row in (*rows.values(), *(copy[0] for copy in copies.values()))])
    found = []
    for member in members:
        if member.kept_id is None:
            row, analysis = rows.get(member.article_id), told.get(member.article_id)
        else:
            row, analysis = copies.get(member.kept_id, (None, None))
        if row is not None and row.page_id in here:
            found.append(to_entry(member.number, row, here[row.page_id], analysis, analyses=analyses))
    return found


def to_entry(number: int, row: Any, page: Any, told: Any, *, analyses: bool) -> CorpusEntry:
    """An article's row, its page's and its analysis's as one record."""
    stored = to_stored(told) if told is not None and analyses else None
    return CorpusEntry(
        number=number,
        article_id=row.id,
        article=to_article(row),
        source=page.source,
        fetched_at=row.fetched_at,
        page_id=row.page_id,
        page_url=page.url,
        final_url=page.final_url,
        version=page.version,
        seen_at=page.seen_at,
        via=page.via,
        link_text=page.link_text,
        analysis=stored.analysis if stored is not None else None,
        cluster=stored.cluster if stored is not None else None,
        told_lang=told.lang if told is not None else None,
    )


def rows_of(connection: Connection, numbers: Sequence[int]) -> dict[int, Any]:
    """Articles as they are."""
    return {
        row.id: row
        for some in chunks(sorted(set(numbers)))
        for row in connection.execute(articles.select().where(articles.c.id.in_(some)))
    }


def analyses_of(connection: Connection, numbers: Sequence[int], *, whole: bool) -> Mapping[int, Any]:
    """What is told of them; not `whole`: only the language."""
    columns = analysis_table.c if whole else (analysis_table.c.article_id, analysis_table.c.lang)
    return {
        row.article_id: row
        for some in chunks(sorted(set(numbers)))
        for row in connection.execute(select(*columns).where(analysis_table.c.article_id.in_(some)))
    }


def copies_of(connection: Connection, numbers: Sequence[int]) -> dict[int, tuple[Any, Any]]:
    """Articles as they were, with what was told of them then."""
    found: dict[int, tuple[Any, Any]] = {}
    for some in chunks(sorted(set(numbers))):
        for row in connection.execute(corpus_texts.select().where(corpus_texts.c.id.in_(some))):
            told = unpacked(row.told, analysis_table, details=row.details, prints=b"") if row.told is not None else None
            found[row.id] = unpacked(row.kept, articles), told
    return found


def pages_of(connection: Connection, numbers: Sequence[int]) -> dict[int, Any]:
    """What is known of their pages, with the names of their sources."""
    statement = select(*PAGES).join_from(pages, sources, pages.c.source_id == sources.c.id)
    return {
        row.id: row
        for some in chunks(sorted(set(numbers)))
        for row in connection.execute(statement.where(pages.c.id.in_(some)))
    }
