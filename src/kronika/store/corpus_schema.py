"""The tables of corpora: frozen questions, their articles with their hashes, and texts that would be lost otherwise."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, Table, text

from kronika.store.columns import Bytes, CleanText, Json, Moment, Number
from kronika.store.metadata import metadata

corpora = Table(
    "corpora",
    metadata,
    Column("id", Number, primary_key=True),
    Column("name", CleanText, nullable=False),
    Column("question", Json, nullable=False),
    Column("note", CleanText, nullable=False),
    Column("by", CleanText, nullable=False),
    Column("frozen", Moment, nullable=False),
    Column("articles", Integer, nullable=False),
    Column("words", Number, nullable=False),
    Column("manifest", CleanText, nullable=False),  # empty: it is being frozen, or that was broken off
    Column("removed", Moment),
)
LIVE = text("removed IS NULL")
Index("corpora_name", corpora.c.name, unique=True, sqlite_where=LIVE, postgresql_where=LIVE)

# An article that is read anew takes the place of what was read before; what a corpus holds is copied first.
corpus_texts = Table(
    "corpus_texts",
    metadata,
    Column("id", Number, primary_key=True),
    Column("article_id", ForeignKey("articles.id"), nullable=False),
    Column("kept", Bytes, nullable=False),  # zstd of JSON: the article's row
    Column("told", Bytes),  # zstd of JSON: the row of its analysis, if it had one
    Column("details", Bytes),  # … and the details of that, as they were
)

corpus_articles = Table(
    "corpus_articles",
    metadata,
    Column("corpus_id", ForeignKey("corpora.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("article_id", ForeignKey("articles.id"), nullable=False),
    Column("page_id", ForeignKey("pages.id"), nullable=False),
    Column("content", Bytes, nullable=False),  # sha256
    Column("kept_id", ForeignKey("corpus_texts.id")),  # None: the article is still as it was
    sqlite_with_rowid=False,
)
Index("corpus_articles_article", corpus_articles.c.article_id)
KEPT = text("kept_id IS NOT NULL")
Index("corpus_articles_kept", corpus_articles.c.kept_id, sqlite_where=KEPT, postgresql_where=KEPT)

CORPORA = (corpora, corpus_texts, corpus_articles)
