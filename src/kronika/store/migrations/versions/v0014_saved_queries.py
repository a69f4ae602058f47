"""Saved queries with what was told of them, and articles that were edited found by time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From a chronicle in which every question was typed anew."""
    op.create_table(
        "saved_queries",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("saved", sa.BigInteger, nullable=False),
        sa.Column("group_id", NUMBER, sa.ForeignKey("watch_groups.id")),
        sa.Column("told_article", NUMBER, nullable=False),
        sa.Column("told_mark", NUMBER, nullable=False),
        sa.Column("tellings", sa.Integer, nullable=False),
        sa.Column("removed", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    live = sa.text("removed IS NULL")
    op.create_index(
        "saved_queries_name", "saved_queries", ["name"], unique=True, sqlite_where=live, postgresql_where=live
    )
    op.create_index("saved_queries_group", "saved_queries", ["group_id"])
    op.create_table(
        "query_verdicts",
        sa.Column(
            "query_id",
            NUMBER,
            sa.ForeignKey("saved_queries.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("article_id", NUMBER, sa.ForeignKey("articles.id"), primary_key=True, autoincrement=False),
        sa.Column("matched", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    edited = sa.text("version > 1")
    op.create_index("articles_edited", "articles", ["fetched_at"], sqlite_where=edited, postgresql_where=edited)
