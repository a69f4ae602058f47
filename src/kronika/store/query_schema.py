"""The table of saved queries."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Table, text

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
    Column("told_article", Number, nullable=False),
    Column("removed", Moment),
)
LIVE = text("removed IS NULL")
Index("saved_queries_name", saved_queries.c.name, unique=True, sqlite_where=LIVE, postgresql_where=LIVE)

QUERIES = (saved_queries,)
