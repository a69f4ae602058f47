"""Office hours given out: every format says the same, and its own reader understands it."""

from __future__ import annotations

import json
from datetime import datetime, timedelta

from icalendar import Calendar
from opening_hours import OpeningHours

from kronika.facts.kinds.office_hours import KIND
from kronika.facts.kinds.office_hours.opening import ZONE, open_on
from kronika.model.fact import FactRecord
from tests.facts.kinds.office_hours.reading import NOW, record

TEXT = (
    "# Kancelaria\nod poniedziałku do czwartku 9.00–15.00 (przerwa 12.00–12.30)\nPiątek 8.30–10.00\nDruga sobota miesiąca 9–10\n\n"
    "W pierwsze piątki kancelaria nieczynna.\n\nW lipcu i sierpniu kancelaria czynna tylko we wtorki 10.00–12.00.\n\n"
    "W innych terminach po uzgodnieniu telefonicznym."
)


def value(made: FactRecord) -> str:
    return KIND.writers["osm"](made, now=NOW).partition("=")[2].strip()


def test_osm_is_what_it_should_be() -> None:
    assert value(record(TEXT)) == (
        "Mo-Th 09:00-12:00,12:30-15:00; Fr 08:30-10:00; Sa[2] 09:00-10:00; Jul-Aug off; Jul-Aug Tu 10:00-12:00; Fr[1] off"
        ' || "po uzgodnieniu telefonicznym"'
    )


def test_osm_means_the_same_as_our_calendar() -> None:
    made = record(TEXT)
    parsed = OpeningHours(value(made).partition(" || ")[0])
    start = datetime(2026, 1, 1)
    for step in range(365 * 24 * 2):
        moment = start + timedelta(minutes=30 * step)
        here = f"{moment:%H:%M}"
        ours = any(slot.time <= here < slot.until for slot in open_on(made, moment.date()))
        assert parsed.is_open(moment) == ours, moment


def test_parts_of_an_office_have_tags_of_their_own() -> None:
    made = record("# Urząd Gminy\nwtorek 8.00–16.00\n\nKasa czynna we wtorki w godz. 9–13")
    assert KIND.writers["osm"](made, now=NOW) == "opening_hours=Tu 08:00-16:00\nopening_hours:kasa=Tu 09:00-13:00\n"


def test_an_open_end_and_comments_are_written_safely() -> None:
    made = record("# Kancelaria\nŚroda od godz. 16.00\n\nPo uzgodnieniu telefonicznym także kiedy indziej.")
    assert value(made) == 'We 16:00+ || "po uzgodnieniu telefonicznym"'
    OpeningHours(value(made))


def test_the_calendar_falls_out_where_it_is_closed() -> None:
    made = record("# Kancelaria\nPiątek 8.30–10.00\n\nW pierwsze piątki kancelaria nieczynna.")
    calendar = Calendar.from_ical(KIND.writers["ics"](made, now=NOW))
    (event,) = [part for part in calendar.walk() if part.name == "VEVENT"]
    assert event.decoded("dtstart") == datetime(2026, 3, 20, 8, 30, tzinfo=ZONE)
    assert event.decoded("dtend") - event.decoded("dtstart") == timedelta(hours=1, minutes=30)
    assert event["rrule"]["byday"] == ["FR"]
    left_out = {one.dt.date() for one in event["exdate"].dts}
    assert datetime(2026, 4, 3).date() in left_out
    assert all(day.weekday() == 4 and day.day <= 7 for day in left_out)


def test_lines_of_a_calendar_are_short() -> None:
    lines = KIND.writers["ics"](record(TEXT), now=NOW).encode().split(b"\r\n")
    assert max(map(len, lines)) <= 75


def test_schema_has_days_and_dates() -> None:
    told = json.loads(KIND.writers["schema"](record(TEXT), now=NOW))
    hours = told["openingHoursSpecification"]
    assert hours[0]["dayOfWeek"][0] == "https://schema.org/Monday"
    assert {
        "opens": "10:00",
        "closes": "12:00",
        "validFrom": "2026-07-01",
        "validThrough": "2026-08-31",
    }.items() <= next(one for one in hours if one["opens"] == "10:00").items()
    assert any(one["opens"] == one["closes"] and one["validFrom"] == "2026-04-03" for one in hours)  # a first Friday


def test_json_holds_everything() -> None:
    told = json.loads(KIND.writers["json"](record(TEXT), now=NOW))
    assert told["kind"] == "office-hours"
    assert [one["day"] for one in told["closed"]] == ["first_friday"]
    assert told["by_appointment"][0]["note"] == "po uzgodnieniu telefonicznym"
    assert all(slot["evidence"][0]["words"] for slot in told["slots"])
