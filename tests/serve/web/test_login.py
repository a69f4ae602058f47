"""Login: the right password opens a fresh session, a wrong one tells nothing, logout ends it for good."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from argon2 import PasswordHasher
from fastapi.testclient import TestClient
from httpx import Response

from kronika.serve.gate.attempts import PER_NAME
from kronika.serve.web.passwords import hash_password, outdated
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW

Open = Callable[..., TestClient]
PASSWORD = "tři žluté lampy"


@pytest.fixture
def guarded(store: Store) -> Iterator[Store]:
    store.users.add("eva", hash_password(PASSWORD), NOW)
    return store


def log_in(client: TestClient, *, name: str = "eva", password: str = PASSWORD, next: str = "/") -> Response:
    form = re.search(r'name="csrf" value="([\w-]+)"', client.get("/login", params={"next": next}).text)
    assert form
    return client.post("/login", data={"csrf": form[1], "name": name, "password": password, "next": next})


def test_the_right_password_leads_to_what_was_wanted(guarded: Store, visit: Open) -> None:
    client = visit(guarded)
    asked = client.get("/articles?words=most&page=2")
    assert asked.headers["location"] == "/login?next=/articles%3Fwords%3Dmost%26page%3D2"
    answer = log_in(client, next="/articles?words=most&page=2")
    assert answer.status_code == 303
    assert answer.headers["location"] == "/articles?words=most&page=2"
    assert "eva" in client.get("/").text


def test_the_cookie_is_shut_to_scripts_and_other_sites(guarded: Store, visit: Open) -> None:
    plain = [part for part in log_in(visit(guarded)).headers.get_list("set-cookie") if "kronika_session" in part][0]
    assert "HttpOnly" in plain
    assert "SameSite=lax" in plain
    assert "Secure" not in plain
    secure = log_in(visit(guarded, base="https://localhost")).headers.get_list("set-cookie")
    assert all("Secure" in part for part in secure)


def test_only_a_hash_of_the_token_is_stored(guarded: Store, visit: Open) -> None:
    client = visit(guarded)
    log_in(client)
    token = client.cookies["kronika_session"]
    assert guarded.users.session(token, NOW) is None
    assert len(token) == 43


@pytest.mark.parametrize(
    ("name", "password"), [("eva", "wrong one here"), ("nobody", PASSWORD), ("", ""), ("eva", "x" * 5000)]
)
def test_a_wrong_password_and_an_unknown_name_look_the_same(
    guarded: Store, visit: Open, name: str, password: str
) -> None:
    client = visit(guarded)
    answer = log_in(client, name=name, password=password)
    assert answer.status_code == 422
    assert "Name or password is wrong." in answer.text
    assert "kronika_session" not in client.cookies


def test_guessing_is_slowed_down_also_for_the_right_password(guarded: Store, visit: Open) -> None:
    client = visit(guarded)
    for _ in range(PER_NAME):
        assert log_in(client, password="wrong one here").status_code == 422
    answer = log_in(client)
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0
    assert "Too many wrong passwords" in answer.text


def test_the_session_is_renewed_at_login_and_the_old_one_is_dead(guarded: Store, visit: Open) -> None:
    client = visit(guarded)
    log_in(client)
    old = client.cookies["kronika_session"]
    client.cookies.clear()
    client.cookies.set("kronika_session", "A" * 43, domain="localhost.local")
    log_in(client)
    new = client.cookies.get("kronika_session", domain="localhost.local")
    assert new not in (old, "A" * 43)


def test_logout_ends_the_session_in_the_store(guarded: Store, visit: Open) -> None:
    client = visit(guarded)
    log_in(client)
    token = client.cookies["kronika_session"]
    csrf = re.search(r'name="csrf" value="([\w-]+)"', client.get("/").text)
    assert csrf
    assert client.post("/logout", data={"csrf": "wrong"}).status_code == 403
    assert client.post("/logout", data={"csrf": csrf[1]}).headers["location"] == "/login"
    client.cookies.set("kronika_session", token, domain="localhost.local")
    assert client.get("/").status_code == 303, "the old cookie opens nothing"


@pytest.mark.parametrize(
    "next", ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "/a\nb"]
)
def test_next_never_leads_away(guarded: Store, visit: Open, next: str) -> None:
    assert log_in(visit(guarded), next=next).headers["location"] == "/"


def test_who_is_in_needs_no_form(guarded: Store, visit: Open) -> None:
    client = visit(guarded)
    log_in(client)
    assert client.get("/login?next=/sources").headers["location"] == "/sources"
    assert client.get("/login?next=//evil.example").headers["location"] == "/"


def test_without_users_there_is_nothing_to_log_in_to(client: TestClient) -> None:
    assert client.get("/login").headers["location"] == "/"


def test_an_old_hash_is_made_anew(store: Store, visit: Open) -> None:
    store.users.add("jan", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash(PASSWORD), NOW)
    assert log_in(visit(store), name="jan").status_code == 303
    user = store.users.find("jan")
    assert user is not None
    assert not outdated(user.password_hash)


def test_our_script_is_sent_to_the_login(guarded: Store, visit: Open) -> None:
    answer = visit(guarded).get("/articles", headers={"HX-Request": "true"})
    assert answer.headers["hx-redirect"] == "/login"
