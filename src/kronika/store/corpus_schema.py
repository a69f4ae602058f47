"""The tables of corpora: frozen questions, and their articles with their hashes."""

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
    Column("manifest", CleanText, nullable=False),
    Column("removed", Moment),
)
LIVE = text("removed IS NULL")
Index("corpora_name", corpora.c.name, unique=True, sqlite_where=LIVE, postgresql_where=LIVE)

corpus_articles = Table(
    "corpus_articles",
    metadata,
    Column("corpus_id", ForeignKey("corpora.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("article_id", ForeignKey("articles.id"), nullable=False),
    Column("page_id", ForeignKey("pages.id"), nullable=False),
    Column("content", Bytes, nullable=False),  # sha256
    sqlite_with_rowid=False,
)
Index("corpus_articles_article", corpus_articles.c.article_id)

CORPORA = (corpora, corpus_articles)
