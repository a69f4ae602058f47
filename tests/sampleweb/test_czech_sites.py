"""The Czech sites: pages hold their truths, dates are right, archives lead to everything."""

from __future__ import annotations

import json
import re
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from html import unescape
from urllib.parse import parse_qsl, urljoin, urlsplit
from zoneinfo import ZoneInfo

import feedparser
import pytest
from lxml import html

from kronika.model.article import PageClass
from kronika.model.source import SourceKind
from kronika.sampleweb import czech, czech_dates
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.site import Answer, Request, Site, Truth
from kronika.sampleweb.sites.denni_obzor import KIND as OBZOR
from kronika.sampleweb.sites.denni_obzor import DenniObzor
from kronika.sampleweb.sites.moravsky_kuryr import KIND as KURYR
from kronika.sampleweb.sites.vltavske_listy import KIND as LISTY
from kronika.sampleweb.sites.zive_ted import KIND as ZIVE
from kronika.sampleweb.sites.zpravy_dnes24 import KIND as DNES24

PAPERS = (LISTY, OBZOR, KURYR, DNES24)
SITES = (*PAPERS, ZIVE)
PRAGUE = ZoneInfo("Europe/Prague")
MONTH = NOW - timedelta(days=30)
WRONG = (
    "/nic-takoveho",
    "/clanek/999999",
    "/clanky/999999",
    "/archiv/sport/2031-13/",
    "/archiv/2019/03/",
    "/rubrika.php?id=x",
    "/clanek.php?cislo=-1",
)


def by_host(site: Site) -> str:
    """A name for a test."""
    return site.host


each_paper = pytest.mark.parametrize("site", PAPERS, ids=by_host)
each_site = pytest.mark.parametrize("site", SITES, ids=by_host)


def ask(site: Site, address: str, now: datetime = NOW, count: int = 0) -> Answer:
    """What a site answers."""
    parts = urlsplit(address)
    base = f"http://{site.host}.localhost:8801"
    query = dict(parse_qsl(parts.query))
    return site.answer(
        Request(method="GET", host=site.host, path=parts.path, query=query, headers={}, base=base, count=count), now
    )


def read(site: Site, address: str, now: datetime = NOW, count: int = 0) -> str:
    """The page as text, in the site's charset."""
    answer = ask(site, address, now, count)
    assert answer.status == 200, address
    return answer.body.decode("windows-1250" if site is KURYR else "utf-8")


