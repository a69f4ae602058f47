"""The whole extractor on whole pages: modern, old, empty, hostile."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kronika
from kronika.extract.article import extract
from kronika.extract.reading import MADE
from kronika.model.article import PageClass
from kronika.model.errors import NotText, UnknownName


def test_a_modern_page(news: Any, modern_page: str, now: datetime) -> None:
    article = extract(
        modern_page.encode(), "http://list.example/most", content_type="text/html; charset=utf-8", now=now
    )
    assert article.title == news.title
    assert article.lead == news.lead
    assert article.body == "\n\n".join(news.body)
    assert article.text == article.lead + "\n\n" + article.body
    assert article.published is not None
    assert article.published.isoformat() == news.published
    assert article.authors == (news.author,)
    assert article.keywords == news.keywords
    assert article.lang == news.lang
    assert article.page_class is PageClass.ARTICLE_WITH_COMMENTS
    assert article.confidence > 0.4
    assert article.made == MADE


def test_a_table_layout(news: Any, tabular_page: str, now: datetime) -> None:
    article = extract(tabular_page, now=now)
    assert (article.title, article.lead) == (news.title, news.lead)
    assert article.body == "\n\n".join(news.body)
    assert article.published is not None
    assert article.published.isoformat() == news.published
    assert article.page_class is PageClass.ARTICLE


def test_without_comments(quiet_page: str, now: datetime) -> None:
    assert extract(quiet_page, now=now).page_class is PageClass.ARTICLE


@pytest.mark.parametrize("charset", ["windows-1250", "iso-8859-2", "utf-8"])
def test_old_charsets_undeclared(tabular_page: str, news: Any, charset: str, now: datetime) -> None:
    if news.lang == "ru":
        charset = {"windows-1250": "windows-1251", "iso-8859-2": "koi8-r"}.get(charset, charset)
    article = extract(tabular_page.encode(charset, "xmlcharrefreplace"), now=now)
    assert article.title == news.title
    assert news.body[2] in article.body


@pytest.mark.parametrize(
    "page", ["", "<html></html>", "<p>x", "<a href=/x>jen odkaz</a>", "\x00", "<title>Jen název</title>"]
)
def test_pages_without_text(page: str, now: datetime) -> None:
    article = extract(page, now=now)
    assert article.page_class is PageClass.NO_TEXT
    assert article.text == ""


def test_bytes_that_are_no_text(now: datetime) -> None:
    with pytest.raises(NotText):
        extract(b"\x00\x01\x02" * 500, now=now)


def test_unknown_engine() -> None:
    with pytest.raises(UnknownName, match="known: auto"):
        extract("<p>x", engine="oracle")


def test_the_package_is_the_function(modern_page: str, now: datetime) -> None:
    from kronika import extract as called

    assert called(modern_page, now=now) == extract(modern_page, now=now)
    assert kronika.extract(modern_page, "http://x.example/", "cs", now=now).url == "http://x.example/"
    with pytest.raises(AttributeError):
        kronika.nonsense  # type: ignore[attr-defined]  # noqa: B018


PIECES = st.sampled_from(
    [
        "<h1>Most otevřen</h1>",
        "<p>",
        "</p>",
        "<div class=comments>",
        "</div>",
        "<table><tr><td>",
        "<br><br>",
        "<title>Most otevřen - List</title>",
        "<a href=x>",
        "</a>",
    ]
    + [
        "Věta, která je dost dlouhá na to, aby byla textem, a končí tečkou. ",
        "Dnes 16:22",
        "Autor: Jana Malá",
        "<script type='application/ld+json'>{",
        "}</script>",
        "<b>",
        "Diskuse",
        "<h2>",
    ]
)


@settings(max_examples=250, deadline=None)
@given(st.lists(PIECES, max_size=30).map("".join))
def test_any_page_gives_an_article(page: str) -> None:
    article = extract(page, "http://x.example/", now=datetime.fromisoformat("2026-04-28T14:30:00+00:00"))
    assert 0 <= article.confidence <= 1
    assert article.published is None or article.published.tzinfo is not None


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_give_an_article_or_are_no_text(body: bytes) -> None:
    try:
        extract(body, now=datetime.fromisoformat("2026-04-28T14:30:00+00:00"))
    except NotText as error:
        assert str(error)


def test_hostile_pages_end(now: datetime) -> None:
    deep = "<title>Most</title><h1>Most</h1>" + "<div>" * 20_000 + "<p>Věta, která je textem a je tu." * 50
    assert extract(deep, now=now).title == "Most"
    many = "<h1>Most</h1>" + "<p>slovo</p>" * 20_000
    assert extract(many, now=now).title == "Most"


READ_ALL = """
from tests.extract.test_sample_truth import read, sites
for host in ("kurier-mazowiecki", "portal-nadwislanski", "vltavske-listy"):
    for truth, article in read(sites()[host]):
        print(article)
"""
KNOW_ALL = "from kronika.extract.scoring.phrases import beginnings; print(sorted(beginnings().items()))"


@pytest.mark.parametrize("script", [READ_ALL, KNOW_ALL])
def test_every_process_reads_a_page_alike(script: str) -> None:
    """The order of a set differs from process to process; nothing may hang on it."""
    said = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            check=True,
            capture_output=True,
            timeout=120,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(said) == 1 and max(map(len, said)) > 10_000
