"""Lists of hours: what is joined by signs and short notes is one list, what is not is not."""

from __future__ import annotations

import pytest

from kronika.facts.chains import chains_of
from kronika.facts.hours import hour_mentions
from kronika.facts.page_text import text_of_plain


@pytest.mark.parametrize(
    ("text", "firsts"),
    [
        ("7.00, 9.00 (dzieci) i 18.00", [0, 0, 0]),
        ("7.00 9.00", [0, 0]),
        ("o 9., 11. i 16.", [0, 0, 0]),
        ("7.00 Msza, 9.00", [0, 1]),
        ("Msza o 20.00, o 21.00 apel", [0, 1]),
        ("16.00–17.00, 18.00", [0, 1, 1]),
    ],
)
def test_chains(text: str, firsts: list[int]) -> None:
    page = text_of_plain(text)
    assert [chain.first for chain in chains_of(page, hour_mentions(page))] == firsts
