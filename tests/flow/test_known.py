"""Known sites collected from look-alikes: archive, sections, paging and article pattern, down to the date."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from urllib.parse import urlsplit

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.flow.known import choose_sources, source_of
from kronika.model.errors import InputError, UnknownName
from kronika.model.source import Scope, SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.server import SampleServer
from kronika.sampleweb.world import by_host
from kronika.sites.known import KnownSites, built_in_sites, told
from tests.fetch.local_site import LocalSite
from tests.sites.look_alike import PAGES, known, look_alike

MAY = datetime(2016, 5, 5, 20, tzinfo=UTC)
MAY_1 = Scope(since=datetime(2016, 5, 1, tzinfo=UTC))


def collected(chronicle: Chronicle, name: str, site: LocalSite, **wanted: str) -> list[str]:
    """The paths of the articles that a collection of the look-alike brings."""
    ours = replace(chronicle, known=KnownSites([known(name).at(site.url(""))]), clock=SampleClock(MAY))
    names = choose_sources(ours, [told(known(name)).title], wanted.get("section")).names
    collect(ours, names, replace(MAY_1, section=wanted.get("section")))
    parts = [urlsplit(page.url) for page in chronicle.store.pages.listing(limit=100)]
    paths = sorted(f"{part.path}?{part.query}" if part.query else part.path for part in parts)
    return [path for path in paths if path in wanted["articles"].split()]


@pytest.mark.parametrize(
    ("name", "section", "inside", "outside", "listings"),
    [
        (
            "novinky",
            "domácí",
            "/domaci/401990-skola-otevre-novou-jidelnu.html /domaci/402101-most-pres-reku-opravi-do-podzimu.html",
            "/domaci/401800-na-namesti-vykvetly-sakury.html /zahranicni/402050-v-alpach-opet-napadl-snih.html",
            ["/archiv?id=8&date=1.05.2016&listType=month"],
        ),
        (
            "idnes",
            "DOMACI",
            "/zpravy/domaci/radnice-otevre-park-1.A160505_100001_domaci_kro"
            " /zpravy/domaci/radnice-otevre-park-2.A160503_100002_domaci_kro",
            "/zpravy/domaci/radnice-otevre-park-3.A160420_100003_domaci_kro",
            ["/zpravy/domaci", "/zpravy/domaci/2", "/zpravy/domaci/3"],
        ),
        (
            "aktualne",
            "domácí",
            "/domaci/ve-vlaku-bude-teplo-1/r~a122052801e911e6b5c3002590604f2e/"
            " /domaci/ve-vlaku-bude-teplo-2/r~a122052802e911e6b5c3002590604f2e/",
            "/domaci/ve-vlaku-bude-teplo-3/r~a122052803e911e6b5c3002590604f2e/",
            ["/domaci/", "/domaci/?offset=20"],
        ),
        (
            "parlamentni-listy",
            "zpravy",
            " ".join(f"/zpravy/Snemovna-jednala-o-rozpoctu-4300{number}" for number in (6, 7, 8, 9)),
            "/zpravy/Snemovna-jednala-o-rozpoctu-43005 /zpravy/Prvni-zprava-serveru-10001",
            ["/zpravy", "/zpravy?p=2", "/zpravy?p=3", "/zpravy?p=4"],
        ),
        (
            "kommersant",
            "Экономика",
            "/doc/2978002 /doc/2979001",
            "",
            ["/archive/rubric/3/month/2016-05-01"],
        ),
    ],
)
def test_the_articles_of_a_section_down_to_the_date(
    chronicle: Chronicle, name: str, section: str, inside: str, outside: str, listings: list[str]
) -> None:
    with look_alike(name) as site:
        found = collected(chronicle, name, site, section=section, articles=f"{inside} {outside}")
        asked = sorted({path for path in site.paths() if path not in inside.split() and path != "/robots.txt"})
    assert found == sorted(inside.split())
    assert asked == sorted(listings)  # never an article that lies before the date, never a page further ahead


@pytest.mark.parametrize(
    "name", [site.name for site in built_in_sites() if site.collection and site.collection.ways[0].kind == "feed"]
)
def test_a_feed_of_every_known_site_is_collected(chronicle: Chronicle, name: str) -> None:
    site = LocalSite().start()
    try:
        there = known(name).at(site.url(""))
        feed = (PAGES / "feed.xml").read_text(encoding="utf-8").format(base=site.url(""))
        site.page(told(there).ways[0].url.removeprefix(site.url("")), feed.encode(), Content_Type="application/rss+xml")
        for path in ("/news/ferry-runs-again-2001", "/news/library-in-the-mill-2000"):
            site.page(path, b"<html><h1>A headline of ours</h1><p>And a text.</p></html>")
        ours = replace(chronicle, known=KnownSites([there]))
        report = collect(ours, choose_sources(ours, [told(there).title]).names).report
    finally:
        site.close()
    assert (report.pages, report.failures) == (3, 0)


def test_a_known_site_is_followed_once(chronicle: Chronicle) -> None:
    first = choose_sources(chronicle, ["novinky", "NOVINKY.CZ"], "domácí")
    assert (first.names, [source.name for source in first.added]) == (("Novinky",), ["Novinky"])
    again = choose_sources(chronicle, ["Novinky"])
    assert (again.names, again.added) == (("Novinky",), ())
    [source] = chronicle.store.sources.all()
    assert (source.kind, source.lang, source.section) == (SourceKind.ARCHIVE, "cs", None)
    assert source.options["sections"].startswith("domácí=8,")


def test_a_source_of_ones_own_comes_before_a_known_site(chronicle: Chronicle) -> None:
    mine = source_of(known("kp"), name="Novinky")
    chronicle.store.sources.add(mine, MAY)
    assert choose_sources(chronicle, ["Novinky"]).added == ()


def test_a_section_with_a_feed_of_its_own_is_a_source_of_its_own(chronicle: Chronicle) -> None:
    chosen = choose_sources(chronicle, ["RIA"], "Политика")
    [source] = chosen.added
    assert (source.name, source.section) == ("РИА Новости политика", "политика")
    assert source.url.endswith("/politics/index.xml")


def test_an_unknown_section_lists_the_known_ones_and_adds_nothing(chronicle: Chronicle) -> None:
    with pytest.raises(UnknownName, match="it has: domácí, zahraniční, ekonomika"):
        choose_sources(chronicle, ["Novinky"], "zahrada")
    with pytest.raises(UnknownName, match="iDnes has no section"):
        choose_sources(chronicle, ["Novinky", "iDnes"], "ekonomika")
    assert chronicle.store.sources.all() == []


def test_an_unknown_name_is_a_sentence_with_what_looks_alike(chronicle: Chronicle) -> None:
    with pytest.raises(UnknownName, match="Known sites of a like name: “Novinky”"):
        choose_sources(chronicle, ["Novinki"])
    with pytest.raises(UnknownName, match="kronika source list"):
        choose_sources(chronicle, ["qqqq"])


def test_a_kind_that_a_site_does_not_have_is_a_sentence() -> None:
    with pytest.raises(InputError, match="archive, feed, not as site"):
        source_of(known("novinky"), kind="site")
    assert source_of(known("novinky"), kind="feed").url == "https://www.novinky.cz/rss"


def test_a_sample_paper_is_collected_by_its_name(chronicle: Chronicle, web: SampleServer) -> None:
    here = known("denni-obzor").at(web.url("denni-obzor", ""))
    ours = replace(chronicle, known=KnownSites([here]))
    since = datetime(2026, 3, 27, tzinfo=UTC)
    chosen = choose_sources(ours, ["denni obzor"], "z domova")
    collect(ours, chosen.names, Scope(section="z domova", since=since))
    found = {urlsplit(page.url).path for page in chronicle.store.pages.listing(limit=100)}
    true = {
        truth.path
        for truth in by_host()["denni-obzor"].truths(NOW)
        if truth.section == "Z domova" and truth.published and truth.published >= since
    }
    assert len(true) > 5
    assert {path for path in found if path.count("/") == 2 and ".A" in path} == true
