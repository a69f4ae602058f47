"""Another language is another file of words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kronika.facts.hours import hour_mentions
from kronika.facts.kinds.mass_times import calendar_words, understanding
from kronika.facts.kinds.mass_times.calendar_words import words_for
from kronika.facts.kinds.mass_times.folding import folded, words_pattern
from kronika.facts.kinds.mass_times.understanding import understand
from kronika.facts.kinds.mass_times.words.pl import KIND as POLISH
from kronika.facts.page_text import text_of_plain

CZECH = replace(
    POLISH,
    single_days={
        "pn": ("pondělí",),
        "wt": ("úterý",),
        "sr": ("středa", "středu"),
        "czw": ("čtvrtek",),
        "pt": ("pátek",),
        "sob": ("sobota", "sobotu"),
        "nd": ("neděle", "neděli"),
    },
    every_days=dict.fromkeys(POLISH.every_days, ()),
    working=("všední dny", "ve všední dny"),
)


@pytest.fixture
def two_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    calendar_words.day_pattern.cache_clear()
    monkeypatch.setattr(calendar_words, "languages", lambda: {"cs": CZECH, "pl": POLISH})


def test_the_language_is_the_one_with_more_days(two_languages: None) -> None:
    assert words_for(folded("Neděle 8.00, pátek 18.00")) is CZECH
    assert words_for(folded("Niedziela 8.00, piątek 18.00")) is POLISH


def test_a_schedule_in_another_language_is_read_by_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(understanding, "words_for", lambda text: CZECH)
    page = text_of_plain("Neděle: 8.00, 10.00\nStředa a pátek: 18.00\nVšední dny: 7.00")
    mentions = hour_mentions(page)
    found = understand(page, mentions, frozenset(range(len(mentions))))
    assert [found[number].day for number in sorted(found)] == [
        "sunday_holiday",
        "sunday_holiday",
        "days:sr-pt",
        "weekday",
    ]


def test_folding_keeps_every_place() -> None:
    text = "Żółć ŁÓDŹ — İ ß św."
    assert len(folded(text)) == len(text) and folded("ŚRODA") == "sroda"


def test_phrases_are_whole_words_in_any_spacing() -> None:
    import re

    pattern = re.compile(words_pattern(("dni powszedni*", "św.")))
    assert pattern.search("w dni  powszednie") and not pattern.search("sadni powszednie") and pattern.search("sw.")
