"""Search: which articles have changed since an index last looked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From a chronicle without an index."""
    op.create_table("marks", sa.Column("id", NUMBER, primary_key=True), sa.Column("mark", NUMBER, nullable=False))
    op.create_table(
        "article_marks",
        sa.Column("article_id", NUMBER, sa.ForeignKey("articles.id"), primary_key=True, autoincrement=False),
        sa.Column("mark", NUMBER, nullable=False),
    )
    op.create_index("article_marks_mark", "article_marks", ["mark"])
