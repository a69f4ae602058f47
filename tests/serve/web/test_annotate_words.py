"""Every shipped kind has a question, instructions and examples of both answers; every language has keys of its own."""

from __future__ import annotations

import pytest

from kronika.flow.fact_kinds import kind_names
from kronika.model.annotation import Choice
from kronika.serve.web.annotate_words import KEYS, KINDS, instructions, kinds, shortcuts
from kronika.serve.web.catalogue import LANGUAGES, read


@pytest.mark.parametrize("name", list(KINDS))
def test_a_kind_is_explained_with_examples_of_both_answers(name: str) -> None:
    told = instructions(name)
    assert told.question.endswith("?") and len(told.yes) >= 2 and len(told.no) >= 3
    assert {example.choice for example in told.examples} == {Choice.YES, Choice.NO}
    assert all(example.marked and example.before for example in told.examples)


def test_every_kind_can_be_asked_about() -> None:
    assert set(kind_names()) <= set(kinds())
    for name in kind_names():
        assert instructions(name).question


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_keys_of_a_language_are_four_different_letters(lang: str) -> None:
    letters = KEYS[lang]
    assert len({*letters.values()}) == 4
    for deed in letters:
        assert shortcuts(deed, lang).split()[0] == letters[deed], "the letter that is shown works first"


@pytest.mark.parametrize("lang", [code for code in LANGUAGES if code != "en"])
def test_a_key_is_the_first_letter_of_its_word(lang: str) -> None:
    catalogue = read(lang)
    words = {"yes": "Yes", "no": "No", "skip": "Skip", "undo": "Undo"}
    said = {deed: str(getattr(catalogue.get(word), "string", "")) for deed, word in words.items()}
    assert {deed: word[0].lower() for deed, word in said.items()} == KEYS[lang]
