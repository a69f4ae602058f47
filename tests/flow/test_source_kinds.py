"""Every kind of source through the real crawler, from the running sample web."""

from __future__ import annotations

from datetime import datetime, timedelta

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.model.failure import FailureKind
from kronika.model.source import Scope, Source, SourceKind
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import SampleServer
from kronika.sampleweb.sites.vltavske_listy import KIND as LISTY
from kronika.sampleweb.sites.vltavske_listy import PAGE_SIZE
from tests.flow.conftest import Follow

THREE_DAYS = Scope(since=NOW - timedelta(days=3))


def collected(chronicle: Chronicle, source: Source, scope: Scope | None = None) -> set[str]:
    """The paths of the pages that are kept after a round."""
    collect(chronicle, [source.name], scope)
    home = source.url.split("/", 3)
    start = "/".join(home[:3])
    return {page.url.removeprefix(start) for page in chronicle.store.pages.listing(limit=10_000)}


def articles(pages: set[str]) -> set[str]:
    return {path for path in pages if path.startswith("/clanek/") and "?" not in path}


def stories(since: datetime) -> set[str]:
    return {LISTY.path(story) for story in LISTY.paper.out(NOW) if story.published >= since}


def asked(web: SampleServer, part: str) -> list[str]:
    return [entry["path"] for entry in web.log() if part in entry["path"]]


def test_a_sitemap_found_in_robots_with_gzip_files(chronicle: Chronicle, follow: Follow, web: SampleServer) -> None:
    web.reset()
    source = follow("vltavske-listy", kind=SourceKind.SITEMAP)
    assert articles(collected(chronicle, source, THREE_DAYS)) == stories(NOW - timedelta(days=3))
    files = asked(web, "/sitemap")
    assert sorted(files) == ["/sitemap-2026-03.xml.gz", "/sitemap-news.xml", "/sitemap.xml"], "older months are left"
    assert not chronicle.store.failures.listing()


def test_a_second_round_of_a_sitemap_asks_for_files_and_nothing_else(
    chronicle: Chronicle, follow: Follow, web: SampleServer
) -> None:
    source = follow("vltavske-listy", "/sitemap-news.xml", SourceKind.SITEMAP)
    pages = articles(collected(chronicle, source))
    assert pages
    web.reset()
    report = collect(chronicle, [source.name]).report
    assert (report.pages, asked(web, "/clanek/")) == (0, [])
    assert asked(web, "/sitemap") == ["/sitemap-news.xml"]


def test_a_json_feed_is_read_back_to_the_date(chronicle: Chronicle, follow: Follow, web: SampleServer) -> None:
    web.reset()
    source = follow("vltavske-listy", "/feed.json", SourceKind.FEED)
    assert articles(collected(chronicle, source, THREE_DAYS)) == stories(NOW - timedelta(days=3))
    assert len(asked(web, "/feed.json")) > 1


def test_what_a_page_announces_is_named_when_it_is_taken_for_a_feed(chronicle: Chronicle, follow: Follow) -> None:
    follow("vltavske-listy", kind=SourceKind.FEED)
    collect(chronicle)
    [failure] = chronicle.store.failures.listing()
    assert failure.kind is FailureKind.UNREADABLE
    assert "/feed.json instead" in failure.sentence


def test_an_archive_whose_pages_are_counted_by_the_address(
    chronicle: Chronicle, follow: Follow, web: SampleServer
) -> None:
    web.reset()
    source = follow(
        "vltavske-listy",
        kind=SourceKind.ARCHIVE,
        listing="/archiv/{section}/{year}-{month:02}/?strana={page}",
        sections="domaci",
        article=r"^/clanek/\d+",
    )
    pages = articles(collected(chronicle, source))
    wanted = [story for story in LISTY.paper.of_month(2026, 3, NOW) if story.desk == "home"]
    assert len(wanted) > PAGE_SIZE
    assert pages == {LISTY.path(story) for story in wanted}


def test_a_listing_without_a_pattern_finds_the_articles(chronicle: Chronicle, follow: Follow) -> None:
    source = follow("vltavske-listy", kind=SourceKind.LISTING)
    pages = articles(collected(chronicle, source))
    newest = {LISTY.path(story) for story in LISTY.paper.out(NOW)[:25]}
    assert newest <= pages


def test_a_listing_that_offers_nothing_is_a_failure(chronicle: Chronicle, follow: Follow) -> None:
    follow("vltavske-listy", kind=SourceKind.LISTING, article="^/nic-takoveho/")
    collect(chronicle)
    [failure] = chronicle.store.failures.listing()
    assert failure.kind is FailureKind.UNREADABLE
    assert "has its layout changed" in failure.sentence


def test_a_site_is_collected_past_what_it_should_not_open(
    chronicle: Chronicle, follow: Follow, web: SampleServer
) -> None:
    web.reset()
    source = follow("labirynt", exclude="^/(powoli|bomba|kalendarz)")
    pages = collected(chronicle, source)
    asked_for = {entry["path"] + "?" + entry["query"] for entry in web.log() if entry["host"] == "labirynt"}
    assert "/kodowanie" in pages
    assert not [one for one in asked_for if "druk=1" in one or "sid=" in one or one.startswith("/powoli")]
