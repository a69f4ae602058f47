"""Watched pages: the table tells the truth, the filter filters, deeds are done and can be taken back."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event

from kronika.model.group import Group
from kronika.model.watch import Watch, WatchFilter
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW
from tests.serve.web.conftest import Open


def names(html: str) -> list[str]:
    return re.findall(r'<th role="rowheader".*?<a [^>]*>(.*?)</a>', html, flags=re.DOTALL)


def token_of(client: TestClient) -> str:
    found = re.search(r'name="csrf" value="([\w-]+)"', client.get("/watch").text)
    assert found
    return found[1]


def send(client: TestClient, path: str, by_script: bool = False, **form: object):
    headers = {"HX-Request": "true"} if by_script else {}
    return client.post(path, data={"csrf": token_of(client), **form}, headers=headers)


@pytest.fixture
def client(watching: Store, visit: Open) -> TestClient:
    """A client on a chronicle that watches pages."""
    return visit(watching)


def test_every_page_has_its_row_and_its_state_in_words(client: TestClient) -> None:
    html = client.get("/watch").text
    assert len(names(html)) == 8
    for state in ("changed", "unchanged", "gone", "wants a login", "moved", "not checked yet", "paused"):
        assert f">{state}</span>" in html, state
    assert names(html)[:2] == ["Úřední deska Podhradí", "Цены на топливо"], "what changed last stands first"
    assert html.count("1 new</a>") == 2, "what is unread stands out"


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("words=DESKA", ["Úřední deska Podhradí"]),
        ("state=troubled&sort=name", ["Members&#39; area", "Old catalogue"]),
        ("state=paused", ["At rest"]),
        ("state=deleted", ["Let go"]),
        ("state=gone", ["Old catalogue"]),
        ("group=1&sort=name", ["Rada miasta: komunikaty", "Úřední deska Podhradí"]),
        ("words=zzz", []),
    ],
)
def test_the_filter_filters(client: TestClient, query: str, expected: list[str]) -> None:
    assert names(client.get(f"/watch?{query}").text) == expected


@pytest.mark.parametrize("column", ["name", "state", "changed", "checked", "next"])
def test_every_column_orders_both_ways(client: TestClient, column: str) -> None:
    one, other = (client.get(f"/watch?sort={sign}{column}").text for sign in ("", "-"))
    assert sorted(names(one)) == sorted(names(other))
    assert names(one) != names(other)
    assert {'aria-sort="ascending"' in one, 'aria-sort="ascending"' in other} == {True, False}


@pytest.mark.parametrize("query", ["sort=x", "state=x", "group=x", "group=99", "page=99999999999", "words=%25"])
def test_a_strange_query_is_answered(client: TestClient, query: str) -> None:
    assert client.get(f"/watch?{query}").status_code == 200


def test_deleting_can_be_taken_back(client: TestClient, watching: Store) -> None:
    html = send(client, "/watch/deeds", ids=["1", "2"], deed="delete").text
    assert "2 pages are deleted." in html
    assert len(names(html)) == 6
    assert watching.watches.count(WatchFilter(removed=True)) == 3
    undo = re.search(r'<div class="notice done".*?</div>', html, flags=re.DOTALL)
    assert undo
    assert re.findall(r'name="ids" value="(\d)"', undo[0]) == ["1", "2"]
    assert 'value="restore"' in undo[0]
    assert len(names(send(client, "/watch/deeds", ids=["1", "2"], deed="restore").text)) == 8


def test_pausing_and_moving_many(client: TestClient, watching: Store) -> None:
    assert "2 pages are paused." in send(client, "/watch/deeds", ids=["1", "3"], deed="pause").text
    assert [watching.watches.get(number).paused for number in (1, 2, 3)] == [True, False, True]
    send(client, "/watch/deeds", ids=["1", "3"], deed="resume")
    assert not watching.watches.get(1).paused
    send(client, "/watch/deeds", ids=["1", "4"], deed="move", group="3")
    assert {watching.watches.get(number).group for number in (1, 4)} == {"Nobody yet"}
    send(client, "/watch/deeds", ids=["1"], deed="move", group="")
    assert watching.watches.get(1).group_id is None


def test_a_deed_keeps_the_filter(client: TestClient) -> None:
    answer = send(client, "/watch/deeds?state=gone", by_script=True, ids="4", deed="pause")
    assert names(answer.text) == ["Old catalogue"]
    assert answer.headers["hx-replace-url"] == "/watch?state=gone"


def test_a_deed_without_a_page_or_of_no_kind(client: TestClient) -> None:
    answer = send(client, "/watch/deeds", deed="pause")
    assert answer.status_code == 422
    assert "Choose one or more pages first." in answer.text
    assert send(client, "/watch/deeds", ids="1", deed="explode").status_code == 422
    assert send(client, "/watch/deeds", ids=["x", "-1", "9" * 30], deed="pause").status_code == 422
    assert send(client, "/watch/deeds", ids="424242", deed="pause").status_code == 200, "gone meanwhile: nothing to do"


def test_moving_to_a_group_that_is_gone_is_told(client: TestClient, watching: Store) -> None:
    answer = send(client, "/watch/deeds", ids="1", deed="move", group="77")
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert watching.watches.get(1).group == "Úřady"


def test_a_row_alone(client: TestClient) -> None:
    html = client.get("/watch/1/row").text
    assert html.lstrip().startswith("<tr")
    assert "hx-trigger" not in html, "nothing is asked again while nobody checks"
    assert client.get("/watch/77/row").status_code == 404


def test_an_empty_list_teaches(empty_store: Store, visit: Open) -> None:
    html = visit(empty_store).get("/watch").text
    assert "kronika watch add" in html
    assert 'name="url"' in html


def test_names_are_escaped(empty_store: Store, visit: Open) -> None:
    group = empty_store.groups.add(Group(name="<b>g</b>"), NOW)
    empty_store.watches.add(Watch(url="https://x.example/", name="<script>alert(1)</script>", group_id=group.id), NOW)
    client = visit(empty_store)
    for path in ("/watch", "/watch/1", "/groups", "/groups/1"):
        html = client.get(path).text
        assert "<script>alert" not in html
        assert "<b>g</b>" not in html


def test_hundreds_of_pages_need_no_more_questions_than_a_few(empty_store: Store, visit: Open) -> None:
    asked: list[str] = []
    event.listen(empty_store._database.engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    counts = []
    for batch in range(2):
        for number in range(3 if batch == 0 else 60):
            empty_store.watches.add(Watch(url=f"https://s{batch}.example/{number}"), NOW)
        asked.clear()
        assert visit(empty_store).get("/watch").status_code == 200
        counts.append(len(asked))
    assert counts[0] == counts[1]
