"""The application as a whole: safe headers on every answer, bad input never a traceback, foreign hosts refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from kronika.model.errors import StoreBusy
from kronika.serve.gate.bodysize import MOST_BYTES
from kronika.serve.web.headers import DEFAULTS, OWN_POLICY
from kronika.store.store import Store

Open = Callable[..., TestClient]

EVERYWHERE = [
    "/",
    "/sources",
    "/sources/Horsk%C3%A9%20listy",
    "/health/Horsk%C3%A9%20listy",
    "/repairs/Horsk%C3%A9%20listy",
    "/articles",
    "/articles/1",
    "/failures",
    "/judge",
    "/judge/results",
    "/annotate",
    "/annotate/mass-times",
    "/annotate/mass-times/page",
    "/annotate/device",
    "/annotate/people",
    "/annotate/fragments",
    "/watch",
    "/changes",
    "/groups",
    "/healthz",
    "/nothing",
]


@pytest.mark.parametrize("path", EVERYWHERE)
def test_every_answer_carries_the_safe_headers(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == (404 if path == "/nothing" else 200)
    for name, value in DEFAULTS.items():
        assert answer.headers[name] == value, name
    assert "'unsafe" not in OWN_POLICY


def test_other_methods_are_refused_in_style(client: TestClient) -> None:
    answer = client.delete("/articles")
    assert answer.status_code == 405
    assert answer.headers["content-security-policy"] == OWN_POLICY
    assert "<h1>" in answer.text


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "169.254.169.254", "127.0.0.1.evil.example:80"]
)
def test_a_rebound_name_is_refused(client: TestClient, host: str) -> None:
    answer = client.get("/", headers={"Host": host})
    assert answer.status_code == 421
    assert "Horsk" not in answer.text
    assert answer.headers["content-security-policy"] == OWN_POLICY


def test_a_large_body_is_cut_off(client: TestClient) -> None:
    answer = client.post("/login", data={"name": "x" * (MOST_BYTES + 1)})
    assert answer.status_code == 413
    assert "<h1>" in answer.text


def test_a_large_body_without_a_length_is_cut_off(client: TestClient) -> None:
    chunks = (b"x" * 1024 for _ in range(200))
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    assert client.post("/login", content=chunks, headers=headers).status_code == 413


def test_a_broken_form_is_a_refusal_not_a_traceback(client: TestClient) -> None:
    for kind in ("multipart/form-data", "multipart/form-data; boundary=x", "application/json", "text/plain", ""):
        answer = client.post("/login", content=b"\xff\xfe--x\r\n", headers={"Content-Type": kind})
        assert answer.status_code in (400, 403, 422), kind
        assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/articles/0", "/articles/999999", "/articles/-1", "/articles/x", "/articles/99999999999999999999999", "/articles/1%00",
        "/pages/0/original", "/pages/x/original", "/sources/nobody", "/health/nobody", "/health/", "/sources/%00", "/sources/%ff", "/static/",
        "/articles?words=%00", "/sources?words=a%00b",
    ],
)  # fmt: skip
def test_what_is_not_there_is_a_404_in_style(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "There is no such page" in answer.text


@pytest.mark.parametrize(
    "query",
    ["page=0", "page=-1", "page=x", "page=99999999999", "since=x&until=9999-12-31", "class=nothing", "source=%ff",
     "words=%25_%5C", "words=" + "x" * 5000, "words='%22--", "ui=xx", "since=2026-03-05&since=x"],
)  # fmt: skip
def test_a_strange_query_is_answered(client: TestClient, query: str) -> None:
    for path in ("/articles", "/sources", "/failures", "/judge", "/judge/results", "/judge/results.csv"):
        assert client.get(f"{path}?{query}").status_code == 200


def test_a_busy_store_is_a_503_in_style(client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(today: object) -> None:
        raise StoreBusy("Another program holds the database; try again.")

    monkeypatch.setattr(store, "overview", busy)
    answer = client.get("/")
    assert answer.status_code == 503
    assert "The record keeper does not answer" in answer.text


def test_a_fault_of_ours_is_a_500_in_style(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(today: object) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(store, "overview", broken)
    answer = client.get("/")
    assert answer.status_code == 500
    assert "secret detail" not in answer.text
    assert "Traceback" not in answer.text
    assert answer.headers["content-security-policy"] == OWN_POLICY
    assert "secret detail" in caplog.text


def test_a_refusal_to_our_script_takes_the_whole_screen(client: TestClient) -> None:
    answer = client.post("/sources/pause", data={"name": "x"}, headers={"HX-Request": "true"})
    assert answer.status_code == 403
    assert answer.headers["hx-retarget"] == "main"


def test_health_is_open_and_short(client: TestClient) -> None:
    assert client.get("/healthz").json()["status"] == "ok"


def test_the_language_is_chosen_and_remembered(store: Store, visit: Open) -> None:
    client = visit(store)
    assert '<html lang="ru">' in client.get("/", headers={"Accept-Language": "ru-RU, en;q=0.5"}).text
    chosen = client.get("/articles?ui=pl&words=most")
    assert '<html lang="pl">' in chosen.text
    assert "kronika_ui=pl" in chosen.headers["set-cookie"]
    assert '<html lang="pl">' in client.get("/", headers={"Accept-Language": "cs"}).text
    assert "words=most&amp;ui=cs" in chosen.text, "the other languages keep the filter"
    assert '<html lang="cs">' in visit(store, lang="cs").get("/", headers={"Accept-Language": "pl"}).text


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "ru"])
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/sources",
        "/sources/G%C5%82os%20Doliny",
        "/health/G%C5%82os%20Doliny",
        "/articles",
        "/articles/1",
        "/failures",
        "/judge",
        "/judge/results",
        "/annotate",
        "/annotate/office-hours",
        "/annotate/office-hours/how",
        "/annotate/device",
        "/annotate/people",
        "/annotate/fragments",
        "/watch",
        "/changes",
        "/groups",
        "/x",
    ],
)
def test_every_screen_speaks_every_language(client: TestClient, path: str, lang: str) -> None:
    answer = client.get(path, params={"ui": lang})
    assert answer.status_code in (200, 404)
    assert f'<html lang="{lang}">' in answer.text
    assert "%(" not in answer.text


def test_an_empty_chronicle_teaches_the_next_command(empty_store: Store, visit: Open) -> None:
    client = visit(empty_store)
    assert "kronika source add" in client.get("/").text
    assert "kronika source add" in client.get("/sources").text
    assert "kronika run" in client.get("/articles").text
    assert "Nothing has failed." in client.get("/failures").text


@pytest.mark.parametrize("path", [*EVERYWHERE, "/login", "/static/kronika.css"])
def test_head_answers_as_get_does(client: TestClient, path: str) -> None:
    asked, got = client.head(path), client.get(path)
    assert asked.status_code == got.status_code
    assert asked.headers.get("content-type") == got.headers.get("content-type")


def test_a_refused_method_is_told_which_are_allowed(client: TestClient) -> None:
    answer = client.put("/articles")
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD"}
