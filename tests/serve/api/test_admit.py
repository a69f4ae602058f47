"""Who may call: tokens by their scope, sessions with their form token, an open door only for this machine's own programs."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from fastapi.testclient import TestClient

from kronika.serve.api.app import create_api
from kronika.serve.gate.cookies import fingerprint, new_token
from kronika.serve.gate.rights import Right, rights_of
from kronika.settings import Settings
from kronika.store.store import Store
from tests.serve.api.conftest import new_key
from tests.store.material import NOW

Open = Callable[..., TestClient]
WATCHES = "/api/v1/watches"
NEW = {"url": "https://a.example/"}

PUBLIC = {
    "/api/v1/openapi.json",
    "/api/v1",
    "/api/v1/",
    "/feeds/watch/{name}",
    "/feeds/group/{name}",
    "/feeds/user/{name}",
    "/feeds/query/{name}",
}
READING_NEEDS_MORE = {"/api/v1/export"}  # it holds the members' addresses


def test_reading_is_for_readers_and_all_else_for_editors(store: Store) -> None:
    for route in create_api(store, Settings()).routes:
        path, methods = route.path, route.methods  # type: ignore[attr-defined]
        editing = "GET" not in methods or path in READING_NEEDS_MORE
        expected = Right.PUBLIC if path in PUBLIC else Right.EDITOR if editing else Right.READER
        assert rights_of(route) == [expected], path


def test_an_open_door_needs_nothing(client: TestClient) -> None:
    assert client.get(WATCHES).status_code == 200
    assert client.post(WATCHES, json=NEW).status_code == 201


@pytest.mark.parametrize(
    "headers", [{"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://evil.example"}, {"Origin": "null"}]
)
def test_an_open_door_is_shut_to_other_sites(client: TestClient, headers: dict[str, str]) -> None:
    answer = client.post(WATCHES, json=NEW, headers=headers)
    assert answer.status_code == 403
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_rebound_name_is_refused(client: TestClient) -> None:
    assert client.get(WATCHES, headers={"Host": "evil.example"}).status_code == 421


def test_with_a_user_every_call_needs_a_token(store: Store, call: Open) -> None:
    new_key(store, "read")
    shut = call(store)
    for route in shut.app.routes:  # type: ignore[attr-defined]
        method = next(iter(route.methods - {"HEAD"}))
        answer = shut.request(method, re.sub(r"{\w+}", "1", route.path))
        if route.path in PUBLIC:
            assert answer.status_code in (200, 404), route.path
        else:
            assert answer.status_code == 401, (method, route.path)
            assert answer.headers["www-authenticate"].startswith("Bearer")
            assert "kronika user token add" in answer.json()["detail"]


def test_a_public_bind_is_shut_without_users(store: Store, call: Open) -> None:
    assert call(store, host="0.0.0.0").get(WATCHES).status_code == 401


def test_scopes(store: Store, call: Open) -> None:
    reader, writer, feed = (call(store, new_key(store, scope)) for scope in ("read", "write", "feed"))
    assert reader.get(WATCHES).status_code == writer.get(WATCHES).status_code == 200
    assert writer.post(WATCHES, json=NEW).status_code == 201
    refused = reader.post(WATCHES, json={"url": "https://b.example/"})
    assert refused.status_code == 403 and "--scope write" in refused.json()["detail"]
    assert feed.get(WATCHES).status_code == 403
    assert call(store, new_key(store, "everything")).get(WATCHES).status_code == 403


def test_a_revoked_token_is_worth_nothing_and_guessing_is_slowed(store: Store, call: Open) -> None:
    good = call(store, new_key(store, "read"))
    bad_token = new_key(store, "read")
    bad = call(store, bad_token)
    bad.app = good.app  # one server
    store.tokens.revoke(store.tokens.all()[-1].id)
    answers = [bad.get(WATCHES).status_code for _ in range(10)]
    assert answers[0] == 401 and answers[-1] == 429
    assert good.get(WATCHES).status_code == 200, "right tokens are not held up"


@pytest.mark.parametrize("header", ["Bearer", "Bearer x", "Basic ZXZhOng=", "Bearer " + "é" * 43, "bearer  "])
def test_other_credentials_are_no_token(client: TestClient, header: str) -> None:
    assert client.get(WATCHES, headers={"Authorization": header.encode()}).status_code in (401, 429)


def test_a_token_notes_when_it_was_used(store: Store, call: Open) -> None:
    call(store, new_key(store, "read")).get(WATCHES)
    assert store.tokens.all()[0].last_used == NOW + timedelta(days=1)


def test_a_session_reads_and_writes_only_with_its_form_token(store: Store, call: Open) -> None:
    new_key(store, "read")
    user, token, csrf = store.users.find("eva"), new_token(), new_token()
    assert user is not None
    store.users.open_session(user, fingerprint(token), csrf, NOW + timedelta(days=9))
    browser = call(store)
    browser.cookies.set("kronika_session", token)
    assert browser.get(WATCHES).status_code == 200
    assert browser.post(WATCHES, json=NEW).status_code == 403
    assert browser.post(WATCHES, json=NEW, headers={"X-CSRF-Token": new_token()}).status_code == 403
    own = {"X-CSRF-Token": csrf}
    assert browser.post(WATCHES, json=NEW, headers=own | {"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert browser.post(WATCHES, json=NEW, headers=own).status_code == 201
