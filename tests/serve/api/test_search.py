"""Search, trends, saved queries and corpora for programs: what is found, and where a query is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from kronika.flow.corpora import freeze
from kronika.model.analysis import Tone
from kronika.model.corpus import Corpus
from kronika.model.search import Question
from kronika.serve.api.app import create_api
from kronika.serve.gate.premises import chronicle_of
from kronika.settings import Settings
from kronika.store.store import Store, open_store
from tests.serve.api.conftest import new_key
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article

READY = ("sentiment", "compare", "entities", "keywords", "headlines", "shares", "volume", "graph")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chronicle of four articles on three days, three of them analysed."""
    made = tmp_path_factory.mktemp("searched")
    with open_store(f"sqlite:///{made}/kronika.db", create=True) as store:
        one, other = (store.sources.add(a_source(name), NOW) for name in ("noviny", "listy"))
        days = [
            an_article(
                f"Déšť číslo {n}", lang="cs", url=f"http://noviny.localhost/{n}", published=NOW - timedelta(days=n)
            )
            for n in range(3)
        ]
        numbers = store_articles(store, one, *days)
        analyse(store, {n: an_analysis({"Jan": [0], "Eva": [0]}, tone=Tone.NEGATIVE) for n in numbers})
        store_articles(store, other, an_article("Sníh", lang="cs", url="http://listy.localhost/x"))
    return made


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    with open_store(f"sqlite:///{folder}/kronika.db") as opened:
        yield opened


@pytest.fixture
def client(folder: Path, store: Store) -> TestClient:
    app = create_api(store, Settings(home=folder), clock=lambda: NOW + timedelta(hours=1))
    return TestClient(app, base_url="http://localhost", raise_server_exceptions=False)


def titles(client: TestClient, asked: str) -> list[str]:
    answer = client.get(f"/api/v1/search?{asked}")
    assert answer.status_code == 200, answer.text
    return [hit["article"]["title"] for hit in answer.json()["items"]]


def test_articles_are_found_by_query_period_source_and_tone(client: TestClient) -> None:
    told = client.get("/api/v1/search?q=déšť&limit=2").json()
    assert (told["total"], told["sources"]) == (3, {"noviny": 3})
    assert [hit["article"]["title"] for hit in told["items"]] == ["Déšť číslo 0", "Déšť číslo 1"]
    [last] = client.get(told["next"]).json()["items"]
    assert last["article"]["title"] == "Déšť číslo 2" and last["article"]["tone"] == "n"
    assert titles(client, "q=dest&order=oldest")[0] == "Déšť číslo 2"
    assert titles(client, "from=2026-02-28&to=2026-02-28") == ["Déšť číslo 1"]
    assert titles(client, "source=listy") == ["Sníh"]
    assert len(titles(client, "source=listy&source=noviny")) == 4
    assert len(titles(client, "entity=Jan&entity=Eva&tone=n")) == 3
    assert titles(client, "q=header:sn*h AND NOT server:noviny") == ["Sníh"]


def test_a_query_that_cannot_be_read_says_where(client: TestClient) -> None:
    answer = client.get("/api/v1/search", params={"q": "déšť AND (sníh"})
    told = answer.json()
    assert answer.status_code == 422 and answer.headers["content-type"] == "application/problem+json"
    assert told["query"] == "déšť AND (sníh" and 0 <= told["position"] <= 14 and told["length"] >= 0
    assert "expected" in told["detail"].lower() or ")" in told["detail"]
    assert client.get("/api/v1/trends/volume", params={"q": "a:b:c:("}).status_code == 422
    for wrong, status in {"from=yesterday": 422, "source=none": 404, "q=@none": 404, "order=x": 422}.items():
        assert client.get(f"/api/v1/search?{wrong}").status_code == status, wrong


@pytest.mark.parametrize("ready", READY)
def test_ready_questions(client: TestClient, ready: str) -> None:
    answer = client.get(f"/api/v1/trends/{ready}?from=2026-02-25&to=2026-03-01")
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["ready"], told["first"], told["last"], told["total"]) == (ready, "2026-02-25", "2026-03-01", 4)
    if ready == "sentiment":
        points = {point["day"]: point for point in told["lines"][0]["points"]}
        assert points["2026-02-28"]["negative"] == 2.0 and points["2026-02-28"]["articles"] == 1
        assert points["2026-02-25"]["value"] is None
    if ready == "entities":
        assert {one["name"] for one in told["rankings"][-1]["best"]} == {"Jan", "Eva"}
    if ready == "shares":
        assert told["shares"][0]["tones"]["n"] == 3


