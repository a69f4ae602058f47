"""Seasons named beside hours and over blocks of them."""

from __future__ import annotations

import pytest

from kronika.facts.hours import hour_mentions
from kronika.facts.kinds.mass_times.seasons import rest_of_year
from kronika.facts.kinds.mass_times.understanding import understand
from kronika.facts.kinds.mass_times.words.pl import KIND as POLISH
from kronika.facts.page_text import text_of_plain
from tests.facts.kinds.mass_times.schedule_reading import days, told

SU, WK = "sunday_holiday", "weekday"
JULY = "lipiec-sierpień"


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("Dni powszednie: 7.00, 18.00 (czas letni), 17.00 (czas zimowy)", f"{WK} {WK}~lato {WK}~zima"),
        ("W dni powszednie: latem 18.30, zimą 17.00", f"{WK}~lato {WK}~zima"),
        ("Dni powszednie: 7.00, 18.30 (zimą 17.00)", f"{WK} {WK}~lato {WK}~zima"),
        ("Niedziele: 9.00, 16.00 (od X do IV o 15.00)", f"{SU} {SU}~V-IX {SU}~X-IV"),
        ("Niedziele: 9.00, 18.00 (od listopada do lutego 17.00)", f"{SU} {SU} {SU}~lis-lut"),
        ("Niedziele: 9.00 (oprócz wakacji), 11.00", f"{SU}~poza wakacjami {SU}"),
        ("Niedziele: 9.00, 13.00 (oprócz lipca i sierpnia)", f"{SU} {SU}~poza wakacjami"),
        ("Niedziele: 9.00, 18.00 (w lipcu i sierpniu o 19.00)", f"{SU} {SU} {SU}~{JULY}"),
        ("Lipiec i sierpień\n\nNiedziele: 8.00\nDni powszednie: 18.00", f"{SU}~{JULY} {WK}~{JULY}"),
        ("W wakacje: niedziele 8.00, 10.00; dni powszednie 18.00", f"{SU}~{JULY} {SU}~{JULY} {WK}~{JULY}"),
        ("Dni powszednie\n7:00 18:00 czas letni\n7:00 17:00 czas zimowy", f"{WK}~lato {WK}~lato {WK}~zima {WK}~zima"),
        ("Roraty w Adwencie codziennie o 6.30", f"{WK}~adwent"),
        ("Niedziele od 15 czerwca do 15 września: 20.00", f"{SU}~15 VI-15 IX"),
        ("Od lutego w niedziele: 8.00", SU),
        ("Do wakacji w niedziele o 15.00", SU),
        ("Niedziele: 10.00 (w lipcu i sierpniu bez kazania)", SU),
    ],
)
def test_beside_hours(text: str, want: str) -> None:
    assert days(text) == want


def test_a_season_under_a_day_ends_with_the_day() -> None:
    text = "Dni powszednie\n\nczas letni\n18.00\n\nczas zimowy\n17.00\n\nNiedziele\n8.00"
    assert days(text) == f"{WK}~lato {WK}~zima {SU}"


def test_winter_under_a_day_leaves_summer_to_the_hours_above() -> None:
    text = "Msze w niedziele\n\n• 8.00\n\nMsze w dni powszednie\n\n• 18.00\n• 18.45\n\nw okresie zimowym\n\n• 17.00\n• 17.45"
    assert days(text) == f"{SU} {WK}~lato {WK}~lato {WK}~zima {WK}~zima"


def test_a_block_over_days_ends_with_the_next_block() -> None:
    text = "PORZĄDEK W WAKACJE\n\n• niedziele: 8.00\n• dni powszednie: 18.00\n\nPORZĄDEK W ROKU SZKOLNYM\n\n• niedziele: 9.00"
    assert days(text) == f"{SU}~{JULY} {WK}~{JULY} {SU}"


def test_a_season_in_brackets_is_of_the_hour_in_them_even_if_that_is_no_mass() -> None:
    text = "Niedziele: 700, 1800 (w zimie o godz.1600 nieszpory)"
    assert told(text, lambda mention: mention.text != "1600") == [f"07:00 {SU}", f"18:00 {SU}"]


def test_a_heading_of_devotions_gives_no_season_to_masses() -> None:
    assert days("Nabożeństwa w Wielkim Poście:\n\n• czwartek, Msza szkolna 17.00") == "days:czw"
    assert days("Msze w Wielkim Poście:\n\n• czwartek 17.00") == "days:czw~wielki post"


def test_the_rest_of_the_year() -> None:
    assert rest_of_year("zima", POLISH) == "lato"
    assert rest_of_year("X-IV", POLISH) == "V-IX"
    assert rest_of_year("adwent", POLISH) is None


def test_bare_hours_in_brackets_have_the_season_to_themselves() -> None:
    page = text_of_plain("Msza św. w dni powszednie o 18 (w czasie zimowym o 17)")
    mentions = hour_mentions(page)
    meant = understand(page, mentions, frozenset(range(len(mentions))))
    assert [(mentions[number].time, meant[number].season) for number in meant] == [("18:00", "lato"), ("17:00", "zima")]
