"""Watches over HTTP: listed in pages, added once, changed with care, deleted and restored; errors are sentences."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from kronika.serve.gate.bodysize import MOST_BYTES
from kronika.store.store import Store

WATCHES = "/api/v1/watches"


def problem(answer: Any) -> dict[str, Any]:
    assert answer.headers["content-type"] == "application/problem+json"
    body = answer.json()
    assert body["status"] == answer.status_code and body["title"] and body["detail"].endswith((".", "?"))
    return dict(body)


def test_a_list_comes_in_pages(client: TestClient) -> None:
    seen, address = [], f"{WATCHES}?limit=2&sort=-added"
    while address:
        answer = client.get(address)
        body = answer.json()
        assert body["total"] == 3
        seen += [one["id"] for one in body["items"]]
        address = body["next"]
        assert (address is not None) == ("link" in answer.headers)
    assert sorted(seen) == [1, 2, 3]


@pytest.mark.parametrize(
    ("query", "ids"),
    [("group=Office", {1, 2}), ("state=gone", {2}), ("troubled=true", {2}), ("words=ceník", {1}), ("paused=true", set()),
     ("removed=true", set())],
)  # fmt: skip
def test_a_list_is_filtered(client: TestClient, query: str, ids: set[int]) -> None:
    assert {one["id"] for one in client.get(f"{WATCHES}?{query}").json()["items"]} == ids


@pytest.mark.parametrize(
    "query", ["limit=0", "limit=501", "offset=-1", "state=x", "sort=x", "words=%00", "paused=maybe"]
)
def test_a_wrong_question_is_named(client: TestClient, query: str) -> None:
    assert problem(client.get(f"{WATCHES}?{query}"))["status"] in (404, 422)


def test_adding_says_where_it_is(client: TestClient, store: Store) -> None:
    sent = {
        "url": "HTTPS://A.example:443/x?utm_source=1", "name": " A  page ", "group": "Home", "fastest": "1h", "slowest": "2d",
        "focus": {"kind": "css", "rule": ".main"}, "keep": 5, "browser": True, "charset": "windows-1250",
    }  # fmt: skip
    answer = client.post(WATCHES, json=sent)
    assert answer.status_code == 201
    made = client.get(answer.headers["location"]).json()
    assert made == answer.json()
    assert (made["url"], made["name"], made["group"]) == ("https://a.example/x", "A page", "Home")
    assert (made["fastest"], made["slowest"], made["keep"]) == ("1h", "2d", 5)
    assert made["options"] == {"browser": "yes", "charset": "windows-1250"}
    assert (made["state"], made["version"]) == ("new", 0)
    assert problem(client.post(WATCHES, json=sent))["status"] == 409
    assert client.post(WATCHES, json={**sent, "group": "Office"}).status_code == 201
    assert store.watches.count() == 5


@pytest.mark.parametrize(
    ("sent", "word"),
    [
        ({}, "url"),
        ({"url": ""}, "empty"),
        ({"url": "ftp://a.example/"}, "http"),
        ({"url": "https://u:secret@a.example/"}, "password"),
        ({"url": "https://a.example/", "group": "Nobody"}, "Nobody"),
        ({"url": "https://a.example/", "focus": {"kind": "css", "rule": "div["}}, "div["),
        ({"url": "https://a.example/", "focus": {"kind": "xpath", "rule": ""}}, "empty"),
        ({"url": "https://a.example/", "focus": {"kind": "main", "rule": "x"}}, "no rule"),
        ({"url": "https://a.example/", "fastest": "2d", "slowest": "1h"}, "between checks"),
        ({"url": "https://a.example/", "fastest": "1s"}, "between checks"),
        ({"url": "https://a.example/", "fastest": "soon"}, "soon"),
        ({"url": "https://a.example/", "keep": 0}, "keep"),
        ({"url": "https://a.example/", "color": "red"}, "color"),
        ({"url": "https://a.example/", "charset": "klingon"}, "klingon"),
        ({"url": "https://a.example/\x00"}, "zero"),
        ({"url": "https://a.example/", "name": "\ud800"}, "unicode"),
        ([], "body"),
    ],
)
def test_what_cannot_be_is_told(client: TestClient, sent: Any, word: str) -> None:
    body = problem(client.post(WATCHES, content=json.dumps(sent), headers={"Content-Type": "application/json"}))
    assert body["status"] == 422 and word in body["detail"]
    assert "secret" not in body["detail"]


def test_bodies_that_are_no_json(client: TestClient) -> None:
    headers = {"Content-Type": "application/json"}
    assert problem(client.post(WATCHES, content=b"{", headers=headers))["status"] == 400
    assert problem(client.post(WATCHES, content=b"\xff\xfe", headers=headers))["status"] in (400, 422)
    assert (
        problem(client.post(WATCHES, content=b'{"url": "https://a.example/"}', headers={"Content-Type": "text/plain"}))[
            "status"
        ]
        == 422
    )
    big = b'{"url": "' + b"x" * MOST_BYTES + b'"}'
    assert problem(client.post(WATCHES, content=big, headers=headers))["status"] == 413
    assert problem(client.post(WATCHES, content=b"[" * 60_000, headers=headers))["status"] in (400, 422)


def test_changing_keeps_what_is_not_named(client: TestClient) -> None:
    before = client.get(f"{WATCHES}/1").json()
    after = client.patch(f"{WATCHES}/1", json={"name": "Other", "group": "", "slowest": "7d"}).json()
    assert (after["name"], after["group"], after["group_id"], after["slowest"]) == ("Other", "", None, "1w")
    untouched = set(before) - {"name", "label", "group", "group_id", "slowest"}
    assert {name: before[name] for name in untouched} == {name: after[name] for name in untouched}
    assert client.patch(f"{WATCHES}/1", json={"browser": True}).json()["options"] == {"browser": "yes"}
    assert client.patch(f"{WATCHES}/1", json={"browser": False}).json()["options"] == {}


def test_nobody_overwrites_what_they_have_not_seen(client: TestClient) -> None:
    tag = client.get(f"{WATCHES}/1").headers["etag"]
    assert client.patch(f"{WATCHES}/1", json={"name": "A"}, headers={"If-Match": tag}).status_code == 200
    late = client.patch(f"{WATCHES}/1", json={"name": "B"}, headers={"If-Match": tag})
    assert problem(late)["status"] == 412
    assert client.get(f"{WATCHES}/1").json()["name"] == "A"


def test_reading_again_costs_nothing(client: TestClient) -> None:
    for path in (
        WATCHES,
        f"{WATCHES}/1",
        f"{WATCHES}/1/versions",
        "/api/v1/changes",
        "/api/v1/groups",
        "/api/v1/openapi.json",
    ):
        first = client.get(path)
        again = client.get(path, headers={"If-None-Match": f'"x", W/{first.headers["etag"]}'})
        assert (again.status_code, again.content) == (304, b""), path
        assert client.get(path, headers={"If-None-Match": '"x"'}).status_code == 200
        head = client.head(path)
        assert head.headers["etag"] == first.headers["etag"]


def test_deleting_and_restoring(client: TestClient) -> None:
    assert client.delete(f"{WATCHES}/1").status_code == 204
    assert problem(client.delete(f"{WATCHES}/1"))["status"] == 404
    assert problem(client.patch(f"{WATCHES}/1", json={"name": "x"}))["status"] == 404
    assert [one["id"] for one in client.get(f"{WATCHES}?removed=true").json()["items"]] == [1]
    assert client.post(f"{WATCHES}/1/restore").json()["removed"] is None
    assert client.get(WATCHES).json()["total"] == 3


def test_restoring_what_is_there_again_is_a_conflict(client: TestClient) -> None:
    url = client.get(f"{WATCHES}/3").json()["url"]
    client.delete(f"{WATCHES}/3")
    assert client.post(WATCHES, json={"url": url}).status_code == 201
    assert problem(client.post(f"{WATCHES}/3/restore"))["status"] == 409


def test_deeds(client: TestClient, store: Store) -> None:
    assert client.post(f"{WATCHES}/1/pause").json()["paused"] is True
    assert client.post(f"{WATCHES}/1/resume").json()["paused"] is False
    asked = client.post(f"{WATCHES}/1/check")
    assert asked.status_code == 202
    assert store.watches.get(1).next_check is not None
    said = client.put(f"{WATCHES}/1/ignores", json={"kind": "place", "where": ".ad"}).json()["ignores"]
    assert [(one["kind"], one["where"], one["on"], one["by"]) for one in said] == [("place", ".ad", True, "api")]
    off = client.put(f"{WATCHES}/1/ignores", json={"kind": "place", "where": ".ad", "on": False}).json()["ignores"]
    assert [one["on"] for one in off] == [False]
    assert problem(client.put(f"{WATCHES}/1/ignores", json={"where": "div["}))["status"] == 422


def test_versions_and_their_bytes(client: TestClient) -> None:
    found = client.get(f"{WATCHES}/1/versions").json()
    assert [one["number"] for one in found["items"]] == [3, 2, 1]
    assert client.get(f"{WATCHES}/1/versions/2").json() == found["items"][1]
    body = client.get(f"{WATCHES}/1/versions/2/body")
    assert body.content == b"<p>10 kc"
    assert body.headers["content-type"] == "application/octet-stream"
    assert body.headers["content-disposition"].startswith("attachment")
    assert "sandbox" in body.headers["content-security-policy"]
    for path in ("/versions/9", "/versions/9/body"):
        assert problem(client.get(f"{WATCHES}/1{path}"))["status"] == 404


@pytest.mark.parametrize("number", ["0", "-1", "x", "999", "99999999999999999999999", "1%00", "%ff"])
def test_what_is_not_there(client: TestClient, number: str) -> None:
    assert problem(client.get(f"{WATCHES}/{number}"))["status"] == 404


def test_other_methods_say_which_are_allowed(client: TestClient) -> None:
    answer = client.put(WATCHES)
    assert problem(answer)["status"] == 405
    assert "allow" in answer.headers
