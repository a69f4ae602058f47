"""The tables of watching: watched pages, how they stand, their versions, their changes and who has seen those."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, SmallInteger, Table, text

from kronika.store.columns import Bytes, CleanText, Host, Json, Moment, Number
from kronika.store.group_schema import GROUPS, LIVE
from kronika.store.metadata import metadata

# What people say about a watch. Checks never write here.
watches = Table(
    "watches",
    metadata,
    Column("id", Number, primary_key=True),
    Column("group_id", ForeignKey("watch_groups.id")),
    Column("once", Bytes, nullable=False),  # fingerprint of group, address and focus: one of each is enough
    Column("url", CleanText, nullable=False),
    Column("name", CleanText, nullable=False),
    Column("focus", CleanText, nullable=False),
    Column("rule", CleanText, nullable=False),
    Column("keep", Integer, nullable=False),
    Column("fastest", Float(53), nullable=False),  # seconds
    Column("slowest", Float(53), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("alert_after", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("added", Moment, nullable=False),
    Column("removed", Moment),
    sqlite_autoincrement=True,  # told and linked by number: none is given twice
)
Index("watches_once", watches.c.once, unique=True, sqlite_where=LIVE, postgresql_where=LIVE)
Index("watches_group", watches.c.group_id)

# What checks write: one row a watch, changed in place, so that a check that finds nothing new takes no room.
standings = Table(
    "standings",
    metadata,
    Column("id", ForeignKey("watches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("host", Host, nullable=False),
    # lending, as for leads and jobs; paused and removed watches rest
    Column("state", SmallInteger, nullable=False),
    Column("due", Float(53), nullable=False),  # open: not before; leased: until; seconds since 1970
    Column("attempts", Integer, nullable=False),
    Column("token", Integer, nullable=False),
    Column("worker", CleanText),
    Column("next_check", Moment),
    # how the last check ended
    Column("stands", CleanText, nullable=False),
    Column("since", Moment),
    Column("sentence", CleanText, nullable=False),
    Column("troubles", Integer, nullable=False),
    Column("told", CleanText),
    Column("checked", Moment),
    Column("confirmed", Moment),  # when the newest version was last seen to be the page
    Column("changed", Moment),
    Column("interval", Float(53)),  # seconds
    # what the next check begins with
    Column("version", Integer, nullable=False),
    Column("title", CleanText, nullable=False),
    Column("page_class", CleanText, nullable=False),
    Column("lang", CleanText, nullable=False),
    Column("etag", CleanText),
    Column("last_modified", CleanText),
    Column("body_hash", Bytes),
    Column("ignores", Json, nullable=False),
    Column("memory", Json, nullable=False),
)
MAY_BE_DUE = text("state < 2")
Index(
    "standings_due",
    standings.c.due,
    standings.c.id,
    standings.c.state,  # state and host, so that the rows themselves need not be read to choose
    standings.c.host,
    sqlite_where=MAY_BE_DUE,
    postgresql_where=MAY_BE_DUE,
)

watch_versions = Table(
    "watch_versions",
    metadata,
    Column("id", Number, primary_key=True),
    Column("watch_id", ForeignKey("watches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("blob_id", ForeignKey("blobs.id"), nullable=False),
    Column("at", Moment, nullable=False),
    Column("seen", Moment, nullable=False),  # of the newest version: `confirmed` of the watch says it
    Column("final_url", CleanText, nullable=False),
    Column("status", Integer, nullable=False),
    Column("headers", Json, nullable=False),
    Column("title", CleanText, nullable=False),
    Column("page_class", CleanText, nullable=False),
    Column("lang", CleanText, nullable=False),
    Column("region", Json, nullable=False),
    sqlite_autoincrement=True,  # a page opened before one was deleted must not name another
)
Index("watch_versions_number", watch_versions.c.watch_id, watch_versions.c.number, unique=True)
Index("watch_versions_blob", watch_versions.c.blob_id)

changes = Table(
    "changes",
    metadata,
    Column("id", Number, primary_key=True),
    Column("watch_id", ForeignKey("watches.id", ondelete="CASCADE"), nullable=False),
    Column("group_id", ForeignKey("watch_groups.id")),  # of the watch at that time: it tells of the change
    Column("at", Moment, nullable=False),
    Column("state", CleanText, nullable=False),
    Column("sentence", CleanText, nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("acknowledged", Moment),
    Column("acknowledged_by", CleanText, nullable=False),
    Column("assigned", CleanText, nullable=False),
    Column("note", CleanText, nullable=False),
    # long, so at the end: counting need not read past them
    Column("difference", Json, nullable=False),
    Column("words", CleanText, nullable=False),  # of its pieces, for searching: JSON hides letters behind escapes
    sqlite_autoincrement=True,  # told and linked by number: none is given twice
)
Index("changes_at", changes.c.at)
Index("changes_watch", changes.c.watch_id, changes.c.id)
Index("changes_group", changes.c.group_id, changes.c.id)

change_reads = Table(
    "change_reads",
    metadata,
    Column("change_id", ForeignKey("changes.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("person", CleanText, primary_key=True),  # the name, as with judgements
)

looks = Table(
    "looks",
    metadata,
    Column("watch_id", ForeignKey("watches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("person", CleanText, primary_key=True),
    Column("number", Integer, nullable=False),  # the newest version the person has looked at
    Column("at", Moment, nullable=False),
)

WATCHING = (*GROUPS, watches, standings, watch_versions, changes, change_reads, looks)
