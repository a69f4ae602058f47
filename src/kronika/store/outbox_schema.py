"""The table of the outbox; apart from the others because people, not pages, are its subject."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, SmallInteger, Table

from kronika.store.columns import Bytes, CleanText, Json, Moment, Number
from kronika.store.metadata import metadata
from kronika.store.schema import TO_DO

messages = Table(
    "messages",
    metadata,
    Column("id", Number, primary_key=True),
    Column("once", Bytes, nullable=False),  # fingerprint of key, channel and target, which may be long
    Column("key", CleanText, nullable=False),
    Column("channel", CleanText, nullable=False),
    Column("target", CleanText, nullable=False),
    Column("message", Json, nullable=False),  # whole, so that what is sent is what was decided
    Column("put", Moment, nullable=False),
    Column("state", SmallInteger, nullable=False),
    Column("due", Float(53), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("token", Integer, nullable=False),
    Column("worker", CleanText),
    Column("sentence", CleanText),  # why it is not there yet
    Column("settled", Moment),
)
Index("messages_once", messages.c.once, unique=True)
Index("messages_to_do", messages.c.due, messages.c.id, sqlite_where=TO_DO, postgresql_where=TO_DO)
