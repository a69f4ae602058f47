"""Sitemaps: index files, news, plain text, dates, languages, and what is no sitemap."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from kronika.model.errors import FetchError, SettingsError
from kronika.model.lead import INSTEAD, Lead, Role
from kronika.model.source import Scope, SourceKind
from kronika.sources.kinds.sitemap import KIND as SITEMAP

HOME = "http://paper.example"
MARCH_20 = Scope(since=datetime(2026, 3, 20, tzinfo=UTC))
XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'


def file(path: str = "/sitemap.xml", depth: int = 0) -> Lead:
    return Lead(url=HOME + path, source_id=7, role=Role.LISTING, depth=depth)


def urlset(*entries: str, more: str = "") -> str:
    return f'<?xml version="1.0" encoding="UTF-8"?><urlset {XMLNS} {more}>{"".join(f"<url>{one}</url>" for one in entries)}</urlset>'


def loc(path: str, lastmod: str = "") -> str:
    return f"<loc>{HOME}{path}</loc>" + (f"<lastmod>{lastmod}</lastmod>" if lastmod else "")


def index(*entries: str) -> str:
    return f"<sitemapindex {XMLNS}>{''.join(f'<sitemap>{one}</sitemap>' for one in entries)}</sitemapindex>"


def found(task, fetched, body: str | bytes, lead: Lead | None = None, **given: Any) -> tuple[Lead, ...]:
    job = task(SourceKind.SITEMAP, **given)
    return SITEMAP.discover(job, lead or file(), fetched(body, url=(lead or file()).url, kind="application/xml"))


def paths(leads: tuple[Lead, ...]) -> list[str]:
    return [lead.url.removeprefix(HOME) for lead in leads]


def test_pages_carry_the_date_of_their_change(task, fetched) -> None:
    [lead] = found(task, fetched, urlset(loc("/a", "2026-03-25T08:00:00+01:00")))
    assert (lead.url, lead.role, lead.modified) == (f"{HOME}/a", Role.ARTICLE, datetime(2026, 3, 25, 7, tzinfo=UTC))
    assert lead.hints == {"updated": "2026-03-25T07:00:00+00:00"}


def test_the_period_cuts_by_lastmod_and_by_the_address(task, fetched) -> None:
    body = urlset(
        loc("/new", "2026-03-25"),
        loc("/edge", "2026-03-20"),
        loc("/old", "2026-03-18"),
        loc("/undated"),
        loc("/2026/03/25/x"),
        loc("/2026/02/25/y"),
    )
    assert paths(found(task, fetched, body, scope=MARCH_20)) == ["/new", "/edge", "/undated", "/2026/03/25/x"]


def test_a_late_change_does_not_put_a_page_after_the_period(task, fetched) -> None:
    scope = Scope(until=datetime(2026, 1, 1, tzinfo=UTC))
    assert paths(found(task, fetched, urlset(loc("/a", "2026-03-25")), scope=scope)) == ["/a"]


def test_news(task, fetched) -> None:
    news = """<news:news><news:publication><news:name>Noviny</news:name><news:language>cs</news:language></news:publication>
    <news:publication_date>2026-03-25T08:00:00+01:00</news:publication_date><news:title>Voda stoupá</news:title>
    <news:keywords>voda, řeka</news:keywords></news:news>"""
    old = news.replace("2026-03-25", "2026-03-01")
    body = urlset(
        loc("/a") + news,
        loc("/b", "2026-03-30") + old,
        more='xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
    )
    [lead] = found(task, fetched, body, scope=MARCH_20)
    assert lead.link_text == "Voda stoupá"
    assert lead.hints == {
        "title": "Voda stoupá",
        "published": "2026-03-25T07:00:00+00:00",
        "keywords": "voda, řeka",
        "language": "cs",
        "feed": "Noviny",
    }


def test_an_index_leads_to_files_that_may_hold_something_new(task, fetched) -> None:
    body = index(loc("/s1.xml", "2026-03-25"), loc("/s2.xml.gz", "2026-03-01"), loc("/s3.xml"), loc("/sitemap.xml"))
    leads = found(task, fetched, body, scope=MARCH_20)
    assert [(lead.role, lead.url.removeprefix(HOME)) for lead in leads] == [
        (Role.LISTING, "/s1.xml"),
        (Role.LISTING, "/s3.xml"),
    ]
    assert len(found(task, fetched, body)) == 3, "without a date all but itself"


def test_index_files_are_bounded_in_depth_and_number(task, fetched) -> None:
    body = index(*(loc(f"/s{number}.xml") for number in range(20)))
    assert len(found(task, fetched, body, files="5")) == 5
    assert found(task, fetched, body, lead=file(depth=4)) == ()


def test_pictures_and_comments_are_not_pages(task, fetched) -> None:
    picture = "<image:image><image:loc>http://paper.example/p.jpg</image:loc></image:image><!-- x --><?pi x?>"
    body = urlset(
        picture + loc("/a"), loc("/file.pdf"), more='xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    )
    assert paths(found(task, fetched, body)) == ["/a"]


@pytest.mark.parametrize(
    "body",
    [
        "<urlset><url><loc>http://paper.example/a</loc></url></urlset>",
        '<urlset xmlns="http://www.google.com/schemas/sitemap/0.84"><url><loc> http://paper.example/a\n</loc></url></urlset>',
        "\n\n<?xml version='1.0'?><x:urlset xmlns:x='y'><x:url><x:loc>http://paper.example/a</x:loc></x:url></x:urlset>",
        "<urlset><url><loc>/a</loc></url>",
        "<urlset><url><loc>http://paper.example/a</loc></url><url><loc>http://paper.exa",
        "http://paper.example/a\r\n\r\nnot an address\r\nhttp://other.example/b\r\n",
        "\ufeffhttp://paper.example/a",
        '<rss version="2.0"><channel><item><link>http://paper.example/a</link></item></channel></rss>',
        "<urlset><url><loc>http://paper.example/a</loc></url><url><loc>http://other.example/b</loc></url><url/></urlset>",
        "<urlset><url><loc>http://www.paper.example/a&news:x</loc></url><url><loc>http://paper.example/a</loc></url></urlset>",
    ],
)
def test_loose_forms_are_read(task, fetched, body: str) -> None:
    assert "/a" in paths(found(task, fetched, body))


@pytest.mark.parametrize(
    ("body", "saying"),
    [
        ("<!DOCTYPE html><html><body>404</body></html>", "web page"),
        ('<!DOCTYPE x [<!ENTITY a "b">]><urlset><url><loc>&a;</loc></url></urlset>', "DTD"),
        ("<catalog><book/></catalog>", "no sitemap"),
        ("hello\nthere", "no sitemap"),
    ],
)
def test_what_is_no_sitemap_is_a_sentence(task, fetched, body: str, saying: str) -> None:
    with pytest.raises(FetchError, match=saying):
        found(task, fetched, body)


def test_an_empty_sitemap_is_fine(task, fetched) -> None:
    assert found(task, fetched, urlset()) == ()


def test_dates_that_are_all_the_same_say_nothing(task, fetched) -> None:
    body = urlset(*(loc(f"/{number}", "2026-03-31T17:00:00Z") for number in range(12)))
    assert {lead.modified for lead in found(task, fetched, body)} == {None}


def test_a_date_to_come_is_no_later_than_now(task, fetched) -> None:
    [lead] = found(task, fetched, urlset(loc("/a", "2031-01-01")))
    assert lead.modified == datetime(2026, 3, 31, 18, tzinfo=UTC)


def test_translations_into_other_languages_are_left(task, fetched) -> None:
    links = "".join(f'<xhtml:link rel="alternate" hreflang="{code}" href="{HOME}/{code}"/>' for code in ("cs", "en"))
    body = urlset(loc("/cs") + links, loc("/en") + links, loc("/x"), more='xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    assert paths(found(task, fetched, body, lang="cs")) == ["/cs", "/x"]


def test_only_articles_that_fit(task, fetched) -> None:
    assert paths(found(task, fetched, urlset(loc("/clanek/1"), loc("/o-nas")), article="^/clanek/")) == ["/clanek/1"]


def test_pages_lead_nowhere(task, fetched) -> None:
    page = Lead(url=f"{HOME}/a", source_id=7, role=Role.ARTICLE)
    assert found(task, fetched, "<a href=/b>b</a>", lead=page) == ()


def test_it_begins_at_the_sitemap_or_at_robots(task) -> None:
    [named] = SITEMAP.seeds(task(SourceKind.SITEMAP, sitemap="/mapa/index.xml"))
    assert (named.url, named.role) == (f"{HOME}/mapa/index.xml", Role.LISTING)
    [itself] = SITEMAP.seeds(task(SourceKind.SITEMAP, url=f"{HOME}/sitemap-news.php"))
    assert itself.url == f"{HOME}/sitemap-news.php"
    [robots] = SITEMAP.seeds(task(SourceKind.SITEMAP))
    assert (robots.url, robots.role, robots.hints) == (
        f"{HOME}/robots.txt",
        Role.ENTRY,
        {INSTEAD: f"{HOME}/sitemap.xml"},
    )


def test_robots_names_sitemaps_or_the_usual_names_are_tried(task, fetched) -> None:
    job = task(SourceKind.SITEMAP)
    [robots] = SITEMAP.seeds(job)
    text = "User-agent: *\nDisallow:\nSitemap: http://paper.example/a.xml\nsitemap:/b.xml\nSitemap: ftp://x/\n"
    leads = SITEMAP.discover(job, robots, fetched(text, url=robots.url, kind="text/plain"))
    assert paths(leads) == ["/a.xml", "/b.xml"]
    [guess] = SITEMAP.discover(job, robots, fetched("User-agent: *\n", url=robots.url, kind="text/plain"))
    assert (guess.url, guess.hints) == (f"{HOME}/sitemap.xml", {INSTEAD: f"{HOME}/sitemap_index.xml"})


@pytest.mark.parametrize("options", [{"files": "x"}, {"article": "("}, {"subdomains": "x"}, {"hosts": "a/b"}])
def test_wrong_options_are_a_sentence(task, options: dict[str, str]) -> None:
    with pytest.raises(SettingsError, match="Paper"):
        SITEMAP.seeds(task(SourceKind.SITEMAP, **options))
