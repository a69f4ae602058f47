"""The tables of people: users, their sessions and tokens, and what they judged."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Table

from kronika.store.columns import CleanText, Json, Moment, Number
from kronika.store.metadata import metadata

users = Table(
    "users",
    metadata,
    Column("id", Number, primary_key=True),
    Column("name", CleanText, nullable=False),
    Column("password_hash", CleanText, nullable=False),
    Column("created", Moment, nullable=False),
)
Index("users_name", users.c.name, unique=True)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", CleanText, primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("csrf", CleanText, nullable=False),
    Column("expires", Moment, nullable=False),
)
Index("sessions_user", sessions.c.user_id)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Number, primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("name", CleanText, nullable=False),
    Column("token_hash", CleanText, nullable=False),
    Column("scope", CleanText, nullable=False),
    Column("created", Moment, nullable=False),
    Column("last_used", Moment),
    sqlite_autoincrement=True,  # a page opened before one was deleted must not name another
)
Index("tokens_hash", tokens.c.token_hash, unique=True)
Index("tokens_user", tokens.c.user_id)

judgements = Table(
    "judgements",
    metadata,
    Column("id", Number, primary_key=True),
    Column("article_id", ForeignKey("articles.id"), nullable=False),
    Column("page_id", ForeignKey("pages.id"), nullable=False),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("person", CleanText, nullable=False),  # the name, not a number: an answer outlives who gave it
    Column("verdict", CleanText, nullable=False),
    Column("note", CleanText, nullable=False),
    Column("at", Moment, nullable=False),
    Column("engine", CleanText, nullable=False),
    Column("version", CleanText, nullable=False),
    Column("article", Json, nullable=False),  # as it was: reading the page again replaces the article itself
)
Index(
    "judgements_once",
    judgements.c.page_id,
    judgements.c.person,
    judgements.c.engine,
    judgements.c.version,
    unique=True,
)
Index("judgements_person", judgements.c.person, judgements.c.at)

PEOPLE = (users, sessions, tokens, judgements)
