"""Dates: metadata first, then the line nearest to the headline, never a comment's or a teaser's."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.body import Body
from kronika.extract.headline import find_headline
from kronika.extract.published import Published, find_published
from kronika.extract.view import look

TEXT = "<p>Most přes řeku otevřel v pondělí starosta a řekl, že se na něj dlouho čekalo.</p>" * 1
BODY = TEXT + "<p>Druhý odstavec vypráví o tom, kolik stavba stála a kdo ji platil, a je delší.</p>"


def page(before: str = "", after: str = "", head: str = "", end: str = "") -> str:
    return f"<html lang=cs><head><title>Most otevřen</title>{head}</head><body>{before}<h1>Most otevřen</h1>{after}{BODY}{end}</body>"


def published(html: str, now: datetime, url: str | None = None, lang: str | None = "cs") -> Published | None:
    """The date of a page whose long blocks below the headline are its text."""
    view = look(html, url=url, lang=lang, content_type=None, now=now)
    headline = find_headline(view)
    text = tuple(index for index, block in enumerate(view.blocks) if len(block.text) > 60 and index != headline.index)
    return find_published(view, headline, Body(indexes=text, good=frozenset(text)))


@pytest.mark.parametrize(
    ("html", "expected", "source"),
    [
        (
            page(
                head='<script type="application/ld+json">{"@type":"NewsArticle","datePublished":"2026-03-05T10:00:00Z"}</script>'
            ),
            "2026-03-05T10:00:00+00:00",
            "jsonld",
        ),
        (
            page(after='<span itemprop="datePublished" content="2026-03-05T10:00">včera</span>'),
            "2026-03-05T10:00:00+01:00",
            "microdata",
        ),
        (page(after='<b itemprop="datePublished">5. 3. 2026 10:00</b>'), "2026-03-05T10:00:00+01:00", "microdata"),
        (
            page(head='<meta property="article:published_time" content="2026-03-05T10:00:00+01:00">'),
            "2026-03-05T10:00:00+01:00",
            "meta",
        ),
        (page(head='<meta name="date" content="Thu, 05 Mar 2026 10:00:00 GMT">'), "2026-03-05T10:00:00+00:00", "meta"),
        (
            page(after='<p><time datetime="2026-03-05T10:00:00+01:00">ráno</time></p>'),
            "2026-03-05T10:00:00+01:00",
            "time",
        ),
        (
            page(after="<p>5. 3. 2026 10:00 | Ekonomika | zobrazeno: 58 | 115 | 12 | 1 | 1 | 1 | 1 | 1</p>"),
            "2026-03-05T10:00:00+01:00",
            "text",
        ),
        (page(after="<p>Datum:5. 3. 2026 10:00</p>"), "2026-03-05T10:00:00+01:00", "text"),
        (page(after="<p>5. März 2026</p>"), "2026-03-05T00:00:00+01:00", "text"),
        (
            page(after="<p>5. 3. 2026 <a href=/a>Jana Malá</a> <a href=/k>komentáře</a></p>"),
            "2026-03-05T00:00:00+01:00",
            "text",
        ),
        (page(after="<p>Dnes 16:22</p>"), "2026-04-28T16:22:00+02:00", "text"),
        (page(after="<p>před 45 minutami</p>"), "2026-04-28T15:45:00+02:00", "text"),
        (page(before="<p>5. 3. 2026 10:00</p>"), "2026-03-05T10:00:00+01:00", "text"),
        (page(end="<p>Publikováno: 5. 3. 2026 10:00</p>"), "2026-03-05T10:00:00+01:00", "text"),
        (
            page(after="<p>Vydáno 5. 3. 2026 10:00, aktualizováno 6. 3. 2026 8:00</p>"),
            "2026-03-05T10:00:00+01:00",
            "text",
        ),
        (
            page(head='<meta name="date" content="2026-03-05">', after="<p>5. 3. 2026 10:00</p>"),
            "2026-03-05T10:00:00+01:00",
            "meta",
        ),
    ],
)
def test_where_the_date_comes_from(html: str, expected: str, source: str, now: datetime) -> None:
    found = published(html, now)
    assert found is not None
    assert (found.when.isoformat(), found.source) == (expected, source)


@pytest.mark.parametrize(
    "html",
    [
        page(),
        page(end='<div class="comments"><p>nick 5. 3. 2026 10:00</p></div>'),
        page(end='<div class="comments"><time datetime="2026-03-05T10:00">5. 3.</time></div>'),
        page(after='<div class="related"><p>5. 3. 2026 10:00 Jiný článek</p></div>'),
        page(after="<p><a href=/a>Archiv 5. 3. 2026</a></p>"),
        page(end='<aside><time class="published" datetime="2026-03-05T10:00">5. 3.</time></aside>'),
        page(head='<meta name="date" content="2031-03-05T10:00">'),
        page(head='<meta name="date" content="1970-01-01">'),
        page(head='<meta name="date" content="nonsense">'),
    ],
)
def test_no_date_is_better_than_a_wrong_one(html: str, now: datetime) -> None:
    assert published(html, now) is None


def test_the_day_in_the_address_is_the_last_resort(now: datetime) -> None:
    found = published(page(), now, url="http://list.example/2026/03/05/most.html")
    assert found is not None
    assert (found.when.isoformat(), found.source) == ("2026-03-05T00:00:00+01:00", "url")


def ld(text: str) -> str:
    return f'<script type="application/ld+json">{text}</script>'


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (ld('{"@type":"NewsArticle","dateModified":"2026-03-06","datePublished":"2026-03-05"}'), "2026-03-05"),
        (ld('{"@graph":[{"@type":"WebPage"},{"@type":"Article","datePublished":"2026-03-05T10:00"}]}'), "2026-03-05"),
        (ld('{"@type":"Article", /* hour */ "datePublished":"2026-03-05T10:00",}'), "2026-03-05"),
        (ld("{'@type':'Article','datePublished':'2026-03-05'}"), "2026-03-05"),
        (ld('{"@type":"Article","datePublished":"2026-03-05", "x": }'), "2026-03-05"),
        ('<meta name="DC.date.issued" content="2026-03-05">', "2026-03-05"),
        ('<meta name="dc:date_issued" content="20260305">', "2026-03-05"),
        ('<meta property="article:published_time" content="1772704800">', "2026-03-05"),
        (
            '<meta property="article:modified_time" content="2026-03-06"><meta name="pubdate" content="5. března 2026">',
            "2026-03-05",
        ),
        ('<meta property="article:modified_time" content="2026-03-06">', "2026-03-06"),
        (
            ld('{"@type":"Article","datePublished":"2031-01-01"}') + '<meta name="date" content="2026-03-05">',
            "2026-03-05",
        ),
    ],
)
def test_metadata_in_many_dresses(head: str, expected: str, now: datetime) -> None:
    found = published(page(head=head), now)
    assert found is not None
    assert found.when.date().isoformat() == expected


def test_an_article_about_this_page_comes_before_its_neighbours(now: datetime) -> None:
    head = ld(
        '[{"@type":"Article","url":"http://list.example/jiny","datePublished":"2026-01-01"},'
        '{"@type":"Article","url":"http://list.example/most/","datePublished":"2026-03-05"}]'
    )
    found = published(page(head=head), now, url="http://list.example/most")
    assert found is not None
    assert found.when.date().isoformat() == "2026-03-05"


@pytest.mark.parametrize("year", [1, 9999])
def test_a_wrong_clock_stops_nothing(year: int, now: datetime) -> None:
    wrong = datetime(year, 12, 31, tzinfo=now.tzinfo)
    published(page(after="<p>Dnes 16:22</p>"), wrong)
    published(page(head='<meta name="date" content="2026-03-05">'), wrong)


@pytest.mark.parametrize(
    "value",
    [
        "[" * 300 + "]" * 300,
        "17",
        "{}",
        '"' + "9" * 100_000 + '"',
        '[["2026-03-05"]]',
        "null",
        '{"@value":{"@value":1}}',
    ],
)
def test_hostile_values_are_no_dates(value: str, now: datetime) -> None:
    assert published(page(head=ld(f'{{"@type":"Article","datePublished":{value}}}')), now) is None
