"""Exploring the running sample web: what each site really offers is found, politely and whatever fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.flow.exploring.explore import Look, explore
from kronika.flow.exploring.offer import Findings
from kronika.flow.exploring.probe import REQUESTS, Probe
from kronika.flow.exploring.tasting import as_source
from kronika.model.errors import BadUrl, FetchError
from kronika.model.failure import FailureKind
from kronika.model.source import Scope, SourceKind
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import SampleServer, serve_in_process
from kronika.sampleweb.site import Site
from kronika.sampleweb.world import all_sites
from kronika.settings import FetchSettings
from kronika.sites.known import KnownSites
from tests.fetch.local_site import LocalSite
from tests.sites.look_alike import known, look_alike

SETTINGS = FetchSettings(allow=("127.0.0.0/8",), start_delay=0, max_delay=0)  # type: ignore[arg-type]
COLLECTED = [site for site in all_sites() if site.entry is not None]
# A page that lists articles may be followed page by page, or as a listing, or alone: its users know what they want.
ALSO = {
    SourceKind.LISTING: {SourceKind.ARCHIVE},
    SourceKind.PAGE: {SourceKind.LISTING},
}


@pytest.fixture(scope="module")
def web() -> Iterator[SampleServer]:
    with serve_in_process() as running:
        yield running


def explored(url: str, known_sites: KnownSites | None = None, home: Path | None = None, **bounds: float) -> Findings:
    with Probe(SETTINGS, lambda: NOW, **bounds) as probe:  # type: ignore[arg-type]
        return explore(url, Look(probe=probe, known=known_sites or KnownSites(), now=NOW, home=home))


@pytest.mark.parametrize("site", COLLECTED, ids=lambda site: site.host)
def test_what_a_sample_site_offers_is_found(web: SampleServer, site: Site) -> None:
    assert site.entry is not None
    web.reset()
    found = explored(web.url(site.host))
    kinds = {offer.kind for offer in found.offers}
    assert kinds & {site.entry.kind, *ALSO.get(site.entry.kind, set())}
    assert found.lang == site.lang
    assert found.proposed is not None and found.because
    if site.entry.kind is SourceKind.FEED:
        proposed = found.offers[found.proposed]
        assert (proposed.kind, urlsplit(proposed.url).path) == (SourceKind.FEED, site.entry.path)
        assert proposed.items > 20 and proposed.newest and len(proposed.samples) == 5
    asked = [entry for entry in web.log() if entry["host"] == site.host]
    assert (
        len({(entry["path"], entry["query"]) for entry in asked}) <= REQUESTS + 1
    )  # robots.txt is asked for by the crawler too


@pytest.mark.parametrize(
    "site", [site for site in COLLECTED if site.entry.options.get("sections")], ids=lambda s: s.host
)  # type: ignore[union-attr]
def test_the_sections_and_the_shape_of_a_paper_are_found(web: SampleServer, site: Site) -> None:
    assert site.entry is not None
    found = explored(web.url(site.host))
    archives = [offer for offer in found.offers if offer.kind in (SourceKind.ARCHIVE, SourceKind.LISTING)]
    slugs = {pair.split("=")[1] for offer in archives for pair in offer.options.get("sections", "").split(",") if pair}
    assert slugs == set(site.entry.options["sections"].split(","))
    templates = {offer.options.get("listing", "").rstrip("/") for offer in archives}
    assert site.entry.options["listing"].rstrip("/") in templates


@pytest.mark.parametrize(
    "host", ["denni-obzor", "moravsky-kuryr", "vltavske-listy", "zpravy-dnes24", "kurier-mazowiecki"]
)
def test_what_is_proposed_collects_every_article_of_the_period(
    chronicle: Chronicle, web: SampleServer, host: str
) -> None:
    site = next(site for site in all_sites() if site.host == host)
    found = explored(web.url(host))
    archive = next(offer for offer in found.offers if offer.kind == SourceKind.ARCHIVE)
    source = chronicle.store.sources.add(as_source(archive, found.lang, host), NOW)
    since = NOW.replace(day=28, hour=0)
    collect(chronicle, [source.name], Scope(since=since))
    pages = {
        urlsplit(page.url)._replace(scheme="", netloc="").geturl() for page in chronicle.store.pages.listing(limit=500)
    }
    true = {truth.path for truth in site.truths(NOW) if truth.published and truth.published >= since}
    assert len(true) > 10
    assert true <= pages


def test_a_feed_is_a_feed(web: SampleServer) -> None:
    found = explored(web.url("gorodskie-novosti", "/atom.xml"))
    [offer] = found.offers
    assert (offer.kind, offer.items, found.requests, found.lang) == (SourceKind.FEED, 60, 1, "ru")
    assert found.because == "that is what the address is"


def test_an_article_is_followed_alone_or_with_its_site(web: SampleServer) -> None:
    site = next(site for site in all_sites() if site.host == "vltavske-listy")
    path = next(iter(site.truths(NOW))).path
    found = explored(web.url("vltavske-listy", path))
    assert found.proposed is not None
    assert (found.offers[found.proposed].kind, found.offers[found.proposed].url) == (
        SourceKind.PAGE,
        web.url("vltavske-listy", path),
    )
    assert {SourceKind.SITE, SourceKind.ARCHIVE} <= {offer.kind for offer in found.offers}


def test_a_directory_with_a_recipe_is_proposed_as_one(web: SampleServer) -> None:
    found = explored(web.url("katalog-parafii"))
    assert found.proposed is not None
    offer = found.offers[found.proposed]
    assert (offer.kind, offer.items, found.because) == (SourceKind.DIRECTORY, 4, "a recipe reads this directory")
    assert offer.samples[0] == "diecezja borowska" and not offer.options


def test_a_recipe_of_ones_own_makes_a_directory(web: SampleServer, tmp_path: Path) -> None:
    folder = tmp_path / "directories"
    folder.mkdir()
    recipe = """
        hosts = ["labirynt.localhost"]
        walk = { entries = { path = "/a" } }
        entry = { name = { css = "h1" } }
    """
    (folder / "mine.toml").write_text(recipe, encoding="utf-8")
    found = explored(web.url("labirynt"), home=tmp_path)
    assert found.proposed is not None and found.offers[found.proposed].kind == SourceKind.DIRECTORY
    assert SourceKind.DIRECTORY not in {offer.kind for offer in explored(web.url("zive-ted"), home=tmp_path).offers}
    (folder / "mine.toml").write_text("hosts = [", encoding="utf-8")
    spoilt = explored(web.url("labirynt"), home=tmp_path)
    [fault] = [offer.fault for offer in spoilt.offers if offer.kind == SourceKind.DIRECTORY]
    assert "mine.toml" in fault
    assert spoilt.proposed is not None and spoilt.offers[spoilt.proposed].kind == SourceKind.SITE


def test_a_known_site_is_known_by_its_host(web: SampleServer) -> None:
    sites = KnownSites([known("denni-obzor")])
    found = explored(web.url("denni-obzor", "/sport/"), sites)
    assert found.proposed == 0
    assert (found.known, found.name, found.offers[0].certainty) == ("Denní obzor", "Denní obzor", "ours")
    assert found.offers[0].items == 12 and found.offers[0].options["sections"].startswith("Z domova=z-domova")


def test_a_known_way_that_is_closed_gives_way_to_one_that_works(web: SampleServer) -> None:
    site = LocalSite().start()
    try:
        site.page("/", b"<html lang=cs><title>Novinky</title><p>Start</p></html>")
        site.page("/rss", FEED.format(base=site.url("")).encode(), Content_Type="application/rss+xml")
        found = explored(site.url(), KnownSites([known("novinky").at(site.url(""))]))
    finally:
        site.close()
    assert found.proposed == 1
    assert (found.offers[0].kind, found.offers[1].kind, found.offers[1].items) == ("archive", "feed", 2)
    assert "404" in found.offers[0].fault and any("404" in fault for fault in found.faults)


def test_a_known_site_is_proposed_even_when_it_cannot_be_reached() -> None:
    found = explored("http://127.0.0.1:9/", KnownSites([known("novinky").at("http://127.0.0.1:9")]))
    assert found.proposed == 0 and found.because.startswith("this site is known, though")
    assert found.faults


def test_the_archive_of_a_look_alike_is_tasted() -> None:
    with look_alike("parlamentni-listy") as site:
        found = explored(site.url("/zpravy"), KnownSites([known("parlamentni-listy").at(site.url(""))]))
    assert found.proposed == 0 and found.offers[0].items == 2


FEED = """<rss version="2.0"><channel><title>x</title>
<item><title>One of us</title><link>{base}/1</link></item>
<item><title>Another</title><link>{base}/2</link></item></channel></rss>"""
INDEX = """<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>{base}/pages.xml</loc></sitemap>
<sitemap><loc>{base}/posts.xml</loc></sitemap></sitemapindex>"""
POSTS = """<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>{base}/a</loc><lastmod>2026-03-30</lastmod></url><url><loc>{base}/b</loc></url></urlset>"""


@pytest.fixture
def local() -> Iterator[LocalSite]:
    site = LocalSite().start()
    site.page("/", b"<html lang=en><title>Small</title><p>Hello</p><a href=/about>About us</a></html>")
    yield site
    site.close()


def test_feeds_at_usual_places_are_asked_for_only_when_none_is_announced(local: LocalSite) -> None:
    local.page("/atom.xml", FEED.format(base=local.url("")).encode(), Content_Type="text/xml")
    found = explored(local.url())
    assert [offer.kind for offer in found.offers][0] == SourceKind.FEED
    assert found.offers[0].how == "found at a usual place"
    assert found.faults == ()  # what nobody promised is not missing
    assert "/feed.json" not in local.paths()  # enough is enough


def test_sitemaps_of_robots_txt_are_read_with_one_file_of_an_index(local: LocalSite) -> None:
    local.page(
        "/robots.txt", f"User-agent: *\nSitemap: {local.url('/index.xml')}\n".encode(), Content_Type="text/plain"
    )
    local.page("/index.xml", INDEX.format(base=local.url("")).encode(), Content_Type="text/xml")
    local.page("/posts.xml", POSTS.format(base=local.url("")).encode(), Content_Type="text/xml")
    found = explored(local.url())
    [sitemap] = [offer for offer in found.offers if offer.kind == SourceKind.SITEMAP]
    assert (sitemap.url, sitemap.items, sitemap.title) == (local.url("/index.xml"), 2, "2 files")
    assert sitemap.newest is not None and sitemap.newest.date().isoformat() == "2026-03-30"


def test_half_of_the_probes_may_fail(local: LocalSite) -> None:
    local.page(
        "/",
        b"<html lang=en><link rel=alternate type=application/rss+xml href=/broken>"
        b"<link rel=alternate type=application/rss+xml href=/good><link rel=alternate type=application/rss+xml href=/no>"
        b"<link rel=alternate type=application/rss+xml href=/fourth></html>",
    )
    local.page("/broken", b"oops", status=500)
    local.page("/good", FEED.format(base=local.url("")).encode(), Content_Type="text/xml")
    local.page("/no", b"<html><p>This is no feed at all.</p></html>")
    found = explored(local.url())
    feeds = [offer for offer in found.offers if offer.kind == SourceKind.FEED]
    assert [(urlsplit(offer.url).path, bool(offer.fault)) for offer in feeds] == [
        ("/broken", True),
        ("/good", False),
        ("/no", True),
        ("/fourth", True),
    ]
    assert found.proposed is not None and found.offers[found.proposed].url.endswith("/good")
    assert any("500" in fault for fault in found.faults)


def test_what_robots_txt_closes_is_told_and_not_asked_for(local: LocalSite) -> None:
    local.page("/robots.txt", b"User-agent: *\nDisallow: /\n", Content_Type="text/plain")
    found = explored(local.url())
    assert found.proposed is None and "robots" in found.hints[0]
    assert any("closed to robots" in fault for fault in found.faults)
    assert set(local.paths()) == {"/robots.txt"}


def test_a_page_that_scripts_write_is_told(local: LocalSite) -> None:
    local.page("/", b"<html lang=en><div id=root></div><script src=/app.js></script></html>")
    assert "browser=yes" in explored(local.url()).hints[0]


def test_a_look_has_an_end(local: LocalSite) -> None:
    found = explored(local.url(), requests=3)
    assert found.requests == 3
    assert [fault for fault in found.faults if "3 requests must be enough" in fault]
    assert len(found.faults) == 1  # told once, not for every place that was left out


def test_a_look_does_not_wait_longer_than_it_may(local: LocalSite) -> None:
    local.page("/robots.txt", b"User-agent: *\nCrawl-delay: 30\n", Content_Type="text/plain")
    patient = SETTINGS.model_copy(update={"max_delay": 60.0, "max_crawl_delay": 60.0})
    with Probe(patient, lambda: NOW, seconds=5, watch=lambda: 0.0) as probe:  # half a minute would be too long a test
        found = explore(local.url(), Look(probe=probe, known=KnownSites(), now=NOW))
    assert found.proposed is not None
    assert len(found.faults) == 1 and "longer pause" in found.faults[0]
    assert set(local.paths()) == {"/", "/robots.txt"}


def test_nobody_there_is_an_error_and_so_is_no_address() -> None:
    with pytest.raises(FetchError) as error:
        explored("http://127.0.0.1:9/")
    assert error.value.kind is FailureKind.CONNECT
    with pytest.raises(BadUrl):
        explored("paper")


@pytest.mark.parametrize(
    "body", [b"", b"\0" * 2000, b"\x89PNG\r\n" + bytes(range(256)) * 20, b"<" * 5000, b"{" * 5000, b"<a href='" * 3000]
)
def test_any_bytes_end_in_findings(local: LocalSite, body: bytes) -> None:
    local.page("/", body)
    found = explored(local.url())
    assert found.offers or found.faults
