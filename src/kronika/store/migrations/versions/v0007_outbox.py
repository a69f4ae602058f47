"""The outbox: messages on their way to people, one row for each address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
TO_DO = sa.text("state < 2")


def upgrade() -> None:
    """From a chronicle that told nobody."""
    op.create_table(
        "messages",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("once", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("put", sa.BigInteger, nullable=False),
        sa.Column("state", sa.SmallInteger, nullable=False),
        sa.Column("due", sa.Float(53), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("token", sa.Integer, nullable=False),
        sa.Column("worker", sa.Text),
        sa.Column("sentence", sa.Text),
        sa.Column("settled", sa.BigInteger),
    )
    op.create_index("messages_once", "messages", ["once"], unique=True)
    op.create_index("messages_to_do", "messages", ["due", "id"], sqlite_where=TO_DO, postgresql_where=TO_DO)
