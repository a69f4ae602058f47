"""Articles: the filter finds, the pages go on, the state is in the address."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

from kronika.store.store import Store


def count(client: TestClient, query: str = "") -> int:
    found = re.search(r'role="status">([\d,]+) article', client.get(f"/articles?{query}").text)
    assert found
    return int(found[1].replace(",", ""))


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ("", 139),
        ("source=Horsk%C3%A9+listy", 44),
        ("lang=ru", 36),
        ("lang=ru&source=Horsk%C3%A9+listy", 0),
        ("class=article_with_comments", 13),
        ("class=briefs", 0),
        ("since=2026-03-15", 0),
        ("until=2020-01-01", 0),
        ("words=KNIHOVNA", 9),
        ("words=%25", 0),
        ("words=_", 0),
    ],
)
def test_the_filter_finds(client: TestClient, query: str, number: int) -> None:
    assert count(client, query) == number


def test_pages_go_on_without_gaps_or_repeats(client: TestClient) -> None:
    seen: list[str] = []
    for page in range(1, 6):
        seen += re.findall(r'href="(/articles/\d+)"', client.get(f"/articles?page={page}").text)
    assert len(seen) == len(set(seen)) == 139


def test_the_form_shows_what_was_chosen(client: TestClient) -> None:
    html = client.get('/articles?words="most"&lang=pl&since=2026-03-01&class=paywall&source=gone').text
    assert 'name="words" value="&#34;most&#34;"' in html
    assert '<option value="pl" selected>' in html
    assert 'name="since" value="2026-03-01"' in html
    assert '<option value="paywall" selected>' in html
    assert '<option value="gone" selected>' in html


def test_a_bad_date_is_named_and_not_repeated(client: TestClient) -> None:
    html = client.get("/articles?since=5.3.2026").text
    assert "the one given was left out" in html
    assert 'value="5.3.2026"' not in html


def test_our_script_is_told_the_short_address(client: TestClient) -> None:
    answer = client.get("/articles?words=most&source=&lang=&class=&since=&until=", headers={"HX-Request": "true"})
    assert answer.headers["hx-replace-url"] == "/articles?words=most"


def test_nothing_found_says_so(client: TestClient) -> None:
    assert "No article matches" in client.get("/articles?words=zzzz").text


def test_an_article_of_a_removed_source_is_still_listed(client: TestClient, store: Store) -> None:
    store.sources.remove("Horské listy")
    assert count(client) == 139
