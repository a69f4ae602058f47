"""Hour mentions: every form that people write, what is no hour, ranges, and texts that mean harm."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.facts.hours import MOST, hour_mentions
from kronika.facts.page_text import text_of_html, text_of_plain

FORMS = [
    ("8.00", ["08:00"]),
    ("8:00", ["08:00"]),
    ("18,00", ["18:00"]),
    ("8.oo i 10.3o", ["08:00", "10:30"]),
    ("9oo, 11oo i 183o, telefon 12ooo", ["09:00", "11:00", "18:30"]),
    ("8: 00", ["08:00"]),
    ("21 : 00", ["21:00"]),
    ("7 30, 18 00", ["07:30", "18:00"]),
    ("7\n30", ["07:30"]),
    ("18³⁰ i 7⁰⁰", ["18:30", "07:00"]),
    ("8°°", ["08:00"]),
    ("700, 900, 1830", ["07:00", "09:00", "18:30"]),
    ("700,900,1100", ["07:00", "09:00", "11:00"]),
    ("godz.18.00", ["18:00"]),
    ("godz.1700)", ["17:00"]),
    ("o 20", ["20:00"]),
    ("o 9., 16.", ["09:00", "16:00"]),
    ("o godz. 7, 9 i 18", ["07:00", "09:00", "18:00"]),
    ("8.00,9.30,11.00", ["08:00", "09:30", "11:00"]),
    ("9.00/11.00", ["09:00", "11:00"]),
    ("godz. 18-30", ["18:30"]),
    ("16.0 do 18.00", ["16:00", "18:00"]),
    ("o 18-tej", ["18:00"]),
    ("24:00", ["24:00"]),
    ("9. 30", ["09:30"]),
]


def times(text: str) -> list[str]:
    return [mention.time for mention in hour_mentions(text_of_plain(text))]


@pytest.mark.parametrize(("text", "expected"), FORMS)
def test_every_form_is_understood(text: str, expected: list[str]) -> None:
    assert times(text) == expected


@pytest.mark.parametrize(
    "text", ["19.04.2026 r.", "w 1983 roku", "kan. 1248", "26,26", "18,00 zł", "831.20.31", "30 osób", "1,5%"]
)
def test_dates_prices_and_long_numbers_are_no_hours(text: str) -> None:
    assert times(text) == []


def test_numbers_of_the_day_are_kept_for_the_classifier() -> None:
    assert times("15 sierpnia, SP 8, (Mk 12, 30)") == ["15:00", "08:00", "12:00"]


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("16.00–17.30", ("16:00", "17:30")),
        ("od 16 do 17", ("16:00", "17:00")),
        ("w godz. 9-11", ("09:00", "11:00")),
        ("od 16.00 do godz. 17.30", ("16:00", "17:30")),
        ("18⁰⁰-19⁰⁰", ("18:00", "19:00")),
    ],
)
def test_the_ends_of_a_range_know_each_other(text: str, ends: tuple[str, str]) -> None:
    first, last = hour_mentions(text_of_plain(text))
    assert (first.time, first.until, first.since) == (ends[0], ends[1], "")
    assert (last.time, last.since, last.until) == (ends[1], ends[0], "")


def test_a_row_with_dashes_is_a_list_and_no_range() -> None:
    assert [(one.since, one.until) for one in hour_mentions(text_of_plain("7.00 - 9.00 - 11.00"))] == [("", "")] * 3


def test_an_earlier_hour_after_a_dash_is_no_range() -> None:
    assert not any(one.until for one in hour_mentions(text_of_plain("18.00 – 7.00")))


def test_places_are_those_of_the_text() -> None:
    text = "  Niedziela:\n\n  • 7.30, 9.oo\n"
    found = hour_mentions(text_of_plain(text))
    assert [text[one.start : one.end] for one in found] == [one.text for one in found] == ["7.30", "9.oo"]
    assert [one.line for one in found] == [1, 1]


def test_a_raised_number_in_html_keeps_its_minutes() -> None:
    assert [one.time for one in hour_mentions(text_of_html("<p>Msza 18<sup>30</sup> i 7<sup>00</sup></p>"))] == [
        "18:30",
        "07:00",
    ]


@given(st.text(alphabet="0123456789 .,:-–o\ngodz⁰³°", max_size=300))
@settings(max_examples=300, deadline=None)
def test_no_text_breaks_it_and_mentions_never_overlap(text: str) -> None:
    found = hour_mentions(text_of_plain(text))
    assert all(one.end <= other.start for one, other in zip(found, found[1:], strict=False))
    assert all(text[one.start : one.end] == one.text and len(one.time) == 5 for one in found)


@pytest.mark.parametrize("piece", ["1", "1 ", "12:", "10 30 ", "18.00-", "9, ", "o "])
def test_a_megabyte_of_digits_ends_with_a_bounded_list(piece: str) -> None:
    assert len(hour_mentions(text_of_plain(piece * (1_000_000 // len(piece))))) <= MOST
