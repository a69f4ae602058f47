"""Odd forms of feeds: every version, JSON, rubbish, wrong charsets, broken items, paging."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from kronika.model.errors import FetchError, SettingsError
from kronika.model.lead import Lead, Role
from kronika.model.source import Scope, SourceKind
from kronika.sources.kinds.feed import KIND as FEED

HOME = "http://paper.example"
SINCE = Scope(since=datetime(2026, 3, 1, tzinfo=UTC))


def entry(**more: Any) -> Lead:
    return Lead(url=f"{HOME}/feed", source_id=7, role=Role.ENTRY, **more)


def read(task, fetched, body: str | bytes, kind: str = "application/xml", url: str = f"{HOME}/feed", **scope: Any):
    return FEED.discover(task(SourceKind.FEED, **scope), entry(), fetched(body, url=url, kind=kind))


def paths(leads: tuple[Lead, ...]) -> list[str]:
    return [lead.url.removeprefix(HOME) for lead in leads]


def json_feed(*items: Any, **more: Any) -> str:
    return json.dumps({"version": "https://jsonfeed.org/version/1.1", "title": "Noviny", "items": list(items), **more})


RICH = """<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Noviny &amp; spol.</title><language>cs</language><atom:link rel="hub" href="http://hub.example/"/>
<item><title>Voda stoupá</title><link>/clanek/1</link><guid isPermaLink="false">n-1</guid>
<description>&lt;p&gt;Voda &lt;b&gt;stoupá&lt;/b&gt;&amp;nbsp;dál.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</description>
<dc:creator>Jana Nová</dc:creator><category>domácí</category><category>počasí</category>
<pubDate>Tue, 10 Mar 2026 08:00:00 +0100</pubDate><comments>http://paper.example/clanek/1#diskuse</comments>
<enclosure url="http://paper.example/a.mp3" type="audio/mpeg" length="1"/></item></channel></rss>"""


def test_what_a_feed_says_is_kept_beside_the_page(task, fetched) -> None:
    [lead] = read(task, fetched, RICH)
    assert lead.url == f"{HOME}/clanek/1"
    assert dict(lead.hints) == {
        "title": "Voda stoupá",
        "summary": "Voda stoupá dál.",
        "published": "2026-03-10T07:00:00+00:00",
        "authors": "Jana Nová",
        "keywords": "domácí, počasí",
        "id": "n-1",
        "enclosures": "http://paper.example/a.mp3",
        "comments": "http://paper.example/clanek/1#diskuse",
        "language": "cs",
        "feed": "Noviny & spol.",
    }
    assert lead.modified is None


def test_atom_tells_when_it_changed_and_bases_are_kept(task, fetched) -> None:
    atom = """<feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://paper.example/deep/"><title>x</title>
    <entry xml:base="er/"><title>A</title><link href="one"/><published>2026-03-01T10:00:00Z</published>
    <updated>2026-03-30T10:00:00Z</updated><author><name>A B</name></author><author><name>C D</name></author></entry>
    <entry><title>B</title><link href="two"/><updated>2031-01-01T00:00:00Z</updated></entry></feed>"""
    first, second = read(task, fetched, atom, kind="application/atom+xml")
    assert paths((first, second)) == ["/deep/er/one", "/deep/two"]
    assert first.modified == datetime(2026, 3, 30, 10, tzinfo=UTC)
    assert first.hints["authors"] == "A B, C D"
    assert second.modified == datetime(2026, 3, 31, 18, tzinfo=UTC), "a date to come is no later than now"


TITLED = "<title>A</title><link>http://paper.example/a</link>"
RDF = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'
NETSCAPE = '"-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd"'
OLD_FORMS = {
    "0.91": f'<?xml version="1.0"?><!DOCTYPE rss PUBLIC {NETSCAPE}><rss version="0.91"><channel><item>{TITLED}</item></channel></rss>',
    "0.92": '<rss version="0.92"><channel><item><description>no title</description><link>http://paper.example/a</link></item></channel></rss>',
    "rdf 1.0": f'<rdf:RDF {RDF} xmlns="http://purl.org/rss/1.0/"><channel rdf:about="x"/><item rdf:about="y">{TITLED}</item></rdf:RDF>',
    "rdf 0.9": f'<rdf:RDF {RDF} xmlns="http://my.netscape.com/rdf/simple/0.9/"><channel/><item>{TITLED}</item></rdf:RDF>',
    "atom 0.3": '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title>A</title><link rel="alternate" href="http://paper.example/a"/></entry></feed>',
    "guid": '<rss version="2.0"><channel><item><title>A</title><guid>http://paper.example/a</guid></item></channel></rss>',
    "feedburner": '<rss version="2.0" xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"><channel><item><link>http://feedproxy.example/~r/1</link><feedburner:origLink>http://paper.example/a</feedburner:origLink></item></channel></rss>',
    "counted": '<rss version="2.0"><channel><item><link>https://www.google.com/url?rct=j&amp;url=http://paper.example/a&amp;ct=ga</link></item></channel></rss>',
    "rubbish before": '<!-- cache --><br />\n<b>Warning</b>: mysql in x.php\n<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><item><link>http://paper.example/a</link></item></channel></rss>',
    "not well-formed": '<rss version="2.0"><channel><title>Q&A</title><item><title>A & B <b>x</title><link>http://paper.example/a</link></item></channel>',
}  # fmt: skip


@pytest.mark.parametrize("form", OLD_FORMS)
def test_every_form_is_read(task, fetched, form: str) -> None:
    assert paths(read(task, fetched, OLD_FORMS[form])) == ["/a"]


@pytest.mark.parametrize(
    ("charset", "declared", "header"),
    [
        ("windows-1250", "utf-8", "application/rss+xml"),
        ("utf-8", "iso-8859-2", "application/rss+xml"),
        ("windows-1250", "windows-1250", "application/rss+xml; charset=utf-8"),
        ("utf-16", "utf-16", "application/rss+xml"),
    ],
)
def test_charsets_that_lie(task, fetched, charset: str, declared: str, header: str) -> None:
    title = "Příliš žluťoučký kůň úpěl ďábelské ódy o zlé šedé myši"
    item = f"<item><title>{title}</title><link>{HOME}/a</link></item>"
    body = f'<?xml version="1.0" encoding="{declared}"?><rss version="2.0"><channel>{item}</channel></rss>'
    [lead] = read(task, fetched, body.encode(charset), kind=header)
    assert lead.link_text == title


def test_a_bad_item_costs_no_other(task, fetched) -> None:
    body = """<rss version="2.0"><channel><item/><item><link>http://[bad</link></item><item><link>   </link></item>
    <item><link>http://paper.example/a</link></item><item><link>http://paper.example/a#again</link></item></channel></rss>"""
    assert paths(read(task, fetched, body)) == ["/a"]


