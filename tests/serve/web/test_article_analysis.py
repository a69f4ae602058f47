"""The article screen tells what its language tells, in signs beside colours, and keeps how it sounds to a person."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

from kronika.model.analysis import Sentence, TonedWord
from kronika.model.article import ArticleFilter
from kronika.model.job import ANALYSE
from kronika.serve.web.article_analysis import Run, address_of, runs_of, sentences_shown
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW
from tests.serve.web.conftest import Open
from tests.store.analysed import ALIKE, an_analysis


@pytest.fixture
def number(store: Store) -> int:
    """An article that was analysed, with another that is nearly the same."""
    first, second = [record.id for record in store.articles.listing(ArticleFilter(lang="cs"), limit=2)]
    jobs = {job.subject: job for job in store.jobs.lease(ANALYSE, worker="w", limit=1000, seconds=60.0)}
    told = an_analysis({"Jan <Novák>": [0, 1], "Eva": [0]}, prints=(1, 2), links={"Eva": "Q42"})
    store.analyses.save([(jobs[first], told), (jobs[second], told)], ALIKE, at=NOW)
    return first


def csrf(html: str) -> str:
    found = re.search(r'name="csrf" value="([\w-]+)"', html)
    assert found is not None
    return found.group(1)


def test_an_article_that_waits_has_no_such_section(client: TestClient, store: Store) -> None:
    record = store.articles.listing(ArticleFilter(lang="cs"), limit=1)[0]
    assert 'id="language"' not in client.get(f"/articles/{record.id}").text


def test_tone_names_keywords_and_the_same_text(client: TestClient, number: int, store: Store) -> None:
    html = client.get(f"/articles/{number}").text
    assert '<strong class="tone-a">neutral</strong>' in html
    assert "Jan &lt;Novák&gt;" in html and "<Novák>" not in html
    assert 'href="https://www.wikidata.org/wiki/Q42"' in html
    assert "Nearly the same text elsewhere" in html
    assert "Kůň" in html
    assert '<sup aria-label="sounds bad">−</sup>' in html
    assert "There is no model of names for xx." in html


@pytest.mark.parametrize("code", ["pl", "cs", "ru"])
def test_in_every_language(client: TestClient, number: int, code: str) -> None:
    html = client.get(f"/articles/{number}?ui={code}").text
    assert 'id="language"' in html and "How does it sound to you?" not in html


def test_how_it_sounds_to_a_person_is_kept(client: TestClient, number: int, store: Store) -> None:
    form = {"csrf": csrf(client.get(f"/articles/{number}").text), "tone": "n"}
    answer = client.post(f"/articles/{number}/tone", data=form)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/articles/{number}#language")
    [said] = store.corrections.listing(article_id=number)
    assert (said.machine, said.person) == ("a", "n")
    assert 'value="n" aria-pressed="true"' in client.get(f"/articles/{number}").text


def test_wrong_forms_are_refused(client: TestClient, number: int, store: Store, visit: Open) -> None:
    good = csrf(client.get(f"/articles/{number}").text)
    assert client.post(f"/articles/{number}/tone", data={"tone": "n"}).status_code == 403
    assert client.post(f"/articles/{number}/tone", data={"tone": "x", "csrf": good}).status_code == 422
    assert client.post("/articles/99999/tone", data={"tone": "n", "csrf": good}).status_code == 404
    assert store.corrections.listing() == []


def test_sentences_are_cut_at_the_words_that_sound() -> None:
    text = "Zlý pes. Dobrý den."
    bad = TonedWord(start=0, end=3, text="Zlý", lemma="zlý", points=-1.5)
    good = TonedWord(start=9, end=14, text="Dobrý", lemma="dobrý", points=1.0)
    sentences = (
        Sentence(start=0, end=8, negative=1.5, words=(bad,)),
        Sentence(start=9, end=19, positive=1.0, words=(good,)),
    )
    shown = sentences_shown(text, sentences)
    assert [(one.number, one.sign) for one in shown] == [(1, "−"), (2, "+")]
    assert shown[0].runs == (Run(text="Zlý", sign="−", about="zlý −1.5"), Run(text=" pes."))
    assert "".join(run.text for run in runs_of(text, sentences[1])) == "Dobrý den."


def test_only_addresses_we_know_are_linked_to() -> None:
    assert address_of("Q1") == "https://www.wikidata.org/wiki/Q1"
    assert address_of("http://cs.dbpedia.org/resource/X") == "http://cs.dbpedia.org/resource/X"
    assert address_of("javascript:alert(1)") is None and address_of(None) is None
