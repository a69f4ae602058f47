"""Judgements: what people said about articles, with the article as it was."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From a record nobody had judged."""
    op.create_table(
        "judgements",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("article_id", NUMBER, sa.ForeignKey("articles.id"), nullable=False),
        sa.Column("page_id", NUMBER, sa.ForeignKey("pages.id"), nullable=False),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("verdict", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("article", sa.Text, nullable=False),
    )
    op.create_index("judgements_once", "judgements", ["page_id", "person", "engine", "version"], unique=True)
    op.create_index("judgements_person", "judgements", ["person", "at"])