def test_endless_texts_are_cut(task, fetched) -> None:
    body = RICH.replace("Voda stoupá</title>", "V" * 9_000 + "</title>").replace("dál.", "x" * 90_000)
    [lead] = read(task, fetched, body)
    assert len(lead.hints["title"]) == 500
    assert len(lead.hints["summary"]) == 2_000


def test_json_feed(task, fetched) -> None:
    item = {
        "id": 7,
        "url": "/a",
        "title": "Voda",
        "content_html": "<p>Voda <b>stoupá</b></p>",
        "date_published": "2026-03-10T08:00:00+01:00",
        "date_modified": "2026-03-11T08:00:00Z",
        "authors": [{"name": "Jana Nová"}, {"url": "x"}],
        "tags": ["domácí", 5],
        "attachments": [{"url": "http://paper.example/a.mp3", "mime_type": "audio/mpeg"}],
    }
    [lead] = read(task, fetched, json_feed(item, language="cs"), kind="application/feed+json")
    assert (lead.url, lead.link_text) == (f"{HOME}/a", "Voda")
    assert lead.modified == datetime(2026, 3, 11, 8, tzinfo=UTC)
    assert lead.hints["summary"] == "Voda stoupá"
    assert lead.hints["published"] == "2026-03-10T07:00:00+00:00"
    assert (lead.hints["authors"], lead.hints["keywords"], lead.hints["id"]) == ("Jana Nová", "domácí", "7")
    assert (lead.hints["enclosures"], lead.hints["language"], lead.hints["feed"]) == (f"{HOME}/a.mp3", "cs", "Noviny")


def test_json_items_of_the_wrong_kind_cost_no_other(task, fetched) -> None:
    items = [None, 5, "x", {}, {"url": 5}, {"url": "javascript:x"}, {"id": f"{HOME}/a", "authors": 3, "tags": {}}]
    body = json_feed(*items, {"external_url": f"{HOME}/b", "date_published": "9999-99-99", "author": {"name": "N"}})
    first, second = read(task, fetched, "\ufeff" + body)
    assert paths((first, second)) == ["/a", "/b"]
    assert second.hints["authors"] == "N"


