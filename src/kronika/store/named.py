"""Sources by name, removed ones too: what they brought stays and can still be listed."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, select

from kronika.store.schema import sources


def sources_named(connection: Connection, name: str) -> list[int]:
    """Numbers of all sources that have or had this name."""
    return list(connection.execute(select(sources.c.id).where(sources.c.name == name)).scalars())


def numbers_of(connection: Connection, names: Iterable[str]) -> dict[str, int]:
    """The newest source of each name."""
    statement = (
        select(sources.c.name, sources.c.id).where(sources.c.name.in_(sorted(set(names)))).order_by(sources.c.id)
    )
    return dict(connection.execute(statement).all())
