"""The import screen: shows what a file would bring, takes it in once, and names what it cannot use."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from kronika.serve.gate.bodysize import MOST_FILE_BYTES
from kronika.store.store import Store

Open = Callable[..., TestClient]
LIST = b"https://a.example/ Town\nhttps://b.example/\nnothing\n"


@pytest.fixture
def client(empty_store: Store, visit: Open) -> TestClient:
    return visit(empty_store)


def value(html: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([\w-]+)"', html)
    assert found, name
    return found[1]


def send(client: TestClient, body: bytes, name: str = "list.txt", **more: str):
    csrf = value(client.get("/watch/import").text, "csrf")
    return client.post("/watch/import", data={"csrf": csrf, **more}, files={"file": (name, body)})


def test_a_file_is_shown_and_then_taken_in(client: TestClient, empty_store: Store) -> None:
    shown = send(client, LIST, group="Rest")
    assert shown.status_code == 200
    assert "2 lines would be taken in." in shown.text and "nothing" in shown.text
    assert empty_store.watches.count() == 0 and empty_store.groups.all() == []
    form = {name: value(shown.text, name) for name in ("csrf", "key")}
    done = client.post("/watch/import/do", data={**form, "group": "Rest"})
    assert "2 lines were taken in." in done.text
    assert {(watch.url, watch.group) for watch in empty_store.watches.all()} == {
        ("https://a.example/", "Town"),
        ("https://b.example/", "Rest"),
    }
    again = client.post("/watch/import/do", data={**form, "group": "Rest"})
    assert again.status_code == 422 and "send it again" in again.text
    assert "2 are there already." in send(client, LIST, group="Rest").text


def test_a_text_in_place_of_a_file(client: TestClient) -> None:
    csrf = value(client.get("/watch/import").text, "csrf")
    shown = client.post("/watch/import", data={"csrf": csrf, "text": "https://a.example/"})
    assert "1 line would be taken in." in shown.text


def test_what_other_programs_wish_is_told_and_harmless(client: TestClient) -> None:
    body = b"url: https://a.example/\nname: <script>alert(1)</script>\nfilter: [grep: x]\n"
    shown = send(client, body, "urls.yaml").text
    assert "The filter grep is not carried over." in shown
    assert "<script>alert" not in shown and "&lt;script&gt;" in shown


@pytest.mark.parametrize(
    ("body", "name"), [(b"", "x"), (b"\x00\x01", "x"), (b"PK\x03\x04", "x.zip"), (b"<a/>", "x.opml"), (b"{", "x.json")]
)
def test_what_is_no_list_is_a_sentence(client: TestClient, body: bytes, name: str) -> None:
    answer = send(client, body, name)
    assert answer.status_code == 422 and 'role="alert"' in answer.text


def test_a_file_may_be_larger_than_a_form(client: TestClient) -> None:
    lines = b"# a long remark\n" * 20_000 + b"https://a.example/\n"
    assert "1 line would be taken in." in send(client, lines).text
    assert send(client, b"x" * (MOST_FILE_BYTES + 1)).status_code == 413


def test_only_our_own_form_is_taken(client: TestClient) -> None:
    assert client.post("/watch/import", data={}, files={"file": ("x", LIST)}).status_code == 403


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "ru"])
def test_it_speaks_every_language(client: TestClient, lang: str) -> None:
    csrf = value(client.get("/watch/import").text, "csrf")
    shown = client.post(f"/watch/import?ui={lang}", data={"csrf": csrf}, files={"file": ("x.txt", LIST)}).text
    assert f'<html lang="{lang}">' in shown
    assert ("would be taken in" in shown) == (lang == "en")
