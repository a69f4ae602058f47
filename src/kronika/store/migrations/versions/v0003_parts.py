"""Parts: what a body is made of, comments and briefs, where each field came from, and following pages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From articles that were plain text; those there are read as having none of this."""
    for name, empty in (("shape", ""), ("items", "[]"), ("origins", "{}"), ("faults", "[]"), ("pages", "[]")):
        op.add_column("articles", sa.Column(name, sa.Text, nullable=False, server_default=empty))
    op.add_column("articles", sa.Column("following", sa.Text))
