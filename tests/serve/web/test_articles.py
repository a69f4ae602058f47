"""Articles: queries find, faults are pointed at, pages go on, days and sources lead on, the state is in the address."""

from __future__ import annotations

import re
from html import unescape

import pytest
from fastapi.testclient import TestClient

from kronika.model.article import ArticleFilter
from kronika.store.store import Store


def count(client: TestClient, query: str = "") -> int:
    found = re.search(r'role="status"><strong>([\d,]+) article', client.get(f"/articles?{query}").text)
    assert found
    return int(found[1].replace(",", ""))


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ("", 139),
        ("source=Horsk%C3%A9+listy", 44),
        ("source=Horsk%C3%A9+listy&source=G%C5%82os+Doliny", 50),
        ("lang=ru", 36),
        ("lang=ru&source=Horsk%C3%A9+listy", 0),
        ("class=article_with_comments", 13),
        ("class=briefs", 0),
        ("since=2026-03-15", 0),
        ("until=2020-01-01", 0),
        ("q=%22KNIHOVNA%22", 9),
        ("words=%22knihovna%22", 9),
        ("q=%22knihovna%22+source:Horsk*", 6),
        ("q=title:knihovna+OR+lang:ru", 45),
        ("q=%2Bknihovna+-knihovna", 0),
    ],
)
def test_the_search_finds(client: TestClient, query: str, number: int) -> None:
    assert count(client, query) == number


def test_a_word_is_found_in_all_its_forms_and_marked(client: TestClient) -> None:
    html = client.get("/articles?q=knihovny").text
    assert count(client, "q=knihovny") >= 9
    assert '<mark class="hit-word">Knihovna</mark>' in html
    assert re.search(r'href="/articles/\d+\?q=knihovny#hit-1"', html)
    assert re.search(r"\d hit", html)


def test_a_fault_is_pointed_at(client: TestClient) -> None:
    html = client.get("/articles?q=most+AND+(ne").text
    assert "most AND <mark>(</mark>ne" in html and "expected )" in html
    assert 'aria-invalid="true"' in html
    assert "No article matches" not in html


def test_pages_go_on_without_gaps_or_repeats(client: TestClient) -> None:
    seen: list[str] = []
    for page in range(1, 6):
        seen += re.findall(r'<h2 class="headline".*?href="(/articles/\d+)"', client.get(f"/articles?page={page}").text)
    assert len(seen) == len(set(seen)) == 139
    assert "Page 5 of 5" in client.get("/articles?page=99").text


def test_sources_and_days_lead_to_their_articles(client: TestClient) -> None:
    html = client.get("/articles?q=%22knihovna%22").text
    counts = re.search(r'class="source-counts".*?</ul>', html, re.DOTALL)
    assert counts is not None
    one = re.search(r'href="([^"]+)">Horské listy</a> <span class="number">(\d+)', counts[0])
    assert one is not None and count(client, unescape(one[1]).partition("?")[2]) == int(one[2]) == 6
    days = re.findall(r'<a href="(/articles\?[^"]+)" aria-label="([^"]+: [1-9]\d* articles?)"', html)
    assert days
    for address, label in days:
        assert count(client, unescape(address).partition("?")[2]) == int(re.findall(r": (\d+)", label)[0])


def test_the_form_shows_what_was_chosen(client: TestClient) -> None:
    html = client.get('/articles?q="most"&lang=pl&since=2026-03-01&class=paywall&source=gone&tone=n&once=yes').text
    assert 'name="q" value="&#34;most&#34;"' in html
    assert '<option value="pl" selected>' in html and '<option value="n" selected>' in html
    assert 'name="since" value="2026-03-01"' in html
    assert '<option value="paywall" selected>' in html
    assert '<input type="checkbox" name="source" value="gone" checked>' in html
    assert '<input type="checkbox" name="once" value="yes" checked>' in html


def test_a_bad_date_is_named_and_not_repeated(client: TestClient) -> None:
    html = client.get("/articles?since=5.3.2026").text
    assert "the one given was left out" in html
    assert '<input type="date" name="since" value="">' in html


def test_our_script_is_told_the_short_address(client: TestClient) -> None:
    answer = client.get("/articles?q=most&lang=&class=&since=&until=&order=newest", headers={"HX-Request": "true"})
    assert answer.headers["hx-replace-url"] == "/articles?q=most"


def test_nothing_found_says_so(client: TestClient) -> None:
    assert "No article matches" in client.get("/articles?q=zzzz").text


def test_an_article_of_a_removed_source_is_still_listed(client: TestClient, store: Store) -> None:
    store.sources.remove("Horské listy")
    assert count(client) == 139


def test_without_an_index_the_store_answers_and_says_why(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    from kronika.model.errors import IndexDamaged
    from kronika.serve.web import search_results

    def broken(*args: object, **named: object) -> None:
        raise IndexDamaged("The search index is damaged; “kronika index build” makes it anew.")

    monkeypatch.setattr(search_results, "find", broken)
    html = client.get("/articles?q=knihovna").text
    assert "index is damaged" in html and count(client, "q=knihovna") == 9
    assert "Save this query" not in html


def test_what_was_found_can_be_taken_away(client: TestClient, store: Store) -> None:
    table = client.get("/articles.csv?q=%22knihovna%22")
    assert table.headers["content-disposition"] == 'attachment; filename="articles.csv"'
    lines = table.text.removeprefix("\ufeff").splitlines()
    assert lines[0].startswith("id,at,source,url,title") and len(lines) == 10
    texts = client.get("/articles.jsonl?q=%22knihovna%22").text.splitlines()
    assert len(texts) == 9 and all('"body": "' in text for text in texts)
    assert client.get("/articles.csv?q=(").status_code == 422
    assert len(client.get("/articles.jsonl").text.splitlines()) == store.articles.count(ArticleFilter())
