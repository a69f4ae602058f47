"""Deeds: each changes the store, needs its token, belongs to its source, and says what became of it."""

from __future__ import annotations

import threading
from datetime import timedelta

import pytest
from fastapi.testclient import TestClient

from kronika.model.errors import InputError
from kronika.model.health import Episode, Handling
from kronika.model.job import EXTRACT
from kronika.model.recipe import RecipeState
from kronika.serve.web.addresses import health_path
from kronika.serve.web.passwords import hash_password
from kronika.store.store import Store
from tests.serve.web.ailing import NAME, fall_ill, offer
from tests.serve.web.chronicle import NOW, PAPERS, fill
from tests.serve.web.conftest import Open
from tests.serve.web.test_source import words
from tests.serve.web.test_sources import send

HEALTH = health_path(NAME)
DEEDS = ("apply", "withdraw", "accept", "snooze", "reextract", "look")


@pytest.fixture
def ill(empty_store: Store, visit: Open) -> TestClient:
    """A client on a chronicle with a broken source and a well one."""
    fill(empty_store, PAPERS[:1])
    fall_ill(empty_store)
    return visit(empty_store)


def episode_of(store: Store) -> Episode:
    found = store.episodes.listing(NAME)
    return found[0]


def waiting(store: Store) -> int:
    return len(store.jobs.lease(EXTRACT, worker="t", limit=500, seconds=0))


def test_a_candidate_is_applied_and_its_pages_are_read_again(ill: TestClient, empty_store: Store) -> None:
    best, worse = offer(empty_store)
    answer = send(ill, "/health/apply", name=NAME, recipe=str(best.id))
    assert (answer.status_code, answer.headers["location"]) == (303, f"{HEALTH}?done=applied")
    assert empty_store.recipes.get(best.id).state is RecipeState.APPLIED
    assert empty_store.recipes.get(worse.id).state is RecipeState.CANDIDATE
    assert waiting(empty_store) == 12
    said = words(ill.get(answer.headers["location"]).text)
    assert "The repair is applied." in said
    assert "its pages wait to be read again" in said
    assert "posel-2026-03 in use" in said and "Withdraw" in said


def test_a_recipe_in_use_is_withdrawn(ill: TestClient, empty_store: Store) -> None:
    best, _ = offer(empty_store)
    send(ill, "/health/apply", name=NAME, recipe=str(best.id))
    assert waiting(empty_store) == 12
    answer = send(ill, "/health/withdraw", name=NAME, recipe=str(best.id))
    assert answer.headers["location"].endswith("?done=withdrawn")
    assert empty_store.recipes.get(best.id).state is RecipeState.WITHDRAWN
    again = send(ill, "/health/withdraw", name=NAME, recipe=str(best.id))
    assert again.status_code == 422
    assert "there is nothing to withdraw" in again.text


def test_an_episode_is_snoozed_and_woken(ill: TestClient, empty_store: Store) -> None:
    number = str(episode_of(empty_store).id)
    for days in (1, 7):
        send(ill, "/health/snooze", name=NAME, episode=number, days=str(days))
        assert episode_of(empty_store).snoozed_until == NOW + timedelta(days=days)
    said = words(ill.get(HEALTH).text)
    assert "Until 21 Mar 2026, 09:30 nobody is alerted" in said and "Wake" in said
    assert f'href="{HEALTH}"' not in ill.get("/").text, "what is snoozed does not ask for a look"
    assert send(ill, "/health/snooze", name=NAME, episode=number, days="").headers["location"].endswith("done=woken")
    assert episode_of(empty_store).handling is Handling.OPEN
    assert send(ill, "/health/snooze", name=NAME, episode=number, days="400").status_code == 422


def test_pages_are_read_again_since_a_day(ill: TestClient, empty_store: Store) -> None:
    answer = send(ill, "/health/reextract", name=NAME, since="2026-03-11")
    assert answer.headers["location"].endswith("?done=reading")
    assert waiting(empty_store) == 16, "a good day and three bad ones"
    bad = send(ill, "/health/reextract", name=NAME, since="yesterday")
    assert bad.status_code == 422
    assert "A date is written like 2026-03-05." in bad.text