def recent(site: Site, count: int) -> list[Truth]:
    """Some truths of a site, spread over the whole archive."""
    truths = [truth for truth in site.truths(NOW) if truth.page_class is not PageClass.BRIEFS]
    return truths[:: max(1, len(truths) // count)]


@each_site
def test_pages_hold_their_truths(site: Site) -> None:
    for truth in recent(site, 60):
        page = unescape(read(site, truth.path))
        for text in (truth.title, truth.lead, *truth.body, *truth.unwanted, *truth.authors, *truth.keywords):
            assert text in page, (truth.path, text)
        assert truth.body and truth.published is not None and truth.published.tzinfo is not None


@each_site
def test_unwanted_texts_are_not_in_the_article(site: Site) -> None:
    for truth in recent(site, 100):
        article = "\n".join((truth.title, truth.lead, *truth.body))
        assert not [text for text in truth.unwanted if text in article], truth.path


@each_site
def test_pages_are_well_formed(site: Site) -> None:
    for truth in recent(site, 12):
        tree = html.document_fromstring(read(site, truth.path))
        assert [element.text_content() for element in tree.iter("h1")] == [truth.title]
        assert truth.title in (tree.findtext(".//title") or "")


@each_paper
def test_truths_are_many_newest_first_and_never_from_the_future(site: Site) -> None:
    truths = list(site.truths(NOW))
    times = [truth.published for truth in truths if truth.published]
    assert len(truths) == len(times) == len({truth.path for truth in truths})
    assert times == sorted(times, reverse=True) and times[0] <= NOW
    assert sum(when >= MONTH for when in times) > 200
    assert {truth.section for truth in truths} and len({truth.section for truth in truths}) == 5


@each_paper
def test_no_story_is_printed_twice_in_a_month(site: Site) -> None:
    for month in (1, 2, 3):
        printed = [truth for truth in site.truths(NOW) if truth.published and truth.published.month == month]
        assert len({truth.title for truth in printed}) >= 0.95 * len(printed)
        assert len({(truth.title, truth.lead) for truth in printed}) == len(printed)


@each_site
def test_answers_do_not_depend_on_what_was_asked_before(site: Site) -> None:
    path = recent(site, 3)[1].path
    fresh = type(site)()
    assert ask(fresh, path) == ask(site, path)
    assert ask(fresh, "/") == ask(site, "/")


@each_paper
def test_a_story_is_not_out_before_its_time(site: Site) -> None:
    truth = next(iter(site.truths(NOW)))
    assert truth.published is not None
    assert ask(site, truth.path, truth.published).status == 200
    assert ask(site, truth.path, truth.published - timedelta(minutes=1)).status == 404


@each_paper
def test_every_story_of_a_month_is_reachable_from_listings(site: Site) -> None:
    wanted = {truth.path for truth in site.truths(NOW) if truth.published and truth.published >= MONTH}
    assert not wanted - walk(site)


def walk(site: Site) -> set[str]:
    """Follow the listings of a site as its entry describes them; the articles they link to."""
    assert site.entry is not None
    options = site.entry.options
    sections = options.get("sections", "").split(",")
    todo = [
        options["listing"].format(section=section, year=2026, month=month) for section in sections for month in (3, 2)
    ]
    seen: set[str] = set()
    articles: set[str] = set()
    while todo:
        address = todo.pop()
        if address in seen:
            continue
        seen.add(address)
        for link in html.fromstring(read(site, address)).iter("a"):
            to = urljoin(address, link.get("href"))
            if re.search(options["article"], to):
                articles.add(to)
            elif options["older"] in link.text_content() if "older" in options else re.search(paging(options), to):
                todo.append(to)
    return articles


def paging(options: object) -> str:
    """How a listing's further pages are recognised."""
    return dict(options).get("page", r"[?&]strana=\d+")  # type: ignore[call-overload, no-any-return]


@each_paper
def test_every_listed_article_has_its_date_beside_it(site: Site) -> None:
    assert site.entry is not None
    options = site.entry.options
    section = options.get("sections", "").split(",")[0]
    tree = html.fromstring(read(site, options["listing"].format(section=section, year=2026, month=3)))
    links = [link for link in tree.iter("a") if re.search(options["article"], link.get("href") or "")]
    assert len(links) >= 10
    for link in links:
        row = next(up for up in link.iterancestors("li", "div", "tr"))
        assert re.search(r"\d", row.text_content()) and len(row.findall(".//a")) == 1


@each_site
def test_everybody_is_welcome_and_the_unknown_is_not_found(site: Site) -> None:
    assert b"Disallow:\n" in ask(site, "/robots.txt").body
    for address in WRONG:
        assert ask(site, address).status == 404, address


def test_page_numbers_that_make_no_sense_are_not_found() -> None:
    for number in ("x", "0", "-1", "9999", "1000000000000", "²"):
        assert ask(OBZOR, f"/sport/?strana={number}").status == 404
        assert ask(KURYR, f"/rubrika.php?id=sport&str={number}").status == 404
        assert ask(DNES24, f"/archiv/2026/03/?stranka={number}").status == 404
        assert ask(LISTY, f"/archiv/sport/2026-03/?strana={number}").status == 404


@each_paper
def test_the_front_page_leads_to_sections_and_newest_articles(site: Site) -> None:
    assert site.entry is not None and site.entry.kind is SourceKind.ARCHIVE
    links = {link.get("href") or "" for link in html.fromstring(read(site, "/")).iter("a")}
    newest = [truth.path for truth, _ in zip(site.truths(NOW), range(15), strict=False)]
    assert set(newest) <= links
    for link in links:
        if link.startswith("/"):
            assert ask(site, link).status == 200, link


@each_paper
def test_event_days_stand_out(site: DenniObzor) -> None:
    def share(days: range, event: str) -> float:
        stories = [story for day in days for story in site.paper.on_day(date(2026, 3, day))]
        return sum(about(story) == event for story in stories) / len(stories)

    assert share(range(9, 12), "flood") > 0.2
    assert share(range(1, 9), "flood") == share(range(16, 32), "flood") == 0
    words = Counter(about(story) for story in site.paper.out(NOW))
    assert all(words[event] >= 3 for event in ("flood", "election", "bribery", "hockey", "factory"))


def about(story: Story) -> str | None:
    """The event a story is about."""
    return story.event.key if story.event else None


def test_agency_texts_are_shared_and_signed() -> None:
    printed = [{t.lead for t in site.truths(NOW) if "ČZA" in t.authors} for site in (LISTY, OBZOR, KURYR)]
    assert all(len(leads) > 40 for leads in printed)
    assert printed[0] & printed[1] and printed[1] & printed[2]


def test_dates_in_full() -> None:
    assert czech_dates.in_full(datetime(2026, 3, 25, 5, 10, tzinfo=UTC)) == "středa 25. března 2026, 6:10"
    assert czech_dates.in_full(datetime(2026, 3, 29, 22, 30, tzinfo=UTC)) == "pondělí 30. března 2026, 0:30"
    assert czech_dates.month_first(datetime(2026, 4, 28, 12, tzinfo=PRAGUE)) == "Dub 28, 2026"


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (datetime(2026, 3, 28, 22, 59, tzinfo=UTC), "Dnes 16:22"),  # one minute before midnight
        (datetime(2026, 3, 28, 23, 0, tzinfo=UTC), "Včera 16:22"),
        (datetime(2026, 3, 29, 21, 59, tzinfo=UTC), "Včera 16:22"),  # the day of 23 hours
        (datetime(2026, 3, 29, 22, 0, tzinfo=UTC), "28. 3. 2026 16:22"),
    ],
)
def test_today_and_yesterday_turn_at_local_midnight(now: datetime, said: str) -> None:
    assert czech_dates.by_day(datetime(2026, 3, 28, 16, 22, tzinfo=PRAGUE), now) == said


