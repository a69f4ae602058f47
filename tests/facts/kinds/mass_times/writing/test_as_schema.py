"""Schedules as schema.org JSON-LD."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

from kronika.facts.kinds.mass_times.writing.as_schema import as_schema
from kronika.model.fact import FactRecord, Slot, Special
from tests.facts.kinds.mass_times.schedule_reading import NOW, record, slots


def told(made: FactRecord) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(as_schema(made, now=NOW))
    return found


def test_a_church_with_its_address_and_events() -> None:
    subject = {"name": "Parafia w Lipiu", "town": "Lipie", "street": "Polna 1"}
    church = told(record(*slots("sunday_holiday 08:00; weekday 18:00"), subject=subject))
    assert church["@context"] == "https://schema.org" and church["@type"] == "CatholicChurch"
    assert church["address"]["addressLocality"] == "Lipie"
    sunday, weekday = (event["eventSchedule"] for event in church["event"])
    assert sunday["@type"] == "Schedule" and sunday["startTime"] == "08:00:00"
    assert sunday["byDay"] == ["https://schema.org/Sunday", "https://schema.org/PublicHolidays"]
    assert sunday["scheduleTimezone"] == "Europe/Warsaw" and sunday["repeatFrequency"] == "P1W"
    assert "2026-06-04" in weekday["exceptDate"] and len(weekday["byDay"]) == 6


def test_seasons_have_their_first_and_last_day() -> None:
    (event,) = told(record(*slots("sunday_holiday~lipiec-sierpień 20:00")))["event"]
    assert event["eventSchedule"]["startDate"] == "2026-07-05" and event["description"] == "lipiec-sierpień"
    assert event["eventSchedule"]["endDate"] == "2027-08-29" and event["eventSchedule"]["byMonth"] == [7, 8]


def test_first_fridays_places_and_dates() -> None:
    special = Special(time="12:00", day="dated_or_special", dates=(date(2026, 5, 10),))
    friday, chapel, odpust = told(
        record(Slot(time="17:00", day="first_friday"), *slots("weekday@Borki 18:00"), specials=(special,))
    )["event"]
    assert friday["eventSchedule"]["byDay"] == ["1FR"] and friday["eventSchedule"]["repeatFrequency"] == "P1M"
    assert chapel["location"] == {"@type": "Place", "name": "Borki"}
    assert odpust["startDate"] == "2026-05-10T12:00:00+02:00"
