"""Feeds: items become leads with what the feed said of them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.model.errors import FetchError
from kronika.model.lead import Lead, Role
from kronika.model.source import Scope, SourceKind
from kronika.sources.kinds.feed import KIND as FEED

RSS = """<?xml version="1.0" encoding="{charset}"?>
<rss version="2.0"><channel><title>Вестник</title>
<item><title>Паводок отступает</title><link>http://paper.example/a?utm_source=rss</link><description>Вода уходит.</description>
<pubDate>Tue, 10 Mar 2026 08:00:00 +0300</pubDate><category>регион</category></item>
<item><title>Старая новость</title><link>http://paper.example/b</link><pubDate>Sun, 01 Feb 2026 08:00:00 +0300</pubDate></item>
<item><title>Без ссылки</title></item>
<item><title>Скрипт</title><link>javascript:alert(1)</link></item>
</channel></rss>"""


def entry() -> Lead:
    return Lead(url="http://paper.example/", source_id=7, role=Role.ENTRY)


@pytest.mark.parametrize("charset", ["utf-8", "windows-1251"])
def test_items_become_leads_in_any_charset(task, fetched, charset: str) -> None:
    page = fetched(RSS.format(charset=charset).encode(charset), kind="application/rss+xml")
    first, second = FEED.discover(task(SourceKind.FEED), entry(), page)
    assert (first.url, first.role, first.link_text) == ("http://paper.example/a", Role.ARTICLE, "Паводок отступает")
    assert first.hints["summary"] == "Вода уходит."
    assert first.hints["published"] == "2026-03-10T05:00:00+00:00"
    assert first.hints["keywords"] == "регион"
    assert second.url == "http://paper.example/b"


def test_items_outside_the_period_are_left(task, fetched) -> None:
    scope = Scope(since=datetime(2026, 3, 1, tzinfo=UTC))
    page = fetched(RSS.format(charset="utf-8"), kind="application/rss+xml")
    assert [lead.url for lead in FEED.discover(task(SourceKind.FEED, scope=scope), entry(), page)] == [
        "http://paper.example/a"
    ]


def test_atom(task, fetched) -> None:
    atom = """<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry><title>One</title>
    <link rel="alternate" href="/one"/><updated>2026-03-30T10:00:00Z</updated><id>1</id></entry></feed>"""
    page = fetched(atom, url="http://paper.example/atom.xml", kind="application/atom+xml")
    assert [lead.url for lead in FEED.discover(task(SourceKind.FEED), entry(), page)] == ["http://paper.example/one"]


def test_an_article_leads_nowhere(task, fetched) -> None:
    lead = Lead(url="http://paper.example/a", source_id=7, role=Role.ARTICLE)
    assert FEED.discover(task(SourceKind.FEED), lead, fetched("<a href=/x>x</a>")) == ()


@pytest.mark.parametrize(
    "body",
    [
        '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>',
        '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>',
        "<html><body>no feed here</body></html>",
        "",
        "\x00\x01\x02",
    ],
)
def test_what_is_no_feed_or_an_attack_is_a_sentence(task, fetched, body: str) -> None:
    with pytest.raises(FetchError, match=r"feed"):
        FEED.discover(task(SourceKind.FEED), entry(), fetched(body))


def test_an_empty_feed_is_fine(task, fetched) -> None:
    body = '<?xml version="1.0"?><rss version="2.0"><channel><title>quiet</title></channel></rss>'
    assert FEED.discover(task(SourceKind.FEED), entry(), fetched(body)) == ()


def rss_of(*items: str) -> str:
    return f'<rss version="2.0"><channel><title>x</title>{"".join(f"<item>{item}</item>" for item in items)}</channel></rss>'


@pytest.mark.parametrize("date", ["0000-00-00T00:00:00Z", "9999-12-31T23:59:59-23:00", "0001-01-01T00:00:00+14:00"])
def test_a_date_no_calendar_has_costs_no_other_item(task, fetched, date: str) -> None:
    page = fetched(
        rss_of(f"<link>http://paper.example/a</link><pubDate>{date}</pubDate>", "<link>http://paper.example/b</link>"),
        kind="application/rss+xml",
    )
    first, second = FEED.discover(task(SourceKind.FEED), entry(), page)
    assert (first.url, second.url) == ("http://paper.example/a", "http://paper.example/b")
    assert "published" not in first.hints


@pytest.mark.parametrize(
    "reference", ["&#xD800;", "&#55296;", "&#0;", "&#99999999999;", "&#x110000;", "&#" + "9" * 5000 + ";"]
)
def test_a_reference_to_no_character_costs_no_item(task, fetched, reference: str) -> None:
    page = fetched(
        rss_of(
            f"<title>a{reference}b</title><link>http://paper.example/a</link>", "<link>http://paper.example/b</link>"
        ),
        kind="application/rss+xml",
    )
    assert len(FEED.discover(task(SourceKind.FEED), entry(), page)) == 2


def test_titles_lose_the_markup_they_declare(task, fetched) -> None:
    atom = """<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">&lt;b&gt;Voda&lt;/b&gt; &amp;amp; led</title>
    <link href="/one"/></entry><entry><title>5 &lt; 6</title><link href="/two"/></entry></feed>"""
    page = fetched(atom, kind="application/atom+xml")
    leads = FEED.discover(task(SourceKind.FEED), entry(), page)
    assert [lead.link_text for lead in leads] == ["Voda & led", "5 < 6"]