@pytest.mark.parametrize(
    ("passed", "said"),
    [
        (timedelta(seconds=20), "před chvílí"),
        (timedelta(minutes=1), "před minutou"),
        (timedelta(minutes=45), "před 45 minutami"),
        (timedelta(minutes=61), "před hodinou"),
        (timedelta(hours=6, minutes=59), "před 6 hodinami"),
        (timedelta(hours=23, minutes=59), "před 23 hodinami"),
        (timedelta(hours=24), "28.03.2026 20:00"),
    ],
)
def test_ago_counts_true_time_over_the_change_of_hour(passed: timedelta, said: str) -> None:
    out = datetime(2026, 3, 28, 20, 0, tzinfo=PRAGUE)  # clocks go forward that night
    assert czech_dates.ago(out, out.astimezone(UTC) + passed) == said


def test_listings_say_today_only_for_today() -> None:
    midnight = datetime(2026, 3, 29, 22, 0, tzinfo=UTC)  # 0:00 in Prague, summer time
    assert "Dnes" not in read(OBZOR, "/z-domova/", midnight)
    assert "Včera" in read(OBZOR, "/", midnight)
    assert "Dnes" in read(OBZOR, "/", midnight - timedelta(minutes=1))


def test_windows_1250_is_told_in_three_ways() -> None:
    told: Counter[str] = Counter()
    for truth in recent(KURYR, 200):
        answer = ask(KURYR, truth.path)
        header = dict(answer.headers)["Content-Type"]
        meta = b"charset=windows-1250" in answer.body
        told["header" if "1250" in header else "meta" if meta else "nobody"] += 1
        with pytest.raises(UnicodeDecodeError):
            answer.body.decode("utf-8")
    assert 0.35 < told["header"] / told.total() < 0.65
    assert told["meta"] > 20 and told["nobody"] > 20


def test_numbered_pages_link_to_the_oldest() -> None:
    assert czech.page_links(1, 58) == [1, 2, 3, None, 57, 58]
    assert czech.page_links(30, 58) == [1, 2, 3, None, 29, 30, 31, None, 57, 58]
    assert czech.page_links(1, 1) == [1] and czech.page_links(2, 3) == [1, 2, 3]
    first, last = read(OBZOR, "/sport/"), re.findall(r"\?strana=(\d+)", read(OBZOR, "/sport/"))[-1]
    assert int(last) > 8 and "…" in first
    assert ". 1. 2026" in read(OBZOR, f"/sport/?strana={last}")
    assert ask(OBZOR, f"/sport/?strana={int(last) + 1}").status == 404


