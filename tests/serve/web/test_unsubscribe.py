"""Unsubscribing: one button, one click of a mail program, a way back; the key is all that counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from kronika.model.alert import Address
from kronika.model.group import Group, Member
from kronika.serve.web.passwords import hash_password
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW

Open = Callable[..., TestClient]


@pytest.fixture
def member(empty_store: Store) -> Member:
    group = empty_store.groups.add(Group(name="Office <b>"), NOW)
    empty_store.users.add("eva", hash_password("long enough"), NOW)
    return empty_store.groups.add_member(group.id, Address(channel="email", target="jan@example.org"), NOW)


def left(store: Store, member: Member) -> bool:
    found = store.groups.member(member.key)
    assert found is not None
    return found.left is not None


def test_opening_the_link_changes_nothing(empty_store: Store, visit: Open, member: Member) -> None:
    answer = visit(empty_store).get(f"/unsubscribe/{member.key}")
    assert answer.status_code == 200
    assert "jan@example.org" in answer.text and "Office &lt;b&gt;" in answer.text
    assert answer.text.count("<form") == 1
    assert "/sources" not in answer.text, "whoever unsubscribes need not be a user"
    assert not left(empty_store, member)


def test_the_button_and_the_way_back(empty_store: Store, visit: Open, member: Member) -> None:
    client = visit(empty_store)
    assert "You are unsubscribed" in client.post(f"/unsubscribe/{member.key}").text
    assert left(empty_store, member)
    assert "You are unsubscribed" in client.get(f"/unsubscribe/{member.key}").text
    assert "You are unsubscribed" in client.post(f"/unsubscribe/{member.key}").text, "twice is once"
    assert "You are subscribed again" in client.post(f"/unsubscribe/{member.key}", data={"back": "1"}).text
    assert not left(empty_store, member)


@pytest.mark.parametrize(
    "headers",
    [{}, {"Origin": "https://mail.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Host": "kronika.example.org"}],
)
def test_one_click_of_a_mail_program(empty_store: Store, visit: Open, member: Member, headers: dict[str, str]) -> None:
    answer = visit(empty_store).post(
        f"/unsubscribe/{member.key}", data={"List-Unsubscribe": "One-Click"}, headers=headers
    )
    assert answer.status_code == 200
    assert left(empty_store, member)


@pytest.mark.parametrize("key", ["x", "%00", "a" * 500, "%ff", "..", "x/y"])
def test_a_wrong_key_says_nothing(empty_store: Store, visit: Open, member: Member, key: str) -> None:
    client = visit(empty_store)
    assert client.get(f"/unsubscribe/{key}").status_code in (303, 404)
    assert client.post(f"/unsubscribe/{key}").status_code in (303, 404, 405)
    assert not left(empty_store, member)


def test_other_addresses_keep_their_checks(empty_store: Store, visit: Open, member: Member) -> None:
    client = visit(empty_store)
    assert client.get("/", headers={"Host": "kronika.example.org"}).status_code == 421
    assert client.get("/unsubscribe", headers={"Host": "kronika.example.org"}).status_code == 421
    assert client.post("/login", headers={"Origin": "https://mail.example"}).status_code == 403
