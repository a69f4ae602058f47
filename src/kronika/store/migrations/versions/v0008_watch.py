"""Watching: pages people want to be told about, their history, groups, the inbox of changes, and keys for programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
HOST = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
LIVE = sa.text("removed IS NULL")
MAY_BE_DUE = sa.text("state < 2")


def upgrade() -> None:
    """From a chronicle that watched nothing; what it collected stays as it is."""
    op.create_index("pages_blob", "pages", ["blob_id"])
    make_tokens()
    make_groups()
    make_watches()
    make_versions()
    make_changes()


def make_tokens() -> None:
    """Keys of programs; only their hashes are kept."""
    op.create_table(
        "tokens",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("user_id", NUMBER, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("last_used", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("tokens_hash", "tokens", ["token_hash"], unique=True)
    op.create_index("tokens_user", "tokens", ["user_id"])


def make_groups() -> None:
    """Who is told."""
    op.create_table(
        "watch_groups",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("cadence", sa.Text, nullable=False),
        sa.Column("minute", sa.Integer, nullable=False),
        sa.Column("weekday", sa.SmallInteger, nullable=False),
        sa.Column("quiet", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("also_unchanged", sa.Boolean, nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("removed", sa.BigInteger),
        sa.Column("told_change", sa.BigInteger, nullable=False),
        sa.Column("told_at", sa.BigInteger),
        sa.Column("feed_key", sa.Text, nullable=False),
        sqlite_autoincrement=True,  # told and linked by number: none is given twice
    )
    op.create_index("watch_groups_feed", "watch_groups", ["feed_key"], unique=True)
    op.create_index(
        "watch_groups_name", "watch_groups", ["name"], unique=True, sqlite_where=LIVE, postgresql_where=LIVE
    )
    op.create_table(
        "members",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("group_id", NUMBER, sa.ForeignKey("watch_groups.id", ondelete="CASCADE"), nullable=False),
        sa.Column("once", sa.LargeBinary, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("left", sa.BigInteger),
        sa.Column("key", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("members_key", "members", ["key"], unique=True)
    op.create_index("members_once", "members", ["group_id", "once"], unique=True)


def make_watches() -> None:
    """What people say about a page, and beside it how it stands."""
    op.create_table(
        "watches",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("group_id", NUMBER, sa.ForeignKey("watch_groups.id")),
        sa.Column("once", sa.LargeBinary, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("focus", sa.Text, nullable=False),
        sa.Column("rule", sa.Text, nullable=False),
        sa.Column("keep", sa.Integer, nullable=False),
        sa.Column("fastest", sa.Float(53), nullable=False),
        sa.Column("slowest", sa.Float(53), nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("alert_after", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("removed", sa.BigInteger),
        sqlite_autoincrement=True,  # told and linked by number: none is given twice
    )
    op.create_index("watches_group", "watches", ["group_id"])
    op.create_index("watches_once", "watches", ["once"], unique=True, sqlite_where=LIVE, postgresql_where=LIVE)
    op.create_table(
        "standings",
        sa.Column("id", NUMBER, sa.ForeignKey("watches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
        sa.Column("host", HOST, nullable=False),
        sa.Column("state", sa.SmallInteger, nullable=False),
        sa.Column("due", sa.Float(53), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("token", sa.Integer, nullable=False),
        sa.Column("worker", sa.Text),
        sa.Column("next_check", sa.BigInteger),
        sa.Column("stands", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger),
        sa.Column("sentence", sa.Text, nullable=False),
        sa.Column("troubles", sa.Integer, nullable=False),
        sa.Column("told", sa.Text),
        sa.Column("checked", sa.BigInteger),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("changed", sa.BigInteger),
        sa.Column("interval", sa.Float(53)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("page_class", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("etag", sa.Text),
        sa.Column("last_modified", sa.Text),
        sa.Column("body_hash", sa.LargeBinary),
        sa.Column("ignores", sa.Text, nullable=False),
        sa.Column("memory", sa.Text, nullable=False),
    )
    op.create_index(
        "standings_due",
        "standings",
        ["due", "id", "state", "host"],
        sqlite_where=MAY_BE_DUE,
        postgresql_where=MAY_BE_DUE,
    )


def make_versions() -> None:
    """The history of each page."""
    op.create_table(
        "watch_versions",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("watch_id", NUMBER, sa.ForeignKey("watches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("blob_id", NUMBER, sa.ForeignKey("blobs.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("final_url", sa.Text, nullable=False),
        sa.Column("status", sa.Integer, nullable=False),
        sa.Column("headers", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("page_class", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("region", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("watch_versions_blob", "watch_versions", ["blob_id"])
    op.create_index("watch_versions_number", "watch_versions", ["watch_id", "number"], unique=True)


def make_changes() -> None:
    """The inbox, and who has seen what."""
    op.create_table(
        "changes",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("watch_id", NUMBER, sa.ForeignKey("watches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("group_id", NUMBER, sa.ForeignKey("watch_groups.id")),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("sentence", sa.Text, nullable=False),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("acknowledged", sa.BigInteger),
        sa.Column("acknowledged_by", sa.Text, nullable=False),
        sa.Column("assigned", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("difference", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sqlite_autoincrement=True,  # told and linked by number: none is given twice
    )
    op.create_index("changes_at", "changes", ["at"])
    op.create_index("changes_group", "changes", ["group_id", "id"])
    op.create_index("changes_watch", "changes", ["watch_id", "id"])
    op.create_table(
        "change_reads",
        sa.Column(
            "change_id", NUMBER, sa.ForeignKey("changes.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
        ),
        sa.Column("person", sa.Text, primary_key=True),
    )
    op.create_table(
        "looks",
        sa.Column(
            "watch_id", NUMBER, sa.ForeignKey("watches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
        ),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