def test_answers_as_charts_and_tables(client: TestClient) -> None:
    asked = "/api/v1/trends/sentiment?from=2026-02-25&to=2026-03-01&format="
    chart = client.get(asked + "svg")
    assert chart.headers["content-type"] == "image/svg+xml" and chart.text.startswith("<svg")
    assert "sandbox" in chart.headers["content-security-policy"]
    assert "2026-02-28" in client.get(asked + "csv").text and "$schema" in client.get(asked + "vl.json").json()
    assert client.get(asked + "gif").status_code == 422


def test_the_articles_behind_a_point(client: TestClient) -> None:
    found = client.get("/api/v1/trends/articles?q=déšť&first=2026-02-28&last=2026-02-28").json()
    assert [one["title"] for one in found["items"]] == ["Déšť číslo 1"]
    assert client.get("/api/v1/trends/articles?first=2026-03-02&last=2026-03-01").status_code == 422
    assert client.get("/api/v1/trends/nothing").status_code == 404


def test_saved_queries(client: TestClient) -> None:
    kept = client.post("/api/v1/queries", json={"name": "počasí", "text": "déšť OR sníh", "sources": ["noviny"]})
    assert kept.status_code == 201 and kept.json()["question"]["text"] == "déšť OR sníh"
    assert [one["name"] for one in client.get("/api/v1/queries").json()["items"]] == ["počasí"]
    assert len(titles(client, "q=@počasí")) == 3
    assert client.post("/api/v1/queries", json={"name": "b", "text": "(("}).json()["position"] >= 0
    assert client.get("/api/v1/queries/b").status_code == 404
    assert client.delete("/api/v1/queries/počasí").status_code == 204
    assert client.get("/api/v1/queries/počasí").status_code == 404


def test_versions_and_headlines(client: TestClient) -> None:
    [version] = client.get("/api/v1/articles/1/versions").json()["items"]
    assert version["number"] == 1 and version["newest"] and not version["is_edit"]
    assert client.get("/api/v1/articles/99/versions").status_code == 404
    assert client.get("/api/v1/articles/1/difference?before=1&after=2").status_code == 404
    same = client.get("/api/v1/articles/1/difference?before=1&after=1").json()
    assert same["touched"] == []
    assert client.get("/api/v1/headlines?source=noviny").json()["total"] == 0


def test_corpora(client: TestClient, store: Store, folder: Path) -> None:
    assert client.get("/api/v1/corpora").json()["total"] == 0
    chronicle = chronicle_of(store, Settings(home=folder), lambda: NOW)
    frozen = freeze(chronicle, Corpus(name="déšť", question=Question(text="déšť"), note="pokus"))
    [told] = client.get("/api/v1/corpora").json()["items"]
    assert (told["name"], told["articles"], told["manifest"]) == ("déšť", 3, frozen.manifest)
    assert client.get("/api/v1/corpora/déšť").json()["question"]["text"] == "déšť"
    page = client.get("/api/v1/corpora/déšť/articles?limit=2").json()
    assert [one["title"] for one in page["items"]] == ["Déšť číslo 2", "Déšť číslo 1"] and page["total"] == 3
    [last] = client.get(page["next"]).json()["items"]
    assert last["number"] == 2 and len(last["content"]) == 64
    assert client.get("/api/v1/corpora/none").status_code == 404


def test_readers_may_not_save(client: TestClient, folder: Path) -> None:
    with open_store(f"sqlite:///{folder}/locked.db", create=True) as store:
        key = new_key(store, "read")
        app = create_api(store, Settings(home=folder / "locked"), clock=lambda: NOW)
        reader = TestClient(app, base_url="http://localhost", headers={"Authorization": f"Bearer {key}"})
        assert reader.get("/api/v1/queries").status_code == 200
        assert reader.post("/api/v1/queries", json={"name": "a"}).status_code == 403
