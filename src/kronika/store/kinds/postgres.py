"""PostgreSQL: a server, many writers on many machines."""

from __future__ import annotations

from collections.abc import Sequence
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
    func,
    text,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from kronika.model.errors import PartMissing, StoreBusy, StoreError, StoreFull, StoreUnreachable
from kronika.store.kind import Change, Only
from kronika.store.lanes import LANES, LEAD_COLUMNS, listed
from kronika.store.schema import leads

DRIVER = "postgresql+psycopg"
MAINTENANCE = "postgres"  # the database every server has
ALREADY_THERE = ("42P04", "23505")  # another program made the database at the same moment
CONFLICTS = frozenset({"40001", "40P01"})  # serialization failure, deadlock
MIGRATION_LOCK = 4_755_112  # any number of our own
ALL_LETTERS = "und-x-icu"  # knows every alphabet, whatever the database's own language

NEXT_NUMBERS = text("SELECT nextval(pg_get_serial_sequence(:name, 'id')) FROM generate_series(1, :count)")
DUE_LEADS = (
    text(
        f"""{LANES}
        SELECT {listed("lead")} FROM lanes CROSS JOIN LATERAL (
            SELECT * FROM leads AS ready
            WHERE ready.round_id = lanes.round_id AND ready.host = lanes.host AND ready.state < 2
                AND (ready.due <= :now OR ready.state = 1 AND ready.due > :horizon)
            ORDER BY ready.priority DESC, ready.id LIMIT :per_host
            FOR UPDATE SKIP LOCKED
        ) AS lead
        LIMIT :limit"""
    )
    .bindparams(bindparam("rounds", expanding=True), bindparam("skip", expanding=True, type_=Text))
    .columns(*(leads.c[name] for name in LEAD_COLUMNS))
)


class Postgres:
    """The database on a server."""

    schemes = ("postgresql", "postgres")
    due_leads = DUE_LEADS

    def locate(self, url: URL, *, create: bool, busy_seconds: float) -> None:
        if not create:
            return
        try:
            self._connect_once(url, busy_seconds)
        except OperationalError as error:
            if not self._create(url, busy_seconds):
                raise self.explain(error, url.render_as_string()) from error

    def engine(self, url: URL, *, busy_seconds: float, durable: bool) -> Engine:
        milliseconds = max(int(busy_seconds * 1000), 1)
        waits = " -c synchronous_commit=on" if durable else ""  # whatever the server's usual is
        try:
            return create_engine(
                url.set(drivername=DRIVER),
                connect_args={
                    "connect_timeout": max(int(busy_seconds), 2),
                    "options": f"-c lock_timeout={milliseconds} -c timezone=UTC{waits}",
                },
                pool_pre_ping=True,
                pool_timeout=max(busy_seconds, 1.0),
            )
        except ImportError as error:
            raise PartMissing(
                "The PostgreSQL driver is not installed; install it with “pip install 'kronika[postgres]'”."
            ) from error

    def explain(self, error: Exception, shown: str) -> StoreError:
        said = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(said, "sqlstate", None) or ""
        line = (str(said).splitlines() or [""])[0].rstrip(".")
        for start, kind, sentence in SENTENCES:
            if code.startswith(start):
                return kind(sentence.format(shown=shown, said=line))
        if type(said).__name__ == OperationalError.__name__ and not code:  # the driver's own, which may not be there
            return StoreUnreachable(UNREACHABLE.format(shown=shown, said=line))
        return StoreError(OTHER.format(shown=shown, said=line))

    def is_conflict(self, error: SQLAlchemyError) -> bool:
        return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in CONFLICTS

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
        return statement.with_for_update(skip_locked=True)

    def take_numbers(self, connection: Connection, table: Table, count: int) -> Sequence[int]:
        return connection.execute(NEXT_NUMBERS, {"name": table.name, "count": count}).scalars().all()

    def folded(self, column: ColumnElement[str]) -> ColumnElement[str]:
        return func.lower(column.collate(ALL_LETTERS), type_=Text)

    def hold(self, connection: Connection, lock: int) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": lock})

    def wait_for_writers(self, connection: Connection, table: Table) -> None:
        connection.execute(text(f"LOCK TABLE {table.name} IN SHARE MODE"))

    def hold_for_migration(self, connection: Connection) -> None:
        self.hold(connection, MIGRATION_LOCK)

    def backup(self, engine: Engine, url: URL, revision: str) -> None:
        """Nothing: tables change in one transaction that holds or leaves no trace; copies are the server's task."""

    def faults(self, connection: Connection) -> list[str]:
        return []  # the server watches over its own files and references

    def _connect_once(self, url: URL, busy_seconds: float) -> None:
        engine = self.engine(url, busy_seconds=busy_seconds, durable=False)
        try:
            engine.connect().close()
        finally:
            engine.dispose()

    def _create(self, url: URL, busy_seconds: float) -> bool:
        """Make the database; False when it is there. (While connecting, the driver does not tell the two apart.)"""
        engine = self.engine(url.set(database=MAINTENANCE), busy_seconds=busy_seconds, durable=False)
        name = engine.dialect.identifier_preparer.quote(url.database or MAINTENANCE)
        there = text("SELECT 1 FROM pg_database WHERE datname = :name")
        try:
            with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
                if connection.execute(there, {"name": url.database}).first():
                    return False
                connection.exec_driver_sql(f"CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0")
        except SQLAlchemyError as error:
            if getattr(getattr(error, "orig", None), "sqlstate", None) not in ALREADY_THERE:
                raise self.explain(error, url.render_as_string()) from error
        finally:
            engine.dispose()
        return True


UNREACHABLE = "The database {shown} does not answer: {said}. Check [store] url and that the server runs."
OTHER = "The database {shown} refused the work: {said}. Run “kronika doctor” to find out more."
SENTENCES: tuple[tuple[str, type[StoreError], str], ...] = (
    ("3D000", StoreUnreachable, "There is no database {shown} on the server; make it with “kronika init”."),
    (
        "28",
        StoreUnreachable,
        "The server does not let us into {shown}: {said}. Check user and password in [store] url.",
    ),
    ("42501", StoreUnreachable, "We lack a right in {shown}: {said}. Ask the server's keeper for it."),
    ("08", StoreUnreachable, UNREACHABLE),
    ("57P", StoreUnreachable, UNREACHABLE),
    (
        "53100",
        StoreFull,
        "The disk of the server of {shown} is full; what was stored before is safe. Make room and start again.",
    ),
    ("53", StoreBusy, "The server of {shown} has no room for another connection: {said}. Try again later."),
    (
        "55P03",
        StoreBusy,
        "Another program holds {shown} and did not finish in time; try again, or raise [store] busy_seconds.",
    ),
    ("40", StoreBusy, "Other programs kept changing the same rows of {shown}; try again."),
)


KIND = Postgres()
