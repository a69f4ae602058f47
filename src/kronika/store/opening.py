"""Opening: find the database, tell old, new and foreign ones apart, and bring an old one up to date."""

from __future__ import annotations

from sqlalchemy import Connection, inspect

from kronika.model.errors import StoreUnreachable
from kronika.store.database import Database, choose
from kronika.store.metadata import metadata
from kronika.store.revision import revision_of
from kronika.store.schema import HEAD


def open_database(address: str, *, busy_seconds: float, create: bool) -> Database:
    """An open database whose tables are those of this program."""
    kind, url = choose(address)
    kind.locate(url, create=create, busy_seconds=busy_seconds)
    database = Database(kind, url, busy_seconds=busy_seconds)
    try:
        bring_up_to_date(database, create=create)
    except BaseException:
        database.close()
        raise
    return database


def bring_up_to_date(database: Database, *, create: bool) -> None:
    """Make the tables of an empty database, migrate older ones; refuse foreign and newer ones."""
    with database.read() as connection:
        revision = revision_of(connection)
        if revision == HEAD:
            return
        if revision is None:
            check_empty(connection, database.shown, create=create)
    from kronika.store.migrate import migrate  # alembic is slow to import and seldom needed

    migrate(database, revision)


def check_empty(connection: Connection, shown: str, *, create: bool) -> None:
    """Refuse a database that holds someone else's tables, or none and we were not asked to make them."""
    if set(inspect(connection).get_table_names()) & set(metadata.tables):
        raise StoreUnreachable(f"{shown} is a database of another program; choose another place in [store] url.")
    if not create:
        raise StoreUnreachable(f"{shown} holds no chronicle yet; make one with “kronika init”.")
