"""The annotator's door: one kind is opened at once, several are offered, none is said; shut, it asks for a login."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from kronika.serve.web.app import create_app
from kronika.serve.web.passwords import hash_password
from kronika.settings import AnnotateSettings, Settings
from kronika.store.store import Store
from tests.serve.web.asking import KIND, PARISHES, ask_people, fragments
from tests.serve.web.chronicle import NOW

Open = Callable[..., TestClient]


def shut(store: Store) -> TestClient:
    """A client of an annotator that is not open to everybody."""
    settings = Settings(annotate=AnnotateSettings(open=False))  # type: ignore[call-arg]
    app = create_app(store, settings, clock=lambda: NOW)
    return TestClient(app, base_url="http://localhost", follow_redirects=False)


def test_one_kind_is_opened_at_once(empty_store: Store, visit: Open) -> None:
    ask_people(empty_store)
    assert visit(empty_store).get("/annotate").headers["location"] == f"/annotate/{KIND}"


def test_several_kinds_are_offered_with_their_progress(empty_store: Store, visit: Open) -> None:
    ask_people(empty_store)
    empty_store.fragments.add([replace(fragments(PARISHES[0])[0], kind="office-hours", key="other")], now=NOW)
    html = visit(empty_store).get("/annotate").text
    assert f'href="/annotate/{KIND}"' in html and 'href="/annotate/office-hours"' in html
    assert "0 of 24 hours answered" in html and "24 left" in html and "1 left" in html


def test_nothing_to_answer_is_said(empty_store: Store, visit: Open) -> None:
    assert "There is nothing to answer yet" in visit(empty_store).get("/annotate").text


def test_an_unknown_kind_is_a_404(empty_store: Store, visit: Open) -> None:
    client = visit(empty_store)
    for path in ("/annotate/none", "/annotate/none/page", "/annotate/none/how", "/annotate/%00"):
        assert client.get(path).status_code == 404
    assert client.post("/annotate/none/answers", json={}).status_code == 404
    assert empty_store.annotators.all() == []


@pytest.mark.parametrize("path", ["/annotate", f"/annotate/{KIND}", f"/annotate/{KIND}/page", "/annotate/device"])
def test_it_is_open_to_guests_unless_it_is_shut(empty_store: Store, visit: Open, path: str) -> None:
    ask_people(empty_store)
    assert shut(empty_store).get(path).status_code in (200, 303), "the one person at this machine needs no login"
    empty_store.users.add("eva", hash_password("long enough"), NOW)
    assert not visit(empty_store).get(path).headers.get("location", "").startswith("/login")
    assert shut(empty_store).get(path).headers["location"].startswith("/login")
    assert shut(empty_store).post(f"/annotate/{KIND}/answers", json={}).status_code == 401


def test_the_screens_of_the_chronicle_stay_shut_to_guests(empty_store: Store, visit: Open) -> None:
    empty_store.users.add("eva", hash_password("long enough"), NOW)
    for path in ("/annotate/people", "/annotate/fragments", "/"):
        assert visit(empty_store).get(path).headers["location"].startswith("/login")
