"""Changed headlines: those of a day, old and new with the changed words marked, and never a traceback."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from kronika.model.article import Article, PageClass
from kronika.store.store import Store
from tests.serve.web.test_article import URL, put


def test_a_changed_headline_is_told(client: TestClient, store: Store) -> None:
    first = Article(
        url=URL,
        title="Most <spadl>",
        lead="",
        body="Text.",
        page_class=PageClass.ARTICLE,
        confidence=0.9,
        engine="auto",
    )
    put(store, first, b"<h1>one</h1>")
    assert "No headline was changed" in client.get("/headlines").text
    put(store, replace(first, title="Most <byl uzavřen>"), b"<h1>two, which is longer</h1>", minutes=5)
    html = client.get("/headlines?day=2026-03-14").text
    assert "1 changed headline" in html and "&lt;spadl&gt;" in html and "<spadl>" not in html
    assert "<ins>" in html and "<del>" in html and "#history" in html
    assert "1 changed headline" in client.get("/headlines?days=30&source=Horsk%C3%A9+listy").text
    assert "No headline was changed" in client.get("/headlines?day=2026-03-13").text


@pytest.mark.parametrize("query", ["day=x", "days=99999999999", "days=-1", "source=nobody", "day=2026-12-31&days=7"])
def test_nonsense_is_left_out(client: TestClient, query: str) -> None:
    assert client.get(f"/headlines?{query}").status_code == 200
