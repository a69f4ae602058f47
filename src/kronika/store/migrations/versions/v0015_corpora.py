"""Corpora: questions frozen with their results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From a chronicle without corpora."""
    op.create_table(
        "corpora",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("frozen", sa.BigInteger, nullable=False),
        sa.Column("articles", sa.Integer, nullable=False),
        sa.Column("words", NUMBER, nullable=False),
        sa.Column("manifest", sa.Text, nullable=False),
        sa.Column("removed", sa.BigInteger),
    )
    live = sa.text("removed IS NULL")
    op.create_index("corpora_name", "corpora", ["name"], unique=True, sqlite_where=live, postgresql_where=live)
    op.create_table(
        "corpus_texts",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("article_id", NUMBER, sa.ForeignKey("articles.id"), nullable=False),
        sa.Column("kept", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.LargeBinary),
        sa.Column("details", sa.LargeBinary),
    )
    op.create_table(
        "corpus_articles",
        sa.Column("corpus_id", NUMBER, sa.ForeignKey("corpora.id"), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("article_id", NUMBER, sa.ForeignKey("articles.id"), nullable=False),
        sa.Column("page_id", NUMBER, sa.ForeignKey("pages.id"), nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("kept_id", NUMBER, sa.ForeignKey("corpus_texts.id")),
        sqlite_with_rowid=False,
    )
    op.create_index("corpus_articles_article", "corpus_articles", ["article_id"])
    kept = sa.text("kept_id IS NOT NULL")
    op.create_index("corpus_articles_kept", "corpus_articles", ["kept_id"], sqlite_where=kept, postgresql_where=kept)
