"""Diffs over HTTP: of the last change or of any two versions, in every form, and dead in a browser."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from kronika.store.store import Store

DIFF = "/api/v1/watches/1/diff"


def test_the_last_change_where_none_is_named(client: TestClient) -> None:
    found = client.get(DIFF).json()
    assert (found["before"], found["after"]) == (2, 3)
    assert found["added"] + found["removed"] > 0
    spans = [(span["kind"], span["text"].strip()) for one in found["changes"] for line in one["lines"] for span in line]
    assert ("added", "20") in spans and ("removed", "10") in spans


@pytest.mark.parametrize("query", ["from=1&to=3", "from=3&to=1"])
def test_any_two_versions_the_older_first(client: TestClient, query: str) -> None:
    found = client.get(f"{DIFF}?{query}").json()
    assert (found["before"], found["after"]) == (1, 3)


def test_in_every_form(client: TestClient) -> None:
    unified = client.get(f"{DIFF}?format=unified")
    assert unified.headers["content-type"] == "text/plain; charset=utf-8"
    assert unified.text.startswith("---") and "\n+" in unified.text
    assert client.get(f"{DIFF}?format=text").headers["content-type"] == "text/plain; charset=utf-8"
    page = client.get(f"{DIFF}?format=html")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["content-disposition"].startswith("attachment")
    assert page.headers["content-security-policy"].startswith("sandbox; default-src 'none'")
    assert client.get(DIFF, headers={"If-None-Match": client.get(DIFF).headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    "path", ["/api/v1/watches/3/diff", f"{DIFF}?from=9", f"{DIFF}?to=9", "/api/v1/watches/99/diff"]
)
def test_what_is_not_kept(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404 and answer.json()["detail"]


@pytest.mark.parametrize("query", ["from=0", "to=x", "format=pdf", f"from={2**70}"])
def test_a_wrong_question(client: TestClient, query: str) -> None:
    assert client.get(f"{DIFF}?{query}").status_code == 422


def test_a_single_version_differs_from_itself_in_nothing(client: TestClient, store: Store) -> None:
    found = client.get(f"{DIFF}?from=2&to=2").json()
    assert (found["added"], found["removed"], found["pieces"]) == (0, 0, [])