def test_what_belongs_to_another_source_or_to_nobody_is_a_404(ill: TestClient, empty_store: Store) -> None:
    best, _ = offer(empty_store)
    episode = str(episode_of(empty_store).id)
    for form in ({"name": "Horské listy"}, {"name": "nobody"}, {}):
        assert send(ill, "/health/apply", **form, recipe=str(best.id)).status_code == 404
        assert send(ill, "/health/accept", **form, episode=episode).status_code == 404
        assert send(ill, "/health/snooze", **form, episode=episode, days="1").status_code == 404
    for number in ("0", "x", "999999999999999999", ""):
        assert send(ill, "/health/apply", name=NAME, recipe=number).status_code == 404
        assert send(ill, "/health/accept", name=NAME, episode=number).status_code == 404
    assert empty_store.recipes.get(best.id).state is RecipeState.CANDIDATE
    assert episode_of(empty_store).handling is Handling.OPEN


@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_needs_its_token(ill: TestClient, empty_store: Store, deed: str) -> None:
    best, _ = offer(empty_store)
    form = {"name": NAME, "recipe": str(best.id), "episode": str(episode_of(empty_store).id), "since": "2026-03-01"}
    assert ill.post(f"/health/{deed}", data=form).status_code == 403
    assert empty_store.recipes.get(best.id).state is RecipeState.CANDIDATE
    assert waiting(empty_store) == 0


@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_needs_a_login_where_there_are_users(
    ill: TestClient, empty_store: Store, visit: Open, deed: str
) -> None:
    empty_store.users.add("eva", hash_password("long enough"), NOW)
    for answer in (visit(empty_store).post(f"/health/{deed}", data={"name": NAME}), visit(empty_store).get(HEALTH)):
        assert answer.status_code == 303
        assert answer.headers["location"].startswith("/login")


def test_a_search_that_is_not_wanted_is_refused(ill: TestClient) -> None:
    answer = send(ill, "/health/look", name="Horské listy")
    assert answer.status_code == 422
    assert "there is nothing to repair" in answer.text


def test_a_search_runs_beside_and_its_finds_appear(
    ill: TestClient, empty_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def look(chronicle: object, source: object, episode: Episode) -> None:
        gate.wait(10)
        offer(empty_store)

    monkeypatch.setattr("kronika.flow.repair_offers.offer_repairs", look)
    answer = send(ill, "/health/look", name=NAME)
    assert answer.headers["location"] == f"{HEALTH}#repairs"
    running = ill.get(f"/repairs/{HEALTH.removeprefix('/health/')}").text
    assert "Looking for repairs" in running
    assert f'hx-get="/repairs/{HEALTH.removeprefix("/health/")}"' in running, "our script asks again"
    assert "<html" not in running
    gate.set()
    join()
    found = ill.get(f"/repairs/{HEALTH.removeprefix('/health/')}").text
    assert "hx-trigger" not in found
    assert "Apply candidate 1" in found and "Look again" in found


def test_why_a_search_found_nothing_is_told(
    ill: TestClient, empty_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(chronicle: object, source: object, episode: Episode) -> None:
        raise InputError("Only 4 pages of the new layout; 10 are <needed>.")

    monkeypatch.setattr("kronika.flow.repair_offers.offer_repairs", look)
    send(ill, "/health/look", name=NAME)
    join()
    assert "Only 4 pages of the new layout; 10 are &lt;needed&gt;." in ill.get(HEALTH).text


def test_our_script_gets_the_section_alone(ill: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.flow.repair_offers.offer_repairs", lambda *_: None)
    ill.headers["HX-Request"] = "true"
    answer = send(ill, "/health/look", name=NAME)
    assert answer.status_code == 200
    assert answer.text.lstrip().startswith('<section id="repairs"')
    join()


def join() -> None:
    """Wait for the searches."""
    for thread in threading.enumerate():
        if thread.name == "kronika-seek":
            thread.join(10)
