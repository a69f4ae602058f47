"""Czech and Russian news made up from templates: names in their cases, every gap filled, the same each time."""

from __future__ import annotations

import random

import pytest

from tools.train_entities.slavic_news import declining_cs, declining_ru
from tools.train_entities.slavic_news.filling import GAP, cast, entry, filled, lines, made_up

LANGUAGES = ("cs", "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_texts_each_time(lang: str) -> None:
    assert made_up(lang, 15) == made_up(lang, 15)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_template_can_be_filled(lang: str) -> None:
    chance = random.Random(1)
    for line in lines(f"templates_{lang}.txt"):
        assert not GAP.search(filled(line, cast(lang, chance), lang, chance))


@pytest.mark.parametrize(
    ("name", "gender", "forms"),
    [
        ("Nejvyšší soud", "", ("Nejvyššího soudu", "Nejvyšším soudem")),
        ("Evropská komise", "", ("Evropské komise", "Evropskou komisí")),
        ("Praha", "", ("Prahy", "Prahou")),
        ("Baltské moře", "", ("Baltského moře", "Baltským mořem")),
        ("Plzeň", "", ("Plzně", "Plzní")),
        ("Alpy", "p", ("Alp", "Alpami")),
    ],
)
def test_czech_names_are_declined(name: str, gender: str, forms: tuple[str, str]) -> None:
    assert (declining_cs.phrase(name, gender, 1), declining_cs.phrase(name, gender, 5)) == forms


def test_czech_people_are_declined() -> None:
    assert declining_cs.person("Hájek", "m", 1) == "Hájka"
    assert declining_cs.person("Novotný", "m", 2) == "Novotnému"
    assert declining_cs.person(declining_cs.of_woman("Němec"), "f", 5) == "Němcovou"


def test_russian_names_are_declined() -> None:
    assert declining_ru.phrase("Верховный суд", "", 5) == "Верховным судом"
    assert declining_ru.phrase("Москва", "", 4) == "Москве"
    assert declining_ru.person("Смирнов", "m", 2) == "Смирнову"
    assert declining_ru.person(declining_ru.of_woman("Смирнов"), "f", 1) == "Смирновой"


def test_only_the_head_of_a_name_is_declined() -> None:
    assert entry("Министерство| обороны", "ORG", "ru").form(1) == "Министерства обороны"
    assert entry("Rada| Evropy", "ORG", "cs").form(5) == "Radou Evropy"


def test_a_body_and_its_country_are_one_name() -> None:
    chance = random.Random(1)
    told = cast("cs", chance) | {"A": entry("Ústavní soud|", "ORG", "cs"), "C": entry("Polsko", "LOC", "cs")}
    assert filled("Rozhodl {A} {C2}.", told, "cs", chance) == "Rozhodl [ORG Ústavní soud Polska]."
