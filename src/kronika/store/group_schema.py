"""The tables of groups: who is told of watched pages, how often, and how far the telling has come."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, SmallInteger, Table, text

from kronika.store.columns import Bytes, CleanText, Moment, Number
from kronika.store.metadata import metadata

LIVE = text("removed IS NULL")

watch_groups = Table(
    "watch_groups",
    metadata,
    Column("id", Number, primary_key=True),
    Column("name", CleanText, nullable=False),
    Column("cadence", CleanText, nullable=False),
    Column("minute", Integer, nullable=False),
    Column("weekday", SmallInteger, nullable=False),
    Column("quiet", CleanText, nullable=False),
    Column("zone", CleanText, nullable=False),
    Column("lang", CleanText, nullable=False),
    Column("also_unchanged", Boolean, nullable=False),
    Column("added", Moment, nullable=False),
    Column("removed", Moment),
    Column("told_change", BigInteger, nullable=False),  # the newest change that was put in a digest
    Column("told_at", Moment),
    Column("feed_key", CleanText, nullable=False),
    sqlite_autoincrement=True,  # told and linked by number: none is given twice
)
Index("watch_groups_name", watch_groups.c.name, unique=True, sqlite_where=LIVE, postgresql_where=LIVE)
Index("watch_groups_feed", watch_groups.c.feed_key, unique=True)

members = Table(
    "members",
    metadata,
    Column("id", Number, primary_key=True),
    Column("group_id", ForeignKey("watch_groups.id", ondelete="CASCADE"), nullable=False),
    Column("once", Bytes, nullable=False),  # fingerprint of channel and target, which may be long
    Column("channel", CleanText, nullable=False),
    Column("target", CleanText, nullable=False),
    Column("name", CleanText, nullable=False),
    Column("added", Moment, nullable=False),
    Column("left", Moment),
    Column("key", CleanText, nullable=False),
    sqlite_autoincrement=True,  # a page opened before one was deleted must not name another
)
Index("members_once", members.c.group_id, members.c.once, unique=True)
Index("members_key", members.c.key, unique=True)

GROUPS = (watch_groups, members)
