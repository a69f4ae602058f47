"""The tables that tell an index what has changed: every article has the number of its last change.

The numbers are written by triggers (migration 0013), so that no writer can forget one.
"""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Table

from kronika.store.columns import Number
from kronika.store.metadata import metadata

# One row: by its lock transactions queue up to number what they changed, and its number tells chronicles apart.
marks = Table("marks", metadata, Column("id", Number, primary_key=True), Column("mark", Number, nullable=False))
article_marks = Table(
    "article_marks",
    metadata,
    Column("article_id", ForeignKey("articles.id"), primary_key=True, autoincrement=False),
    Column("mark", Number, nullable=False),
)
Index("article_marks_mark", article_marks.c.mark)

INDEX = (marks, article_marks)
TRIGGERS = frozenset(
    {
        "mark_article_added",
        "mark_article_changed",
        "mark_analysis_added",
        "mark_analysis_changed",
        "mark_analysis_gone",
        "mark_source_changed",
        "mark_thing_linked",
    }
)
