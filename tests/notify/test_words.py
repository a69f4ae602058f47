"""The words channels add: complete in every language, and in the message's."""

from __future__ import annotations

from dataclasses import fields

import pytest

from kronika.model.alert import LineTone
from kronika.notify.topics import TOPICS
from kronika.notify.words import ENGLISH, SIGNS, WORDS, words_of

TONES = set(LineTone) - {LineTone.PLAIN}


@pytest.mark.parametrize("lang", ["cs", "pl", "ru"])
def test_nothing_is_missing_and_nothing_is_left_in_english(lang: str) -> None:
    words = WORDS[lang]
    assert set(words.tones) == TONES == set(SIGNS)
    assert set(words.topics) == set(TOPICS)
    for field in fields(words):
        value, english = getattr(words, field.name), getattr(ENGLISH, field.name)
        assert value and value != english
    assert "{when}" in words.sent and "{count}" in words.more


def test_a_language_by_any_spelling_and_one_we_do_not_speak() -> None:
    assert words_of("cs-CZ") is words_of("CS_cz") is WORDS["cs"]
    assert words_of("xx") is words_of("") is ENGLISH
