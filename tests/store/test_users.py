"""People and sessions."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kronika.model.errors import InputError, UnknownName
from kronika.store.store import Store
from tests.store.material import NOW, Wall

SOON = NOW + timedelta(hours=1)


def test_a_person_comes_and_goes(store: Store) -> None:
    assert not store.users.any()
    eva = store.users.add("Eva", "hash", NOW)
    assert store.users.find("Eva") == eva and store.users.find("eva") is None
    assert store.users.any() and store.users.all() == [eva]
    with pytest.raises(InputError, match="already a user"):
        store.users.add("Eva", "other", NOW)
    store.users.remove("Eva")
    assert store.users.find("Eva") is None
    for ask in (lambda: store.users.remove("Eva"), lambda: store.users.set_password("Eva", "x")):
        with pytest.raises(UnknownName):
            ask()


@pytest.mark.parametrize("name", ["", " ", "x" * 201])
def test_a_name_must_be_one(store: Store, name: str) -> None:
    with pytest.raises(InputError):
        store.users.add(name, "hash", NOW)


def test_a_session_lives_until_its_time(store: Store) -> None:
    eva = store.users.add("Eva", "hash", NOW)
    store.users.open_session(eva, "token", "csrf", SOON)
    session = store.users.session("token", NOW)
    assert session is not None and (session.user, session.csrf, session.expires) == (eva, "csrf", SOON)
    assert store.users.session("token", SOON) is None
    assert store.users.session("other", NOW) is None
    store.users.close_session("token")
    assert store.users.session("token", NOW) is None
    store.users.close_session("token")


@pytest.mark.parametrize("change", ["password", "removal"])
def test_a_new_password_or_removal_signs_out_at_once(store: Store, change: str) -> None:
    eva = store.users.add("Eva", "hash", NOW)
    store.users.open_session(eva, "token", "csrf", SOON)
    if change == "password":
        store.users.set_password("Eva", "new")
        found = store.users.find("Eva")
        assert found is not None and found.password_hash == "new"
    else:
        store.users.remove("Eva")
        with pytest.raises(UnknownName):
            store.users.open_session(eva, "token2", "csrf", SOON)
    assert store.users.session("token", NOW) is None


def test_sessions_whose_time_has_passed_are_forgotten(store: Store, wall: Wall) -> None:
    wall.seconds = NOW.timestamp()
    eva = store.users.add("Eva", "hash", NOW)
    store.users.open_session(eva, "old", "csrf", SOON)
    wall.pass_by(3600.0)
    store.users.open_session(eva, "new", "csrf", SOON + timedelta(days=1))
    assert store.users.session("old", NOW) is None
    assert store.users.session("new", NOW) is not None
