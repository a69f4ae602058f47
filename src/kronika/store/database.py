"""One open database: reading and writing transactions, with its complaints turned into sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, Select, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from kronika.model.errors import SettingsError, StoreBusy
from kronika.registry import kinds
from kronika.store.kind import TRANSACTION, WRITING, DatabaseKind

KINDS = "kronika.store.kinds"
TRIES = 5

T = TypeVar("T")


class Database:
    """An open database. Threads may share it."""

    def __init__(self, kind: DatabaseKind, url: URL, *, busy_seconds: float) -> None:
        self.kind = kind
        self.url = url
        self.shown = url.render_as_string() if url.host else (url.database or url.render_as_string())
        self._busy_seconds = busy_seconds
        self.engine = kind.engine(url, busy_seconds=busy_seconds, durable=False)
        self._writing = self.engine.execution_options(**{TRANSACTION: WRITING})
        self._compiled = lru_cache(lambda statement: statement.compile(self.engine))
        self._driver_error: type[Exception] = self.engine.dialect.loaded_dbapi.Error
        self._durable: Engine | None = None

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A connection that sees one moment and writes nothing."""
        with self._translated(), self.engine.connect() as connection:
            yield connection

    def look(self, statement: Select[Any], value: int) -> tuple[Any, ...] | None:
        """The first row of a statement with one parameter, straight from the driver.

        Reading a page is what is done most; the statement machinery takes longer than the reading.
        """
        compiled = self._compiled(statement)
        with self._translated():
            connection = self.engine.raw_connection()
            try:
                cursor = connection.cursor()
                [name] = compiled.params
                cursor.execute(compiled.string, (value,) if compiled.positional else {name: value})
                row: tuple[Any, ...] | None = cursor.fetchone()
                return row
            finally:
                connection.close()

    @contextmanager
    def write(self, *, durable: bool = False) -> Iterator[Connection]:
        """A transaction that holds as a whole or leaves no trace; a durable one also survives a power cut."""
        engine = self._durable_engine() if durable else self._writing
        with self._translated(), engine.begin() as connection:
            yield connection

    def run(self, work: Callable[[Connection], T], *, durable: bool = False) -> T:
        """Do `work` in one writing transaction, again if two transactions got in each other's way."""
        for left in reversed(range(TRIES)):
            try:
                with self.write(durable=durable) as connection:
                    return work(connection)
            except StoreBusy as error:
                if not left or not isinstance(error.__cause__, SQLAlchemyError):
                    raise
                if not self.kind.is_conflict(error.__cause__):
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """Let go of every connection."""
        self.engine.dispose()
        if self._durable is not None:
            self._durable.dispose()

    def _durable_engine(self) -> Engine:
        if self._durable is None:
            engine = self.kind.engine(self.url, busy_seconds=self._busy_seconds, durable=True)
            self._durable = engine.execution_options(**{TRANSACTION: WRITING})
        return self._durable

    @contextmanager
    def _translated(self) -> Iterator[None]:
        try:
            yield
        except PoolTimeout as error:
            raise StoreBusy(f"Too many parts of Kronika use {self.shown} at once; try again.") from error
        except (SQLAlchemyError, self._driver_error) as error:
            raise self.kind.explain(error, self.shown) from error


def choose(address: str) -> tuple[DatabaseKind, URL]:
    """The kind of database an address names, and the address taken apart."""
    known = by_scheme()
    scheme = address.partition(":")[0].partition("+")[0].lower()
    if scheme not in known:
        raise SettingsError(
            f"The store does not know databases of the kind “{scheme}”; write [store] url as one of: "
            + ", ".join(f"{name}://…" for name in sorted(known))
            + "."
        )
    try:
        return known[scheme], make_url(address)
    except (ArgumentError, ValueError) as error:
        raise SettingsError(
            "[store] url is not a database address; write sqlite:///file or postgresql://user@host/name."
        ) from error


def kind_of(connection: Connection) -> DatabaseKind:
    """The kind of database a connection leads to, for work inside somebody else's transaction."""
    return by_scheme()[connection.dialect.name]


def by_scheme() -> dict[str, DatabaseKind]:
    """All kinds of databases by what their addresses begin with."""
    return {scheme: kind for kind in kinds(KINDS).values() for scheme in kind.schemes}
