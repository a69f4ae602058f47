"""What keys are called: the usual base form, the language that is read, keywords as written, headlines without their texts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kronika.model.analysed import Labelled, Titled
from kronika.model.analysis import Keyword
from kronika.model.source import Source
from kronika.store.store import Store
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import an_article


@pytest.fixture
def numbers(store: Store, source: Source) -> list[int]:
    """Four articles: Eva has a link and is Ewa in Polish; a keyword is written in two ways."""
    told = [
        an_analysis({"Jan": [0], "Eva": [0]}, links={"Eva": "Q1"}),
        an_analysis({"jan": [0]}),
        an_analysis({"Jan": [0]}),
        an_analysis({"Ewa": [0]}, lang="pl", links={"Ewa": "Q1"}),
    ]
    told[0] = replace(told[0], keywords=(Keyword(text="KŮŇ", lemma="kůň", score=1.0, count=1),))
    found = store_articles(store, source, *(an_article(f"Titulek {place}") for place in range(4)))
    analyse(store, dict(zip(found, told, strict=True)))
    return found


def test_things_are_called_what_most_articles_call_them(store: Store, numbers: list[int]) -> None:
    keys = {"cs/PER/jan", "Q1", "Q99", "pl/PER/jan", "http://dbpedia.org/resource/X"}
    assert store.things.labels(keys) == {
        "cs/PER/jan": Labelled(name="Jan", kind="PER"),
        "Q1": Labelled(name="Eva", kind="PER"),
    }
    assert store.things.labels({"Q1"}, "pl") == {"Q1": Labelled(name="Ewa", kind="PER")}
    assert store.things.labels(set()) == {}


def test_keywords_are_written_as_most_articles_write_them(store: Store, numbers: list[int]) -> None:
    assert store.analyses.keyword_texts(["kůň", "pes"]) == {"kůň": "Kůň"}


def test_headlines_by_number(store: Store, numbers: list[int]) -> None:
    found = store.articles.headlines([numbers[1], 999])
    assert found == {numbers[1]: Titled(title="Titulek 1", source="listy", url=found[numbers[1]].url)}


def test_pairs_of_some_articles_in_their_sentences(store: Store, numbers: list[int]) -> None:
    (pair,) = store.things.sentence_pairs(numbers)
    named = store.things.bases((pair.first, pair.second))
    assert {thing.base for thing in named.values()} == {"Jan", "Eva"} and (pair.sentences, pair.articles) == (1, 1)
    assert store.things.sentence_pairs(numbers[1:]) == []
