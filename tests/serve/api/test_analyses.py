"""Analyses for programs: what is told of an article, what articles name, relations, and corrections."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from kronika.store.store import Store
from tests.serve.api.conftest import Open, new_key
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article

ONE = "/api/v1/articles/1/analysis"


@pytest.fixture(params=["store", "postgres_store"])
def analysed(request: pytest.FixtureRequest) -> Store:
    """Two articles that are nearly the same and one that waits, on either database."""
    store: Store = request.getfixturevalue(request.param)
    source = store.sources.add(a_source("noviny"), NOW)
    numbers = store_articles(store, source, an_article("a"), an_article("b"))
    told = (
        an_analysis({"Jan": [0, 1], "Eva": [0]}, prints=(1, 2), links={"Eva": "Q1"}),
        an_analysis({"Jan": [0]}, prints=(1, 2)),
    )
    analyse(store, dict(zip(numbers, told, strict=True)))
    store_articles(store, source, an_article("c"))
    return store


@pytest.fixture
def client(analysed: Store, call: Open) -> TestClient:
    """A program on the machine itself."""
    return call(analysed)


def test_all_that_is_told_of_an_article(client: TestClient) -> None:
    told = client.get(ONE).json()
    assert [(entity["base"], entity["type"], entity["sentence"]) for entity in told["entities"]] == [
        ("Jan", "PER", 0),
        ("Jan", "PER", 1),
        ("Eva", "PER", 0),
    ]
    assert told["sentiment"]["tone"] == "a" and told["sentences"][0]["words"][0]["lemma"] == "zlý"
    assert told["keywords"] == ["Kůň"]
    assert [twin["title"] for twin in told["same_text"]] == ["b"]
    assert told["corrections"] == []
    assert client.get(ONE, headers={"If-None-Match": client.get(ONE).headers["etag"]}).status_code == 304


def test_what_is_not_there_is_told(client: TestClient) -> None:
    waiting = client.get("/api/v1/articles/3/analysis")
    assert waiting.status_code == 404 and "kronika analyse" in waiting.json()["detail"]
    assert client.get("/api/v1/articles/99/analysis").status_code == 404
    assert client.post("/api/v1/articles/3/analysis/corrections", json={"tone": "p"}).status_code == 404


def test_entities_and_relations(client: TestClient) -> None:
    told = client.get("/api/v1/entities?limit=1").json()
    assert told["total"] == 2 and told["items"][0]["base"] == "Jan" and told["items"][0]["texts"] == 1
    assert client.get(told["next"]).json()["items"][0]["link"] == "Q1"
    assert client.get("/api/v1/entities?words=ev&type=PER&lang=cs&source=noviny").json()["total"] == 1
    assert client.get("/api/v1/entities?since=2030-01-01T00:00:00Z").json()["items"] == []
    assert client.get("/api/v1/entities?source=none").status_code == 404
    [relation] = client.get("/api/v1/relations?entity=Q1").json()["items"]
    assert relation["thing"]["base"] == "Jan" and relation["examples"][0]["article_id"] == 1
    assert client.get("/api/v1/relations?entity=Nikdo").status_code == 404
    assert client.get("/api/v1/relations").status_code == 422


def test_corrections(client: TestClient) -> None:
    kept = client.post(f"{ONE}/corrections", json={"tone": "n", "note": "smutné"})
    assert kept.status_code == 201 and (kept.json()["machine"], kept.json()["person"]) == ("a", "n")
    name = client.post(f"{ONE}/corrections", json={"group": "jan", "type": "LOC"}).json()
    assert (name["matter"], name["machine"], name["person"]) == ("entity", "PER", "LOC")
    assert [said["matter"] for said in client.get(ONE).json()["corrections"]] == ["tone", "entity"]
    for wrong in ({}, {"group": "nobody"}, {"tone": "p", "group": "jan"}):
        assert client.post(f"{ONE}/corrections", json=wrong).status_code == 422
    assert client.post(f"{ONE}/corrections", json={"tone": "good"}).status_code == 422


def test_reading_keys_may_not_correct(analysed: Store, call: Open) -> None:
    reader = call(analysed, new_key(analysed, "read"))
    assert reader.get(ONE).status_code == 200
    assert reader.post(f"{ONE}/corrections", json={"tone": "n"}).status_code == 403
    writer = call(analysed, new_key(analysed, "write"))
    assert writer.post(f"{ONE}/corrections", json={"tone": "n"}).json()["by"] == "eva"
