"""Sudden death between any two statements of a writing transaction."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event

from kronika.store.metadata import metadata
from kronika.store.store import Store


class Crash(BaseException):
    """The process ends; nobody catches it."""


@contextmanager
def crashing(store: Store, at: int, *, durable: bool = False) -> Iterator[list[int]]:
    """The process ends before the n-th statement that is written; counts them."""
    database: Any = store._database
    engine = database._durable_engine() if durable else database._writing
    count = [0]

    def before(*_: object) -> None:
        count[0] += 1
        if count[0] == at:
            raise Crash

    event.listen(engine, "before_cursor_execute", before)
    try:
        yield count
    finally:
        event.remove(engine, "before_cursor_execute", before)


def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables."""
    with store._database.read() as connection:
        return {
            name: sorted((tuple(row) for row in connection.execute(table.select())), key=repr)
            for name, table in metadata.tables.items()
        }
