"""Dates are found as runs of tokens, and prices are none."""

from __future__ import annotations

import pytest

from kronika.watch.noise.date_runs import all_dates
from kronika.watch.words import words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("úterý 17. listopadu 2026, 14:05 hod", ["úterý 17 . listopadu 2026 , 14:05"]),
        ("17. 11. 2026", ["17 . 11 . 2026"]),
        ("od 17.11.2026 do 20.11.2026", ["17.11.2026", "20.11.2026"]),
        ("2026-11-17 14:05:31 CET", ["2026-11-17 14:05:31 cet"]),
        ("November 5, 2026 at 3:04 pm", ["november 5 , 2026 at 3:04 pm"]),
        ("5 ноября 2026 г., 14:05", ["5 ноября 2026 г ., 14:05"]),
        ("cena 15 Kč, 12.50 Kč", []),
        ("17.11.2026, 12.50 Kč", ["17.11.2026"]),
        ("v roce 1998 bylo 25 lidí", []),
        ("tel. 777 123 456", []),
    ],
)
def test_dates(text: str, expected: list[str]) -> None:
    """The whole run, without the words around."""
    lowered = [word.lower() for word in words(text)]
    found = [" ".join(lowered[start:end]) for start, end in all_dates(lowered, 0, len(lowered))]
    assert found == expected
