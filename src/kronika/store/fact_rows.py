"""Fact records as rows: plain structures in, frozen records out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from datetime import date
from typing import Any

from sqlalchemy import Row

from kronika.model.fact import Contradiction, Evidence, FactRecord, Slot, Special, StoredFact

NAMED_ELSEWHERE = ("kind", "site")  # columns of their own, so that a renamed source takes its record along


def to_plain(record: FactRecord) -> dict[str, Any]:
    """A record as it is written, without its kind and its site."""
    plain = asdict(record)
    for special in plain["specials"]:
        special["dates"] = [day.isoformat() for day in special["dates"]]
    return {name: value for name, value in plain.items() if name not in NAMED_ELSEWHERE}


def to_stored(row: Row[Any], *, site: str) -> StoredFact:
    """A row as a record, under the name its source has now."""
    seen = row._mapping
    return StoredFact(
        record=to_record(row.record, kind=row.kind, site=site),
        at=row.at,
        changed=row.changed,
        until=seen.get("until"),
        basis=seen.get("basis") or "",
    )


def to_record(plain: Mapping[str, Any], *, kind: str, site: str) -> FactRecord:
    """What was written, as a record again."""
    return FactRecord(
        kind=kind,
        site=site,
        slots=tuple(slot_of(one) for one in plain["slots"]),
        specials=tuple(special_of(one) for one in plain["specials"]),
        contradictions=tuple(contradiction_of(one) for one in plain["contradictions"]),
        pages=tuple(plain["pages"]),
        made=plain["made"],
        subject=dict(plain["subject"]),
    )


def slot_of(plain: Mapping[str, Any]) -> Slot:
    """One line of a schedule."""
    return Slot(**{**plain, "by": tuple(plain["by"]), "evidence": evidence_of(plain)})


def special_of(plain: Mapping[str, Any]) -> Special:
    """One that belongs to a date."""
    dates = tuple(date.fromisoformat(day) for day in plain["dates"])
    return Special(**{**plain, "dates": dates, "evidence": evidence_of(plain)})


def contradiction_of(plain: Mapping[str, Any]) -> Contradiction:
    """Where pages disagree."""
    return Contradiction(**{**plain, "taken": tuple(plain["taken"]), "left": tuple(plain["left"])})


def evidence_of(plain: Mapping[str, Any]) -> tuple[Evidence, ...]:
    """The words behind a line."""
    return tuple(Evidence(**one) for one in plain["evidence"])
