"""Dates: metadata first, then the line nearest to the headline, never a comment's or a teaser's."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract

TEXT = "<p>Most přes řeku otevřel v pondělí starosta a řekl, že se na něj dlouho čekalo.</p>" * 1
BODY = TEXT + "<p>Druhý odstavec vypráví o tom, kolik stavba stála a kdo ji platil, a je delší.</p>"


def page(before: str = "", after: str = "", head: str = "", end: str = "") -> str:
    return f"<html lang=cs><head><title>Most otevřen</title>{head}</head><body>{before}<h1>Most otevřen</h1>{after}{BODY}{end}</body>"


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
    article = extract(html, now=now)
    assert article.published is not None
    assert (article.published.isoformat(), article.published_from) == (expected, source)


@pytest.mark.parametrize(
    "html",
    [
        page(),
        page(end='<div class="comments"><p>nick 5. 3. 2026 10:00</p></div>'),
        page(after='<div class="related"><p>5. 3. 2026 10:00 Jiný článek</p></div>'),
        page(after="<p><a href=/a>Archiv 5. 3. 2026</a></p>"),
        page(head='<meta name="date" content="2031-03-05T10:00">'),
        page(head='<meta name="date" content="nonsense">'),
    ],
)
def test_no_date_is_better_than_a_wrong_one(html: str, now: datetime) -> None:
    assert extract(html, now=now).published is None


def test_the_day_in_the_address_is_the_last_resort(now: datetime) -> None:
    article = extract(page(), "http://list.example/2026/03/05/most.html", now=now)
    assert article.published is not None
    assert (article.published.isoformat(), article.published_from) == ("2026-03-05T00:00:00+01:00", "url")
