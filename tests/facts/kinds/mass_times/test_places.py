"""Chapels, other churches and hospitals."""

from __future__ import annotations

import pytest

from kronika.facts.kinds.mass_times.places import called
from kronika.facts.kinds.mass_times.words.pl import KIND as POLISH
from tests.facts.kinds.mass_times.schedule_reading import days

SU, WK = "sunday_holiday", "weekday"


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("Niedziela: 8.00, 11.00, 9.30 w Zagajach", f"{SU} {SU} {SU}@Zagaje"),
        ("W niedziele w kaplicy w Borkach o 9.00, a w Zaroślach o 10.30", f"{SU}@Borki {SU}@Zarośla"),
        ("Niedziele\n• 8.00 – kościół parafialny\n• 9.30 – kaplica w Borkach", f"{SU} {SU}@Borki"),
        ("Niedziele\n8.00, 11.30 (Lipie); 9.30 (Wola)", f"{SU}@Lipie {SU}@Lipie {SU}@Wola"),
        ("Msze w niedziele: Lipie 8.00, Dąbrowa 9.30", f"{SU}@Lipie {SU}@Dąbrowa"),
        ("Kaplica szpitalna: niedziele 10.00, środy 16.00", f"{SU}@szpital days:sr@szpital"),
        ("Kościół św. Jana\nNiedziela: 8.00\nKościół św. Anny\nNiedziela: 9.00", f"{SU}@św. Jana {SU}@św. Anny"),
        ("W niedziele zapraszamy o 10.15 do kaplicy w sanatorium albo o 11.30 do kościoła", f"{SU}@sanatorium {SU}"),
        ("Niedziele rano: Rano 8.00, Wieczorem 18.00", f"{SU} {SU}"),
        ("W Niedziele: 8.00\nW Adwencie: 6.00 roraty", f"{SU} {WK}~adwent"),
    ],
)
def test_places(text: str, want: str) -> None:
    assert days(text) == want


def test_a_block_of_a_chapel_ends_with_the_next_heading_of_its_rank() -> None:
    text = "W Szpitalu:\n\n • w dni powszednie: 6:30\n • w niedz.: 10:30\nI piątek miesiąca:\n\n • 16:00"
    assert days(text) == f"{WK}@szpital {SU}@szpital first_friday"


def test_a_block_of_a_chapel_holds_for_the_days_under_it() -> None:
    text = "Kościół parafialny\nNiedziele:\n8.00\nDni powszednie:\n18.00\n\nKaplica w Borkach\nNiedziele:\n9.30\nDni powszednie:\n16.00"
    assert days(text) == f"{SU} {WK} {SU}@Borki {WK}@Borki"


def test_a_title_that_names_both_places_is_of_neither() -> None:
    text = "<h2>Msze w parafii i w sanatorium</h2><h3>Niedziele</h3><ul><li>8.00</li></ul><h3>Dni powszednie</h3><ul><li>18.00</li></ul>"
    assert days(text) == f"{SU} {WK}"


def test_the_only_church_of_a_page_is_the_parish_church() -> None:
    text = "Kościół św. Marcina\nNiedziele: 8.00, 10.00\nDni powszednie: 18.00"
    assert days(text) == f"{SU} {SU} {WK}"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Zagajach", "Zagaje"),
        ("Młynkach", "Młynki"),
        ("Wierzbince", "Wierzbinka"),
        ("Grabowie", "Grabów"),
        ("Wydmach", "Wydmy"),
    ],
)
def test_names_as_they_are_called(written: str, name: str) -> None:
    assert called(written, POLISH) == name
