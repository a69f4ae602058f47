"""A schedule as schema.org JSON-LD: a church with events, each with its Schedule."""

from __future__ import annotations

import json
from datetime import date, datetime
from typing import Any

from kronika.facts.church_calendar import days_between
from kronika.facts.kinds.mass_times.days import SUNDAY
from kronika.facts.kinds.mass_times.schedule_days import slots_on
from kronika.facts.kinds.mass_times.season_dates import ALL_MONTHS, holds, months_of
from kronika.facts.kinds.mass_times.upcoming import ZONE, moment
from kronika.facts.kinds.mass_times.writing.as_ics import SUMMARY, is_by_rule
from kronika.facts.kinds.mass_times.writing.rules_of_days import nth_of, weekdays_of
from kronika.model.fact import FactRecord, Slot, Special

CONTEXT = "https://schema.org"
DAYS = {
    "MO": "Monday",
    "TU": "Tuesday",
    "WE": "Wednesday",
    "TH": "Thursday",
    "FR": "Friday",
    "SA": "Saturday",
    "SU": "Sunday",
}
HOLIDAYS = "https://schema.org/PublicHolidays"
ADDRESS = {
    "street": "streetAddress",
    "town": "addressLocality",
    "postcode": "postalCode",
    "voivodeship": "addressRegion",
}


def as_schema(record: FactRecord, *, now: datetime) -> str:
    """One JSON-LD object: the church, its weekly masses and its dated ones, to the end of next year."""
    today = now.astimezone(ZONE).date()
    days = days_between(today, date(today.year + 1, 12, 31))
    held = {day: slots_on(record.slots, day) for day in days}
    events = [
        weekly_event(slot, [day for day in days if slot in held[day]], days) for slot in record.slots if slot.time
    ]
    dated = [
        dated_event(special, day)
        for special in record.specials
        for day in special.dates
        if day >= today and special.day != "reference"
    ]
    told: dict[str, Any] = {
        "@context": CONTEXT,
        "@type": "CatholicChurch",
        "name": record.subject.get("name") or record.site,
        **address(record),
        "event": [*(event for event in events if event), *dated],
    }
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def address(record: FactRecord) -> dict[str, Any]:
    """Where it is, as far as that is known."""
    parts = {name: record.subject[key] for key, name in ADDRESS.items() if record.subject.get(key)}
    return {"address": {"@type": "PostalAddress", "addressCountry": "PL", **parts}} if parts else {}


def weekly_event(slot: Slot, actual: list[date], days: list[date]) -> dict[str, Any] | None:
    """One line of the schedule; a season nobody knows the dates of is told only in words."""
    if not weekdays_of(slot):
        return None
    by_rule = [day for day in days if is_by_rule(slot, day)]
    known = holds(slot.season, days[0]) is not None
    return {
        "@type": "Event",
        "name": f"{SUMMARY} ({slot.note})" if slot.note else SUMMARY,
        **({"description": slot.season} if slot.season else {}),
        **where(slot.place),
        "eventSchedule": {
            "@type": "Schedule",
            **frequency(slot),
            **({"byMonth": list(months_of(slot.season))} if known and months_of(slot.season) != ALL_MONTHS else {}),
            "startTime": f"{slot.time}:00",
            "scheduleTimezone": str(ZONE),
            **(bounds(actual, by_rule) if known and actual else {}),
        },
    }


def frequency(slot: Slot) -> dict[str, Any]:
    """How often, on which days; holy days are public holidays here."""
    days = [f"{CONTEXT}/{DAYS[code]}" for code in weekdays_of(slot)]
    nth = nth_of(slot)
    if nth:
        return {"repeatFrequency": "P1M", "byDay": [f"{number}{code}" for number in nth for code in weekdays_of(slot)]}
    return {"repeatFrequency": "P1W", "byDay": [*days, HOLIDAYS] if slot.day == SUNDAY else days}


def bounds(actual: list[date], by_rule: list[date]) -> dict[str, Any]:
    """The first and last day and those between on which it is not held."""
    left_out = sorted(day for day in {*by_rule} - {*actual} if actual[0] <= day <= actual[-1])
    return {
        "startDate": actual[0].isoformat(),
        "endDate": actual[-1].isoformat(),
        **({"exceptDate": [day.isoformat() for day in left_out]} if left_out else {}),
    }


def dated_event(special: Special, day: date) -> dict[str, Any]:
    """One dated mass."""
    return {
        "@type": "Event",
        "name": f"{SUMMARY} ({special.note})" if special.note else SUMMARY,
        **where(special.place),
        "startDate": moment(day, special.time).isoformat(),
    }


def where(place: str) -> dict[str, Any]:
    """A place that is not the church itself."""
    return {"location": {"@type": "Place", "name": place}} if place else {}
