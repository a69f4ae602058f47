"""The three classic engines on what no engine expects: empty, broken, deep, huge and random pages."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.extract.article import extract
from kronika.model.article import Article, PageClass
from kronika.model.errors import NotText

NOW = datetime(2026, 4, 28, 14, 30, tzinfo=UTC)
ENGINES = ("portal", "density", "finder")
TITLE = "Most otevřen po třech letech stavby"
SENTENCE = "Věta, která je dost dlouhá na to, aby byla textem, a končí tečkou. "
TAGS = "div span p ul li table tr td article section a b em h1 h2 h3 br img hr script style form blockquote font body html head".split()
PIECES = st.one_of(
    st.sampled_from(TAGS).map(lambda tag: f"<{tag}>"),
    st.sampled_from(TAGS).map(lambda tag: f"</{tag}>"),
    st.sampled_from(
        [
            f"<title>{TITLE} - List</title>",
            f"<h1>{TITLE}</h1>",
            SENTENCE * 5,
            SENTENCE,
            "<a href=/tag/x>",
            "<a href=http://facebook.com/x>",
            "<div class=komentar>",
            "<div itemprop=articleBody>",
            "<p itemprop=description>",
            "<meta itemprop=datePublished content=2016-04-28>",
            "<span><img>",
            "Komentarze (3)",
            "Dnes 16:22",
            "28. 4. 2016 15:01",
            "reklama",
            "x",
            "\x00",
            "&nbsp;",
            "<!-- ",
            "<",
        ]
    ),
)


def read(page: bytes | str, engine: str) -> Article:
    return extract(page, "http://list.example/most", now=NOW, engine=engine)


def sane(article: Article, engine: str) -> None:
    assert article.engine == engine
    assert article.made is not None
    assert article.made.version == f"{engine}-1"
    assert 0 <= article.confidence <= 1
    assert [part.text for part in article.parts] == (article.body.split("\n\n") if article.body else [])
    assert all(part.text and part.text == part.text.strip() for part in article.parts)
    assert article.published is None or article.published.tzinfo is not None
    assert bool(article.text or article.items) == (article.page_class is not PageClass.NO_TEXT)


@pytest.mark.parametrize("engine", ENGINES)
@settings(max_examples=80, deadline=None)
@given(page=st.lists(PIECES, max_size=40).map("".join))
def test_tag_soup(engine: str, page: str) -> None:
    sane(read(page, engine), engine)


@pytest.mark.parametrize("engine", ENGINES)
@settings(max_examples=30, deadline=None)
@given(body=st.binary(max_size=300))
def test_any_bytes(engine: str, body: bytes) -> None:
    try:
        sane(read(body, engine), engine)
    except NotText as error:
        assert str(error)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    "page", ["", " ", "<", "<html>", "<p>x", "\x00", "<title>x</title><h1>x</h1>", "<a href=x>y</a>"]
)
def test_next_to_nothing(engine: str, page: str) -> None:
    article = read(page, engine)
    sane(article, engine)
    assert article.text in ("", "x", "y", "<")


@pytest.mark.parametrize("engine", ENGINES)
def test_nothing_but_a_long_heading(engine: str) -> None:
    sane(read(f"<h1>{SENTENCE * 5}", engine), engine)


@pytest.mark.parametrize("engine", ENGINES)
def test_deep_and_huge_pages_end(engine: str) -> None:
    top = f"<title>{TITLE} - List</title><h1>{TITLE}</h1>"
    deep = read(top + "<div>" * 20_000 + f"<p>{SENTENCE}" * 50, engine)
    assert SENTENCE.strip() in deep.body
    flat = read(top + f"<div class=a>{SENTENCE}{SENTENCE}</div>" * 2_000, engine)
    sane(flat, engine)
    wide = read(top + "<div>" + "a<b>b</b><br>" * 5_000 + SENTENCE * 20, engine)
    sane(wide, engine)
