"""What a page tells about itself, read from small pages: nature, feeds, sitemaps, system, scripts."""

from __future__ import annotations

import gzip

import pytest

from kronika.flow.exploring.announced import announced_feeds
from kronika.flow.exploring.cms import cms_of
from kronika.flow.exploring.cms_marks import GENERATORS, MARKS
from kronika.flow.exploring.nature import Nature, nature_of
from kronika.flow.exploring.robots_sitemaps import named_sitemaps
from kronika.flow.exploring.scripts import needs_browser
from tests.flow.exploring.pages import HOME, document, fetched


@pytest.mark.parametrize(
    ("body", "nature"),
    [
        (b'<?xml version="1.0"?>\n<rss version="2.0"><channel/></rss>', Nature.FEED),
        (b"\xef\xbb\xbf  <feed xmlns='http://www.w3.org/2005/Atom'/>", Nature.FEED),
        (b'<?xml version="1.0"?><rdf:RDF xmlns:rdf="x"/>', Nature.FEED),
        ('<?xml version="1.0" encoding="utf-16"?><rss/>'.encode("utf-16"), Nature.FEED),
        (b'{"version": "https://jsonfeed.org/version/1.1", "items": []}', Nature.FEED),
        (b'{"version": "https:\\/\\/jsonfeed.org\\/version\\/1"}', Nature.FEED),
        (b'{"items": []}', Nature.OTHER),
        (b'<?xml version="1.0"?><urlset xmlns="x"/>', Nature.SITEMAP),
        (b"<!-- made today --><sitemapindex/>", Nature.SITEMAP),
        (b"<!doctype html><html><body><p>The word rss and &lt;feed&gt;</p></body></html>", Nature.PAGE),
        (b"<!doctype html><p>no html element", Nature.PAGE),
        (b"<opml version='2.0'/>", Nature.OTHER),
        (b"", Nature.PAGE),
    ],
)
def test_bytes_are_known_by_their_first_element(body: bytes, nature: Nature) -> None:
    assert nature_of(body) is nature


def test_a_packed_sitemap_is_known_by_its_name() -> None:
    packed = gzip.compress(b"<urlset/>")
    assert nature_of(packed, "http://paper.example/sitemap-1.xml.gz") is Nature.SITEMAP
    assert nature_of(packed, "http://paper.example/backup.tar.gz") is Nature.OTHER


def test_all_announced_feeds_are_found_those_of_comments_last() -> None:
    page = document(
        """<head><link rel="alternate" type="application/rss+xml" title="Comments" href="/comments/feed/">
        <link rel="alternate" type="application/rss+xml; charset=utf-8" title=" All  news " href="/feed/">
        <LINK REL="ALTERNATE home" TYPE="application/atom+xml" HREF="http://feeds.example/atom">
        <link rel="alternate" type="application/feed+json" href="feed.json">
        <link rel="alternate" type="application/json" href="/wp-json/1">
        <link rel="alternate" hreflang="pl" href="/pl/">
        <link rel="alternate" type="application/rss+xml" href="javascript:x"></head>"""
    )
    assert announced_feeds(page) == [
        ("http://paper.example/feed/", "All news"),
        ("http://feeds.example/atom", ""),
        ("http://paper.example/feed.json", ""),
        ("http://paper.example/comments/feed/", "Comments"),
    ]


def test_links_to_feeds_count_where_the_head_names_none() -> None:
    page = document(
        """<a href="/rss.xml">RSS</a> <a href="/?feed=rss2">feed</a> <a href="/o-rss.html">About RSS</a>
        <a href="/feeding-birds">Feeding birds</a> <a href="/news/rss/">All</a>"""
    )
    assert [url for url, _ in announced_feeds(page)] == [
        "http://paper.example/rss.xml",
        "http://paper.example/?feed=rss2",
        "http://paper.example/news/rss/",
    ]


def test_sitemaps_of_robots_txt_those_of_news_first() -> None:
    robots = b"\xef\xbb\xbfUser-agent: *\nDisallow: /x\nSitemap: /a.xml\n SITEMAP:http://paper.example/news.xml\nSitemap: ftp://x/\n"
    assert named_sitemaps(robots, HOME) == ["http://paper.example/news.xml", "http://paper.example/a.xml"]


@pytest.mark.parametrize(("said", "name"), list(GENERATORS.items()))
def test_a_system_is_known_by_what_it_says_of_itself(said: str, name: str) -> None:
    html = f'<meta name="Generator" content=" {said.upper()} 6.2">'
    assert cms_of(document(html), fetched(html)) == name


@pytest.mark.parametrize(("name", "mark"), [(name, mark) for name, marks in MARKS.items() for mark in marks])
def test_a_system_is_known_by_its_marks(name: str, mark: str) -> None:
    html = f'<link rel="stylesheet" href="x{mark}y"><p>A text.</p>'
    assert cms_of(document(html), fetched(html)) == name


def test_a_system_is_known_by_its_headers() -> None:
    assert cms_of(document("<p>x"), fetched("<p>x", X_Generator="Drupal 10 (https://www.drupal.org)")) == "Drupal"
    assert cms_of(document("<p>x"), fetched("<p>x")) == ""


@pytest.mark.parametrize(
    ("html", "needs"),
    [
        ('<body><div id="root"></div><script src="/app.js"></script></body>', True),
        ("<noscript>You need to enable JavaScript.</noscript><script src=a.js></script>", True),
        (f"<script>{'x=1;' * 1000}</script><p>Loading</p>", True),
        ("<p>A short page without scripts.</p>", False),
        ('<p>A short page.</p><script src="/counter.js"></script>', False),
        (f'<div id="root"></div><p>{"word " * 200}</p><script src="/app.js"></script>', False),
        ("", False),
    ],
)
def test_a_page_that_scripts_write_needs_a_browser(html: str, needs: bool) -> None:
    assert needs_browser(document(html)) is needs
