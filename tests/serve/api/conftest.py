"""A chronicle with watched pages that have changed, and clients as programs are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from kronika.model.alert import Address
from kronika.model.change import Difference, Piece, PieceKind
from kronika.model.group import Group
from kronika.model.watch import WatchState
from kronika.serve.api.app import create_api
from kronika.serve.gate.cookies import fingerprint, new_token
from kronika.settings import ServeSettings, Settings
from kronika.store.store import Store, open_store
from tests.store.material import NOW
from tests.store.watching import check, watch

Open = Callable[..., TestClient]
HOSTILE = "<script>alert(1)</script> & “quotes” \x0b"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A small chronicle."""
    with open_store(f"sqlite:///{tmp_path}/watched.db", create=True) as opened:
        fill(opened)
        yield opened


@pytest.fixture
def postgres_store(postgres_url: str) -> Iterator[Store]:
    """The same on PostgreSQL, which takes less than SQLite does."""
    with open_store(postgres_url, create=True) as opened:
        fill(opened)
        yield opened


def fill(opened: Store) -> None:
    """Two groups, three pages, of which the first has changed twice and the second is gone."""
    office = opened.groups.add(Group(name="Office", lang="cs"), NOW)
    opened.groups.add_member(office.id, Address(channel="email", target="eva@example.org"), NOW, "Eva")
    opened.groups.add(Group(name="Home"), NOW)
    first = watch(opened, "ceny", name="Ceník", group_id=office.id)
    second = watch(opened, "uradni-deska", group_id=office.id)
    watch(opened, "third")
    check(opened, first.id, b"<p>1 kc")
    for number in (1, 2):
        pieces = (
            Piece(kind=PieceKind.ADDED, text=HOSTILE),
            Piece(kind=PieceKind.REPLACED, text="20", before="10", around="cena"),
        )
        change = Difference(added=number, removed=1, pieces=pieces)
        body = f"<p>{number}0 kc".encode()
        check(opened, first.id, body, NOW + timedelta(hours=number), change=change)
    sentence = "The page is gone: the server answered 404."
    check(opened, second.id, at=NOW, state=WatchState.GONE, sentence=sentence, event=True)


@pytest.fixture
def call(tmp_path: Path) -> Open:
    """Opens a client on a store, with a token where one is given."""

    def open_client(store: Store, token: str = "", *, host: str = "127.0.0.1") -> TestClient:
        settings = Settings(home=tmp_path, serve=ServeSettings(host=host))
        app = create_api(store, settings, clock=lambda: NOW + timedelta(days=1))
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return TestClient(app, base_url="http://localhost", headers=headers, raise_server_exceptions=False)

    return open_client


@pytest.fixture
def client(store: Store, call: Open) -> TestClient:
    """A program on the machine itself, where there are no users."""
    return call(store)


def new_key(store: Store, scope: str, user: str = "eva") -> str:
    """A token of a person, who is made where there is none."""
    if store.users.find(user) is None:
        store.users.add(user, "hash", NOW)
    token = new_token()
    person = store.users.find(user)
    assert person is not None
    store.tokens.add(person.id, "program", fingerprint(token), scope, NOW)
    return token


@pytest.fixture
def postgres_client(postgres_store: Store, call: Open) -> TestClient:
    """The same on PostgreSQL."""
    return call(postgres_store)
