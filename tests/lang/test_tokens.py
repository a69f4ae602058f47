"""Tokens are words, numbers, addresses and marks; nothing but white space lies between them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.lang.tokens import tokenise

CASES = [
    "Alena | Sušová-Salminen | , | např | . | v | Bielsku-Białej",
    "Vakcína | proti | COVID-19 | a | let | MH17",
    "v | 21.30 | , | 3,5 | % | , | 5G | a | 1 | 000 | Kč",
    "O'Neill | met | Bush | 's | dog | , | don't | ask | ...",
    "píše | iDNES.cz | a | Gazeta.Ru | . | Konec",
    "viz | https://example.org/a,b?c=1 | , | www.example.org | .",
    "pište | na | jan.novak@example.org | .",
    "Во́лков | -- | да",
]


@pytest.mark.parametrize("marked", CASES)
def test_tokens(marked: str) -> None:
    text = marked.replace(" | ", " ")
    assert [token.text for token in tokenise(text)] == marked.split(" | ")


def test_without_blanks() -> None:
    assert [token.text for token in tokenise("(15-letni, «да».)")] == [
        "(",
        "15",
        "-",
        "letni",
        ",",
        "«",
        "да",
        "»",
        ".",
        ")",
    ]


@given(text=st.text(alphabet=st.sampled_from("aAž1 .-_'’@/:w\n\u0301\u00adд"), max_size=60) | st.text())
def test_any_text(text: str) -> None:
    at = 0
    for token in tokenise(text):
        assert not text[at : token.start].strip()
        assert text[token.start : token.end] == token.text != ""
        at = token.end
    assert not text[at:].strip()


def test_a_stretch_keeps_its_places() -> None:
    text = "Včera přišel. Dnes odešel."
    assert [token.text for token in tokenise(text, 14, 18)] == ["Dnes"]
    assert tokenise(text, 14, 18)[0].start == 14
