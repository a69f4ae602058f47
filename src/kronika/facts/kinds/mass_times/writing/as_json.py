"""A schedule as JSON: everything the record holds, with the words behind each hour."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import datetime
from typing import Any

from kronika.model.fact import FactRecord, Slot, Special


def as_json(record: FactRecord, *, now: datetime) -> str:
    """One JSON object; `schedule` is the short form that scripts read, `slots` the long one."""
    told = {
        "kind": record.kind,
        "site": record.site,
        "subject": dict(record.subject),
        "schedule": short(record),
        "slots": [asdict(slot) for slot in record.slots],
        "specials": [special_of(special) for special in record.specials],
        "contradictions": [asdict(one) for one in record.contradictions],
        "pages": list(record.pages),
        "made": record.made,
        "written": now.isoformat(),
    }
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def short(record: FactRecord) -> dict[str, list[str]]:
    """The times by day, place and season."""
    told: dict[str, list[str]] = {}
    for slot in record.slots:
        times = told.setdefault(key_of(slot), [])
        if slot.time not in times:
            times.append(slot.time)
    return told


def key_of(slot: Slot) -> str:
    """The key of a slot in the short form: "weekday@szpital~lato"."""
    return f"{slot.day}{'@' + slot.place if slot.place else ''}{'~' + slot.season if slot.season else ''}"


def special_of(special: Special) -> dict[str, Any]:
    """One dated mass."""
    return {**asdict(special), "dates": [day.isoformat() for day in special.dates]}
