"""Which event an hour belongs to: in lists, sentences, under headings; and what is no hour."""

from __future__ import annotations

import pytest

from kronika.facts.hours import hour_mentions
from kronika.facts.kinds.mass_times.governing import events_of, governor
from kronika.facts.kinds.mass_times.neighbourhood import around, read
from kronika.facts.page_text import text_of_plain


def events(text: str) -> list[str]:
    page = text_of_plain(text)
    mentions = hour_mentions(page)
    reading = read(page, mentions)
    return [governor(reading, around(reading, number)).event for number in range(len(mentions))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Msza św. o godz. 18.00", ["mass"]),
        ("18.00 – Msza św.\n19.00 – Różaniec", ["mass", "devotion"]),
        ("7.00, 9.00 Msza Święta", ["mass", "mass"]),
        ("Różaniec o 17.15, Msza św. o 18.00", ["devotion", "mass"]),
        ("o godz. 7.30 różaniec, o godz. 8.00 Msza św.", ["devotion", "mass"]),
        ("Msza św. i różaniec o 7.00", ["mass"]),
        ("Spowiedź od 16.00 do 17.00", ["confession", "confession"]),
        ("Spotkanie po Mszy św. o 11.00", ["mass"]),
        ("Adoracja po Mszy św. do godz. 20.00", ["devotion"]),
        ("Nabożeństwo majowe po Mszy wieczornej, około 18.40", ["devotion"]),
        ("W środę Mszy nie ma, a o 18 odmawiamy nieszpory", ["devotion"]),
        ("Komunia św. poza Mszą o godz. 13.30", ["devotion"]),
        ("Biuro czynne 9.00-10.00", ["opening", "opening"]),
        ("próba o 16.30", ["meeting"]),
        ("godz. 16.00próba scholi", ["meeting"]),
        ("15 sierpnia", ["other"]),
        ("aż 7 mszy św.", ["other"]),
        ("Opublikowano 12.03.2026, 18:45", ["other"]),
    ],
)
def test_the_governing_event(text: str, expected: list[str]) -> None:
    assert events(text) == expected


def test_headings_govern_lists() -> None:
    text = "MSZE ŚWIĘTE\n\nNiedziela:\n • 7.00, 9.00\n\nKANCELARIA\n\nPoniedziałek:\n • 16.00-17.00\n"
    assert events(text) == ["mass", "mass", "office", "office"]


def test_a_term_rules_its_line_whatever_the_heading_says() -> None:
    assert events("Msze święte\n\nRóżaniec\n• codziennie 17.30\n") == ["devotion"]


def test_great_days_have_their_own_liturgy() -> None:
    assert events("Wielki Czwartek godz. 18.00\n\nWielki Piątek godz. 18.00") == ["mass", "devotion"]


def test_hints_name_known_events_only() -> None:
    page = text_of_plain("coś 18.00, potem Msza 19.00")
    assert set(events_of(page, hour_mentions(page))) <= {"mass", "other"}
