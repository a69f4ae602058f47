"""Keys of programs: found by hash, listed without it, revoked at once, and gone with the person."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kronika.model.errors import InputError, UnknownName
from kronika.model.user import User
from kronika.store.store import Store
from tests.store.material import NOW

SECOND = timedelta(seconds=1)


@pytest.fixture
def anna(store: Store) -> User:
    return store.users.add("anna", "hash", NOW)


def test_a_key_is_found_by_its_hash_and_opens_for_its_person(store: Store, anna: User) -> None:
    made = store.tokens.add(anna.id, "backup script", "h1", "read", NOW)
    assert (made.user, made.name, made.scope, made.created, made.last_used) == (
        anna,
        "backup script",
        "read",
        NOW,
        None,
    )
    assert store.tokens.by_hash("h1") == made
    assert store.tokens.by_hash("h2") is None
    assert not hasattr(made, "token_hash")


def test_when_it_was_last_used_is_noted_now_and_then(store: Store, anna: User) -> None:
    store.tokens.add(anna.id, "script", "h1", "read", NOW)
    for at in (NOW, NOW + SECOND, NOW + 59 * SECOND):
        store.tokens.by_hash("h1", at)
    assert store.tokens.all(anna.id)[0].last_used == NOW
    store.tokens.by_hash("h1", NOW + 61 * SECOND)
    assert store.tokens.all()[0].last_used == NOW + 61 * SECOND


def test_a_revoked_key_opens_nothing(store: Store, anna: User) -> None:
    first = store.tokens.add(anna.id, "one", "h1", "read", NOW)
    second = store.tokens.add(anna.id, "two", "h2", "write", NOW)
    store.tokens.revoke(first.id)
    assert store.tokens.by_hash("h1") is None
    assert store.tokens.all(anna.id) == [second]
    store.tokens.revoke(second.id)
    third = store.tokens.add(anna.id, "three", "h3", "read", NOW)
    assert third.id not in {first.id, second.id}, "so that a list seen before names no other key"
    for number in (first.id, second.id, 0, 2**70):
        with pytest.raises(UnknownName, match="no token number"):
            store.tokens.revoke(number)


def test_keys_go_with_the_person(store: Store, anna: User) -> None:
    bob = store.users.add("bob", "hash", NOW)
    store.tokens.add(anna.id, "one", "h1", "read", NOW)
    kept = store.tokens.add(bob.id, "one", "h2", "read", NOW)
    store.users.remove("anna")
    assert store.tokens.by_hash("h1") is None
    assert store.tokens.all() == [kept]
    assert store.check() == []


def test_a_key_needs_a_name_and_a_person(store: Store, anna: User) -> None:
    with pytest.raises(InputError, match="name of 1 to 200"):
        store.tokens.add(anna.id, " ", "h", "read", NOW)
    with pytest.raises(UnknownName, match="no such user"):
        store.tokens.add(99, "x", "h", "read", NOW)