@pytest.mark.parametrize("body", ['{"a": 1}', "{", '{"a":' * 5_000, '{"version": "https://jsonfeed.org/version/2"}'])
def test_json_that_is_no_feed_is_a_sentence(task, fetched, body: str) -> None:
    with pytest.raises(FetchError, match="feed"):
        read(task, fetched, body)


def test_a_page_that_announces_its_feed_is_told_of(task, fetched) -> None:
    page = (
        '<html><head><link rel="alternate" type="application/rss+xml" href="/rss.xml"></head><body>Noviny</body></html>'
    )
    with pytest.raises(FetchError, match=f"announces its feed: follow {HOME}/rss.xml"):
        read(task, fetched, page, kind="text/html")


def dated(*days: int, head: str = "") -> str:
    items = "".join(
        f"<item><link>{HOME}/{day}</link><pubDate>{day:02} Mar 2026 08:00:00 GMT</pubDate></item>" for day in days
    )
    return f'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>{head}{items}</channel></rss>'


NEXT = '<atom:link rel="next" href="/feed?page=2"/>'
WORDPRESS = "<generator>https://wordpress.org/?v=6.4</generator>"


def further(leads: tuple[Lead, ...]) -> list[Lead]:
    return [lead for lead in leads if lead.role is Role.LISTING]


def test_older_pages_are_read_back_to_the_date(task, fetched) -> None:
    [page] = further(read(task, fetched, dated(30, 29, head=NEXT), scope=SINCE))
    assert page.url == f"{HOME}/feed?page=2"
    assert not further(read(task, fetched, dated(30, 29, head=NEXT))), "without a date only the newest page"
    old = Scope(since=datetime(2026, 3, 30, tzinfo=UTC))
    assert not further(read(task, fetched, dated(30, 12, 11, head=NEXT), scope=old)), "the date is reached"


def test_wordpress_pages_are_counted_while_they_are_full(task, fetched) -> None:
    job = task(SourceKind.FEED, scope=SINCE)
    [second] = further(FEED.discover(job, entry(), fetched(dated(30, 29, head=WORDPRESS), url=f"{HOME}/feed/")))
    assert second.url == f"{HOME}/feed/?paged=2"
    [third] = further(FEED.discover(job, second, fetched(dated(28, 27, head=WORDPRESS), url=second.url)))
    assert third.url == f"{HOME}/feed/?paged=3"
    assert not further(FEED.discover(job, third, fetched(dated(26, head=WORDPRESS), url=third.url)))


def test_pages_of_a_feed_have_a_bound_and_never_loop(task, fetched) -> None:
    job = task(SourceKind.FEED, scope=SINCE, pages="2")
    [second] = further(FEED.discover(job, entry(), fetched(dated(30, head=NEXT), url=f"{HOME}/feed")))
    assert not further(FEED.discover(job, second, fetched(dated(29, head=NEXT.replace("2", "3")), url=second.url)))
    itself = fetched(dated(29, head=NEXT), url=f"{HOME}/feed?page=2")
    assert not further(FEED.discover(task(SourceKind.FEED, scope=SINCE), entry(), itself))
    with pytest.raises(SettingsError, match="pages"):
        FEED.seeds(task(SourceKind.FEED, pages="many"))


def test_json_pages(task, fetched) -> None:
    body = json_feed({"url": "/a", "date_published": "2026-03-30T08:00:00Z"}, next_url="/feed.json?page=2")
    assert paths(tuple(further(read(task, fetched, body, scope=SINCE)))) == ["/feed.json?page=2"]


def test_an_endless_feed_is_read_as_far_as_it_matters(task, fetched) -> None:
    item = "<item><link>http://paper.example/{}</link></item>"
    body = '<rss version="2.0"><channel>' + "".join(map(item.format, range(3_000))) + "</channel></rss>"
    found = read(task, fetched, body)
    assert len(found) == 2_000
    assert paths(found)[:2] == ["/0", "/1"]


def test_markup_inside_of_items_keeps_neither_scripts_nor_styles(task, fetched) -> None:
    inside = (
        "&lt;style&gt;p{}&lt;/style&gt;&lt;p onclick='x'&gt;Voda&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt; stoupá"
    )
    body = f'<rss version="2.0"><channel><item><link>{HOME}/a</link><description>{inside}</description></item></channel></rss>'
    [lead] = read(task, fetched, body)
    assert lead.hints["summary"] == "Voda stoupá"
