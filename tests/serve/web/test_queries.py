"""Saved queries: kept from a form, run, told to a group, removed and brought back; faults are said beside the form."""

from __future__ import annotations

from fastapi.testclient import TestClient

from kronika.model.group import Group
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW
from tests.serve.web.test_admit import token


def post(client: TestClient, path: str, **form: object) -> int:
    return client.post(path, data={"csrf": token(client.get("/queries").text), **form}).status_code


def test_a_query_is_saved_run_and_removed(client: TestClient, store: Store) -> None:
    assert "No query is saved yet" in client.get("/queries").text
    form = {
        "name": "Čtení <b>",
        "q": '"knihovna"',
        "since": "2026-01-01",
        "source": ["Horské listy"],
        "note": "pro Evu",
    }
    assert post(client, "/queries", **form) == 303
    [kept] = store.saved_queries.all()
    assert (kept.name, kept.question.text, kept.question.sources) == ("Čtení <b>", '"knihovna"', ("Horské listy",))
    html = client.get("/queries").text
    assert "Čtení &lt;b&gt;" in html and "6 articles" in html and "pro Evu" in html
    assert "/trends?q=%22knihovna%22&amp;since=2026-01-01&amp;source=Horsk%C3%A9+listy" in html
    assert "6 articles" in client.get("/articles?q=@Čtení <b>").text, "a saved query by its name"
    assert post(client, "/queries/deeds", deed="remove", name="Čtení <b>") == 303
    assert store.saved_queries.all() == []
    assert post(client, "/queries/deeds", deed="restore", name="Čtení <b>") == 303
    assert len(store.saved_queries.all()) == 1


def test_faults_are_said_and_nothing_is_lost(client: TestClient, store: Store) -> None:
    form = {"csrf": token(client.get("/queries").text), "name": "x", "q": "most AND (ne"}
    answer = client.post("/queries", data=form)
    assert answer.status_code == 422 and "<mark>(</mark>" in answer.text and 'value="most AND (ne"' in answer.text
    assert post(client, "/queries", q="most", name="") == 422
    assert post(client, "/queries", q="most", name="y") == 303
    assert post(client, "/queries", q="most", name="y") == 422, "the name is taken"
    assert post(client, "/queries/deeds", deed="dance") == 422
    assert post(client, "/queries/deeds", deed="remove", name="nobody") == 422
    assert client.post("/queries", data={"name": "x", "q": "x"}).status_code == 403


def test_a_group_is_told(client: TestClient, store: Store) -> None:
    group = store.groups.add(Group(name="Redakce"), NOW)
    post(client, "/queries", q="knihovna", name="čtení")
    assert post(client, "/queries/deeds", deed="tell", name="čtení", group="Redakce") == 303
    assert store.saved_queries.get("čtení").group_id == group.id
    assert "the group “Redakce” is told" in client.get("/queries").text
    assert post(client, "/queries/deeds", deed="tell", name="čtení", group="") == 303
    assert store.saved_queries.get("čtení").group_id is None
