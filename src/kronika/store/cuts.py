"""What was cut off and why: counted by reason in the newest round that met it, with an example."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, case, true

from kronika.store.kind import Columns, DatabaseKind
from kronika.store.schema import cuts

CutKey = tuple[int, str]  # source and reason


@dataclass(slots=True)
class Cut:
    """Leads of one reason that one settling cut off."""

    example: str
    at: datetime  # when the round began
    count: int = 0


def count_cuts(connection: Connection, kind: DatabaseKind, made: Mapping[CutKey, Cut]) -> None:
    """Add to the counts; those of an earlier round begin anew."""
    rows = [
        {"source_id": source_id, "reason": reason, "count": cut.count, "example": cut.example, "at": cut.at}
        for (source_id, reason), cut in sorted(made.items())
    ]
    if rows:
        connection.execute(kind.insert_or_change(cuts, ("source_id", "reason"), added, always), rows)


def added(given: Columns) -> dict[str, ColumnElement[object]]:
    """The row that is there, with what was cut off now."""
    same = cuts.c.at >= given["at"]
    return {
        "count": case((same, cuts.c.count + given["count"]), else_=given["count"]),
        "example": case((same, cuts.c.example), else_=given["example"]),
        "at": case((same, cuts.c.at), else_=given["at"]),
    }


def always(given: Columns) -> ColumnElement[bool]:
    """Every row that is there changes."""
    return true()
