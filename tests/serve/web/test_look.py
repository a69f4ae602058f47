"""A look at an address on the web: what it offers is shown, chosen and followed; nothing forged gets through."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from kronika.flow.exploring.explore import BROWSER, CLOSED
from kronika.flow.exploring.proposing import REASONS
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import SampleServer, serve_in_process
from kronika.serve.web import look
from kronika.serve.web.app import create_app
from kronika.serve.web.labels import ADVICE
from kronika.settings import FetchSettings, Settings
from kronika.store.store import Store

FETCH = FetchSettings(allow=("127.0.0.0/8",), start_delay=0, max_delay=0)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def web() -> Iterator[SampleServer]:
    with serve_in_process() as running:
        yield running


@pytest.fixture
def open_client(empty_store: Store) -> TestClient:
    app = create_app(empty_store, Settings(fetch=FETCH), clock=lambda: NOW)
    return TestClient(app, base_url="http://localhost", follow_redirects=False, raise_server_exceptions=False)


def send(client: TestClient, path: str, **form: str):
    token = re.search(r'name="csrf" value="([\w-]+)"', client.get("/sources").text)
    assert token
    return client.post(path, data={"csrf": token[1], **form})


def offers(text: str) -> list[dict[str, object]]:
    return [json.loads(html.unescape(value)) for value in re.findall(r'name="offer" value="([^"]*)"', text)]


def test_a_paper_is_looked_at_and_its_archive_followed(
    open_client: TestClient, web: SampleServer, empty_store: Store
) -> None:
    shown = send(open_client, "/sources/look", url=web.url("moravsky-kuryr"))
    assert shown.status_code == 200
    assert "its archive leads from new to old" in shown.text or "this site is known" in shown.text
    found = offers(shown.text)
    assert [offer["kind"] for offer in found] == ["archive", "site", "page"]
    assert empty_store.sources.all() == []  # a look follows nothing
    done = send(open_client, "/sources/follow", offer=json.dumps(found[0]), name="Kurýr", lang="cs")
    assert (done.status_code, done.headers["location"]) == (303, "/sources/Kur%C3%BDr?added=1")
    [source] = empty_store.sources.all()
    assert (source.kind, source.lang) == ("archive", "cs")
    assert source.options["listing"] == "/rubrika.php?id={section}"


def test_a_feed_shows_titles_and_the_newest_date(open_client: TestClient, web: SampleServer) -> None:
    shown = send(open_client, "/sources/look", url=web.url("volzhskiy-vestnik")).text
    assert shown.count("<span>") >= 5 and "60 items" in shown and "newest 31 Mar 2026" in shown
    assert re.search(r'"kind": "feed"[^>]*>', html.unescape(shown))


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("", "not a web address"),
        ("javascript:alert(1)", "not a web address"),
        ("http://127.0.0.1:9/", "could not be looked at"),
        ("http://10.0.0.1/", "could not be looked at"),
    ],
)
def test_what_cannot_be_looked_at_is_said_above_the_form(open_client: TestClient, url: str, said: str) -> None:
    answer = send(open_client, "/sources/look", url=url)
    assert answer.status_code == 422 and said in answer.text


GOOD = {"kind": "feed", "url": "http://paper.example/rss", "section": "", "options": {}}


@pytest.mark.parametrize(
    "offer",
    [
        "",
        "[]",
        "{",
        "null",
        "[" * 5000,
        json.dumps(GOOD | {"extra": 1}),
        json.dumps(GOOD | {"kind": "newsletter"}),
        json.dumps(GOOD | {"kind": 5}),
        json.dumps(GOOD | {"url": "file:///etc/passwd"}),
        json.dumps(GOOD | {"options": []}),
        json.dumps(GOOD | {"options": {"depth": 3}}),
        json.dumps(GOOD | {"options": {"nonsense": "1"}}),
        json.dumps(GOOD | {"section": "x" * 30_000}),
    ],
)
def test_a_forged_offer_adds_nothing(open_client: TestClient, empty_store: Store, offer: str) -> None:
    assert send(open_client, "/sources/follow", offer=offer, name="x").status_code == 422
    assert empty_store.sources.all() == []


def test_a_name_is_taken_once(open_client: TestClient, empty_store: Store) -> None:
    assert send(open_client, "/sources/follow", offer=json.dumps(GOOD), name="one").status_code == 303
    again = send(open_client, "/sources/follow", offer=json.dumps(GOOD), name="one")
    assert again.status_code == 422 and "followed already" in again.text
    assert "http://paper.example/rss" in again.text  # what was chosen is not lost


def test_without_the_token_nobody_looks_or_follows(open_client: TestClient) -> None:
    assert open_client.post("/sources/look", data={"url": "http://paper.example/"}).status_code == 403
    assert open_client.post("/sources/follow", data={"offer": json.dumps(GOOD)}).status_code == 403


def test_not_too_many_look_at_once(open_client: TestClient) -> None:
    assert look.LOOKS.acquire(blocking=False) and look.LOOKS.acquire(blocking=False)
    try:
        answer = send(open_client, "/sources/look", url="http://paper.example/")
    finally:
        look.LOOKS.release()
        look.LOOKS.release()
    assert answer.status_code == 422 and "Too many looks" in answer.text


def test_every_reason_and_every_advice_can_be_translated() -> None:
    assert set(ADVICE) == {*REASONS, BROWSER, CLOSED}
