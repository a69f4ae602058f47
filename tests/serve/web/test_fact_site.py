"""The facts of one site: schedule, words behind each hour, files, changes, and what can be done."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from urllib.parse import quote

import pytest
from fastapi.testclient import TestClient
from icalendar import Calendar

from kronika.model.fact import Evidence
from kronika.serve.web.app import create_app
from kronika.settings import Settings
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW

SITE = "Parafia św. Anny, Brzezie Małe"
PATH = f"/facts/office-hours/{quote(SITE, safe='')}"
HOSTILE = '<script>alert(1)</script>" onload="x'


@pytest.fixture
def client(parishes: Store, tmp_path: Path) -> TestClient:
    """A client on the parishes, with settings that name their database: sites are read by whoever opens it anew."""
    settings = Settings.model_validate({"home": tmp_path, "store": {"url": f"sqlite:///{tmp_path}/parishes.db"}})
    app = create_app(parishes, settings, clock=lambda: NOW)
    return TestClient(app, base_url="http://localhost", follow_redirects=False, raise_server_exceptions=False)


def send(client: TestClient, path: str, **form: str):
    token = re.search(r'name="csrf" value="([\w-]+)"', client.get(PATH).text)
    assert token
    return client.post(path, data={"csrf": token[1], **form})


def test_the_schedule_is_a_week_of_links_to_words(client: TestClient) -> None:
    page = client.get(PATH).text
    rows = re.findall(r'<th scope="row">(\w+)</th>\s*<td>.*?href="#(words-\d)">([\d:–]+)<', page, flags=re.DOTALL)
    assert [(day, hours) for day, _, hours in rows] == [
        ("Monday", "9:00–11:00"), ("Wednesday", "16:00–17:30"), ("Friday", "8:30–10:00"),
    ]  # fmt: skip
    assert all(f'id="{anchor}"' in page for _, anchor, _ in rows)


def test_the_words_behind_an_hour_have_it_marked_and_lead_to_the_stored_page(client: TestClient) -> None:
    page = client.get(PATH).text
    assert "Poniedziałek <mark>9⁰⁰</mark> – 11⁰⁰" in page
    stored = re.findall(r'href="(/pages/\d+/original)"', page)
    shown = client.get(stored[0])
    assert shown.status_code == 200
    assert "sandbox" in shown.headers["Content-Security-Policy"]
    assert "Kancelaria" in shown.text
    assert 'href="http://parafia-brzezie.example/index.php?id=kancelaria"' in page


def test_who_says_so_and_how_sure(client: TestClient) -> None:
    page = client.get(PATH).text
    assert "said by rules, classifier" in page
    assert re.search(r"confidence 9\d%", page)


def test_closings_and_the_next_days_are_told(client: TestClient) -> None:
    page = client.get(PATH).text
    assert "First Friday of the month; Sunday; Public holidays" in page
    assert "The next seven days" in page
    assert page.count('<li>\n          <h3><time datetime="2026-03-') == 7


@pytest.mark.parametrize(
    ("form", "kind", "ending"),
    [
        ("json", "application/json", "json"),
        ("osm", "text/plain; charset=utf-8", "txt"),
        ("ics", "text/calendar; charset=utf-8", "ics"),
        ("schema", "application/ld+json", "jsonld"),
    ],
)
def test_it_can_be_taken_along(client: TestClient, form: str, kind: str, ending: str) -> None:
    assert f"?format={form}" in client.get(PATH).text
    answer = client.get(f"{PATH}?format={form}")
    assert answer.headers["Content-Type"] == kind
    assert answer.headers["Content-Disposition"].endswith(f'.{ending}"')
    if form in ("json", "schema"):
        json.loads(answer.text)
    if form == "ics":
        Calendar.from_ical(answer.text)
    if form == "osm":
        assert answer.text.startswith("opening_hours=Mo 09:00-11:00; We 16:00-17:30; Fr 08:30-10:00")


def test_what_is_not_there_is_not_found(client: TestClient) -> None:
    assert client.get(f"{PATH}?format=pdf").status_code == 404
    assert client.get("/facts/office-hours/nobody").status_code == 404
    assert send(client, "/facts/read", kind="weather", site=SITE).status_code == 404
    assert send(client, "/facts/ask", kind="office-hours", site="nobody").status_code == 404


def test_a_form_without_its_token_does_nothing(client: TestClient) -> None:
    assert client.post("/facts/read", data={"kind": "office-hours", "site": SITE}).status_code == 403


def test_changes_over_time_are_told(client: TestClient, parishes: Store) -> None:
    stored = parishes.facts.get("office-hours", SITE)
    assert stored
    slots = tuple(replace(slot, until="12:00") if slot.day == "days:pn" else slot for slot in stored.record.slots)
    parishes.facts.save(replace(stored.record, slots=slots), at=NOW + timedelta(days=1))
    page = client.get(PATH).text
    assert "Changes over time" in page
    assert "new: Monday 9:00–12:00" in " ".join(page.split())
    assert "gone: Monday 9:00–11:00" in " ".join(page.split())


def test_reading_again_makes_the_record_anew(client: TestClient, parishes: Store) -> None:
    stored = parishes.facts.get("office-hours", SITE)
    assert stored
    parishes.facts.save(replace(stored.record, slots=()), at=NOW)
    assert "Nothing was found on its pages" in client.get(PATH).text
    answer = send(client, "/facts/read", kind="office-hours", site=SITE)
    assert answer.headers["location"] == f"{PATH}?done=read"
    again = parishes.facts.get("office-hours", SITE)
    assert again
    assert len(again.record.slots) == 3
    assert "read again" in client.get(answer.headers["location"]).text


def test_asking_people_makes_questions(client: TestClient, parishes: Store) -> None:
    before = [one for one in parishes.fragments.find("office-hours", site=SITE) if not one.decided]
    assert send(client, "/facts/ask", kind="office-hours", site=SITE).headers["location"] == f"{PATH}?done=asked"
    after = [one for one in parishes.fragments.find("office-hours", site=SITE) if not one.decided]
    assert len(after) > len(before)
    assert any("16" in one.marked for one in after)


def test_a_site_that_was_not_read_can_be_read(client: TestClient, parishes: Store) -> None:
    directory = "/facts/office-hours/Katalog%20parafii"
    page = client.get(directory).text
    assert "was not read for these facts yet" in page
    assert 'action="/facts/read"' in page


def test_hostile_words_are_only_shown(client: TestClient, parishes: Store) -> None:
    stored = parishes.facts.get("office-hours", SITE)
    assert stored
    evil = Evidence(url="javascript:alert(1)", start=0, end=1, words=f"{HOSTILE} 9.00–11.00 {HOSTILE}", page_id=None)
    slot = replace(stored.record.slots[0], place=HOSTILE, note=HOSTILE, season=HOSTILE, day=HOSTILE, evidence=(evil,))
    parishes.facts.save(replace(stored.record, slots=(slot,), subject={"name": HOSTILE}), at=NOW)
    page = client.get(PATH).text
    assert "<script>alert" not in page
    assert 'href="javascript:' not in page
    assert "<mark>9.00</mark>" in page


def test_contradictions_tell_both_sides(client: TestClient) -> None:
    page = client.get(f"/facts/office-hours/{quote('Parafia Wszystkich Świętych, Kamionka Dolna', safe='')}").text
    assert 'id="contradictions"' in page
    assert "taken: 9:00" in page.replace("09:00", "9:00")
    assert "left: 15:00–17:00" in page
    assert "it has a page of its own" in page


def test_a_source_leads_to_its_facts(client: TestClient) -> None:
    assert f'<a href="{PATH}">Opening hours of offices</a>' in client.get(f"/sources/{quote(SITE, safe='')}").text
