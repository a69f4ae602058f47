"""The tables of saved queries: questions with a name, and which articles each of them has found."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, Table, text

from kronika.store.columns import CleanText, Json, Moment, Number
from kronika.store.metadata import metadata

saved_queries = Table(
    "saved_queries",
    metadata,
    Column("id", Number, primary_key=True),
    Column("name", CleanText, nullable=False),
    Column("question", Json, nullable=False),
    Column("note", CleanText, nullable=False),
    Column("by", CleanText, nullable=False),
    Column("saved", Moment, nullable=False),
    Column("group_id", ForeignKey("watch_groups.id")),
    Column("told_article", Number, nullable=False),  # articles up to this one were there when telling began
    Column("told_mark", Number, nullable=False),  # changes of articles up to this mark have been looked at
    Column("tellings", Integer, nullable=False),
    Column("removed", Moment),
    sqlite_autoincrement=True,  # told and linked by number: none is given twice
)
LIVE = text("removed IS NULL")
Index("saved_queries_name", saved_queries.c.name, unique=True, sqlite_where=LIVE, postgresql_where=LIVE)
Index("saved_queries_group", saved_queries.c.group_id)

# Of a query that is told: what it found when telling began and since, and where a newer version was found no more.
query_verdicts = Table(
    "query_verdicts",
    metadata,
    Column("query_id", ForeignKey("saved_queries.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("article_id", ForeignKey("articles.id"), primary_key=True, autoincrement=False),
    Column("matched", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

QUERIES = (saved_queries, query_verdicts)
