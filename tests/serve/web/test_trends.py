"""Trends: every ready question is drawn for desktop and phone, told in a table, taken away, and leads to its articles."""

from __future__ import annotations

import re
from html import unescape

import pytest
from fastapi.testclient import TestClient

from kronika.model.series import Ready
from tests.serve.web.test_articles import count


@pytest.mark.parametrize("ready", list(Ready))
def test_every_question_has_a_screen(client: TestClient, ready: Ready) -> None:
    answer = client.get(f"/trends?show={ready.value}&lang=cs")
    assert answer.status_code == 200
    assert answer.text.count("<svg") >= 3, "the mark, a wide and a narrow drawing"
    assert f'name="show" value="{ready.value}"' in answer.text
    assert re.search(r'show=[a-z]+[^"]*" aria-current="page"', answer.text)


def test_a_point_leads_to_exactly_its_articles(client: TestClient) -> None:
    html = client.get("/trends?show=volume&source=Horsk%C3%A9+listy").text
    rows = re.findall(r'<tr><td[^>]*><a href="([^"]+)">[^<]+</a></td><td class="number"[^>]*>(\d+)</td>', html)
    assert len(rows) >= 28
    for address, number in rows[-8:]:
        assert count(client, unescape(address).partition("?")[2]) == int(number)
    drawn = re.findall(r'<a[^>]+href="(/articles\?[^"]+)"', html)
    assert len(drawn) > 20 and all("source=Horsk" in address for address in drawn)


def test_a_table_is_sorted_by_any_column(client: TestClient) -> None:
    html = client.get("/trends?show=volume&sort=-articles").text
    numbers = [int(number) for number in re.findall(r'<td class="number"[^>]*>(\d+)</td>', html)]
    assert numbers == sorted(numbers, reverse=True) and numbers[0] > numbers[-1]
    assert 'aria-sort="descending"' in html and "sort=articles" in html
    assert client.get("/trends?sort=nonsense").status_code == 200


@pytest.mark.parametrize(
    ("form", "begins"),
    [("svg", b"<svg"), ("csv", "\ufefffrom,to".encode()), ("json", b"{"), ("vl.json", b"{"), ("png", b"\x89PNG")],
)
def test_files(client: TestClient, form: str, begins: bytes) -> None:
    answer = client.get(f"/trends.{form}?show=volume&lang=cs")
    assert answer.status_code == 200 and answer.content.startswith(begins)
    assert answer.headers["content-disposition"].startswith('attachment; filename="kronika-volume-')
    assert client.get("/trends.exe").status_code == 404
    assert client.get(f"/trends.{form}?q=(").status_code == 422


def test_faults_are_told(client: TestClient) -> None:
    assert "<mark>(</mark>" in client.get("/trends?q=(").text
    assert "no articles" in client.get("/trends?q=zzzz").text.lower()
    assert client.get("/trends?show=nonsense&step=nonsense").status_code == 200
    assert client.get("/trends?q=@nobody").status_code == 200


def test_the_address_stays_short(client: TestClient) -> None:
    answer = client.get("/trends?q=most&step=week&show=volume&lang=", headers={"HX-Request": "true"})
    assert answer.headers["hx-replace-url"] == "/trends?q=most&step=week&show=volume"
