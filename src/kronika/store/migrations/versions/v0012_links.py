"""Links: what services answered to labels, so that each is asked for once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From a chronicle in which nothing was looked up."""
    op.create_table(
        "link_answers",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("asked", sa.BigInteger),
        sa.Column("found", sa.Text, nullable=False),
    )
    op.create_index("link_answers_label", "link_answers", ["lang", "key"], unique=True)
    op.create_index("link_answers_asked", "link_answers", ["asked", "id"])
