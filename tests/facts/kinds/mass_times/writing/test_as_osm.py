"""Schedules as service_times of OpenStreetMap; every one of them is read by another program's parser."""

from __future__ import annotations

from datetime import datetime

import pytest
from opening_hours import OpeningHours, validate

from kronika.facts.kinds.mass_times.writing.as_osm import as_osm
from kronika.model.fact import Slot
from tests.facts.kinds.mass_times.schedule_reading import NOW, record, slots


def osm(schedule: str) -> str:
    return as_osm(record(*slots(schedule)), now=NOW).strip()


@pytest.mark.parametrize(
    ("schedule", "want"),
    [
        ("sunday_holiday 08:00 10:00; weekday 18:00", "Mo-Sa 18:00+; Su,PH 08:00+,10:00+"),
        ("weekday 07:00 18:00; first_friday 17:00", "Mo-Sa 07:00+,18:00+, Fr[1] 17:00+"),
        ("weekday 07:00 18:00; first_friday 07:00 17:00", "Mo-Sa 07:00+,18:00+; Fr[1] 07:00+,17:00+"),
        ("weekday 07:00; saturday 08:00; saturday_vigil 18:00", "Mo-Sa 07:00+; Sa 08:00+, Sa 18:00+"),
        ("days:wt-czw 09:00", "Tu,Th 09:00+"),
        (
            "weekday~lato 18:00; weekday~zima 17:00",
            "Mar Su[-1]-Oct Su[-1] Mo-Sa 18:00+, Oct Su[-1]-Mar Su[-1] Mo-Sa 17:00+",
        ),
        ("sunday_holiday~lipiec-sierpień 20:00", "Jul-Aug Su,PH 20:00+"),
        ("sunday_holiday~X-IV 15:00", "Oct-Apr Su,PH 15:00+"),
        ("sunday_holiday~15_VI-15_IX 20:00", "Jun 15-Sep 15 Su,PH 20:00+"),
        ("weekday~adwent 06:00", 'Nov 27-Dec 24 Mo-Sa 06:00+ "adwent"'),
        ("weekday~poza_wakacjami 06:30", "Sep-Jun Mo-Sa 06:30+"),
        ("sunday_holiday@Borki 09:30", 'Su,PH 09:30+ "Borki"'),
        ("weekday~kiedyś 06:30", 'Mo-Sa 06:30+ "kiedyś"'),
        ("minor_feast 09:00", 'Feb 02,Mar 19,Mar 25,May 03,Jun 29,Dec 08 09:00+ "święta zniesione"'),
    ],
)
def test_rules(schedule: str, want: str) -> None:
    assert osm(schedule) == want and validate(want)


DAYS = (
    "sunday_holiday",
    "weekday",
    "saturday",
    "saturday_vigil",
    "first_friday",
    "minor_feast",
    "days:pn-sr",
    "days:nd",
)
SEASONS = (
    "",
    "lato",
    "zima",
    "adwent",
    "wielki post",
    "adwent-wielki post",
    "lis-lut",
    "maj",
    "15 V-15 IX",
    'dziwne „"',
)


@pytest.mark.parametrize("day", DAYS)
@pytest.mark.parametrize("season", SEASONS)
def test_every_string_can_be_parsed(day: str, season: str) -> None:
    for place in ("", 'Kaplica "na górce"'):
        slot = Slot(time="24:00", day=day, season=season, place=place, note="dzieci; młodzież")
        text = as_osm(record(slot, *slots("weekday 18:00")), now=NOW).strip()
        assert validate(text), text


def test_nth_sundays_and_notes() -> None:
    found = as_osm(
        record(
            Slot(time="09:30", day="sunday_holiday", note="1,3 niedz", place="Borki"),
            Slot(time="10:00", day="sunday_holiday", note="dzieci"),
        ),
        now=NOW,
    )
    assert found.strip() == 'Su,PH 10:00+ "dzieci", Su[1,3] 09:30+ "Borki"'


def test_a_saturday_of_its_own_replaces_the_weekday() -> None:
    hours = OpeningHours(
        osm("weekday 07:00; saturday 09:00").replace("07:00+", "07:00-07:30").replace("09:00+", "09:00-09:30")
    )
    assert hours.is_open(datetime(2026, 3, 27, 7, 10)) and not hours.is_open(datetime(2026, 3, 28, 7, 10))
    assert hours.is_open(datetime(2026, 3, 28, 9, 10))


def test_nothing_is_nothing() -> None:
    assert as_osm(record(), now=NOW) == ""
