"""SQLite: one file in a folder, one writer at a time, no server."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    Insert,
    Select,
    Table,
    Text,
    bindparam,
    create_engine,
    event,
    func,
    select,
    text,
)
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from kronika.model.errors import SettingsError, StoreBusy, StoreError, StoreFull, StoreUnreachable
from kronika.store.kind import READING, TRANSACTION, WRITING, Change, Only
from kronika.store.lanes import LANES, LEAD_COLUMNS, listed
from kronika.store.schema import leads

CACHE_KIB = 32 * 1024
MOST_CONNECTIONS = 64

DUE_LEADS = (
    text(
        f"""{LANES}
        SELECT {listed("lead")} FROM lanes CROSS JOIN leads AS lead ON lead.id IN (
            SELECT id FROM leads AS ready
            WHERE ready.round_id = lanes.round_id AND ready.host = lanes.host AND ready.state < 2
                AND (ready.due <= :now OR ready.state = 1 AND ready.due > :horizon)
            ORDER BY ready.priority DESC, ready.id LIMIT :per_host
        )
        LIMIT :limit"""
    )
    .bindparams(bindparam("rounds", expanding=True), bindparam("skip", expanding=True, type_=Text))
    .columns(*(leads.c[name] for name in LEAD_COLUMNS))
)


class Sqlite:
    """The database in one file."""

    schemes = ("sqlite",)
    due_leads = DUE_LEADS

    def locate(self, url: URL, *, create: bool, busy_seconds: float) -> None:
        path = path_of(url)
        if path.is_dir():
            raise StoreUnreachable(f"{path} is a folder, not a database file; name a file in [store] url.")
        if path.exists() and (create or path.stat().st_size):
            return
        if not create:
            raise StoreUnreachable(
                f"There is no database at {path}; make one with “kronika init”, or set [store] url to where yours is."
            )
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreUnreachable(
                f"The folder {path.parent} cannot be made: {error.strerror}; choose another place in [store] url."
            ) from error

    def engine(self, url: URL, *, busy_seconds: float, durable: bool) -> Engine:
        engine = create_engine(
            URL.create("sqlite", database=str(path_of(url))),
            connect_args={"timeout": busy_seconds, "check_same_thread": False},
            max_overflow=MOST_CONNECTIONS,
            pool_timeout=max(busy_seconds, 1.0),
        )
        synchronous = "FULL" if durable else "NORMAL"

        @event.listens_for(engine, "connect")
        def prepare(connection: sqlite3.Connection, record: object) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves
            connection.create_function("kronika_fold", 1, fold, deterministic=True)
            for pragma in (
                "journal_mode=WAL",
                f"synchronous={synchronous}",
                "foreign_keys=ON",
                f"cache_size=-{CACHE_KIB}",
            ):
                connection.execute(f"PRAGMA {pragma}").close()

        # A transaction that reads first and writes later fails at once when another writer came between,
        # whatever the timeout: writers take the lock at their beginning.
        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            how = connection.get_execution_options().get(TRANSACTION, READING)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if how == WRITING else "BEGIN")

        return engine

    def explain(self, error: Exception, shown: str) -> StoreError:
        said = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(said, "sqlite_errorcode", None)
        kind, sentence = SENTENCES.get(code & 0xFF if code is not None else -1, OTHER)
        return kind(sentence.format(shown=shown, said=str(said).splitlines()[0]))

    def is_conflict(self, error: SQLAlchemyError) -> bool:
        return False  # writers wait in line

    def insert_new(self, table: Table) -> Insert:
        return insert(table).on_conflict_do_nothing()

    def insert_or_replace(self, table: Table, key: Sequence[str]) -> Insert:
        statement = insert(table)
        kept = {*key, "id"}
        return statement.on_conflict_do_update(
            index_elements=list(key),
            set_={column.name: statement.excluded[column.name] for column in table.c if column.name not in kept},
        )

    def insert_or_change(self, table: Table, key: Sequence[str], change: Change, only: Only) -> Insert:
        statement = insert(table)
        return statement.on_conflict_do_update(
            index_elements=list(key), set_=change(statement.excluded), where=only(statement.excluded)
        )

    def claim(self, statement: Select[Any]) -> Select[Any]:
        return statement  # the write lock is ours already

    def take_numbers(self, connection: Connection, table: Table, count: int) -> Sequence[int]:
        last = connection.execute(select(func.coalesce(func.max(table.c.id), 0))).scalar_one()
        return range(last + 1, last + count + 1)

    def folded(self, column: ColumnElement[str]) -> ColumnElement[str]:
        return func.kronika_fold(column, type_=Text)

    def hold(self, connection: Connection, lock: int) -> None:
        """Nothing: a transaction that writes is alone from its beginning."""

    def wait_for_writers(self, connection: Connection, table: Table) -> None:
        """Nothing: a transaction that writes is alone from its beginning."""

    def hold_for_migration(self, connection: Connection) -> None:
        pass  # BEGIN IMMEDIATE holds

    def backup(self, engine: Engine, url: URL, revision: str) -> None:
        path = path_of(url)
        copy = path.with_name(f"{path.name}.before-migration-from-{revision}")
        source, target = sqlite3.connect(path), sqlite3.connect(copy)
        try:
            source.backup(target)
        except sqlite3.Error as error:
            raise StoreError(
                f"{path} must be migrated, but no copy could be made at {copy}: {error}. Make room or give write access there."
            ) from error
        finally:
            source.close()
            target.close()

    def faults(self, connection: Connection) -> list[str]:
        said = connection.exec_driver_sql("PRAGMA quick_check(20)").scalars().all()
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        return [f"The database file is damaged: {line}." for line in said if line != "ok"] + [
            f"Row {row[1]} of {row[0]} points to a row of {row[2]} that is not there." for row in broken[:20]
        ]


SENTENCES: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_BUSY: (
        StoreBusy,
        "Another program is writing to {shown} and did not finish in time; try again, or raise [store] busy_seconds.",
    ),
    sqlite3.SQLITE_LOCKED: (StoreBusy, "Another program holds {shown}; try again when it has finished."),
    sqlite3.SQLITE_FULL: (
        StoreFull,
        "The disk that holds {shown} is full; what was stored before is safe. Make room and start again.",
    ),
    sqlite3.SQLITE_NOTADB: (
        StoreUnreachable,
        "{shown} is not a database; set [store] url to the chronicle's database.",
    ),
    sqlite3.SQLITE_CANTOPEN: (
        StoreUnreachable,
        "{shown} cannot be opened; check that it is there and that you may read and write it and its folder.",
    ),
    sqlite3.SQLITE_READONLY: (
        StoreUnreachable,
        "{shown} may not be written; give yourself write access to the file and its folder.",
    ),
    sqlite3.SQLITE_CORRUPT: (StoreError, "{shown} is damaged ({said}); restore it from a backup."),
    sqlite3.SQLITE_IOERR: (StoreError, "The disk that holds {shown} gave an error ({said}); check the disk."),
}
OTHER: tuple[type[StoreError], str] = (
    StoreError,
    "The database {shown} refused the work: {said}. Run “kronika doctor” to find out more.",
)


def path_of(url: URL) -> Path:
    """The file an address names."""
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise SettingsError("The store needs a file: write [store] url as sqlite:///folder/name.db.")
    return Path(url.database)


def fold(value: str | None) -> str | None:
    """Small letters of any alphabet; SQLite itself knows only a to z."""
    return None if value is None else value.lower()


KIND = Sqlite()
