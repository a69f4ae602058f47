"""Ignores: one press turns each on or off, a person's word is written down, a part can be pointed at."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from kronika.model.watch import Ignore, NoiseKind
from kronika.serve.web.passwords import hash_password
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW
from tests.serve.web.conftest import Open
from tests.serve.web.test_watches import send


@pytest.fixture
def client(watching: Store, visit: Open) -> TestClient:
    """A client on a chronicle that watches pages."""
    return visit(watching)


def ignores(store: Store) -> dict[str, Ignore]:
    return {one.kind.value: one for one in store.watches.get(1).ignores}


def test_an_ignore_is_turned_off_and_on(client: TestClient, watching: Store) -> None:
    answer = send(client, "/watch/1/ignore", by_script=True, kind="counter", where="", on="no")
    assert answer.text.lstrip().startswith("<section"), "our script gets the list alone"
    counter = ignores(watching)["counter"]
    assert not counter.on and counter.by and counter.since == NOW
    assert counter.sample == "Zobrazeno 1 283×"
    send(client, "/watch/1/ignore", kind="counter", where="", on="yes")
    assert ignores(watching)["counter"].on


def test_a_part_is_pointed_at(client: TestClient, watching: Store) -> None:
    answer = send(client, "/watch/2/ignore", kind="place", where=" aside.most-read ", on="yes", sample="Most  read")
    assert answer.headers["location"] == "/watch/2#ignored"
    [found] = watching.watches.get(2).ignores
    assert (found.kind, found.where, found.sample, found.on) == (NoiseKind.PLACE, "aside.most-read", "Most read", True)


@pytest.mark.parametrize("where", ["", "div[", "x" * 2000, ":has(p)"])
def test_a_selector_nobody_can_follow_is_refused(client: TestClient, watching: Store, where: str) -> None:
    for by_script in (False, True):
        answer = send(client, "/watch/2/ignore", by_script=by_script, kind="place", where=where, on="yes")
        assert answer.status_code == 422
        assert 'role="alert"' in answer.text
    assert watching.watches.get(2).ignores == ()


def test_only_noise_that_was_found_can_be_turned_off(client: TestClient) -> None:
    assert send(client, "/watch/1/ignore", kind="token", where="", on="no").status_code == 404
    assert send(client, "/watch/1/ignore", kind="nothing", where="", on="no").status_code == 422


def test_a_form_on_another_screen_comes_back_to_it(client: TestClient) -> None:
    form = {"kind": "counter", "where": "", "on": "no"}
    answer = send(client, "/watch/1/ignore", back="/watch/1/diff?from=1&to=2", **form)
    assert answer.headers["location"] == "/watch/1/diff?from=1&to=2"
    answer = send(client, "/watch/1/ignore", back="https://evil.example/", **form)
    assert answer.headers["location"] == "/watch/1#ignored"


def test_the_person_is_named(watching: Store, visit: Open) -> None:
    watching.users.add("eva", hash_password("long enough"), NOW)
    client = visit(watching)
    page = client.get("/login").text
    token = page.split('name="csrf" value="')[1].split('"')[0]
    client.post("/login", data={"csrf": token, "name": "eva", "password": "long enough"})
    send(client, "/watch/1/ignore", kind="counter", where="", on="no")
    assert ignores(watching)["counter"].by == "eva"
