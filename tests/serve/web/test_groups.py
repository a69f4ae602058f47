"""Groups: made with their members, changed, deleted with a way back; wrong input is told."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from kronika.model.group import Cadence
from kronika.store.store import Store
from tests.serve.web.conftest import Open
from tests.serve.web.test_watches import send

GOOD = {
    "name": "Úřady okresu", "cadence": "weekly", "at": "07:30", "weekday": "4", "quiet": "22:00-06:00", "zone": "Europe/Prague",
    "lang": "pl", "also_unchanged": "yes",
}  # fmt: skip


@pytest.fixture
def client(watching: Store, visit: Open) -> TestClient:
    """A client on a chronicle that watches pages."""
    return visit(watching)


def test_the_list_and_one_group(client: TestClient) -> None:
    html = client.get("/groups").text
    assert html.index("Nobody yet") < html.index("Prices and shops") < html.index("Úřady")
    assert "2 pages" in html and "told every day" in html and "quiet 22:00-06:00" in html
    group = client.get("/groups/1").text
    assert "mail:eva@example.org" in group and "unsubscribed" in group
    assert "Rada miasta: komunikaty" in group


def test_a_new_group_with_members(empty_store: Store, visit: Open) -> None:
    client = visit(empty_store)
    assert "There is no group yet" in client.get("/groups").text
    form = {"name": " Obec  a okolí ", "members": "eva@example.org, mail:adam@example.org\nwebhook:https://h.example/x"}
    assert send(client, "/groups", **form, cadence="daily").headers["location"] == "/groups/1"
    group = empty_store.groups.by_id(1)
    assert (group.name, group.cadence, group.lang) == ("Obec a okolí", Cadence.DAILY, "en")
    assert [member.address.channel for member in group.members] == ["email", "email", "webhook"]


@pytest.mark.parametrize("wrong", [{"name": ""}, {"name": "Úřady"}, {"name": "x", "members": "not an address"}])
def test_a_wrong_new_group_is_told_and_not_made(client: TestClient, watching: Store, wrong: dict) -> None:
    answer = send(client, "/groups", **wrong)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert len(watching.groups.all()) == 3


def test_settings_are_kept(client: TestClient, watching: Store) -> None:
    assert "The settings are kept." in send(client, "/groups/1", **GOOD).text
    group = watching.groups.by_id(1)
    assert (group.name, group.cadence, group.minute, group.weekday) == ("Úřady okresu", Cadence.WEEKLY, 450, 4)
    assert (group.quiet, group.zone, group.lang, group.also_unchanged) == ("22:00-06:00", "Europe/Prague", "pl", True)
    send(client, "/groups/1", **{name: value for name, value in GOOD.items() if name != "also_unchanged"})
    assert not watching.groups.by_id(1).also_unchanged, "a box that is not ticked says nothing"


@pytest.mark.parametrize(
    "wrong", [{"name": " "}, {"at": "25:00"}, {"quiet": "at night"}, {"zone": "Mars/Base"}, {"name": "Nobody yet"}]
)
def test_wrong_settings_are_told_and_change_nothing(client: TestClient, watching: Store, wrong: dict) -> None:
    before = watching.groups.by_id(1)
    answer = send(client, "/groups/1", **(GOOD | wrong))
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert watching.groups.by_id(1) == before


def test_members_come_and_go(client: TestClient, watching: Store) -> None:
    send(client, "/groups/2/members", address="jan@example.org", name="Jan")
    [member] = watching.groups.by_id(2).members
    assert (member.address.target, member.name) == ("jan@example.org", "Jan")
    assert send(client, "/groups/2/members", address="nonsense").status_code == 422
    assert send(client, "/groups/1/members", leave=str(member.id)).status_code == 404, "it belongs to another group"
    send(client, "/groups/2/members", leave=str(member.id))
    assert watching.groups.by_id(2).members == ()


def test_deleting_can_be_taken_back(client: TestClient, watching: Store) -> None:
    html = send(client, "/groups/deeds", ids="1", deed="delete").text
    assert "The group “Úřady” is deleted." in html and "Undo" in html
    assert len(watching.groups.all()) == 2
    assert "is back." in send(client, "/groups/deeds", ids="1", deed="restore").text
    assert watching.groups.get("Úřady").members
    assert send(client, "/groups/deeds", ids="1", deed="x").status_code == 422
    assert send(client, "/groups/deeds", ids="77", deed="delete").status_code == 404


def test_a_name_that_was_taken_meanwhile_is_told(client: TestClient, watching: Store) -> None:
    send(client, "/groups/deeds", ids="1", deed="delete")
    send(client, "/groups", name="Úřady")
    assert send(client, "/groups/deeds", ids="1", deed="restore").status_code == 422
