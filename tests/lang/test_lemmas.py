"""Words come to their dictionary forms, also at the beginning of a sentence and where no dictionary knows them."""

from __future__ import annotations

import pytest

from kronika.lang.language import language
from kronika.lang.lemmas import lemma

CASES = [
    ("cs", "městech", "město"),
    ("cs", "řekla", "říci"),
    ("cs", "krabičkového", "krabičkový"),  # no dictionary has it
    ("pl", "była", "być"),
    ("pl", "ma", "mieć"),
    ("pl", "miastach", "miasto"),
    ("pl", "Warszawie", "Warszawa"),
    ("ru", "городах", "город"),
    ("ru", "го\u0301рода", "город"),
    ("ru", "должны", "должен"),
    ("en", "cities", "city"),
    ("en", "don’t", "do"),
    ("de", "Häuser", "Haus"),
    ("", "Cities", "cities"),
    ("cs", "2016", "2016"),
    ("cs", ",", ","),
    ("cs", "", ""),
]


@pytest.mark.parametrize(("code", "word", "expected"), CASES)
def test_lemma(code: str, word: str, expected: str) -> None:
    assert lemma(word, language(code)) == expected


def test_the_first_word_of_a_sentence() -> None:
    assert lemma("Mosty", language("cs"), first=True) == "most"
    assert lemma("Miasta", language("pl"), first=True) == "miasto"
    assert lemma("Zxqwová", language("cs"), first=True) == "zxqwová"
