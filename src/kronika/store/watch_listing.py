"""Lists of watches: which of them, in which order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import ColumnElement, Select, func, literal_column

from kronika.model.errors import InputError
from kronika.model.watch import COMPARED, WatchFilter, WatchState
from kronika.store.group_schema import watch_groups
from kronika.store.kind import DatabaseKind
from kronika.store.watch_rows import WHOLE
from kronika.store.watch_schema import standings, watches

FINE = sorted(state.value for state in (*COMPARED, WatchState.NEW))
LABEL = func.coalesce(func.nullif(watches.c.name, ""), func.nullif(standings.c.title, ""), watches.c.url)
NEVER: ColumnElement[Any] = literal_column("0")

Fold = Callable[[ColumnElement[Any]], ColumnElement[str]]

ORDERS: dict[str, Callable[[Fold], ColumnElement[Any]]] = {
    "name": lambda fold: fold(LABEL),
    "group": lambda fold: fold(func.coalesce(watch_groups.c.name, "")),
    "state": lambda fold: standings.c.stands,
    "changed": lambda fold: func.coalesce(standings.c.changed, NEVER),
    "checked": lambda fold: func.coalesce(standings.c.checked, NEVER),
    "next": lambda fold: func.coalesce(standings.c.next_check, NEVER),
    "added": lambda fold: watches.c.id,
}
"""What a list can be sorted by; with “-” before it the other way round."""


def chosen(which: WatchFilter, kind: DatabaseKind) -> Select[Any]:
    """The watches a filter lets through."""
    statement = WHOLE.where(watches.c.removed.is_not(None) if which.removed else watches.c.removed.is_(None))
    if which.group_id is not None:
        statement = statement.where(watch_groups.c.id == which.group_id)
    if which.state is not None:
        statement = statement.where(standings.c.stands == which.state.value)
    if which.troubled:
        statement = statement.where(standings.c.stands.not_in(FINE))
    if which.paused is not None:
        statement = statement.where(watches.c.paused.is_(which.paused))
    text = kind.folded(watches.c.name + " " + standings.c.title + " " + watches.c.url)
    for word in which.words.split():
        statement = statement.where(text.contains(word.lower(), autoescape=True))
    return statement


def ordered(statement: Select[Any], sort: str, kind: DatabaseKind) -> Select[Any]:
    """In the order that was asked for; equal ones by age."""
    name = sort.removeprefix("-")
    if name not in ORDERS:
        raise InputError(f"Watched pages cannot be sorted by “{name}”; choose one of: {', '.join(ORDERS)}.")
    column = ORDERS[name](kind.folded)
    return statement.order_by(column.desc() if sort.startswith("-") else column.asc(), watches.c.id)
