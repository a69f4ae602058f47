"""Rules are sure of few hours and right about them."""

from __future__ import annotations

import pytest

from kronika.facts.hours import hour_mentions
from kronika.facts.kinds.mass_times.rules import ruled
from kronika.facts.page_text import text_of_plain


def taken(text: str) -> list[str]:
    page = text_of_plain(text)
    mentions = hour_mentions(page)
    return [mentions[number].text for number in sorted(ruled(page, mentions))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Msza św. o godz. 18.00", ["18.00"]),
        ("18.00 – Msza św. dla wszystkich", ["18.00"]),
        ("MSZE ŚWIĘTE\n\nNiedziela:\n • 7.00, 9.00\n", ["7.00", "9.00"]),
    ],
)
def test_sure(text: str, expected: list[str]) -> None:
    assert taken(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Nie ma Mszy św. o 6.30",
        "zamiast Mszy o 9.00",
        "Spowiedź przed Mszą od 17.00",
        "Msze święte\n\nSchola\n• sobota, 10.00\n",
        "Msza o 20",
        "kościół otwarty 9.00-17.00",
        "Różaniec o 17.15",
    ],
)
def test_not_sure(text: str) -> None:
    assert taken(text) == []


def test_the_order_of_the_thesis_is_taken() -> None:
    text = "Msze święte\nNiedziele i święta: 8.00, 10.00\nDni powszednie: 7.00, 18.00"
    assert taken(text) == ["8.00", "10.00", "7.00", "18.00"]
