"""One watched page: its state and why, its versions, its settings, and what is done to it."""

from __future__ import annotations

from datetime import timedelta

import pytest
from fastapi.testclient import TestClient

from kronika.store.store import Store
from tests.serve.web.chronicle import NOW
from tests.serve.web.conftest import Open
from tests.serve.web.test_watches import send

GOOD = {"name": "Deska", "group": "2", "keep": "7", "fastest": "1h", "slowest": "2d", "alert_after": "3"}


@pytest.fixture
def client(watching: Store, visit: Open) -> TestClient:
    """A client on a chronicle that watches pages."""
    return visit(watching)


def test_everything_about_a_page(client: TestClient) -> None:
    html = client.get("/watch/1").text
    assert "The last check found new content." in html
    assert "Ztratil se pes" in html and "Uzavírka mostu" in html
    assert html.count('name="from"') == 3, "three versions to compare"
    assert "/watch/1/diff" in html
    assert "Zobrazeno 1 283×" in html and "div.ticker" in html
    assert "counts as a change" in html, "what a person decided is said"
    assert "Since you last looked" not in html, "nobody has looked yet"


def test_the_trouble_and_its_sentence(client: TestClient) -> None:
    html = client.get("/watch/4").text
    assert ">gone</span>" in html
    assert "The server answers 404" in html


def test_since_you_last_looked(client: TestClient, watching: Store) -> None:
    watching.watches.looked(1, "", 2, NOW)
    assert "/watch/1/diff?from=2&amp;to=3" in client.get("/watch/1").text
    watching.watches.looked(1, "", 3, NOW)
    assert "Since you last looked" not in client.get("/watch/1").text


def test_settings_are_kept(client: TestClient, watching: Store) -> None:
    assert "The settings are kept." in send(client, "/watch/1", **GOOD).text
    watch = watching.watches.get(1)
    assert (watch.name, watch.group, watch.keep, watch.alert_after) == ("Deska", "Prices and shops", 7, 3)
    assert (watch.fastest, watch.slowest) == (timedelta(hours=1), timedelta(days=2))
    assert watch.url == "https://obec.example/deska", "what the form does not say stays"
    assert len(watching.watches.versions(1)) == 3


@pytest.mark.parametrize(
    "wrong",
    [{"keep": "0"}, {"keep": "x"}, {"alert_after": "1000"}, {"fastest": "soon"}, {"slowest": "1s"}, {"fastest": "3d"}],
)
def test_wrong_settings_are_told_and_change_nothing(client: TestClient, watching: Store, wrong: dict) -> None:
    before = watching.watches.get(1)
    answer = send(client, "/watch/1", **(GOOD | wrong))
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert watching.watches.get(1) == before


def test_delete_and_undo_on_the_page_itself(client: TestClient, watching: Store) -> None:
    html = send(client, "/watch/1/deeds", deed="delete").text
    assert "1 page is deleted." in html and "Undo" in html
    assert watching.watches.get(1).removed
    assert "It is deleted" in client.get("/watch/1").text
    assert "1 page is back." in send(client, "/watch/1/deeds", deed="restore").text
    assert watching.watches.get(1).removed is None


@pytest.mark.parametrize("path", ["/watch/0", "/watch/77", "/watch/" + "9" * 30, "/watch/x", "/watch/1/page?version=9"])
def test_what_is_not_there_is_a_404(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404
