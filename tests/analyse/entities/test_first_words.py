"""The first word of a sentence joins the person behind it only where it can be nothing but a name."""

from __future__ import annotations

import pytest

from kronika.analyse.entities.first_words import with_first_words
from kronika.analyse.text import Name, cut


def joined(text: str, word: str, type_: str = "PER") -> str:
    """The name that is found where one word of a text was taken for it."""
    told = cut(text, "cs")
    place = next(number for number, token in enumerate(told.tokens) if token.text == word)
    [name] = with_first_words(told, [Name(first=place, last=place + 1, type=type_)])
    return " ".join(token.text for token in told.tokens[name.first : name.last])


def test_an_unknown_word_that_begins_a_sentence_belongs_to_the_person() -> None:
    assert joined("Edvard Beneš odjel.", "Beneš") == "Edvard Beneš"
    assert joined("Odjel tam. Edvard Beneš také.", "Beneš") == "Edvard Beneš"


@pytest.mark.parametrize(
    "text", ["Sama Nováková přijela.", "Exprezident Nováková mluvil.", "Od Nováková přišel dopis."]
)
def test_words_of_the_language_do_not(text: str) -> None:
    assert joined(text, "Nováková") == "Nováková"


def test_only_persons_and_only_at_the_beginning() -> None:
    assert joined("Edvard Beneš odjel.", "Beneš", "LOC") == "Beneš"
    assert joined("Tam Edvard Beneš odjel.", "Beneš") == "Beneš"
    assert joined("EDVARD Beneš odjel.", "Beneš") == "Beneš"
