"""Facts: what each site says, put together from its pages, and what it said before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From a chronicle that held no facts; what it collected stays as it is."""
    op.create_table(
        "facts",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("basis", sa.Text, nullable=False),
    )
    op.create_index("facts_site", "facts", ["kind", "source_id"], unique=True)
    op.create_table(
        "earlier_facts",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("earlier_facts_site", "earlier_facts", ["kind", "source_id", "until"])
