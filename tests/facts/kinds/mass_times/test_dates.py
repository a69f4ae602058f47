"""Dates and feasts as cues of dated masses."""

from __future__ import annotations

from datetime import date

import pytest

from kronika.facts.kinds.mass_times.dates import date_cues
from kronika.facts.kinds.mass_times.folding import folded
from kronika.facts.kinds.mass_times.words.pl import KIND as POLISH


def shown(text: str) -> list[str]:
    return [text[cue.start : cue.end] for cue in date_cues(text, folded(text), POLISH)]


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("w niedzielę 12 maja 2024 o", ["niedzielę 12 maja 2024"]),
        ("06.08.2025 r.", ["06.08.2025"]),
        ("15.04 (poniedziałek) godz. 16", ["15.04 (poniedziałek"]),
        ("1 i 2 listopada", ["1 i 2 listopada"]),
        ("15 VIII", ["15 VIII"]),
        ("od 24 stycznia", []),
        ("do 30 marca", []),
        ("o 9., 11. i 16.", []),
        ("18,00\nI piątek", []),
        ("Środa Popielcowa", ["Środa Popielcowa"]),
        ("parafia Wszystkich Świętych", []),
        ("Wielki Piątek", ["Wielki Piątek"]),
        ("17 każdego miesiąca", ["17 każdego miesiąca"]),
    ],
)
def test_words(text: str, want: list[str]) -> None:
    assert shown(text) == want


def test_dates_with_a_year_are_days() -> None:
    (cue,) = date_cues("1 i 2 listopada 2025", folded("1 i 2 listopada 2025"), POLISH)
    assert cue.dates == (date(2025, 11, 1), date(2025, 11, 2))


def test_the_only_year_of_a_page_is_the_year_of_its_dates() -> None:
    text = "Ogłoszenia 19.04.2020\nW środę 22 kwietnia o 18.00"
    assert date_cues(text, folded(text), POLISH)[-1].dates == (date(2020, 4, 22),)
    two = "Ogłoszenia 19.04.2020, archiwum 12.04.2019\nW środę 22 kwietnia o 18.00"
    assert date_cues(two, folded(two), POLISH)[-1].dates == ()


def test_a_day_that_is_not_there_is_no_date() -> None:
    assert date_cues("30 lutego 2024", "30 lutego 2024", POLISH)[0].dates == ()
