"""An episode as a row, and a row as an episode."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, Select, select

from kronika.model.health import Episode, Handling, Reason, Verdict
from kronika.store.health_schema import episodes
from kronika.store.schema import sources


def to_episode(row: Row[Any]) -> Episode:
    """A row, with its source's name, as a record."""
    return Episode(
        id=row.id,
        source=row.source,
        verdict=Verdict(row.verdict),
        since=row.since,
        noticed=row.noticed,
        until=row.until,
        first_page=row.first_page,
        last_good_page=row.last_good_page,
        documents=row.documents,
        damaged=row.damaged,
        reasons=tuple(Reason(**values) for values in row.reasons),
        handling=Handling(row.handling),
        snoozed_until=row.snoozed_until,
        note=row.note,
    )


def from_reasons(reasons: Iterable[Reason]) -> list[dict[str, Any]]:
    """Reasons for the database."""
    return [asdict(reason) for reason in reasons]


def whole() -> Select[Any]:
    """Episodes with the names of their sources."""
    return select(episodes, sources.c.name.label("source")).join_from(
        episodes, sources, episodes.c.source_id == sources.c.id
    )
