"""The tables that tell an index what has changed: every article has the number of its last change."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Table

from kronika.store.columns import Number
from kronika.store.metadata import metadata

marks = Table("marks", metadata, Column("id", Number, primary_key=True), Column("mark", Number, nullable=False))
article_marks = Table(
    "article_marks",
    metadata,
    Column("article_id", ForeignKey("articles.id"), primary_key=True, autoincrement=False),
    Column("mark", Number, nullable=False),
)
Index("article_marks_mark", article_marks.c.mark)

INDEX = (marks, article_marks)
