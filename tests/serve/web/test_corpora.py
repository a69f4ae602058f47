"""Corpora: frozen from a question, shown with their hash, taken away, verified and let go; a concordance looks into them."""

from __future__ import annotations

import json
import re

import pytest
from fastapi.testclient import TestClient

from kronika.flow.corpus_form import form_names
from kronika.store.store import Store
from tests.serve.web.test_admit import token


def freeze(client: TestClient, name: str = "Knihovny Ž", query: str = '"knihovna"') -> str:
    form = {"csrf": token(client.get("/corpora").text), "name": name, "q": query, "note": "k článku"}
    answer = client.post("/corpora", data=form)
    return answer.headers.get("location", "") or str(answer.status_code)


def test_a_corpus_is_frozen_shown_verified_and_removed(client: TestClient, store: Store) -> None:
    assert "There is no corpus yet" in client.get("/corpora").text
    path = freeze(client)
    [corpus] = store.corpora.all()
    html = client.get(path).text
    assert corpus.manifest in html and "k článku" in html and corpus.articles == 9
    assert "Knihovny Ž" in client.get("/corpora").text
    good = token(html)
    assert "all are as they were frozen" in client.post(f"{path}/verify", data={"csrf": good}).text
    assert client.post(f"{path}/remove", data={"csrf": good}).status_code == 422, "only who is sure"
    assert client.post(f"{path}/remove", data={"csrf": good, "sure": "yes"}).status_code == 303
    assert store.corpora.all() == []
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("form", form_names())
def test_every_format_can_be_had(client: TestClient, form: str) -> None:
    answer = client.get(f"{freeze(client)}/file/{form}")
    assert answer.status_code == 200 and len(answer.content) > 1000
    assert answer.headers["content-disposition"].startswith("attachment; filename*=UTF-8''Knihovny_")
    if form == "jsonl":
        assert len([json.loads(line) for line in answer.text.splitlines()]) == 9


def test_faults(client: TestClient) -> None:
    assert freeze(client, query="most AND (ne") == "422"
    assert freeze(client, query="zzzz") == "422", "nothing to freeze"
    assert freeze(client, name="") == "422"
    assert client.get("/corpora/99").status_code == client.get(f"{freeze(client)}/file/exe").status_code == 404


def test_a_concordance_of_articles_and_of_a_corpus(client: TestClient) -> None:
    html = client.get("/concordance?pattern=knihovna&lemma=yes").text
    places = re.search(r"<strong>(\d+) places</strong> in (\d+) articles", html)
    assert places is not None and int(places[1]) >= int(places[2]) >= 9
    way = re.search(r'class="keyword" href="(/articles/\d+\?at=\d+-\d+)#hit-1">([^<]+)</a>', html)
    assert way is not None
    assert f'<mark class="hit-word" id="hit-1">{way[2]}</mark>' in client.get(way[1]).text
    freeze(client)
    assert "9 articles" in client.get("/concordance?pattern=knihovna&corpus=Knihovny+%C5%BD&sort=left").text
    for address in ("/concordance", "/concordance?pattern=%2A", "/concordance?pattern=x&corpus=none",
                    "/concordance?pattern=x&q=(", "/concordance?pattern=zzzz&sort=no&page=7"):  # fmt: skip
        assert client.get(address).status_code == 200, address
