"""Texts of corpora that are about to be replaced: copied in the same transaction, so that what is frozen is never lost."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import zstandard
from sqlalchemy import Connection, Row, Table, select

from kronika.store.analysis_schema import analyses
from kronika.store.columns import Bytes, Moment, chunks, clean, from_number, to_number
from kronika.store.corpus_schema import corpus_articles, corpus_texts
from kronika.store.schema import articles

LEVEL = 9
# What a corpus holds on to. Only a change of these is worth a copy: a new version of the reader alone is none.
FROZEN = (
    "url", "title", "lead", "body", "shape", "page_class", "at", "published", "utc_offset", "fetched_at", "authors", "keywords",
    "section", "lang", "items", "pages",
)  # fmt: skip


def keep_replaced(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
    """Copy the articles of corpora that these rows are about to replace with something else; returns how many."""
    by_page = {row["page_id"]: row for row in rows}
    kept = 0
    for some in chunks(sorted(by_page)):
        for old in connection.execute(held(some)).all():
            if any(plain(getattr(old, name)) != plain(by_page[old.page_id][name]) for name in FROZEN):
                keep(connection, old)
                kept += 1
    return kept


def held(page_ids: Sequence[int]) -> Any:
    """The articles of these pages that corpora hold as they are."""
    living = select(corpus_articles.c.article_id).where(
        corpus_articles.c.article_id == articles.c.id, corpus_articles.c.kept_id.is_(None)
    )
    return select(articles).where(articles.c.page_id.in_(page_ids), living.exists())


def keep(connection: Connection, old: Row[Any]) -> None:
    """A copy of one article and its analysis, to which all corpora that held the article turn."""
    told = connection.execute(analyses.select().where(analyses.c.article_id == old.id)).first()
    copy = {
        "article_id": old.id,
        "kept": packed(old, articles),
        "told": packed(told, analyses) if told is not None else None,
        "details": told.details if told is not None else None,
    }
    number = connection.execute(corpus_texts.insert().values(**copy)).inserted_primary_key
    assert number is not None
    turned = corpus_articles.update().where(corpus_articles.c.article_id == old.id, corpus_articles.c.kept_id.is_(None))
    connection.execute(turned.values(kept_id=number[0]))


def packed(row: Row[Any], table: Table) -> bytes:
    """A row without its bytes."""
    values = {
        column.name: number_of(getattr(row, column.name)) for column in table.c if not isinstance(column.type, Bytes)
    }
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return zstandard.ZstdCompressor(level=LEVEL).compress(text.encode("utf-8", "replace"))


def unpacked(data: bytes, table: Table, **more: Any) -> Any:
    """A row as it was, with what was kept beside it."""
    values = json.loads(zstandard.ZstdDecompressor().decompress(data))
    for column in table.c:
        if isinstance(column.type, Moment) and column.name in values:
            values[column.name] = from_number(values[column.name])
    return SimpleNamespace(**values, **more)


def number_of(value: Any) -> Any:
    """Moments as numbers, all else as it is."""
    return to_number(value) if isinstance(value, datetime) else value


def plain(value: Any) -> Any:
    """A value as it is after it was stored."""
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    return to_number(value) if isinstance(value, datetime) else value
