"""Article: the text in paragraphs beside the stored page, where it came from, and its versions."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta

import pytest
from fastapi.testclient import TestClient

from kronika.model.article import Article, ArticleFilter, Item, PageClass
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.serve.web.article import choose
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW, collect, save

URL = "https://horske-listy.example/menici-se"


def put(store: Store, article: Article, body: bytes, minutes: int = 0) -> None:
    """Store a page that is looked at every round, and its article."""
    source = store.sources.get("Horské listy")
    lead = Lead(
        url=URL, source_id=source.id, role=Role.PAGE, via="https://horske-listy.example/", link_text="Čtěte zde"
    )
    answer = Fetched(
        url=URL,
        final_url=f"{URL}/konec",
        status=200,
        headers=(("Content-Type", "text/html"), ("X-Powered-By", "pec")),
        body=body,
        at=NOW + timedelta(minutes=minutes),
        redirects=(URL, f"{URL}/pul"),
    )
    collect(store, source, [(lead, answer)])
    save(store, {URL: article})


@pytest.fixture
def article() -> Article:
    return Article(
        url=URL,
        title="Změna",
        lead="Perex.",
        body="První odstavec.\n\nDruhý odstavec.",
        page_class=PageClass.ARTICLE,
        confidence=0.876,
        engine="simple",
        lang="cs",
        authors=("Redakce",),
        keywords=("pec",),
    )


def plain(html: str) -> str:
    """The text without its sentences."""
    return re.sub(r'<span class="sentence-text"[^>]*>|<a class="verse".*?</a>|</span>', "", html)


def number_of(store: Store, words: str) -> int:
    return store.articles.listing(ArticleFilter(words=words), limit=1)[0].id


def test_text_and_origin_are_shown(client: TestClient, store: Store, article: Article) -> None:
    put(store, article, b"<h1>one</h1>")
    html = client.get(f"/articles/{number_of(store, 'odstavec')}").text
    for shown in ('<span class="sentence-text" id="s2">První odstavec.<a class="verse"', "Druhý odstavec.", "Perex.", "Čtěte zde", f"{URL}/pul",
                  f"{URL}/konec", "X-Powered-By", "88%", "simple", "Redakce", "pec", "Where it came from"):  # fmt: skip
        assert shown in html, shown
    assert '<iframe sandbox="" src="/pages/' in html


def test_parts_are_what_they_are_and_nothing_of_the_page_runs(
    client: TestClient, store: Store, article: Article
) -> None:
    made = replace(
        article,
        body="Mezititulek\n\nprvní <b>bod</b>\n\nvnořený\n\ncitát\n\na\tb\nc\n\n<script>alert(1)</script>\n  odsazeno",
        shape="h3 i1 i2 q t c",
    )
    put(store, made, b"<h1>one</h1>")
    html = client.get(f"/articles/{number_of(store, 'mezititulek')}").text
    for part in ('<h2 class="part" lang="cs" dir="auto">Mezititulek</h2>', "<li>první &lt;b&gt;bod&lt;/b&gt;<ul>", "<li>vnořený</li>",
                 "<blockquote", "<tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr>",
                 "<code>&lt;script&gt;alert(1)&lt;/script&gt;\n  odsazeno</code>"):  # fmt: skip
        assert part in plain(html), part
    assert "<script>alert" not in html


def test_comments_origins_and_faults_are_told(client: TestClient, store: Store, article: Article) -> None:
    made = replace(
        article,
        page_class=PageClass.ARTICLE_WITH_COMMENTS,
        items=(
            Item(text="Souhlasím. <img src=x>", author="Jana", at=NOW),
            Item(text="x", title="Odkaz", url="javascript:1"),
        ),
        origins={"title": "h1", "<i>own</i>": "recipe"},
        faults=("The recipe <b>found</b> no lead.",),
        pages=(f"{URL}?p=2",),
        following=f"{URL}?p=3",
    )
    put(store, made, b"<h1>one</h1>")
    html = client.get(f"/articles/{number_of(store, 'odstavec')}").text
    for part in ("2 comments", "Jana", "Souhlasím. &lt;img src=x&gt;", "Where each field came from", "<code>h1</code>",
                 "&lt;i&gt;own&lt;/i&gt;", "The recipe &lt;b&gt;found&lt;/b&gt; no lead.", f"{URL}?p=2", f"{URL}?p=3"):  # fmt: skip
        assert part in html, part
    assert "javascript:" not in html


def test_the_version_beside_it_can_be_chosen(client: TestClient, store: Store, article: Article) -> None:
    put(store, article, b"<h1>one</h1>")
    put(store, replace(article, body="Třetí zpráva."), b"<h1>two, which is longer</h1>", minutes=5)
    newer, older = store.pages.versions(URL, store.sources.get("Horské listy").id)
    number = number_of(store, "třetí")
    assert f'src="/pages/{newer.id}/original"' in client.get(f"/articles/{number}").text
    assert f'src="/pages/{older.id}/original"' in client.get(f"/articles/{number}?version=1").text
    assert f'src="/pages/{newer.id}/original"' in client.get(f"/articles/{number}?version=99").text
    assert "two, which" in client.get(f"/pages/{newer.id}/original").text


def test_an_article_without_anything_is_still_a_screen(client: TestClient, store: Store, article: Article) -> None:
    bare = replace(
        article, title="  ", lead="", body="", authors=(), keywords=(), lang=None, page_class=PageClass.NO_TEXT
    )
    put(store, bare, b"<p></p>")
    number = store.articles.listing(ArticleFilter(page_class=PageClass.NO_TEXT, with_text=False), limit=1)[0].id
    html = client.get(f"/articles/{number}").text
    assert "Without a title" in html
    assert "No text was found on this page." in html


def test_an_article_outlives_its_source(client: TestClient, store: Store) -> None:
    number = store.articles.listing(ArticleFilter(source="Horské listy"), limit=1)[0].id
    store.sources.remove("Horské listy")
    answer = client.get(f"/articles/{number}")
    assert answer.status_code == 200
    assert "/sources/Horsk" not in answer.text


def test_no_version_is_chosen_by_nonsense() -> None:
    assert choose([], "1") is None


def test_a_sentence_leads_to_its_place_in_the_stored_page(client: TestClient, store: Store, article: Article) -> None:
    body = "<html><body><h1>Změna</h1><p>Perex.</p><p>První <b>odstavec</b>.</p><p>Druhý odstavec.</p>".encode()
    put(store, article, body)
    number = number_of(store, "odstavec")
    html = client.get(f"/articles/{number}?q=odstavec").text
    assert f'href="/articles/{number}?q=odstavec&amp;sentence=2#original"' in html
    assert html.count('<mark class="hit-word"') == 2 and "2 places found by" in html

    html = client.get(f"/articles/{number}?q=odstavec&sentence=2").text
    start, end = body.index("První".encode()), body.index(b"</b>.") + 0
    frame = re.search(r'src="(/pages/\d+/original\?bytes=(\d+)-(\d+)#kronika-place)"', html)
    assert frame is not None and (int(frame[2]), int(frame[3])) == (start, end)
    assert "Bytes" in html and "sha256" in html and "První &lt;b&gt;odstavec" in html
    assert "<mark id=kronika-place" in client.get(frame[1].partition("#")[0]).text
    assert client.get(f"/articles/{number}?sentence=99").status_code == 200
    assert client.get(f"/articles/{number}?sentence=x&at=3-1&q=(").status_code == 200


def test_a_place_of_a_concordance_is_marked(client: TestClient, store: Store, article: Article) -> None:
    put(store, article, b"<p>x</p>")
    number = number_of(store, "odstavec")
    assert '<mark class="hit-word" id="hit-1">Změna</mark>' in client.get(f"/articles/{number}?at=0-5").text
    assert "hit-word" not in client.get(f"/articles/{number}?at=0-99999").text


def test_edits_are_told_word_by_word(client: TestClient, store: Store, article: Article) -> None:
    put(store, article, b"<h1>one</h1>")
    assert 'id="history"' not in client.get(f"/articles/{number_of(store, 'odstavec')}").text
    softened = replace(article, title="Velká změna", body="První odstavec.\n\nTřetí odstavec.")
    put(store, softened, b"<h1>two, which is longer</h1>", minutes=5)
    html = client.get(f"/articles/{number_of(store, 'třetí')}").text
    assert 'id="history"' in html and "<ins>Velká" in html and "<del>" in html
    assert "as it was first seen" in html
