"""Health: what is measured on documents, what the watchdogs think, episodes, and recipes that were found by repair."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
HOST = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
SET_ASIDE = sa.text("quarantined")
UNSEEN = sa.text("waits")
LASTS = sa.text("until IS NULL")


def upgrade() -> None:
    """Articles of before were never measured; the watchdogs learn from what comes."""
    op.add_column("articles", sa.Column("quarantined", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "articles_quarantined",
        "articles",
        ["source_id", "at"],
        sqlite_where=SET_ASIDE,
        postgresql_where=SET_ASIDE,
    )
    make_measures()
    make_watchdogs()
    make_recipes()


def make_measures() -> None:
    """One row a document."""
    op.create_table(
        "measures",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("page_id", NUMBER, sa.ForeignKey("pages.id"), nullable=False),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("url_key", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("waits", sa.Boolean, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("damaged", sa.Boolean),
        sa.Column("figures", sa.Text, nullable=False),
        sa.Column("classic", sa.Text, nullable=False),
        sa.Column("path", sa.Text, nullable=False),
        sa.Column("prints", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("skeleton", sa.Text, nullable=False),
        sa.Column("lang", sa.Text),
    )
    op.create_index("measures_page", "measures", ["page_id"], unique=True)
    op.create_index("measures_turn", "measures", ["source_id", "turn"])
    op.create_index("measures_at", "measures", ["source_id", "at"])
    op.create_index("measures_unseen", "measures", ["source_id", "at"], sqlite_where=UNSEEN, postgresql_where=UNSEEN)


def make_watchdogs() -> None:
    """What a watchdog has learned, and the times during which a source was not well."""
    op.create_table(
        "watchdogs",
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), primary_key=True, autoincrement=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("verdict", sa.Text, nullable=False),
        sa.Column("documents", sa.Integer, nullable=False),
        sa.Column("cursor", sa.BigInteger),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("token", sa.Integer, nullable=False),
    )
    op.create_table(
        "episodes",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("verdict", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("noticed", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("first_turn", sa.Integer, nullable=False),
        sa.Column("first_page", NUMBER),
        sa.Column("last_good_page", NUMBER),
        sa.Column("documents", sa.Integer, nullable=False),
        sa.Column("damaged", sa.Integer, nullable=False),
        sa.Column("reasons", sa.Text, nullable=False),
        sa.Column("handling", sa.Text, nullable=False),
        sa.Column("snoozed_until", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("episodes_source", "episodes", ["source_id", "since"])
    op.create_index("episodes_open", "episodes", ["source_id"], unique=True, sqlite_where=LASTS, postgresql_where=LASTS)


def make_recipes() -> None:
    """Recipes of the store, and the ends of recipes it cannot change."""
    op.create_table(
        "recipes",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("recipe", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger),
        sa.Column("until", sa.BigInteger),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("applied_at", sa.BigInteger),
        sa.Column("applied_by", sa.Text),
        sa.Column("edition", sa.Integer, nullable=False),
    )
    op.create_index("recipes_source", "recipes", ["source_id", "state"])
    op.create_table(
        "endings",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("host", HOST, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("recipe_id", NUMBER, sa.ForeignKey("recipes.id"), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
    )
    op.create_index("endings_name", "endings", ["host", "name"], unique=True)
