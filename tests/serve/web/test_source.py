"""One source: its state with the reason, schedule, rounds, cut-offs and the story of an address."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta

import pytest
from fastapi.testclient import TestClient

from kronika.store.schema import cuts, patterns
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW
from tests.serve.web.test_sources import send

GLOS = "/sources/G%C5%82os%20Doliny"


def words(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def test_the_state_comes_with_its_reason_and_what_to_do(client: TestClient) -> None:
    said = words(client.get(GLOS).text)
    assert "many failures Many of its pages fail (9 in 30 days); most often: Took too long." in said
    assert "timeouts ask for a larger delay" in said
    assert "Nothing has to be done" not in words(client.get("/sources/Horsk%C3%A9%20listy").text)


def test_the_rounds_are_told(client: TestClient) -> None:
    html = client.get(GLOS).text
    rows = re.findall(r'<tr><th scope="row">(\d+)</th>(.*?)</tr>', html, flags=re.DOTALL)
    assert [number for number, _ in rows] == ["2", "1"]
    assert re.findall(r'<td class="number">(\d+)</td>', rows[0][1]) == ["0", "9", "0", "0", "0"]
    assert re.findall(r'<td class="number">(\d+)</td>', rows[1][1]) == ["6", "0", "0", "0", "0"]


def test_an_interval_is_set_and_taken_away(client: TestClient, store: Store) -> None:
    answer = send(client, "/sources/schedule", name="Horské listy", every=" 15m ")
    assert answer.headers["location"] == "/sources/Horsk%C3%A9%20listy"
    assert store.sources.get("Horské listy").every == timedelta(minutes=15)
    assert 'value="15m"' in client.get("/sources/Horsk%C3%A9%20listy").text
    store.schedule.ask(store.sources.get("Horské listy"), NOW + timedelta(hours=2))
    assert "in 2 hours" in words(client.get("/sources/Horsk%C3%A9%20listy").text)
    send(client, "/sources/schedule", name="Horské listy", every="1h")
    assert store.sources.get("Horské listy").next_run is None, "a new interval is planned anew"
    send(client, "/sources/schedule", name="Horské listy", every="")
    assert store.sources.get("Horské listy").every is None


@pytest.mark.parametrize("every", ["soon", "0m", "15", "-1h", "<b>", "9" * 12])
def test_a_wrong_interval_comes_back_with_a_sentence(client: TestClient, store: Store, every: str) -> None:
    answer = send(client, "/sources/schedule", name="Horské listy", every=every)
    assert answer.status_code == 422
    assert "An interval is a number with" in answer.text
    assert store.sources.get("Horské listy").every is None


def test_collect_now_asks_the_schedule(client: TestClient, store: Store) -> None:
    answer = send(client, "/sources/run", name="Horské listy")
    assert answer.headers["location"] == "/sources/Horsk%C3%A9%20listy?asked=1"
    assert store.sources.get("Horské listy").next_run == NOW
    assert "as soon as the schedule has a place" in client.get(answer.headers["location"]).text
    assert [it.name for it in store.schedule.claim(NOW, worker="w", limit=9, seconds=9.0)] == ["Horské listy"]


def test_a_paused_source_has_no_button_to_collect(client: TestClient) -> None:
    html = client.get("/sources/%D0%A1%D0%B5%D0%B2%D0%B5%D1%80%D0%BD%D1%8B%D0%B9%20%D0%BA%D1%80%D0%B0%D0%B9").text
    assert "Collect now" not in html
    assert "Resume" in html


@pytest.mark.parametrize("path", ["/sources/run", "/sources/schedule"])
def test_nobody_is_a_404_and_a_form_needs_its_token(client: TestClient, path: str) -> None:
    assert send(client, path, name="nobody", every="1h").status_code == 404
    assert client.post(path, data={"name": "Horské listy", "every": "1h"}).status_code == 403


def test_what_was_cut_off_is_shown_escaped(client: TestClient, store: Store) -> None:
    source = store.sources.get("Głos Doliny")
    row = {"source_id": source.id, "opened": 60, "novel": 2, "alike": 58, "prints": []}
    with store._database.write() as connection:
        connection.execute(patterns.insert(), [row | {"key": "/k/<N>", "parked": 412, "example": "javascript:x"}])
        reason = {"reason": "print version", "count": 3, "example": "https://x.example/?print=1", "at": NOW}
        connection.execute(cuts.insert(), [{"source_id": source.id} | reason])
    html = client.get(GLOS).text
    assert "412 addresses" in html
    assert "/k/&lt;N&gt;" in html
    assert "60 pages fetched, 58 alike" in html
    assert 'href="javascript:' not in html
    assert "415 cut off" in words(html)


def test_an_address_is_explained(client: TestClient) -> None:
    said = words(client.get(f"{GLOS}?address=https://glos-doliny.example/clanky/003.html").text)
    assert "Głos Doliny found it on https://glos-doliny.example/" in said
    assert "Version 1 is page" in said
    unknown = client.get(f"{GLOS}?address=https://glos-doliny.example/<script>x").text
    assert "No source has met" in unknown
    assert "<script>x" not in unknown
    bad = client.get(f"{GLOS}?address=javascript:alert(1)")
    assert bad.status_code == 200
    assert "not a web address" in bad.text


def test_next_run_is_told_in_the_table(client: TestClient, store: Store) -> None:
    source = store.sources.update(replace(store.sources.get("Horské listy"), every=timedelta(hours=1)))
    row = words(client.get("/sources?words=horské").text)
    assert "soon" in row
    store.schedule.plan(source, NOW + timedelta(minutes=30))
    assert "in 30 minutes" in words(client.get("/sources?words=horské").text)
