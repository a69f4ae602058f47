"""Ranges of bare numbers are hours of an office; telephone numbers and dates are not."""

from __future__ import annotations

import pytest

from kronika.facts.kinds.office_hours.ranges import office_mentions
from kronika.facts.page_text import text_of_plain


def ranges(text: str) -> list[tuple[str, str]]:
    return [(one.time, one.until) for one in office_mentions(text_of_plain(text)) if one.until]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("pn.–pt. 9–15", [("09:00", "15:00")]),
        ("środa 16-17.30", [("16:00", "17:30")]),
        ("7:30 – 15:30 (przerwa 12-12.30)", [("07:30", "15:30"), ("12:00", "12:30")]),
        ("od 16.00 do 17.30", [("16:00", "17:30")]),
        ("St 8–12 13–17", [("08:00", "12:00"), ("13:00", "17:00")]),
    ],
)
def test_ranges_are_found(text: str, expected: list[tuple[str, str]]) -> None:
    assert ranges(text) == expected


@pytest.mark.parametrize("text", ["tel. 12 13-14", "w latach 10–12.05.2026", "17–15", "cena 10-12 zł", "34-620 Polany"])
def test_other_numbers_are_no_ranges(text: str) -> None:
    assert ranges(text) == []


def test_mentions_stand_where_they_say() -> None:
    page = text_of_plain("Biuro\n\nśroda 8-10 i 16.00–17.30")
    for one in office_mentions(page):
        assert page.text[one.start : one.end] == one.text
        assert page.lines[one.line].start <= one.start < page.lines[one.line].end
