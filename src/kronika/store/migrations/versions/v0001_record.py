"""The record: sources, rounds, leads, pages as fetched, jobs, articles and failures."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

# Written out in full and apart from schema.py: a migration says what the tables were on its day.
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
HOST = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
MOMENT = sa.BigInteger()


def upgrade() -> None:
    """From nothing."""
    collecting()
    keeping()
    working()


def collecting() -> None:
    """What is followed, how often, and which addresses are left to fetch."""
    op.create_table(
        "sources",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("lang", sa.Text),
        sa.Column("section", sa.Text),
        sa.Column("every", sa.Float),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("added", MOMENT),
        sa.Column("removed", MOMENT),
    )
    partial("sources_name", "sources", ["name"], "removed IS NULL", unique=True)
    op.create_table(
        "rounds",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("max_pages", sa.Integer),
        sa.Column("started", MOMENT, nullable=False),
        sa.Column("finished", MOMENT),
        sa.Column("pages", sa.Integer, nullable=False),
        sa.Column("unchanged", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("pending", sa.Integer, nullable=False),
        sa.Column("last_kept", MOMENT),
    )
    op.create_index("rounds_number", "rounds", ["source_id", "number"], unique=True)
    partial("rounds_unfinished", "rounds", ["source_id"], "finished IS NULL", unique=True)
    op.create_table(
        "leads",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("round_id", NUMBER, sa.ForeignKey("rounds.id"), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("url_key", sa.LargeBinary, nullable=False),
        sa.Column("host", HOST, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("parent_id", NUMBER),
        sa.Column("via", sa.Text),
        sa.Column("link_text", sa.Text),
        sa.Column("depth", sa.Integer, nullable=False),
        sa.Column("priority", sa.Integer, nullable=False),
        sa.Column("hints", sa.Text, nullable=False),
        sa.Column("state", sa.SmallInteger, nullable=False),
        sa.Column("due", sa.Float(53), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("token", sa.Integer, nullable=False),
        sa.Column("worker", sa.Text),
        sa.Column("page_id", NUMBER),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("content_hash", sa.LargeBinary),
        sa.Column("etag", sa.Text),
        sa.Column("last_modified", sa.Text),
    )
    op.create_index("leads_url", "leads", ["source_id", "url_key"], unique=True)
    op.create_index("leads_parent", "leads", ["parent_id"])
    partial("leads_ready", "leads", ["round_id", "host", sa.text("priority DESC"), "id"], "state < 2")
    partial("leads_waiting", "leads", ["round_id", "due"], "state = 0")
    partial("leads_on_loan", "leads", ["round_id", "due"], "state = 1")


def keeping() -> None:
    """Pages as fetched, and their bytes."""
    op.create_table(
        "sites",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("host", HOST, nullable=False),
    )
    op.create_index("sites_host", "sites", ["host"], unique=True)
    op.create_table(
        "dictionaries",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("site_id", NUMBER, sa.ForeignKey("sites.id"), nullable=False),
        sa.Column("sort", sa.Text, nullable=False),
        sa.Column("generation", sa.SmallInteger, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("dictionaries_sort", "dictionaries", ["site_id", "sort", "generation"], unique=True)
    op.create_table(
        "blobs",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("site_id", NUMBER, sa.ForeignKey("sites.id"), nullable=False),
        sa.Column("dictionary_id", NUMBER, sa.ForeignKey("dictionaries.id")),
        sa.Column("content_hash", sa.LargeBinary, nullable=False),
        sa.Column("size", NUMBER, nullable=False),
        sa.Column("stored", NUMBER, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("blobs_content", "blobs", ["content_hash", "site_id"], unique=True)
    op.create_index("blobs_size", "blobs", ["size", "stored"])
    op.create_table(
        "pages",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("blob_id", NUMBER, sa.ForeignKey("blobs.id"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.Integer, nullable=False),
        sa.Column("fetched_at", MOMENT, nullable=False),
        sa.Column("seen_at", MOMENT, nullable=False),
        sa.Column("url_key", sa.LargeBinary, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("final_url", sa.Text, nullable=False),
        sa.Column("redirects", sa.Text, nullable=False),
        sa.Column("via", sa.Text),
        sa.Column("link_text", sa.Text),
        sa.Column("headers", sa.Text, nullable=False),
    )
    op.create_index("pages_url", "pages", ["url_key", "source_id", "version"], unique=True)
    op.create_index("pages_source", "pages", ["source_id", "id"])
    partial("pages_first", "pages", ["source_id"], "version = 1")


def working() -> None:
    """Work on stored pages, what it made, and what went wrong."""
    op.create_table(
        "jobs",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", NUMBER, nullable=False),
        sa.Column("state", sa.SmallInteger, nullable=False),
        sa.Column("due", sa.Float(53), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("token", sa.Integer, nullable=False),
        sa.Column("worker", sa.Text),
        sa.Column("sentence", sa.Text),
    )
    op.create_index("jobs_subject", "jobs", ["kind", "subject"], unique=True)
    partial("jobs_to_do", "jobs", ["kind", "id"], "state < 2")
    op.create_table(
        "articles",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("page_id", NUMBER, sa.ForeignKey("pages.id"), nullable=False),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("url_key", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("newest", sa.Boolean, nullable=False),
        sa.Column("shown", sa.SmallInteger, nullable=False),
        sa.Column("page_class", sa.Text, nullable=False),
        sa.Column("confidence", sa.Float(53), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("fetched_at", MOMENT, nullable=False),
        sa.Column("published", MOMENT),
        sa.Column("utc_offset", sa.Integer),
        sa.Column("day", sa.Integer),
        sa.Column("published_from", sa.Text),
        sa.Column("lang", sa.Text),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("made_stage", sa.Text),
        sa.Column("made_version", sa.Text),
        sa.Column("url", sa.Text),
        sa.Column("section", sa.Text),
        sa.Column("authors", sa.Text, nullable=False),
        sa.Column("keywords", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("lead", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("articles_page", "articles", ["page_id"], unique=True)
    op.create_index("articles_url", "articles", ["url_key", "source_id"])
    partial("articles_at", "articles", ["at", "id"], "shown = 1")
    partial("articles_source", "articles", ["source_id", "at", "id"], "shown = 1")
    partial("articles_day", "articles", ["source_id", "day"], "shown = 1")
    op.create_table(
        "failures",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("sentence", sa.Text, nullable=False),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id")),
        sa.Column("page_id", NUMBER, sa.ForeignKey("pages.id")),
    )
    op.create_index("failures_source", "failures", ["source_id", "kind"])
    op.create_index("failures_kind", "failures", ["kind"])


def partial(name: str, table: str, columns: list[str | sa.TextClause], where: str, *, unique: bool = False) -> None:
    """An index over some of the rows."""
    clause = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=clause, postgresql_where=clause)
