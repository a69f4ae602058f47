"""Peoples are found where Russian writes them small, and only there."""

from __future__ import annotations

from kronika.analyse.entities.peoples import peoples
from kronika.analyse.text import Name, cut


def found(sentence: str, lang: str, names: tuple[Name, ...] = ()) -> list[tuple[str, str]]:
    text = cut(sentence, lang)
    return [(text.tokens[one.first].text, one.type) for one in peoples(text, names)]


def test_a_people_in_any_case_is_a_name() -> None:
    assert found("Вчера россияне играли против украинцев.", "ru") == [("россияне", "PER"), ("украинцев", "PER")]


def test_adjectives_and_other_words_are_none() -> None:
    assert found("Российский чемпион купил американские часы.", "ru") == []


def test_what_belongs_to_a_name_already_is_left_alone() -> None:
    assert found("Фильм понравился, и поляки смеялись.", "ru", (Name(first=4, last=5, type="PRO"),)) == []


def test_other_languages_write_them_large_and_the_model_finds_them() -> None:
    assert found("Rosjanie i rosyjscy kibice wyjechali.", "pl") == []
