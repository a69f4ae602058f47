"""Original: re-encoded, caged, and disarmed of what no content policy stops."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from kronika.model.article import ArticleFilter
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.serve.web.headers import ORIGINAL_POLICY
from kronika.serve.web.original import disarm
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW, collect


def put(store: Store, body: bytes, content_type: str | None) -> int:
    """Store a page of its own and give its number."""
    source = store.sources.get("Horské listy")
    url = "https://horske-listy.example/zvlastni"
    answer = Fetched(
        url=url,
        final_url=url,
        status=200,
        headers=(("Content-Type", content_type),) if content_type else (),
        body=body,
        at=NOW,
    )
    collect(store, source, [(Lead(url=url, source_id=source.id, role=Role.PAGE), answer)])
    return store.pages.versions(url, source.id)[0].id


@pytest.mark.parametrize("source", ["Zprávy z Podhradí", "Kurier Nadrzeczny", "Речной вестник"])
def test_old_charsets_are_sent_as_utf8(client: TestClient, store: Store, source: str) -> None:
    record = store.articles.listing(ArticleFilter(source=source), limit=1)[0]
    answer = client.get(f"/pages/{record.page_id}/original")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert record.article.title in answer.content.decode("utf-8")


def test_it_comes_in_a_cage(client: TestClient) -> None:
    answer = client.get("/pages/1/original")
    assert answer.headers["content-security-policy"] == ORIGINAL_POLICY
    assert ORIGINAL_POLICY.startswith("sandbox; default-src 'none';")
    assert "script" not in ORIGINAL_POLICY
    assert "allow-" not in ORIGINAL_POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("content_type", "sent"),
    [
        ("text/html", "text/html"),
        ("application/xhtml+xml; charset=utf-8", "text/html"),
        ("application/rss+xml", "text/plain"),
        ("image/svg+xml", "text/plain"),
        ("text/xml", "text/plain"),
        ("application/json", "text/plain"),
        (None, "text/html"),
    ],
)
def test_only_web_pages_are_sent_as_web_pages(
    client: TestClient, store: Store, content_type: str | None, sent: str
) -> None:
    number = put(store, "<!doctype html><title>x</title><p>žluťoučký".encode(), content_type)
    answer = client.get(f"/pages/{number}/original")
    assert answer.headers["content-type"] == f"{sent}; charset=utf-8"
    assert "žluťoučký" in answer.text


@pytest.mark.parametrize("body", [b"", b"\xff\xfe", b"\x00\x01\x02", b"\xed\xa0\x80" * 10, b"\xff" * 5000])
def test_strange_bytes_are_still_an_answer(client: TestClient, store: Store, body: bytes) -> None:
    assert client.get(f"/pages/{put(store, body, 'text/html')}/original").status_code == 200


def test_our_attribute_comes_first() -> None:
    assert disarm('<link rel="preconnect" href=x>') == '<link rel=-  rel="preconnect" href=x>'
    assert disarm("<IFRAME\nsrc=x>") == "<IFRAME srcdoc=&#32; \nsrc=x>"
    assert disarm("<a/href=x>") == "<a target=_blank /href=x>"
    assert disarm("<frame src=x><frameset>") == "<frame src=about:blank  src=x><frameset>"
    assert disarm("<set attributeName=target to=_self>").startswith("<set attributename=-  ")
    assert disarm("<animate attributeName=href>").startswith("<animate attributename=-  ")
    assert disarm("<article><abbr><address>") == "<article><abbr><address>"


def test_a_quoted_tag_does_not_break_its_surroundings() -> None:
    assert '"' not in disarm("<p title='<a href=x>'>").replace("'", "")
