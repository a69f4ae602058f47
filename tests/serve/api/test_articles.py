"""Articles for programs: the list with its filters, one whole, and its text."""

from __future__ import annotations

from datetime import timedelta

import pytest
from fastapi.testclient import TestClient

from kronika.store.store import Store
from tests.serve.api.conftest import Open, new_key
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article


@pytest.fixture
def client(store: Store, call: Open) -> TestClient:
    """Three articles of two papers, one of them analysed."""
    one, other = (store.sources.add(a_source(name), NOW) for name in ("noviny", "listy"))
    [first] = store_articles(store, one, an_article("Počasí", lang="cs", published=NOW - timedelta(days=2)))
    analyse(store, {first: an_analysis()})
    store_articles(store, other, an_article("Hrad", body="První.\n\nDruhý.", shape="h2 p", authors=("Eva",)))
    store_articles(store, other, an_article("Zámek", lang="pl"))
    return call(store)


def test_lists_by_filter(client: TestClient) -> None:
    told = client.get("/api/v1/articles?limit=2").json()
    assert told["total"] == 3 and [one["title"] for one in told["items"]] == ["Zámek", "Hrad"]
    [last] = client.get(told["next"]).json()["items"]
    assert (last["title"], last["tone"], last["score"]) == ("Počasí", "a", -2.0)
    assert told["items"][0]["tone"] is None
    for asked, titles in {
        "source=noviny": ["Počasí"],
        "lang=pl": ["Zámek"],
        "until=2026-02-28T00:00:00Z": ["Počasí"],
        "words=druhý": ["Hrad"],
        "page_class=briefs": [],
    }.items():
        found = client.get(f"/api/v1/articles?{asked}").json()["items"]
        assert [one["title"] for one in found] == titles, asked
    assert client.get("/api/v1/articles?source=none").status_code == 404
    assert client.get("/api/v1/articles?page_class=nothing").status_code == 422


def test_one_whole_and_as_text(client: TestClient) -> None:
    whole = client.get("/api/v1/articles/2").json()
    assert [(part["kind"], part["level"]) for part in whole["parts"]] == [("heading", 2), ("paragraph", 0)]
    assert whole["authors"] == ["Eva"] and whole["quarantined"] is False
    text = client.get("/api/v1/articles/2/text")
    assert text.text == "Hrad\n\nÚvod.\n\nPrvní.\n\nDruhý." and text.headers["content-type"].startswith("text/plain")
    assert client.get("/api/v1/articles/2/text", headers={"If-None-Match": text.headers["etag"]}).status_code == 304
    assert client.get("/api/v1/articles/99").status_code == 404


def test_a_locked_chronicle_asks_for_a_token(client: TestClient, store: Store, call: Open) -> None:
    key = new_key(store, "read")
    assert call(store).get("/api/v1/articles").status_code == 401
    assert call(store, key).get("/api/v1/articles").status_code == 200
