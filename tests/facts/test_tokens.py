"""Tokens: hours are one, plain numbers are none, and sentences end where they end."""

from __future__ import annotations

import pytest

from kronika.facts.hours import hour_mentions
from kronika.facts.page_text import text_of_plain
from kronika.facts.tokens import HOUR, ends_sentence, tokens_of


def is_hour(text: str, place: int = 0) -> bool:
    page = text_of_plain(text)
    tokens = tokens_of(page, hour_mentions(page))
    return tokens.tokens[tokens.hours[place]].stem == HOUR


@pytest.mark.parametrize(
    "text", ["o 20", "Msza 18.00", "niedziela: 730", "od 9 do 11", "7⁰⁰", "w niedziele 1830", "700, 900"]
)
def test_hours(text: str) -> None:
    assert is_hour(text)


@pytest.mark.parametrize(
    "text",
    [
        "15 sierpnia",
        "(15 VIII)",
        "20 osób",
        "SP 15",
        "(J 6, 35)",
        "marca 2020 r.",
        "konto 1020 0000 0012",
        "parafia liczy 1830 wiernych",
        "0:00/ 0:00",
        "dodano 9:47",
        "05.04 (piątek)",
    ],
)
def test_plain_numbers(text: str) -> None:
    assert not is_hour(text)


def test_an_abbreviation_does_not_end_a_sentence() -> None:
    page = text_of_plain("Msza św. o godz. Dalej. Nowe")
    tokens = tokens_of(page, []).tokens
    assert [
        page.text[token.start - 5 : token.start]
        for place, token in enumerate(tokens)
        if token.stem == "." and ends_sentence(tokens, place, page.text)
    ] == ["Dalej"]
