"""Sources: the table tells the truth, the filter filters, pausing and adding change the store."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event

from kronika.model.source import Source, SourceKind
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW
from tests.serve.web.conftest import Open


def names(html: str) -> list[str]:
    return re.findall(r'<th role="rowheader".*?<a [^>]*>(.*?)</a>', html, flags=re.DOTALL)


def send(client: TestClient, path: str, **form: str):
    token = re.search(r'name="csrf" value="([\w-]+)"', client.get("/sources").text)
    assert token
    return client.post(path, data={"csrf": token[1], **form})


def test_every_source_has_its_row(client: TestClient) -> None:
    html = client.get("/sources").text
    assert len(names(html)) == 7
    assert ">many failures</span>" in html
    assert ">not collected yet</span>" in html


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("words=horské", ["Horské listy"]),
        ("words=EXAMPLE+podhradi", ["Zprávy z Podhradí"]),
        ("kind=site", ["Głos Doliny"]),
        ("state=paused", ["Северный край"]),
        ("state=attention", ["Głos Doliny", "Nový plátek"]),
        ("words=zzz", []),
    ],
)
def test_the_filter_filters(client: TestClient, query: str, expected: list[str]) -> None:
    assert names(client.get(f"/sources?{query}").text) == expected


def test_pausing_keeps_everything_else(client: TestClient, store: Store) -> None:
    before = store.sources.get("Horské listy")
    assert send(client, "/sources/pause", name="Horské listy", paused="true").headers["location"] == "/sources"
    after = store.sources.get("Horské listy")
    assert after.paused
    assert (after.id, after.url, after.kind, after.lang, after.added) == (
        before.id, before.url, before.kind, before.lang, before.added,
    )  # fmt: skip
    send(client, "/sources/pause", name="Horské listy", paused="false")
    assert not store.sources.get("Horské listy").paused


def test_our_script_gets_only_the_row(client: TestClient) -> None:
    token = re.search(r'name="csrf" value="([\w-]+)"', client.get("/sources").text)
    assert token
    form = {"csrf": token[1], "name": "Horské listy", "paused": "true"}
    answer = client.post("/sources/pause", data=form, headers={"HX-Request": "true"})
    assert answer.text.lstrip().startswith("<tr")
    assert "Resume" in answer.text
    assert token[1] in answer.text, "the next press needs the token too"


def test_pausing_nobody_is_a_404(client: TestClient) -> None:
    assert send(client, "/sources/pause", name="nobody").status_code == 404
    assert send(client, "/sources/pause", name="Horské listy", paused="perhaps").status_code == 422


def test_a_new_source_is_followed(client: TestClient, store: Store) -> None:
    answer = send(client, "/sources", url="example.org/feed", kind="listing", lang="pl")
    assert answer.headers["location"] == "/sources/example.org?added=1"
    added = store.sources.get("example.org")
    assert (added.url, added.kind, added.lang) == ("https://example.org/feed", SourceKind.LISTING, "pl")
    assert "kronika collect" in client.get(answer.headers["location"]).text


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"url": ""}, "not a web address"),
        ({"url": "javascript:alert(1)"}, "not a web address"),
        ({"url": "https://a.example", "name": "-rf"}, "A name starts with"),
        ({"url": "https://a.example", "name": "x" * 81}, "A name starts with"),
        ({"url": "https://a.example", "name": "<b>"}, "A name starts with"),
        ({"url": "https://a.example", "kind": "magic"}, "Choose one of the kinds"),
        ({"url": "https://a.example", "lang": "klingon"}, "short code"),
        ({"url": "https://a.example", "name": "Horské listy"}, "already"),
    ],
)
def test_a_bad_form_comes_back_with_a_sentence_and_what_was_typed(
    client: TestClient, store: Store, form: dict[str, str], said: str
) -> None:
    before = len(store.sources.all())
    answer = send(client, "/sources", **({"kind": "feed"} | form))
    assert answer.status_code == 422
    assert said in answer.text
    assert f'value="{form["url"]}"' in answer.text
    assert len(store.sources.all()) == before


def test_a_source_screen_shows_articles_and_failures(client: TestClient) -> None:
    html = client.get("/sources/G%C5%82os%20Doliny").text
    assert "Took too long" in html
    assert html.count('<article class="story">') == 6


def test_failures_are_listed_by_kind_and_source(client: TestClient) -> None:
    assert "12 failures" in client.get("/failures").text
    assert "4 failures" in client.get("/failures?kind=timeout").text
    assert "3 failures" in client.get("/failures?kind=not_found&source=G%C5%82os%20Doliny").text
    assert "12 failures" in client.get("/failures?kind=nonsense").text


@pytest.mark.parametrize(
    ("sort", "first", "direction"),
    [
        ("errors", "Głos Doliny", "descending"),
        ("articles", "Horské listy", "descending"),
        ("-articles", "Nový plátek", "ascending"),
        ("state", "Głos Doliny", "ascending"),
        ("last", "Nový plátek", "ascending"),
        ("nonsense", "Głos Doliny", None),
    ],
)
def test_the_table_is_sorted_as_asked(client: TestClient, sort: str, first: str, direction: str | None) -> None:
    html = client.get(f"/sources?sort={sort}").text
    assert names(html)[0] == first
    assert set(re.findall(r'aria-sort="(\w+)"', html)) == {"none", *([direction] if direction else [])}


def test_the_order_and_the_filter_stay_in_the_address(client: TestClient) -> None:
    answer = client.get("/sources?words=listy&sort=errors")
    assert answer.headers["hx-replace-url"] == "/sources?words=listy&sort=errors"
    assert 'href="/sources?words=listy&amp;sort=-errors"' in answer.text


@pytest.mark.parametrize("state", ["faulty", "new", "fresh", "paused"])
def test_a_state_can_be_asked_for(client: TestClient, state: str) -> None:
    expected = {"faulty": 1, "new": 1, "fresh": 4, "paused": 1}[state]
    assert len(names(client.get(f"/sources?state={state}").text)) == expected


def test_hundreds_of_sources_need_no_more_questions_than_a_few(empty_store: Store, visit: Open) -> None:
    asked: list[str] = []
    event.listen(empty_store._database.engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    counts = []
    for batch in range(2):
        for number in range(3 if batch == 0 else 400):
            name = f"s{batch}-{number}"
            empty_store.sources.add(Source(name=name, url=f"https://{name}.example/", kind=SourceKind.FEED), NOW)
        asked.clear()
        assert visit(empty_store).get("/sources").status_code == 200
        counts.append(len(asked))
    assert counts[0] == counts[1] <= 20
