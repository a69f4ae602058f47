"""The script's door: answers in, receipts and the next fragments out; repeats are harmless, nonsense is told what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from kronika.model.annotation import Choice
from kronika.serve.gate.bodysize import MOST_BYTES
from kronika.serve.web.app import create_app
from kronika.settings import AnnotateSettings, Settings
from kronika.store.store import Store
from tests.serve.web.asking import KIND, ask_people
from tests.serve.web.chronicle import NOW

Open = Callable[..., TestClient]
ANSWERS, UNDO = f"/annotate/{KIND}/answers", f"/annotate/{KIND}/undo"


@pytest.fixture
def asked(empty_store: Store) -> Store:
    """A store with fragments to answer."""
    ask_people(empty_store)
    return empty_store


@pytest.fixture
def device(asked: Store, visit: Open) -> TestClient:
    """A device with our script."""
    return visit(asked)


def said(fragment: int, choice: str = "yes", client: str = "", **more: Any) -> dict[str, Any]:
    """One answer as the script sends it."""
    return {"fragment": fragment, "choice": choice, "client": client or f"client-{fragment}", "seconds": 2.5, **more}


def test_a_new_device_gets_a_cookie_and_fragments(device: TestClient, asked: Store) -> None:
    answer = device.post(ANSWERS, json={"fingerprint": "a phone"})
    told = answer.json()
    assert [len(told[name]) for name in ("receipts", "fragments")] == [0, 4]
    assert told["progress"]["fragments"] == 24 and told["progress"]["words"]["left"] == "24 left"
    cookie = answer.headers["set-cookie"]
    assert "kronika_annotator=" in cookie and "HttpOnly" in cookie and "SameSite=lax" in cookie
    assert float(answer.headers["server-timing"].partition("dur=")[2]) > 0


def test_answers_are_kept_once_and_the_next_come(device: TestClient, asked: Store) -> None:
    held = [one["id"] for one in device.post(ANSWERS, json={}).json()["fragments"]]
    sent = {"answers": [said(held[0]), said(held[1], "no")], "holding": held[2:]}
    told = device.post(ANSWERS, json=sent).json()
    assert [receipt["status"] for receipt in told["receipts"]] == ["kept", "kept"]
    assert len(told["fragments"]) == 2 and not {one["id"] for one in told["fragments"]} & set(held)
    assert told["progress"]["mine"] == 2
    again = device.post(ANSWERS, json=sent).json()
    assert [receipt["status"] for receipt in again["receipts"]] == ["repeated", "repeated"]
    assert [(kept.fragment_id, kept.choice) for kept in asked.answers.listing(KIND)] == [
        (held[0], Choice.YES),
        (held[1], Choice.NO),
    ]


def test_undo_is_harmless_when_repeated_or_unknown(device: TestClient, asked: Store) -> None:
    [first, *_] = device.post(ANSWERS, json={}).json()["fragments"]
    device.post(ANSWERS, json={"answers": [said(first["id"])]})
    client = {"client": f"client-{first['id']}"}
    assert device.post(UNDO, json=client).json()["fragment"] == first
    assert device.post(UNDO, json=client).json()["fragment"] is None
    assert device.post(UNDO, json={"client": "never-given"}).json()["fragment"] is None
    told = device.post(ANSWERS, json={"answers": [said(first["id"], "no", "another-number")]}).json()
    assert told["receipts"][0]["status"] == "kept", "and it may be answered again"


def test_nobody_undoes_the_answer_of_another_device(device: TestClient, asked: Store, visit: Open) -> None:
    [first, *_] = device.post(ANSWERS, json={}).json()["fragments"]
    device.post(ANSWERS, json={"answers": [said(first["id"])]})
    stranger = visit(asked)
    assert stranger.post(UNDO, json={"client": f"client-{first['id']}"}).json()["fragment"] is None
    assert asked.answers.listing(KIND)[0].undone is None


def test_a_device_without_cookies_is_found_by_its_fingerprint(asked: Store, visit: Open) -> None:
    first, again, other = visit(asked), visit(asked), visit(asked)
    held = {one["id"] for one in first.post(ANSWERS, json={"fingerprint": "a phone"}).json()["fragments"]}
    first.post(ANSWERS, json={"fingerprint": "a phone", "answers": [said(number) for number in held]})
    more = {one["id"] for one in again.post(ANSWERS, json={"fingerprint": "a phone"}).json()["fragments"]}
    assert more and not more & held
    other.post(ANSWERS, json={"fingerprint": "another phone"})
    assert len(asked.annotators.all()) == 2


def test_switched_off_a_fingerprint_is_not_looked_at(asked: Store) -> None:
    settings = Settings(annotate=AnnotateSettings(fingerprint=False))  # type: ignore[call-arg]
    app = create_app(asked, settings, clock=lambda: NOW)
    for _ in range(2):
        client = TestClient(app, base_url="http://localhost")
        client.post(ANSWERS, json={"fingerprint": "a phone"})
        assert 'data-fingerprint=""' in client.get(f"/annotate/{KIND}").text
    assert len(asked.annotators.all()) == 2


def test_a_forged_cookie_is_a_new_device(asked: Store, visit: Open) -> None:
    visit(asked).post(ANSWERS, json={})
    forger = visit(asked)
    forger.cookies.set("kronika_annotator", "1.1." + "A" * 43)
    forger.post(ANSWERS, json={})
    assert len(asked.annotators.all()) == 2


@pytest.mark.parametrize(
    ("sent", "words"),
    [
        ({"answers": [said(1, "maybe")]}, "answers.0.choice"),
        ({"answers": [said(0)]}, "answers.0.fragment"),
        ({"answers": [said(2**70)]}, "answers.0.fragment"),
        ({"answers": [said(1, client="x")]}, "answers.0.client"),
        ({"answers": [said(1, client="<script>alert")]}, "answers.0.client"),
        ({"answers": [said(1) | {"seconds": -1}]}, "answers.0.seconds"),
        ({"answers": [said(1, more="x")]}, "answers.0.more"),
        ({"answers": [said(number) for number in range(1, 102)]}, "answers"),
        ({"holding": ["x"]}, "holding.0"),
        ({"want": 1000}, "want"),
        ({"fingerprint": "x" * 301}, "fingerprint"),
        ({"fingerprint": "a\u0000b"}, "fingerprint"),
        ([], "body"),
    ],
)
def test_nonsense_is_told_what_is_wrong(device: TestClient, asked: Store, sent: Any, words: str) -> None:
    answer = device.post(ANSWERS, json=sent)
    assert answer.status_code == 422
    assert answer.json()["error"].startswith(words)
    assert asked.answers.listing(KIND) == [] and asked.annotators.all() == []


@pytest.mark.parametrize(
    ("kind", "status"), [("text/plain", 415), ("application/x-www-form-urlencoded", 415), ("application/json", 422)]
)
def test_only_json_is_understood(device: TestClient, kind: str, status: int) -> None:
    answer = device.post(ANSWERS, content=b'{"answers": [', headers={"Content-Type": kind})
    assert answer.status_code == status


@pytest.mark.parametrize("headers", [{"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://evil.example"}])
def test_another_site_may_not_answer(device: TestClient, asked: Store, headers: dict[str, str]) -> None:
    answer = device.post(ANSWERS, json={"answers": [said(1)]}, headers=headers)
    assert answer.status_code == 403 and "error" in answer.json()
    assert asked.annotators.all() == []


def test_a_large_body_is_cut_off(device: TestClient) -> None:
    answer = device.post(ANSWERS, json={"fingerprint": "x" * MOST_BYTES})
    assert answer.status_code == 413


def test_too_fast_is_told_when_to_go_on(asked: Store) -> None:
    settings = Settings(annotate=AnnotateSettings(device_rate=1, device_burst=2))  # type: ignore[call-arg]
    device = TestClient(create_app(asked, settings, clock=lambda: NOW), base_url="http://localhost")
    for number in (1, 2):
        assert device.post(ANSWERS, json={"answers": [said(number)]}).status_code == 200
    answer = device.post(ANSWERS, json={"answers": [said(3)]}, headers={"Accept-Language": "pl"})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1
    assert answer.json()["error"].startswith("To było za szybko")
    assert len(asked.answers.listing(KIND)) == 2


def test_a_milestone_is_thanked_for_once(device: TestClient) -> None:
    told = [device.post(ANSWERS, json={"answers": [said(number)]}).json()["thanks"] for number in range(1, 12)]
    assert [text for text in told if text] == ["Thank you! 10 answers."]
