"""The inbox: what it shows, how it is filtered, and what people do: read, acknowledge, assign, note."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

from kronika.model.change import ChangeFilter
from kronika.serve.web.passwords import hash_password
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW
from tests.serve.web.conftest import Open
from tests.serve.web.test_watches import send


@pytest.fixture
def client(watching: Store, visit: Open) -> TestClient:
    """A client on a chronicle that watches pages."""
    return visit(watching)


def numbers(html: str) -> list[int]:
    return [int(number) for number in re.findall(r'<article class="entry[^"]*" id="change-(\d+)"', html)]


def test_every_change_with_its_pieces_told_apart(client: TestClient) -> None:
    html = client.get("/changes").text
    assert len(numbers(html)) == 7
    for mark in (
        "<ins>Ztratil se pes",
        "<del>Uzavírka mostu",
        "<del>37,20 Kč</del> <ins>38,90 Kč</ins>",
        "+2 added",
        "−1 removed",
    ):
        assert mark in html, mark
    assert "The server answers 404" in html
    assert html.count('class="entry unread"') == 2


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("show=unread", 2), ("show=open", 6), ("show=mine", 6), ("group=1", 2), ("group=2", 3), ("watch=1", 2), ("state=gone", 1),
        ("words=PES", 2), ("words=zzz", 0), ("state=x", 7), ("page=5", 0), ("page=x", 7), ("page=" + "9" * 30, 7),
    ],
)  # fmt: skip
def test_the_filter_filters(client: TestClient, query: str, count: int) -> None:
    assert len(numbers(client.get(f"/changes?{query}").text)) == count


def test_the_masthead_counts_what_is_unread(client: TestClient) -> None:
    assert (
        '<span id="unread"><a class="badge news" href="/changes?show=unread" aria-label="2 unread changes">2</a></span>'
        in client.get("/").text
    )
    send(client, "/changes/deeds", deed="all")
    assert '<span id="unread"></span>' in client.get("/").text


def test_opening_marks_as_read_and_leads_to_the_comparison(client: TestClient, watching: Store) -> None:
    newest = watching.changes.listing()[0]
    assert not newest.read
    assert client.head(f"/changes/{newest.id}").status_code == 303
    assert not watching.changes.get(newest.id).read, "asking about a page is not reading it"
    answer = client.get(f"/changes/{newest.id}")
    assert answer.headers["location"] == f"/watch/{newest.watch_id}/diff?from=2&to=3"
    assert watching.changes.get(newest.id).read
    trouble = next(entry for entry in watching.changes.listing() if entry.state == "gone")
    assert client.get(f"/changes/{trouble.id}").headers["location"] == f"/watch/{trouble.watch_id}"


def test_deeds_and_their_way_back(client: TestClient, watching: Store) -> None:
    ids = [str(entry.id) for entry in watching.changes.listing()[:2]]
    html = send(client, "/changes/deeds?show=open", by_script=True, ids=ids, deed="acknowledge").text
    assert "2 changes are acknowledged." in html and 'value="reopen"' in html
    assert len(numbers(html)) == 4, "the filter stays"
    assert len(numbers(send(client, "/changes/deeds?show=open", by_script=True, ids=ids, deed="reopen").text)) == 6
    send(client, "/changes/deeds", ids=ids, deed="read")
    assert watching.changes.counts("").unread == 0
    send(client, "/changes/deeds", ids=ids[:1], deed="unread")
    assert watching.changes.counts("").unread == 1


def test_a_plain_form_goes_back_to_the_list(client: TestClient) -> None:
    assert (
        send(client, "/changes/deeds?show=open&page=2", ids="1", deed="read").headers["location"]
        == "/changes?show=open&page=2"
    )


def test_all_that_are_shown_are_read(client: TestClient, watching: Store) -> None:
    send(client, "/changes/deeds?group=1", deed="all")
    assert watching.changes.count(ChangeFilter(unread=True), "") == 1


def test_notes(client: TestClient, watching: Store) -> None:
    send(client, "/changes/1/note", text="  Ask <b>Eva</b>  ")
    assert watching.changes.get(1).note == "Ask <b>Eva</b>"
    assert "Ask &lt;b&gt;Eva&lt;/b&gt;" in client.get("/changes").text
    assert send(client, "/changes/99/note", text="x").status_code == 404


def test_nothing_chosen_or_unknown_is_told(client: TestClient) -> None:
    assert "Choose one or more changes first." in send(client, "/changes/deeds", deed="read").text
    assert send(client, "/changes/deeds", ids="1", deed="burn").status_code == 422
    assert send(client, "/changes/deeds", ids="1", deed="assign", person="nobody here").status_code == 422
    assert client.get("/changes/99").status_code == 404


def test_people_have_marks_of_their_own_and_are_given_entries(watching: Store, visit: Open) -> None:
    for name in ("adam", "eva"):
        watching.users.add(name, hash_password("long enough"), NOW)
    eva = signed_in(visit(watching), "eva")
    send(eva, "/changes/deeds", deed="all")
    send(eva, "/changes/deeds", ids="3", deed="assign", person="adam")
    assert numbers(eva.get("/changes?show=unread").text) == []
    assert "for adam" in eva.get("/changes").text
    adam = signed_in(visit(watching), "adam")
    assert len(numbers(adam.get("/changes?show=unread").text)) == 7
    assert numbers(adam.get("/changes?show=mine").text) == [3]


def signed_in(client: TestClient, name: str) -> TestClient:
    token = client.get("/login").text.split('name="csrf" value="')[1].split('"')[0]
    client.post("/login", data={"csrf": token, "name": name, "password": "long enough"})
    return client


def test_an_empty_inbox_teaches(empty_store: Store, visit: Open) -> None:
    html = visit(empty_store).get("/changes").text
    assert "Nothing has changed yet" in html
    assert 'href="/watch"' in html
