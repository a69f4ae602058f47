"""English names are found in plain news, which no marked text of the training shows."""

from __future__ import annotations

from bench.naming.news import news
from bench.naming.scores import Scores
from bench.naming.trials import spans
from kronika.analyse.entities.features.word import word
from kronika.analyse.entities.finding import find_names
from kronika.analyse.text import cut

LEAST = 0.8  # the model reaches more; a model that has not learned from news reaches .7


def test_names_of_a_plain_news_item() -> None:
    text = (
        "Apple said on Monday that Tim Cook would visit Berlin. "
        "Cook will meet Angela Merkel and officials of the European Commission."
    )
    told = cut(text, "en")
    assert [(text[start:end], type_) for start, end, type_ in spans(told, find_names(told))] == [
        ("Apple", "ORG"),
        ("Tim Cook", "PER"),
        ("Berlin", "LOC"),
        ("Cook", "PER"),
        ("Angela Merkel", "PER"),
        ("European Commission", "ORG"),
    ]


def test_names_of_our_own_news() -> None:
    scores = Scores()
    for sample in news():
        told = cut(sample.text, "en")
        scores.count(sample.names, spans(told, find_names(told)))
    assert scores.f1() > LEAST


def test_nations_are_people_without_names() -> None:
    assert "people" in word("German", "german", "en").classes
    assert "people" not in word("Germany", "germany", "en").classes


def test_lists_know_english_places_and_organisations() -> None:
    assert "places" in word("Leeds", "leeds", "en").classes
    assert "organisations" in word("Reuters", "reuters", "en").classes
