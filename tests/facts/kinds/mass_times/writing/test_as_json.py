"""Schedules as JSON."""

from __future__ import annotations

import json
from datetime import date

from kronika.facts.kinds.mass_times.writing.as_json import as_json
from kronika.model.fact import Evidence, Slot, Special
from tests.facts.kinds.mass_times.schedule_reading import NOW, record, slots


def test_the_short_and_the_long_form() -> None:
    words = Evidence(url="http://a/msze", start=3, end=7, words="Niedziele: 8.00")
    slot = Slot(time="08:00", day="sunday_holiday", confidence=0.97, by=("rules",), evidence=(words,))
    told = json.loads(as_json(record(slot, *slots("weekday@Borki~lato 18:00 19:00")), now=NOW))
    assert told["schedule"] == {"sunday_holiday": ["08:00"], "weekday@Borki~lato": ["18:00", "19:00"]}
    assert told["slots"][0]["evidence"][0]["words"] == "Niedziele: 8.00" and told["slots"][0]["by"] == ["rules"]
    assert told["kind"] == "mass-times" and told["site"] == "lipie" and told["written"] == NOW.isoformat()


def test_dates_are_written_as_dates_and_letters_stay() -> None:
    special = Special(time="12:00", day="dated_or_special", dates=(date(2026, 5, 10),), place="Łąka")
    text = as_json(record(specials=(special,)), now=NOW)
    assert json.loads(text)["specials"][0]["dates"] == ["2026-05-10"] and "Łąka" in text
