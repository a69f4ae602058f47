"""Which migration a database has reached, read without the migration library."""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text

VERSION_TABLE = "alembic_version"


def revision_of(connection: Connection) -> str | None:
    """The revision of the tables; None when there are none of ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return found
