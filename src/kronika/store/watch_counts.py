"""Watching in numbers: pages, those in trouble, and changes."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, func, select

from kronika.model.watch import WatchState
from kronika.store.watch_listing import FINE
from kronika.store.watch_schema import changes, standings, watches

LIVING = watches.c.removed.is_(None)


def watch_counts(connection: Connection, morning: datetime) -> dict[str, int]:
    """As the overview tells them; `morning` is when the day began."""

    def number(statement: Select[Any]) -> int:
        return int(connection.execute(statement).scalar_one())

    pages = select(func.count()).select_from(watches).where(LIVING)
    standing = pages.join(standings, standings.c.id == watches.c.id)
    found = pages.join(changes, changes.c.watch_id == watches.c.id)
    today = changes.c.at >= morning, changes.c.state == WatchState.CHANGED.value
    return {
        "watched": number(pages),
        "troubled": number(standing.where(standings.c.stands.not_in(FINE), ~watches.c.paused)),
        "changes_today": number(found.where(*today)),
        "changes_open": number(found.where(changes.c.acknowledged.is_(None))),
    }
