"""Saved queries: questions with a name, and whom to tell of new answers."""

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
        sa.Column("removed", sa.BigInteger),
    )
    live = sa.text("removed IS NULL")
    op.create_index(
        "saved_queries_name", "saved_queries", ["name"], unique=True, sqlite_where=live, postgresql_where=live
    )
