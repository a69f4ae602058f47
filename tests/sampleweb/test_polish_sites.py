"""The three Polish portals: what they say is on their pages is there, and their listings lead to all of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import cache
from itertools import islice

import pytest
from lxml import html

from kronika.model.article import PageClass
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.polish import SECTIONS, PolishPaper
from kronika.sampleweb.site import Answer, Request, Truth
from kronika.sampleweb.sites.glos_baltyku import GlosBaltyku
from kronika.sampleweb.sites.kurier_mazowiecki import KurierMazowiecki
from kronika.sampleweb.sites.portal_nadwislanski import PortalNadwislanski

PORTAL, COURIER, VOICE = PortalNadwislanski(), KurierMazowiecki(), GlosBaltyku()
SITES = (PORTAL, COURIER, VOICE)
every_site = pytest.mark.parametrize("site", SITES, ids=lambda site: site.host)
Visible = Callable[[str], str]


def ask(site: PolishPaper, path: str, now: datetime = NOW) -> Answer:
    address, _, query = path.partition("?")
    pairs = dict(part.split("=", 1) for part in query.split("&") if part)
    base = f"http://{site.host}.localhost:8801"
    return site.answer(Request(method="GET", host=site.host, path=address, query=pairs, headers={}, base=base), now)


def text_of(site: PolishPaper, answer: Answer) -> str:
    return answer.body.decode(site.charset)


@cache
def articles(site: PolishPaper) -> list[Truth]:
    return [truth for truth in site.truths(NOW) if truth.page_class is not PageClass.BRIEFS]


@every_site
def test_the_truth_stands_on_the_page(site: PolishPaper, visible: Visible) -> None:
    for truth in articles(site)[::9]:
        answer = ask(site, truth.path)
        shown = visible(text_of(site, answer))
        assert answer.status == 200
        for text in (truth.title, truth.lead, *truth.body, *truth.unwanted, *truth.keywords, *truth.authors):
            assert " ".join(text.split()) in shown, (truth.path, text)
        assert truth.body and truth.lead


@every_site
def test_the_text_stands_on_the_page_in_the_order_of_the_truth(site: PolishPaper, visible: Visible) -> None:
    for truth in articles(site)[5:400:23]:
        shown, place = visible(text_of(site, ask(site, truth.path))), 0
        for text in (truth.lead, *truth.body):
            place = shown.index(text, place) + len(text)


@every_site
def test_the_unwanted_is_never_part_of_the_text(site: PolishPaper) -> None:
    for truth in articles(site)[:300]:
        whole = "\n".join((truth.lead, *truth.body))
        assert not [text for text in truth.unwanted if len(text) > 30 and text in whole]


@every_site
def test_pages_do_not_depend_on_what_was_asked_before(site: PolishPaper) -> None:
    paths = [truth.path for truth in islice(site.truths(NOW), 40)] + ["/", "/kraj", "/sport?str=3"]
    first = {path: ask(site, path).body for path in paths}
    fresh = type(site)()
    assert {path: ask(fresh, path).body for path in reversed(paths)} == first


@every_site
@pytest.mark.parametrize("month", [1, 2, 3])
def test_titles_of_a_month_differ(site: PolishPaper, month: int) -> None:
    titles = [truth.title for truth in articles(site) if truth.published and truth.published.month == month]
    assert len(titles) > 200
    assert len(set(titles)) >= 0.95 * len(titles)


@every_site
def test_paging_reaches_every_story(site: PolishPaper) -> None:
    found: set[str] = set()
    for section in SECTIONS:
        found |= walk(site, section)
    assert found == {truth.path for truth in articles(site)}


def walk(site: PolishPaper, section: str) -> set[str]:
    """All articles of a section, by the links of its pages alone."""
    assert site.entry is not None
    pattern, found = re.compile(site.entry.options["article"]), set()
    boxed = {site.address(story) for story in site.most_read(NOW)}
    path: str | None = site.entry.options["listing"].format(section=section)
    for _ in range(60):
        tree = html.fromstring(text_of(site, ask(site, path or "")))
        links = [str(link) for link in tree.xpath("//a/@href")]
        # The box of most read stories holds other sections' articles as well: only those that the section names count.
        found |= {link for link in links if pattern.search(link)} - boxed
        forward = tree.xpath("//a[contains(., 'starsze')]/@href")
        path = str(forward[0]) if forward else None
        if path is None:
            break
        assert re.search(site.entry.options["page"], path)
    return found | boxed


@every_site
def test_listings_show_the_date_beside_each_story(site: PolishPaper, visible: Visible) -> None:
    shown = visible(text_of(site, ask(site, "/")))
    assert re.search(r"dziś, \d{1,2}:\d\d", shown)
    assert re.search(r"wczoraj, \d{1,2}:\d\d", shown)
    assert re.search(r"\b\d\d\.03\.2026\b", visible(text_of(site, ask(site, "/kraj?str=3"))))


@every_site
def test_the_listings_are_briefs(site: PolishPaper) -> None:
    briefs = [truth for truth in site.truths(NOW) if truth.page_class is PageClass.BRIEFS]
    assert {truth.section for truth in briefs} == set(SECTIONS)
    assert all(ask(site, truth.path).status == 200 for truth in briefs)


@every_site
def test_the_article_pattern_fits_articles_only(site: PolishPaper) -> None:
    assert site.entry is not None
    pattern = re.compile(site.entry.options["article"])
    assert all(pattern.search(truth.path) for truth in articles(site))
    assert not any(pattern.search(path) for path in ("/", "/kraj", "/tag/szpital", "/redakcja", "/zdjecia/3.svg"))


@every_site
def test_truths_come_newest_first_and_none_from_the_future(site: PolishPaper) -> None:
    moments = [truth.published for truth in articles(site) if truth.published]
    assert moments == sorted(moments, reverse=True)
    assert moments[0] <= NOW
    assert moments[-1].date() == date(2026, 1, 1)


@every_site
def test_a_story_appears_when_it_is_published(site: PolishPaper) -> None:
    truth = articles(site)[3]
    assert truth.published is not None
    assert ask(site, truth.path, truth.published - timedelta(minutes=1)).status == 404
    assert ask(site, truth.path, truth.published).status == 200


@every_site
@pytest.mark.parametrize(
    "path",
    ["/kraj?str=0", "/kraj?str=999", "/kraj?str=x", "/kraj?str=²", "/nic", "/tag/nic", "/art_1.htm", "/art_999999.html",
     "/artykul/300/zly-tytul", "/kraj/zly-tytul,300.html", "/kraj/x,300,2.html", "/kraj/x,2.html"],
)  # fmt: skip
def test_what_is_not_there_is_not_found(site: PolishPaper, path: str) -> None:
    assert ask(site, path).status == 404


@every_site
def test_every_link_of_an_article_leads_somewhere(site: PolishPaper) -> None:
    for truth in articles(site)[:4]:
        tree = html.fromstring(text_of(site, ask(site, truth.path)))
        for link in {str(link) for link in tree.xpath("//a/@href|//img/@src")} - {"#"}:
            assert ask(site, link).status == 200, link


@every_site
def test_events_make_days_stand_out(site: PolishPaper) -> None:
    floods = [t for t in articles(site) if "powódź" in t.keywords]
    days = {t.published.date() for t in floods if t.published}
    assert len(floods) >= 12
    assert min(days) >= date(2026, 3, 9) and max(days) <= date(2026, 3, 14)


def test_the_portal_has_the_hard_cases() -> None:
    site = PORTAL
    told = articles(site)
    assert sum(len(t.lead) < 90 for t in told) > 20
    assert sum(len(t.lead) > sum(map(len, t.body)) for t in told) > 20
    assert sum(len(t.lead) + sum(map(len, t.body)) < 280 for t in told) > 10
    pages = " ".join(text_of(site, ask(site, t.path)) for t in told[:40])
    for mark in ('<span class="zdj">', "<figcaption>", '<div class="podpis">', "Komentarze (", "Opinie ("):
        assert mark in pages
    summaries = html.fromstring(text_of(site, ask(site, "/swiat"))).xpath("//div[@class='skrot']")
    assert 10 <= len(summaries) <= 15


def test_long_articles_of_the_portal_go_on_on_a_second_page(visible: Visible) -> None:
    site = PORTAL
    further = list(site.further_truths(NOW))
    assert len(further) > 20
    for truth in further[::8]:
        shown = visible(text_of(site, ask(site, truth.path)))
        assert all(text in shown for text in truth.body)
        first = html.fromstring(text_of(site, ask(site, truth.path.replace(",2.html", ".html"))))
        assert first.xpath("//a[@rel='next']/@href") == [truth.path]


def test_the_courier_puts_teasers_into_the_text() -> None:
    site = COURIER
    for truth in articles(site)[:30]:
        tree = html.fromstring(text_of(site, ask(site, truth.path)))
        teasers = tree.xpath("//article//div[@class='czytaj-tez']")
        assert 1 <= len(teasers) <= 2
        for teaser in teasers:
            assert len(set(teaser.xpath("a/@href"))) == 1 and teaser.xpath("a/img")
        assert truth.title in [h.text_content() for h in tree.xpath("//h2")]


def test_the_courier_has_metadata() -> None:
    site = COURIER
    for truth in articles(site)[:30]:
        tree = html.fromstring(text_of(site, ask(site, truth.path)))
        data = json.loads(tree.xpath("//script[@type='application/ld+json']")[0].text)
        assert data["headline"] == truth.title
        assert datetime.fromisoformat(data["datePublished"]) == truth.published
        assert tree.xpath("//meta[@property='og:title']/@content") == [truth.title]
        assert tree.findtext(".//title") == f"{truth.title} - Kurier Mazowiecki"


def test_the_courier_has_text_in_lists() -> None:
    site = COURIER
    inside = [t for t in articles(site)[:60] if "<ul><li>" in text_of(site, ask(site, t.path)).split("</article>")[0]]
    assert len(inside) > 5


def test_the_voice_declares_its_charset_in_three_ways() -> None:
    site, seen = VOICE, set()
    for truth in articles(site)[:20]:
        answer = ask(site, truth.path)
        seen.add(("iso-8859-2" in dict(answer.headers)["Content-Type"], b"charset=iso-8859-2" in answer.body))
        with pytest.raises(UnicodeDecodeError):
            answer.body.decode("utf-8")
    assert seen == {(True, True), (False, True), (False, False)}


def test_the_voice_has_long_dates_and_longer_comments(visible: Visible) -> None:
    site, longer = VOICE, 0
    for truth in articles(site)[:40]:
        shown = visible(text_of(site, ask(site, truth.path)))
        assert re.search(
            r"(Poniedziałek|Wtorek|Środa|Czwartek|Piątek|Sobota|Niedziela), \d+ marca 2026, \d\d:\d\d", shown
        )
        longest = max((len(text) for text in truth.unwanted), default=0)
        longer += longest > sum(map(len, (truth.lead, *truth.body)))
    assert longer >= 3
