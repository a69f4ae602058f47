"""The description is true: no route answers 500 whatever is sent, refusals are problems, answers are as described."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.serve.api.openapi import faults, sendable

SLOW = {("post", "/api/v1/previews")}  # asks the web; tried by itself
Operation = tuple[str, str, dict[str, Any]]


def operations(document: dict[str, Any]) -> list[Operation]:
    return [
        (method, path, operation)
        for path, known in document["paths"].items()
        for method, operation in known.items()
        if (method, path) not in SLOW
    ]


def as_text(value: Any) -> str:
    """A value as an address carries it."""
    text = json.dumps(value) if isinstance(value, bool | dict | list) else "" if value is None else str(value)
    return text.encode("utf-8", "replace").decode()


def draw_call(data: st.DataObject, document: dict[str, Any], operation: Operation) -> dict[str, Any]:
    """A call of an operation with values drawn from its description."""
    method, path, described = operation
    query: dict[str, str] = {}
    for parameter in described.get("parameters", []):
        if parameter["in"] == "query" and not data.draw(st.booleans()):
            continue
        value = as_text(data.draw(sendable(document, parameter["schema"])))
        if parameter["in"] == "path":
            path = path.replace(f"{{{parameter['name']}}}", quote(value or "0", safe=""))
        elif (parameter["name"], value.lower()) not in {
            ("wait", "true"),
            ("wait", "1"),
            ("wait", "on"),
            ("wait", "yes"),
        }:
            query[parameter["name"]] = value
    call: dict[str, Any] = {"method": method.upper(), "url": path[:30_000], "params": query}
    if "requestBody" in described:
        content = next(iter(described["requestBody"]["content"].values()))
        body = data.draw(sendable(document, content["schema"]))
        call["content"] = json.dumps(body).encode()
        call["headers"] = {"Content-Type": "application/json"}
    return call


@pytest.mark.parametrize("kind", ["client", "postgres_client"])
@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_is_sent_is_answered_as_described(
    kind: str, request: pytest.FixtureRequest, data: st.DataObject
) -> None:
    client: TestClient = request.getfixturevalue(kind)
    document = client.get("/api/v1/openapi.json").json()
    operation = data.draw(st.sampled_from(operations(document)))
    answer = client.request(**draw_call(data, document, operation))
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["detail"]
        return
    described = operation[2]["responses"].get(str(answer.status_code))
    assert described is not None, f"{answer.status_code} is not described"
    content = described.get("content", {}).get("application/json")
    if content and content.get("schema") and answer.headers.get("content-type") == "application/json":
        assert faults(document, content["schema"], answer.json()) == []


def test_every_operation_says_what_it_does_and_who_may(client: TestClient) -> None:
    document = client.get("/api/v1/openapi.json").json()
    assert document["openapi"].startswith("3.")
    assert len(document["paths"]) > 20
    names = [described["operationId"] for _, _, described in operations(document)]
    assert len(names) == len(set(names))
    for method, path, described in operations(document):
        assert described["description"] and described["x-right"], (method, path)
        assert "application/problem+json" in described["responses"]["default"]["content"]


def test_the_page_for_people_lists_all_of_it_and_loads_nothing_from_elsewhere(client: TestClient) -> None:
    page = client.get("/api/v1/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "script" not in page.headers["content-security-policy"] and "<script" not in page.text
    assert "//" not in page.text.replace("<!doctype", "").replace("/api/v1/", "")
    for path in client.get("/api/v1/openapi.json").json()["paths"]:
        assert path in page.text


@pytest.mark.parametrize("url", ["http://127.0.0.1:1/", "http://169.254.169.254/", "http://localhost:22/"])
def test_a_preview_does_not_reach_into_the_house(client: TestClient, url: str) -> None:
    answer = client.post("/api/v1/previews", json={"url": url})
    assert answer.status_code == 200
    assert answer.json()["state"] not in ("ok", "unchanged") and answer.json()["sentence"]
    assert answer.json()["texts"] == []


def test_files_come_in_and_go_out(client: TestClient) -> None:
    exported = client.get("/api/v1/export")
    assert exported.headers["content-disposition"].startswith("attachment")
    again = client.post("/api/v1/import?name=x.jsonl", content=exported.content).json()
    assert (again["added"], again["bad"], again["exists"]) == (0, 0, 5)
    planned = client.post("/api/v1/import?dry_run=true&group=Rest", content=b"https://a.example/\nnothing\n").json()
    assert (planned["added"], planned["bad"]) == (1, 1)
    assert client.get("/api/v1/watches").json()["total"] == 3
    done = client.post("/api/v1/import?group=Rest", content=b"https://a.example/\n").json()
    assert client.get(f"/api/v1/watches/{done['lines'][0]['watch_id']}").json()["group"] == "Rest"
    opml = client.get("/api/v1/export?format=opml")
    assert opml.text.startswith("<opml") and "https://a.example/" in opml.text
    assert client.post("/api/v1/import", content=b"").status_code == 422
    assert client.post("/api/v1/import", content=b"#\n" * 100_000 + b"https://b.example/").json()["added"] == 1


@pytest.mark.parametrize("kind", ["client", "postgres_client"])
@pytest.mark.parametrize("number", [2**31, 2**33, 2**63 - 1])
def test_numbers_that_a_column_cannot_hold(kind: str, number: int, request: pytest.FixtureRequest) -> None:
    client: TestClient = request.getfixturevalue(kind)
    watches = "/api/v1/watches"
    for path in (
        f"{watches}/{number}", f"{watches}/1/versions/{number}", f"{watches}/1/versions/{number}/body", f"{watches}/1/diff?from={number}",
        f"{watches}/1/diff?to={number}", f"/api/v1/changes/{number}", f"/api/v1/groups/{number}", f"/feeds/watch/{number}.atom",
    ):  # fmt: skip
        assert client.get(path).status_code == 404, path
    for path in (
        f"/api/v1/changes?watch={number}",
        f"/api/v1/changes?after={number}",
        f"/api/v1/changes?offset={2**31}",
    ):
        assert client.get(path).json()["items"] == [], path
    assert client.delete(f"/api/v1/groups/1/members/{number}").status_code == 404
    assert client.patch(f"/api/v1/changes/{number}", json={"read": True}).status_code == 404
