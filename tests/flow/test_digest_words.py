"""The words of digests: every language has every phrase, and numbers take their right form."""

from __future__ import annotations

import re

import pytest

from kronika.flow.digest_phrases import EN, PHRASES
from kronika.flow.digest_words import Voice
from kronika.model.change import Difference
from kronika.model.watch import COMPARED, WatchState


def holes(phrase: object) -> list[set[str]]:
    texts = [phrase] if isinstance(phrase, str) else phrase
    return [set(re.findall(r"{(\w+)}", str(text))) for text in texts]  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", sorted(PHRASES))
def test_every_language_says_everything(lang: str) -> None:
    assert set(PHRASES[lang]) == set(EN)
    for key, phrase in PHRASES[lang].items():
        assert type(phrase) is type(EN[key]), key
        assert all(found == holes(EN[key])[0] for found in holes(phrase)), key


@pytest.mark.parametrize("lang", sorted(PHRASES))
def test_every_trouble_has_its_words(lang: str) -> None:
    for state in set(WatchState) - COMPARED - {WatchState.NEW}:
        assert Voice(lang).say(f"state {state}")


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [
        ("en", 1, "1 page changed"),
        ("en", 3, "3 pages changed"),
        ("cs", 1, "změnila se 1 stránka"),
        ("cs", 4, "změnily se 4 stránky"),
        ("cs", 5, "změnilo se 5 stránek"),
        ("cs", 22, "změnilo se 22 stránek"),
        ("pl", 1, "zmieniła się 1 strona"),
        ("pl", 12, "zmieniło się 12 stron"),
        ("pl", 21, "zmieniło się 21 stron"),
        ("pl", 22, "zmieniły się 22 strony"),
        ("ru", 1, "изменилась 1 страница"),
        ("ru", 11, "изменилось 11 страниц"),
        ("ru", 21, "изменилась 21 страница"),
        ("ru", 24, "изменились 24 страницы"),
        ("xx", 2, "2 pages changed"),
    ],
)
def test_numbers_take_their_form(lang: str, number: int, said: str) -> None:
    assert Voice(lang).count("changed", number) == said


def test_counts_name_only_what_there_is() -> None:
    assert Voice("en").counts(Difference(added=2, moved=1)) == "2 added · 1 moved"
    assert Voice("pl").counts(Difference(links=5)) == "5 zmienionych linków"
    assert Voice("en").counts(Difference()) == ""


def test_names_are_cut_with_a_number() -> None:
    assert Voice("cs").names(["A", "B", "C", "D"], 2) == "A, B, ještě 2"
    assert Voice("en").names(["A", "B"], 2) == "A, B"
