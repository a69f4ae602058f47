"""Human readings score higher than the same bytes read wrongly."""

from __future__ import annotations

import pytest

from kronika.html.letters import plausibility


@pytest.mark.parametrize(
    ("text", "right", "wrong"),
    [
        ("Příliš žluťoučký kůň", "windows-1250", "windows-1252"),
        ("Příliš žluťoučký kůň", "iso-8859-2", "windows-1250"),
        ("Příliš žluťoučký kůň", "windows-1250", "iso-8859-2"),
        ("Zażółć gęślą jaźń", "iso-8859-2", "windows-1250"),
        ("новости города", "windows-1251", "koi8-r"),
        ("новости города", "koi8-r", "windows-1251"),
    ],
)
def test_right_beats_wrong(text: str, right: str, wrong: str) -> None:
    body = text.encode(right)
    assert plausibility(body.decode(right))[0] > plausibility(body.decode(wrong, "replace"))[0]


def test_nothing_to_judge() -> None:
    assert plausibility("plain words „quoted“ –") == (0.0, 0)


def test_the_language_of_the_page_helps() -> None:
    assert plausibility("Gęś", "pl")[0] > plausibility("Gęś")[0]
