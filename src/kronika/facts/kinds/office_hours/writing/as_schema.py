"""Office hours as schema.org's OpeningHoursSpecification, in JSON-LD."""

from __future__ import annotations

import calendar
import json
from datetime import date, datetime, timedelta
from typing import Any

from kronika.facts.kinds.office_hours.days import read
from kronika.facts.kinds.office_hours.opening import ZONE, falls_on, is_closed, open_on
from kronika.facts.kinds.office_hours.seasons import span
from kronika.model.fact import FactRecord, Slot

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
AHEAD = 180  # days for which exceptions are written out


def as_schema(record: FactRecord, *, now: datetime) -> str:
    """One Place; what repeats by the month and what is closed is written out by date."""
    today = now.astimezone(ZONE).date()
    specified = [
        *(usual(slot, today) for slot in record.slots if not read(slot.day)[1]),
        *exceptions(record, today),
    ]
    told: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "Place",
        "name": record.subject.get("name") or record.site,
        "openingHoursSpecification": specified,
    }
    if address := address_of(record):
        told["address"] = address
    if record.pages:
        told["url"] = record.pages[0]
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def usual(slot: Slot, today: date) -> dict[str, Any]:
    """One opening of the week."""
    days, _ = read(slot.day)
    told: dict[str, Any] = {
        "@type": "OpeningHoursSpecification",
        "dayOfWeek": [f"https://schema.org/{DAYS[day]}" for day in sorted(days)],
        "opens": slot.time,
        "closes": slot.until or "23:59",
    }
    if slot.place:
        told["name"] = slot.place
    if slot.season and (found := span(slot.season)):
        told |= {name: day.isoformat() for name, day in validity(*found, today).items()}
    return told


def validity(first: int, last: int, today: date) -> dict[str, date]:
    """The season that runs now, or the next one."""
    year = today.year
    end_year = year if first <= last else year + 1
    if first > last and today.month <= last:
        year, end_year = year - 1, year
    end = date(end_year, last, calendar.monthrange(end_year, last)[1])
    if end < today:
        year, end_year = year + 1, end_year + 1
        end = date(end_year, last, calendar.monthrange(end_year, last)[1])
    return {"validFrom": date(year, first, 1), "validThrough": end}


def exceptions(record: FactRecord, today: date) -> list[dict[str, Any]]:
    """Dates on which the usual hours fall out, and openings that come by the month."""
    found: list[dict[str, Any]] = []
    for ahead in range(AHEAD):
        day = today + timedelta(days=ahead)
        would = any(falls_on(slot.day, day) for slot in record.slots if not slot.season)
        if would and is_closed(record, day):
            found.append(dated(day, "00:00", "00:00"))
        found += [dated(day, slot.time, slot.until or "23:59") for slot in open_on(record, day) if read(slot.day)[1]]
    return found


def dated(day: date, opens: str, closes: str) -> dict[str, Any]:
    """The hours of one date; equal ends mean closed."""
    return {
        "@type": "OpeningHoursSpecification",
        "opens": opens,
        "closes": closes,
        "validFrom": day.isoformat(),
        "validThrough": day.isoformat(),
    }


def address_of(record: FactRecord) -> dict[str, str]:
    """What is known of where it is."""
    names = {
        "street": "streetAddress",
        "postcode": "postalCode",
        "town": "addressLocality",
        "voivodeship": "addressRegion",
    }
    found = {names[key]: value for key, value in record.subject.items() if key in names and value}
    return {"@type": "PostalAddress", **found} if found else {}
