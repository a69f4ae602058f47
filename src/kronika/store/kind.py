"""What a database must tell the store; one file in `kinds` per database answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from sqlalchemy import URL, ColumnElement, Connection, Engine, Insert, Select, Table, TextClause
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.expression import ColumnCollection

from kronika.model.errors import StoreError

TRANSACTION = "kronika_transaction"  # the option of an engine that tells how its transactions begin
READING, WRITING = "reading", "writing"


Columns = ColumnCollection[str, ColumnElement[Any]]
Change = Callable[[Columns], Mapping[str, Any]]
"""From the columns of the row that was to be inserted, what those of the row that is there become."""
Only = Callable[[Columns], ColumnElement[bool]]


class DatabaseKind(Protocol):
    """One database: how to open it, and the few sentences it says differently."""

    schemes: tuple[str, ...]  # what addresses of it begin with
    due_leads: TextClause  # takes rounds, skip, cursor, worker, now, horizon, per_host, limit; gives leads nobody else is taking

    def locate(self, url: URL, *, create: bool, busy_seconds: float) -> None:
        """Make sure the database is there; with `create` make it when it is missing."""
        ...

    def engine(self, url: URL, *, busy_seconds: float, durable: bool) -> Engine:
        """An engine that begins transactions as the option TRANSACTION says; a durable one survives a power cut."""
        ...

    def explain(self, error: Exception, shown: str) -> StoreError:
        """A database's complaint as a sentence about the database at the address `shown`."""
        ...

    def is_conflict(self, error: SQLAlchemyError) -> bool:
        """Two transactions got in each other's way; trying again helps."""
        ...

    def insert_new(self, table: Table) -> Insert:
        """Insert rows, leaving out those that some unique index has already."""
        ...

    def insert_or_replace(self, table: Table, key: Sequence[str]) -> Insert:
        """Insert rows, overwriting all but the number of those whose key is there already."""
        ...

    def insert_or_change(self, table: Table, key: Sequence[str], change: Change, only: Only) -> Insert:
        """Insert rows; of those whose key is there already, change some columns where a condition holds."""
        ...

    def claim(self, statement: Select[Any]) -> Select[Any]:
        """Rows that nobody else is taking, taken."""
        ...

    def take_numbers(self, connection: Connection, table: Table, count: int) -> Sequence[int]:
        """Numbers for new rows of a table whose rows are never deleted."""
        ...

    def folded(self, column: ColumnElement[str]) -> ColumnElement[str]:
        """Text in small letters, in every alphabet."""
        ...

    def hold(self, connection: Connection, lock: int) -> None:
        """Keep other programs from doing the work of this number at the same time, until the transaction ends."""
        ...

    def wait_for_writers(self, connection: Connection, table: Table) -> None:
        """Wait until nobody is in the middle of writing to a table, and let nobody begin before the transaction ends."""
        ...

    def hold_for_migration(self, connection: Connection) -> None:
        """Keep other programs from migrating at the same time, until the transaction ends."""
        ...

    def backup(self, engine: Engine, url: URL, revision: str) -> None:
        """A copy of the database as it was, before its tables are changed."""
        ...

    def faults(self, connection: Connection) -> list[str]:
        """What the database itself finds wrong with its files."""
        ...
