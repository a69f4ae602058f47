"""Groups over HTTP: settings checked, members by address, secrets kept, digests shown and sent once."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from kronika.store.store import Store

GROUPS = "/api/v1/groups"


def test_a_group_from_beginning_to_end(client: TestClient) -> None:
    sent = {
        "name": " New  group ", "cadence": "weekly", "at": "7:05", "weekday": 4, "quiet": "22:00-06:00", "zone": "Europe/Prague",
        "lang": "pl", "members": [{"address": "mail:a@example.org", "name": "A"}],
    }  # fmt: skip
    made = client.post(GROUPS, json=sent)
    assert made.status_code == 201
    group = client.get(made.headers["location"]).json()
    assert (group["name"], group["at"], group["weekday"], group["lang"]) == ("New group", "07:05", 4, "pl")
    assert [member["address"] for member in group["members"]] == ["mail:a@example.org"]
    assert client.post(GROUPS, json=sent).status_code == 409
    path = made.headers["location"]
    changed = client.patch(path, json={"cadence": "daily", "quiet": ""}).json()
    assert (changed["cadence"], changed["quiet"], changed["zone"]) == ("daily", "", "Europe/Prague")
    assert changed["members"] == group["members"] and changed["feed"] == group["feed"]
    assert client.patch(path, json={"name": "Office"}).status_code == 409
    assert client.delete(path).status_code == 204
    assert client.delete(path).status_code == 404
    assert "New group" in [one["name"] for one in client.get(f"{GROUPS}?removed=true").json()["items"]]
    assert client.post(f"{path}/restore").json()["removed"] is None


def test_members_come_and_go(client: TestClient) -> None:
    added = client.post(f"{GROUPS}/1/members", json={"address": "webhook:https://hooks.example/T0KEN/secret"})
    assert added.status_code == 201
    assert "secret" not in added.text
    again = client.post(f"{GROUPS}/1/members", json={"address": "webhook:https://hooks.example/T0KEN/secret"})
    assert again.json()["id"] == added.json()["id"]
    number = added.json()["id"]
    assert client.delete(f"{GROUPS}/2/members/{number}").status_code == 404, "it is in another group"
    assert client.delete(f"{GROUPS}/1/members/{number}").status_code == 204
    assert len(client.get(f"{GROUPS}/1").json()["members"]) == 1


def test_the_keys_of_members_are_told_to_nobody(client: TestClient, store: Store) -> None:
    key = store.groups.by_id(1).members[0].key
    assert key
    assert key not in client.get(GROUPS).text + client.get("/api/v1/export").text


@pytest.mark.parametrize(
    ("sent", "word"),
    [
        ({"name": ""}, "name"),
        ({"name": "x", "at": "25:00"}, "25:00"),
        ({"name": "x", "quiet": "at night"}, "at night"),
        ({"name": "x", "zone": "Mars/Base"}, "Mars/Base"),
        ({"name": "x", "zone": "../../etc/passwd"}, "passwd"),
        ({"name": "x", "lang": "xx"}, "xx"),
        ({"name": "x", "weekday": 7}, "weekday"),
        ({"name": "x", "cadence": "yearly"}, "cadence"),
        ({"name": "x", "members": [{"address": "pigeon:eva"}]}, "mail:"),
        ({"name": "x", "members": [{"address": "mail:nobody"}]}, "nobody"),
    ],
)
def test_what_cannot_be_is_told_and_nothing_is_made(client: TestClient, sent: Any, word: str) -> None:
    answer = client.post(GROUPS, json=sent)
    assert answer.status_code == 422 and word in answer.json()["detail"]
    assert client.get(GROUPS).json()["total"] == 2


def test_a_digest_is_shown_without_being_sent_and_sent_once(client: TestClient, store: Store) -> None:
    shown = client.get(f"{GROUPS}/1/digest")
    assert shown.status_code == 200 and "Ceník" in shown.json()["subject"]
    assert "Ceník" in [section["title"] for section in shown.json()["sections"]]
    assert store.outbox.listing() == []
    assert client.post(f"{GROUPS}/1/digest").json() == {"sent": True}
    assert [letter.address.target for letter in store.outbox.listing()] == ["eva@example.org"]
    assert store.groups.by_id(1).told_change > 0
    assert client.get(f"{GROUPS}/2/digest").status_code == 204
    assert client.post(f"{GROUPS}/2/digest").json() == {"sent": False}
