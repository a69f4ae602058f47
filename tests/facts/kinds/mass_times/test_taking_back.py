"""Hours that the text takes back."""

from __future__ import annotations

import pytest

from tests.facts.kinds.mass_times.schedule_reading import told, understood

SU, WK = "sunday_holiday", "weekday"


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("Nie ma Mszy św. o 6.30 i 16.00.", ["06:30 negated", "16:00 negated"]),
        ("Nie będzie Mszy o godz. 16.00.", ["16:00 negated"]),
        ("W niedziele o 10.00 (zamiast o 9.00).", [f"10:00 {SU}", "09:00 superseded"]),
        (
            "W niedziele zamiast dwóch Mszy, o 7.00 i o 9.00, będzie jedna, o 8.00.",
            ["07:00 superseded", "09:00 superseded", f"08:00 {SU}"],
        ),
        ("Msza o 9.00 zostaje przeniesiona na 10.00 w każdą niedzielę.", ["09:00 superseded", f"10:00 {SU}"]),
        ("Mszę o godz. 10.30 przesuwamy i w niedziele będzie o godz. 10.00.", ["10:30 superseded", f"10:00 {SU}"]),
        ("W środę Mszy nie ma, a o 18.00 są nieszpory.", ["18:00 negated"]),
        ("W niedziele nie ma Mszy o 7.00, a o 9.00 jest.", ["07:00 negated", f"09:00 {SU}"]),
        ("W niedziele Msze o 9.00 i 10.00.", [f"09:00 {SU}", f"10:00 {SU}"]),
    ],
)
def test_statuses(text: str, want: list[str]) -> None:
    assert told(text) == want


def test_no_mass_in_the_holidays_leaves_it_outside_them() -> None:
    text = "Dni powszednie: 6.30, 7.00\nW czasie wakacji i ferii nie ma Mszy św. o 6.30."
    assert told(text) == [f"06:30 {WK}~poza wakacjami", f"07:00 {WK}", "06:30 negated"]


def test_a_negation_counts_even_if_its_hour_was_judged_to_be_no_mass() -> None:
    text = "Dni powszednie: 6.30, 7.00\nW wakacje nie ma Mszy św. o 6.30."
    first = {mention.start for mention, _ in understood(text)[:2]}
    assert told(text, lambda mention: mention.start in first) == [f"06:30 {WK}~poza wakacjami", f"07:00 {WK}"]


def test_no_mass_on_one_day_leaves_the_others() -> None:
    text = "Dni powszednie\n- 6.30, 8.00\n- w poniedziałek nie ma Mszy o 6.30\nSobota\n- 8.00"
    assert told(text)[:2] == ["06:30 days:wt-sr-czw-pt", f"08:00 {WK}"]


def test_no_mass_on_one_date_leaves_the_week_alone() -> None:
    text = "Niedziele: 9.00, 16.00\n15 września nie będzie Mszy o 16.00."
    assert told(text) == [f"09:00 {SU}", f"16:00 {SU}", "16:00 negated"]