def test_no_metadata_on_denni_obzor() -> None:
    page = read(OBZOR, recent(OBZOR, 3)[1].path)
    assert not re.search(r"itemprop|ld\+json|article:published|datetime=|20\d\d-\d\d-\d\d", page)


def test_json_ld_of_vltavske_listy_is_true() -> None:
    for truth in recent(LISTY, 10):
        (script,) = html.fromstring(read(LISTY, truth.path)).xpath("//script[@type='application/ld+json']/text()")
        facts = json.loads(script)
        assert (facts["@type"], facts["headline"], facts["author"]["name"]) == (
            "NewsArticle",
            truth.title,
            truth.authors[0],
        )
        assert datetime.fromisoformat(facts["datePublished"]) == truth.published


def test_the_slug_may_be_wrong_or_missing() -> None:
    truth = recent(LISTY, 3)[0]
    number = truth.path.split("/")[2].split("-")[0]
    for path in (f"/clanek/{number}", f"/clanek/{number}-jiny-titulek"):
        answer = ask(LISTY, path)
        assert answer.status == 301 and ("Location", truth.path) in answer.headers


def test_microdata_of_dnes24_is_true() -> None:
    for truth in recent(DNES24, 10):
        tree = html.fromstring(read(DNES24, truth.path))
        said = {element.get("itemprop"): element for element in tree.xpath("//*[@itemprop]")}
        assert said["headline"].text_content() == truth.title and said["description"].text_content() == truth.lead
        assert datetime.fromisoformat(said["datePublished"].get("datetime")) == truth.published
        assert said["keywords"].get("content") == ", ".join(truth.keywords)
        assert all(text in said["articleBody"].text_content() for text in truth.body)


def test_the_feed_of_dnes24_holds_the_newest_thirty() -> None:
    answer = ask(DNES24, "/rss.xml")
    feed = feedparser.parse(answer.body, response_headers={"content-type": dict(answer.headers)["Content-Type"]})
    newest = [truth for truth, _ in zip(DNES24.truths(NOW), range(30), strict=False)]
    assert not feed.bozo and [entry.title for entry in feed.entries] == [truth.title for truth in newest]
    assert [urlsplit(entry.link).path for entry in feed.entries] == [truth.path for truth in newest]


def test_the_live_page_differs_at_every_visit_but_its_news_do_not() -> None:
    first, second = read(ZIVE, "/", count=0), read(ZIVE, "/", count=1)
    assert first != second and not ask(ZIVE, "/").fixed
    assert read(ZIVE, "/", count=1) == second
    assert news(first) == news(second) == list(next(iter(ZIVE.truths(NOW))).body[::2])


def test_the_live_page_changes_only_when_a_story_comes_out() -> None:
    newest = next(truth for truth in ZIVE.truths(NOW) if truth.published)
    assert newest.published is not None
    out = newest.published.astimezone(UTC)
    before, after = read(ZIVE, "/", out - timedelta(minutes=1)), read(ZIVE, "/", out)
    assert news(after)[0] == newest.title and news(before) == news(read(ZIVE, "/", out - timedelta(minutes=2)))
    assert news(after)[1:] == news(before)[:-1]


def news(page: str) -> list[str]:
    """The headlines of the live page."""
    return [heading.text_content() for heading in html.fromstring(page).iter("h2")]


def test_long_texts_of_vltavske_listy_go_on_on_further_pages() -> None:
    long = [truth for truth in LISTY.truths(NOW) if truth.more]
    assert len(long) > 50 and max(len(truth.further) for truth in long) >= 3
    for truth in long[:25]:
        pages = [unescape(read(LISTY, path)) for path in (truth.path, *truth.further)]
        assert all(f"<h1>{truth.title}</h1>" in page for page in pages)
        assert [text for text in truth.body if text not in pages[0]] == []
        rest = "".join(pages[1:])
        assert [text for text in truth.more if text not in rest or text in pages[0]] == []
        assert all(f'href="{after}"' in page for page, after in zip(pages, truth.further, strict=False))
        assert "Další strana" not in pages[-1]
        assert ask(LISTY, f"{truth.path}?strana={len(pages) + 1}").status == 404
        assert ask(LISTY, f"{truth.path}?strana=0").status == 404
