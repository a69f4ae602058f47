"""The shipped lexicons: there for four languages, with their notices, and free of what says nothing."""

from __future__ import annotations

import pytest

from kronika.analyse.sentiment.shipped import FOLDER, entries, read, shipped, told
from kronika.analyse.sentiment.turning_words import turning
from kronika.lang.language import language
from kronika.lang.lemmas import lemma
from kronika.lang.tokens import tokenise


@pytest.mark.parametrize("code", ["cs", "pl", "ru", "en"])
def test_every_language_has_words_on_both_sides(code: str) -> None:
    found = shipped(code)
    assert found is not None
    assert sum(weight > 0 for weight in found.words.values()) > 500
    assert sum(weight < 0 for weight in found.words.values()) > 900
    assert found.phrases
    assert found.licence
    assert all(-5 <= weight <= 5 and weight for weight in found.words.values())
    assert not turning(code).negations & set(found.words)


def test_our_zero_takes_a_word_out() -> None:
    found = shipped("pl")
    assert found is not None
    assert read("pl.tsv")["wentylator"] == 3
    assert read("ours/pl.tsv")["wentylator"] == 0
    assert "wentylator" not in found.words


def test_the_notices_stand_beside_the_words() -> None:
    notice = (FOLDER / "LICENCE.md").read_text("utf-8")
    assert "Copyright (c) 2016 Andrew Sliwinski" in notice
    assert "Finn Årup Nielsen" in notice
    assert "Permission is hereby granted" in notice


def test_a_language_without_a_lexicon() -> None:
    assert shipped("de") is None
    assert shipped("") is None


def test_dictionary_forms_looked_up_beforehand_are_those_of_the_dictionary() -> None:
    forms = told("lemmas/ru.tsv")
    words = {token.text.lower() for text in entries("ru") for token in tokenise(text)}
    assert set(forms) == words
    assert all(lemma(word, language("ru")).lower() == forms[word] for word in sorted(words)[::20])
