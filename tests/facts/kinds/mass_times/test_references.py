"""Masses that only place another event."""

from __future__ import annotations

import pytest

from tests.facts.kinds.mass_times.schedule_reading import days

REFERENCES = [
    "Spotkanie rodziców po Mszy św. o 11.00.",
    "Spowiedź przed Mszą świętą o godz. 18.00.",
    "Poświęcenie wieńców dożynkowych – 17 sierpnia podczas Mszy św. o 12.30",
    "W niedziele chrzest na Mszy św. o godz. 11.00",
    "Środa po Mszy o godzinie 18.00",
]
OTHERS = [
    ("Zapraszamy na Mszę św. w niedziele o 11.00.", "sunday_holiday"),
    ("Pierwsza Komunia w niedzielę 12 maja podczas Mszy św. o godz. 10.30", "dated_or_special"),
    ("Roraty: podczas Mszy świętej, codziennie o 7.00", "weekday~adwent"),
    ("W I piątek okazja podczas Mszy św. o 6.00; 7.00; 8.00", "first_friday first_friday first_friday"),
]


@pytest.mark.parametrize("text", REFERENCES)
def test_references(text: str) -> None:
    assert days(text) == "reference"


def test_all_hours_of_a_reference_are_references() -> None:
    assert days("Kawiarenka po Mszach św. o 9.00 i 11.30") == "reference reference"


@pytest.mark.parametrize(("text", "want"), OTHERS)
def test_masses_of_their_own(text: str, want: str) -> None:
    assert days(text) == want
