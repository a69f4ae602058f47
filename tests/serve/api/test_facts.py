"""Facts for programs: kinds, sites by filter, records in every format."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from fastapi.testclient import TestClient

from kronika.store.store import Store, open_store
from tests.serve.api.conftest import Open, new_key
from tests.serve.web.parishes import read_parishes

SITE = "Parafia św. Anny, Brzezie Małe"
OFFICES = "/api/v1/facts/office-hours"
ONE = f"{OFFICES}/{quote(SITE, safe='')}"


@pytest.fixture(scope="module")
def parishes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """Twelve parishes."""
    path = tmp_path_factory.mktemp("facts") / "kronika.db"
    with open_store(f"sqlite:///{path}", create=True) as store:
        read_parishes(store, Path(path))
        yield store


@pytest.fixture
def client(parishes: Store, call: Open) -> TestClient:
    """A program on the machine itself."""
    return call(parishes)


def test_kinds(client: TestClient) -> None:
    told = client.get("/api/v1/facts").json()
    by_name = {one["name"]: one for one in told["items"]}
    assert by_name["office-hours"]["formats"] == ["ics", "json", "osm", "schema"]
    assert (by_name["office-hours"]["sites"], by_name["office-hours"]["slots"]) == (12, 36)
    assert told["total"] == len(by_name)


def test_sites_in_pages(client: TestClient) -> None:
    told = client.get(f"{OFFICES}?limit=5").json()
    assert (told["total"], len(told["items"])) == (12, 5)
    rest = client.get(told["next"]).json()
    assert len(rest["items"]) == 5
    one = told["items"][0]
    assert one["subject"]["town"]
    assert one["next"]["at"].startswith("2026-")
    assert one["slots"] == 3


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("words=olszyny", 1),
        ("diocese=diecezja sosnowa", 3),
        ("day=wednesday&after=17:00", 12),
        ("day=wednesday&after=17:30", 0),
        ("day=sunday", 0),
    ],
)
def test_filters(client: TestClient, query: str, count: int) -> None:
    assert client.get(f"{OFFICES}?{query}").json()["total"] == count


def test_a_record_with_its_words(client: TestClient) -> None:
    answer = client.get(ONE)
    told = answer.json()
    assert [(slot["day"], slot["time"], slot["until"]) for slot in told["schedule"]] == [
        ("days:pn", "09:00", "11:00"), ("days:sr", "16:00", "17:30"), ("days:pt", "08:30", "10:00"),
    ]  # fmt: skip
    assert told["schedule"][0]["evidence"][0]["words"].startswith("Poniedziałek")
    assert "closed:first_friday" in [special["day"] for special in told["specials"]]
    assert client.get(ONE, headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304


@pytest.mark.parametrize("form", ["json", "osm", "ics", "schema"])
def test_formats(client: TestClient, form: str) -> None:
    answer = client.get(f"{ONE}?format={form}")
    assert answer.status_code == 200
    assert {"json": '"kind"', "osm": "opening_hours=", "ics": "BEGIN:VCALENDAR", "schema": "schema.org"}[
        form
    ] in answer.text
    if form in ("json", "schema"):
        json.loads(answer.text)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/v1/facts/weather", 404),
        (f"{OFFICES}/nobody", 404),
        (f"{OFFICES}/Katalog%20parafii", 404),
        (f"{ONE}?format=pdf", 422),
        (f"{OFFICES}?after=noon", 422),
        (f"{OFFICES}?day=someday", 422),
    ],
)
def test_mistakes_are_told(client: TestClient, path: str, status: int) -> None:
    answer = client.get(path)
    assert answer.status_code == status
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.json()["detail"]


def test_a_token_that_may_read_is_needed(parishes: Store, call: Open) -> None:
    assert call(parishes, host="0.0.0.0").get(OFFICES).status_code in (400, 401)


def test_it_is_described(client: TestClient) -> None:
    paths = client.get("/api/v1/openapi.json").json()["paths"]
    assert {"/api/v1/facts", "/api/v1/facts/{kind}", "/api/v1/facts/{kind}/{site}"} <= set(paths)
    assert paths["/api/v1/facts/{kind}"]["get"]["x-right"] == "read"


def test_scopes(store: Store, call: Open) -> None:
    assert call(store, new_key(store, "read")).get("/api/v1/facts").status_code == 200
    assert call(store, new_key(store, "feed")).get("/api/v1/facts").status_code == 403
