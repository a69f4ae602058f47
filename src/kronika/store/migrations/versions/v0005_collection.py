"""Collection: when to look again, other addresses of one page, patterns with budgets, hosts, quotas and entities."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
HOST = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
SECONDS = sa.Float(53)
PARKED = sa.text("state = 4")
CLAIMED = sa.text("worker IS NOT NULL")
HAS_CONTENT = sa.text("content_hash IS NOT NULL")


def upgrade() -> None:
    """From leads that were asked for in every round; what is stored of them counts as looked at once."""
    op.add_column("sources", sa.Column("next_run", sa.BigInteger))
    op.add_column("sources", sa.Column("runner", sa.Text))
    op.add_column("sources", sa.Column("runs_until", SECONDS))
    for name in ("rested", "same"):
        op.add_column("rounds", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    change_leads()
    make_patterns()
    make_hosts()
    make_entities()


def change_leads() -> None:
    """What speaks for and against looking again."""
    op.add_column("leads", sa.Column("modified", sa.BigInteger))
    op.add_column("leads", sa.Column("checked", sa.BigInteger))
    op.add_column("leads", sa.Column("checks", sa.Integer, nullable=False, server_default="0"))
    op.add_column("leads", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("leads", sa.Column("watched", SECONDS, nullable=False, server_default="0"))
    op.add_column("leads", sa.Column("rests", sa.SmallInteger, nullable=False, server_default="0"))
    op.add_column("leads", sa.Column("alias_of", NUMBER))
    op.add_column("leads", sa.Column("pattern_id", NUMBER))
    op.add_column("leads", sa.Column("likeness", sa.BigInteger))
    # what was stored was looked at once, when it was last seen
    op.execute(
        "UPDATE leads SET checks = 1, checked = (SELECT seen_at FROM pages WHERE pages.id = leads.page_id) "
        "WHERE page_id IS NOT NULL"
    )
    op.create_index(
        "leads_parked",
        "leads",
        ["pattern_id", sa.text("priority DESC"), "id"],
        sqlite_where=PARKED,
        postgresql_where=PARKED,
    )
    op.create_index(
        "leads_content",
        "leads",
        ["source_id", "content_hash"],
        sqlite_where=HAS_CONTENT,
        postgresql_where=HAS_CONTENT,
    )


def make_patterns() -> None:
    """Addresses alike share a budget; what was cut off is counted."""
    op.create_table(
        "patterns",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("opened", sa.Integer, nullable=False),
        sa.Column("parked", sa.Integer, nullable=False),
        sa.Column("novel", sa.Integer, nullable=False),
        sa.Column("alike", sa.Integer, nullable=False),
        sa.Column("prints", sa.Text, nullable=False),
        sa.Column("example", sa.Text, nullable=False),
    )
    op.create_index("patterns_key", "patterns", ["source_id", "key"], unique=True)
    op.create_table(
        "cuts",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("example", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("cuts_reason", "cuts", ["source_id", "reason"], unique=True)


def make_hosts() -> None:
    """One worker at a time asks a host; what was learned of it stays. Quotas of services outlive a process."""
    op.create_table(
        "hosts",
        sa.Column("host", HOST, primary_key=True),
        sa.Column("worker", sa.Text),
        sa.Column("until", SECONDS, nullable=False),
        sa.Column("asked", SECONDS, nullable=False),
        sa.Column("delay", SECONDS),
        sa.Column("held_until", SECONDS, nullable=False),
        sa.Column("strikes", sa.Integer, nullable=False),
        sa.Column("sentence", sa.Text),
        sa.Column("robots", sa.LargeBinary),
        sa.Column("robots_at", SECONDS),
    )
    op.create_index("hosts_claimed", "hosts", ["worker"], sqlite_where=CLAIMED, postgresql_where=CLAIMED)
    op.create_table(
        "quotas",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("spent", sa.Integer, nullable=False),
    )


def make_entities() -> None:
    """What a directory lists, with its attributes and the web address that was found for it."""
    op.create_table(
        "entities",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("attributes", sa.Text, nullable=False),
        sa.Column("first_seen", sa.BigInteger, nullable=False),
        sa.Column("last_seen", sa.BigInteger, nullable=False),
        sa.Column("website", sa.Text),
        sa.Column("website_from", sa.Text),
        sa.Column("looked_up", sa.BigInteger),
        sa.Column("sentence", sa.Text),
        sa.Column("doubt", sa.Text),
        sa.Column("lead_id", NUMBER),
        sa.Column("worker", sa.Text),
        sa.Column("until", SECONDS, nullable=False, server_default="0"),
    )
    op.create_index("entities_key", "entities", ["source_id", "key"], unique=True)
    op.create_index("entities_lead", "entities", ["lead_id"])
