"""Office hours as JSON: everything the record holds, with the words behind each hour."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import datetime
from typing import Any

from kronika.facts.kinds.office_hours.closures import AGREED, CLOSED
from kronika.model.fact import FactRecord, Slot, Special


def as_json(record: FactRecord, *, now: datetime) -> str:
    """One JSON object."""
    closed = [special for special in record.specials if special.day.startswith(CLOSED)]
    agreed = [special for special in record.specials if special.day == AGREED]
    others = [special for special in record.specials if special not in closed and special not in agreed]
    told = {
        "kind": record.kind,
        "site": record.site,
        "subject": dict(record.subject),
        "slots": [slot_of(slot) for slot in record.slots],
        "closed": [special_of(special) for special in closed],
        "by_appointment": [special_of(special) for special in agreed],
        "specials": [special_of(special) for special in others],
        "contradictions": [asdict(one) for one in record.contradictions],
        "pages": list(record.pages),
        "made": record.made,
        "written": now.isoformat(),
    }
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def slot_of(slot: Slot) -> dict[str, Any]:
    """One opening."""
    return asdict(slot)


def special_of(special: Special) -> dict[str, Any]:
    """A closing, an agreement or a date."""
    told = asdict(special)
    told["day"] = special.day.removeprefix(CLOSED)
    told["dates"] = [day.isoformat() for day in special.dates]
    return told
