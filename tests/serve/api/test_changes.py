"""The inbox over HTTP: read for oneself, worked off for all, followed by number."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from kronika.store.store import Store
from tests.serve.api.conftest import new_key

Open = Callable[..., TestClient]
CHANGES = "/api/v1/changes"


def numbers(client: TestClient, query: str = "") -> list[int]:
    return [one["id"] for one in client.get(f"{CHANGES}?{query}").json()["items"]]


def test_the_newest_come_first_and_tell_what_is_different(client: TestClient) -> None:
    everything = client.get(CHANGES).json()
    assert everything["total"] == 3
    ids = [one["id"] for one in everything["items"]]
    assert ids == sorted(ids, reverse=True)
    change = client.get(f"{CHANGES}/{min(ids)}").json()
    assert (change["label"], change["state"], change["before"], change["after"]) == ("Ceník", "changed", 1, 2)
    assert (change["added"], change["removed"]) == (1, 1)
    assert [piece["kind"] for piece in change["pieces"]] == ["added", "replaced"]
    gone = next(one for one in everything["items"] if one["state"] == "gone")
    assert "404" in gone["sentence"]


@pytest.mark.parametrize(
    ("query", "count"),
    [("group=Office", 3), ("group=Home", 0), ("watch=1", 2), ("state=gone", 1), ("words=ceník", 2), ("since=2999-01-01T00:00:00Z", 0),
     ("since=2000-01-01", 3), ("open=true", 3), ("unread=true", 3), ("assigned=eva", 0), ("limit=1", 1)],
)  # fmt: skip
def test_a_filter(client: TestClient, query: str, count: int) -> None:
    assert len(numbers(client, query)) == count


def test_following_by_number(client: TestClient) -> None:
    first, *_ = sorted(numbers(client))
    assert sorted(numbers(client, f"after={first}")) == sorted(numbers(client))[1:]
    assert numbers(client, f"after={max(numbers(client))}") == []


def test_reading_is_ones_own_and_acknowledging_is_for_all(store: Store, call: Open) -> None:
    eva, jan = call(store, new_key(store, "write")), call(store, new_key(store, "write", "jan"))
    number = numbers(eva)[0]
    done = eva.patch(
        f"{CHANGES}/{number}", json={"read": True, "acknowledged": True, "assigned": "jan", "note": " called "}
    )
    assert done.status_code == 200
    mine, theirs = done.json(), jan.get(f"{CHANGES}/{number}").json()
    assert (mine["read"], theirs["read"]) == (True, False)
    assert theirs["acknowledged_by"] == "eva" and theirs["acknowledged"]
    assert (theirs["assigned"], theirs["note"]) == ("jan", "called")
    assert (eva.get(f"{CHANGES}/counts").json(), jan.get(f"{CHANGES}/counts").json()) == (
        {"unread": 2, "open": 2},
        {"unread": 3, "open": 2},
    )
    back = eva.patch(f"{CHANGES}/{number}", json={"read": False, "acknowledged": False, "assigned": ""}).json()
    assert (back["read"], back["acknowledged"], back["assigned"], back["note"]) == (False, None, "", "called")


def test_reading_all_at_once(client: TestClient) -> None:
    assert client.post(f"{CHANGES}/read?watch=1").json() == {"marked": 2}
    assert client.post(f"{CHANGES}/read").json() == {"marked": 1}
    assert client.get(f"{CHANGES}/counts").json()["unread"] == 0


def test_what_cannot_be_done_is_told_and_changes_nothing(client: TestClient) -> None:
    number = numbers(client)[0]
    refused = client.patch(f"{CHANGES}/{number}", json={"read": True, "assigned": "nobody"})
    assert refused.status_code == 422 and "nobody" in refused.json()["detail"]
    assert client.get(f"{CHANGES}/{number}").json()["read"] is False
    assert client.patch(f"{CHANGES}/999", json={"read": True}).status_code == 404
    assert client.patch(f"{CHANGES}/{number}", json={"note": "x" * 10_001}).status_code == 422
    assert client.get(f"{CHANGES}?group=nobody").status_code == 404
