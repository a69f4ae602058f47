"""Rights: every route declares one, nobody gets past it, and no foreign form is obeyed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from kronika.serve.gate.rights import Right, rights_of, undeclared
from kronika.serve.web.admit import Admit, Reader
from kronika.serve.web.app import create_app
from kronika.serve.web.passwords import hash_password
from kronika.settings import ServeSettings, Settings
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW

Open = Callable[..., TestClient]

RIGHTS = {
    ("/", "GET"): Right.READER,
    ("/sources", "GET"): Right.READER,
    ("/sources", "POST"): Right.EDITOR,
    ("/sources/pause", "POST"): Right.EDITOR,
    ("/sources/look", "POST"): Right.EDITOR,
    ("/sources/follow", "POST"): Right.EDITOR,
    ("/sources/schedule", "POST"): Right.EDITOR,
    ("/sources/run", "POST"): Right.EDITOR,
    ("/sources/{name:path}", "GET"): Right.READER,
    ("/health/{name:path}", "GET"): Right.READER,
    ("/health/apply", "POST"): Right.EDITOR,
    ("/health/withdraw", "POST"): Right.EDITOR,
    ("/health/accept", "POST"): Right.EDITOR,
    ("/health/snooze", "POST"): Right.EDITOR,
    ("/health/reextract", "POST"): Right.EDITOR,
    ("/health/look", "POST"): Right.EDITOR,
    ("/repairs/{name:path}", "GET"): Right.READER,
    ("/articles", "GET"): Right.READER,
    ("/articles.csv", "GET"): Right.READER,
    ("/articles.jsonl", "GET"): Right.READER,
    ("/articles/{article_id}", "GET"): Right.READER,
    ("/articles/{article_id}/tone", "POST"): Right.EDITOR,
    ("/pages/{page_id}/original", "GET"): Right.READER,
    ("/queries", "GET"): Right.READER,
    ("/queries", "POST"): Right.EDITOR,
    ("/queries/deeds", "POST"): Right.EDITOR,
    ("/headlines", "GET"): Right.READER,
    ("/trends", "GET"): Right.READER,
    ("/trends.{form}", "GET"): Right.READER,
    ("/corpora", "GET"): Right.READER,
    ("/corpora", "POST"): Right.EDITOR,
    ("/corpora/{corpus_id:int}", "GET"): Right.READER,
    ("/corpora/{corpus_id:int}/file/{form}", "GET"): Right.READER,
    ("/corpora/{corpus_id:int}/verify", "POST"): Right.EDITOR,
    ("/corpora/{corpus_id:int}/remove", "POST"): Right.EDITOR,
    ("/concordance", "GET"): Right.READER,
    ("/failures", "GET"): Right.READER,
    ("/facts", "GET"): Right.READER,
    ("/facts/{kind}", "GET"): Right.READER,
    ("/facts/{kind}/{site:path}", "GET"): Right.READER,
    ("/facts/read", "POST"): Right.EDITOR,
    ("/facts/ask", "POST"): Right.EDITOR,
    ("/watch", "GET"): Right.READER,
    ("/watch", "POST"): Right.EDITOR,
    ("/watch/deeds", "POST"): Right.EDITOR,
    ("/watch/look", "POST"): Right.EDITOR,
    ("/watch/look/{key}", "GET"): Right.READER,
    ("/watch/{watch_id:int}", "GET"): Right.READER,
    ("/watch/{watch_id:int}", "POST"): Right.EDITOR,
    ("/watch/{watch_id:int}/row", "GET"): Right.READER,
    ("/watch/{watch_id:int}/deeds", "POST"): Right.EDITOR,
    ("/watch/{watch_id:int}/look", "POST"): Right.EDITOR,
    ("/watch/{watch_id:int}/focus", "POST"): Right.EDITOR,
    ("/watch/{watch_id:int}/ignore", "POST"): Right.EDITOR,
    ("/watch/{watch_id:int}/parts", "GET"): Right.READER,
    ("/watch/{watch_id:int}/page", "GET"): Right.READER,
    ("/changes", "GET"): Right.READER,
    ("/changes/deeds", "POST"): Right.EDITOR,
    ("/changes/{change_id:int}", "GET"): Right.READER,
    ("/changes/{change_id:int}/note", "POST"): Right.EDITOR,
    ("/groups", "GET"): Right.READER,
    ("/groups", "POST"): Right.EDITOR,
    ("/groups/deeds", "POST"): Right.EDITOR,
    ("/groups/{group_id:int}", "GET"): Right.READER,
    ("/groups/{group_id:int}", "POST"): Right.EDITOR,
    ("/groups/{group_id:int}/members", "POST"): Right.EDITOR,
    ("/groups/{group_id:int}/digest", "GET"): Right.READER,
    ("/groups/{group_id:int}/test", "POST"): Right.EDITOR,
    ("/judge", "GET"): Right.READER,
    ("/judge", "POST"): Right.EDITOR,
    ("/judge/undo", "POST"): Right.EDITOR,
    ("/judge/results", "GET"): Right.READER,
    ("/judge/results.csv", "GET"): Right.READER,
    ("/judge/results.json", "GET"): Right.READER,
    ("/annotate", "GET"): Right.PUBLIC,  # while [annotate] open is on
    ("/annotate/worker.js", "GET"): Right.PUBLIC,
    ("/annotate/device", "GET"): Right.PUBLIC,
    ("/annotate/people", "GET"): Right.EDITOR,
    ("/annotate/people", "POST"): Right.EDITOR,
    ("/annotate/fragments", "GET"): Right.EDITOR,
    ("/annotate/{kind}", "GET"): Right.PUBLIC,
    ("/annotate/{kind}", "POST"): Right.PUBLIC,
    ("/annotate/{kind}/how", "GET"): Right.PUBLIC,
    ("/annotate/{kind}/back", "POST"): Right.PUBLIC,
    ("/annotate/{kind}/page", "GET"): Right.PUBLIC,
    ("/annotate/{kind}/page", "POST"): Right.PUBLIC,
    ("/annotate/{kind}/answers", "POST"): Right.PUBLIC,
    ("/annotate/{kind}/undo", "POST"): Right.PUBLIC,
    ("/watch/{watch_id:int}/diff", "GET"): Right.READER,
    ("/watch/{watch_id:int}/diff/file", "GET"): Right.READER,
    ("/watch/{watch_id:int}/diff/page", "GET"): Right.READER,
    ("/watch/{watch_id:int}/diff/text", "GET"): Right.READER,
    ("/watch/import", "GET"): Right.EDITOR,
    ("/watch/import", "POST"): Right.EDITOR,
    ("/watch/import/do", "POST"): Right.EDITOR,
    ("/unsubscribe/{key}", "GET"): Right.PUBLIC,
    ("/unsubscribe/{key}", "POST"): Right.PUBLIC,
    ("/login", "GET"): Right.PUBLIC,
    ("/login", "POST"): Right.PUBLIC,
    ("/logout", "POST"): Right.READER,
    ("/healthz", "GET"): Right.PUBLIC,
    ("/static/{name:path}", "GET"): Right.PUBLIC,
}


def app_on(store: Store, host: str = "127.0.0.1") -> FastAPI:
    return create_app(store, Settings(serve=ServeSettings(host=host)), clock=lambda: NOW)


def token(html: str) -> str:
    found = re.search(r'name="csrf" value="([\w-]+)"', html)
    assert found
    return found[1]


def test_every_route_declares_the_right_we_think(empty_store: Store) -> None:
    """A new screen must be added here: that is the moment to think about who may see it."""
    app = app_on(empty_store)
    assert undeclared(app.routes) == []
    found = {
        (route.path, method): rights_of(route)[0]  # type: ignore[attr-defined]
        for route in app.routes
        for method in route.methods  # type: ignore[attr-defined]
        if method != "HEAD"  # goes with GET and its right
    }
    assert found == RIGHTS


def test_a_route_without_a_right_is_noticed() -> None:
    app = FastAPI(openapi_url=None)

    @app.get("/open")
    def forgotten() -> str:
        return "oops"

    @app.get("/shut")
    def declared(visit: Reader) -> str:
        return "fine"

    app.mount("/files", FastAPI())
    assert undeclared(app.routes) == ["/open", "/files"]


@pytest.mark.parametrize(
    ("path", "right"), [(path, right) for (path, method), right in RIGHTS.items() if method == "GET"]
)
def test_with_a_user_only_public_routes_are_open(store: Store, visit: Open, path: str, right: Right) -> None:
    store.users.add("eva", hash_password("long enough"), NOW)
    answer = visit(store).get(re.sub(r"{(\w+)(:path|:int)?}", "1", path))
    if right is Right.PUBLIC:
        assert answer.status_code in (200, 404)
    else:
        assert answer.status_code == 303
        assert answer.headers["location"].startswith("/login")


def test_a_public_bind_is_shut_even_when_the_last_user_is_removed(empty_store: Store, visit: Open) -> None:
    client = visit(empty_store, host="0.0.0.0", base="http://kronika.example")
    assert client.get("/").status_code == 303
    assert client.get("/login").status_code == 200


def test_a_form_needs_its_token(client: TestClient) -> None:
    form = {"name": "Horské listy", "paused": "true"}
    assert client.post("/sources/pause", data=form).status_code == 403
    good = token(client.get("/sources").text)
    assert client.post("/sources/pause", data=form | {"csrf": "x" * 43}).status_code == 403
    assert client.post("/sources/pause", data=form | {"csrf": ""}).status_code == 403
    assert client.post("/sources/pause", data=form | {"csrf": good}).status_code == 303


def test_a_token_alone_is_not_enough_without_its_cookie(store: Store, visit: Open) -> None:
    good = token(visit(store).get("/sources").text)
    stranger = visit(store)
    assert stranger.post("/sources/pause", data={"name": "Horské listy", "csrf": good}).status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "http://localhost:9999"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"},
    ],
)
def test_a_form_of_another_site_is_refused_even_with_the_token(client: TestClient, headers: dict[str, str]) -> None:
    form = {"name": "Horské listy", "csrf": token(client.get("/sources").text)}
    assert client.post("/sources/pause", data=form, headers=headers).status_code == 403


@pytest.mark.parametrize("headers", [{"Sec-Fetch-Site": "same-origin"}, {"Origin": "http://localhost"}])
def test_our_own_form_is_accepted(client: TestClient, headers: dict[str, str]) -> None:
    form = {"name": "Horské listy", "csrf": token(client.get("/sources").text)}
    assert client.post("/sources/pause", data=form, headers=headers).status_code == 303


def test_only_the_links_of_mails_take_forms_from_anywhere(empty_store: Store) -> None:
    """The check of forms is left out where the address itself is the secret, and nowhere else."""
    loose = {
        route.path  # type: ignore[attr-defined]
        for route in app_on(empty_store).routes
        for found in route.dependant.dependencies  # type: ignore[attr-defined]
        if isinstance(found.call, Admit) and found.call.by_secret
    }
    assert loose == {"/unsubscribe/{key}"}
