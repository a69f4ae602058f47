"""The Russian papers: pages say what the truths say, feeds agree, and a redesign changes everything but the text."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import islice
from urllib.parse import parse_qsl, urlsplit

import feedparser
import pytest
from lxml import html

from kronika.model.article import PageClass
from kronika.sampleweb.clock import NOW, REDESIGN
from kronika.sampleweb.events import EVENTS
from kronika.sampleweb.prose import ru_events
from kronika.sampleweb.russian import RussianSite
from kronika.sampleweb.russian_feeds import FEED_SIZE
from kronika.sampleweb.site import Answer, Request, Truth
from kronika.sampleweb.sites.gorodskie_novosti import GorodskieNovosti
from kronika.sampleweb.sites.severnaya_hronika import SevernayaHronika
from kronika.sampleweb.sites.volzhskiy_vestnik import VolzhskiyVestnik

MODULES = ("volzhskiy_vestnik", "severnaya_hronika", "gorodskie_novosti")
SITES: tuple[RussianSite, ...] = tuple(
    importlib.import_module(f"kronika.sampleweb.sites.{name}").KIND for name in MODULES
)
BASE = "http://paper.localhost:8801"
DECLARED = re.compile(rb"charset=[\"']?([\w-]+)")

every_site = pytest.mark.parametrize("site", SITES, ids=lambda site: site.host)


def ask(site: RussianSite, address: str, now: datetime = NOW) -> Answer:
    """Visit an address of a site."""
    parts = urlsplit(address)
    return site.answer(
        Request(method="GET", host=site.host, path=parts.path, query=dict(parse_qsl(parts.query)), headers={}, base=BASE),
        now,
    )  # fmt: skip


def read(site: RussianSite, address: str, now: datetime = NOW) -> str:
    """The page decoded as it was written."""
    answer = ask(site, address, now)
    assert answer.status == 200, address
    return answer.body.decode("windows-1251" if isinstance(site, SevernayaHronika) else "utf-8")


def words(text: str) -> str:
    """Visible text with single spaces."""
    tree = html.document_fromstring(text)
    for element in tree.xpath("//script|//style"):
        element.drop_tree()
    return " ".join(" ".join(tree.itertext()).split())


@cache
def known(site: RussianSite) -> tuple[Truth, ...]:
    """All truths of a site at the evening of the demo."""
    return tuple(site.truths(NOW))


def some(site: RussianSite, step: int = 13) -> list[Truth]:
    """A sample of truths over the whole time."""
    return list(known(site)[::step])


@every_site
def test_everything_a_truth_says_is_on_its_page(site):
    for truth in some(site):
        seen = words(read(site, truth.path))
        for text in (
            truth.title,
            truth.lead,
            *truth.body,
            *truth.authors,
            *truth.keywords,
            truth.section,
            *truth.unwanted,
        ):
            assert " ".join(text.split()) in seen, (truth.path, text)
        assert truth.published.strftime("%H:%M") in seen


@every_site
def test_nothing_unwanted_is_part_of_the_article(site):
    for truth in some(site, step=5):
        own = "\n".join((truth.title, truth.lead, *truth.body))
        assert truth.unwanted
        assert [text for text in truth.unwanted if text in own] == []


@every_site
def test_truths_are_newest_first_and_reach_back_to_the_beginning(site):
    truths = known(site)
    moments = [truth.published for truth in truths]
    assert moments == sorted(moments, reverse=True)
    assert moments[0] <= NOW
    assert moments[-1].date().isoformat() == "2026-01-01"
    assert len({truth.path for truth in truths}) == len(truths) > 600


@every_site
def test_both_kinds_of_pages_occur(site):
    classes = Counter(truth.page_class for truth in known(site))
    assert min(classes[PageClass.ARTICLE], classes[PageClass.ARTICLE_WITH_COMMENTS]) > 50


@every_site
def test_titles_of_a_month_are_distinct(site):
    titles = [truth.title for truth in known(site) if truth.published.month == 3]
    assert len(titles) >= 200
    assert len(set(titles)) >= 0.95 * len(titles)


@every_site
def test_the_feed_agrees_with_the_truths(site):
    feed = feedparser.parse(ask(site, site.entry.path).body)
    truths = known(site)[:FEED_SIZE]
    assert not feed.bozo
    assert feed.feed.title == site.name
    assert len(feed.entries) == FEED_SIZE == len(truths)
    for entry, truth in zip(feed.entries, truths, strict=True):
        assert (entry.title, entry.link) == (truth.title, BASE + truth.path)
        assert datetime(*entry.published_parsed[:6], tzinfo=UTC) == truth.published
        assert [tag.term for tag in entry.tags] == [truth.section]
        assert entry.get("summary") in (truth.lead, None)


@pytest.mark.parametrize("site", SITES[:2], ids=lambda site: site.host)
def test_a_few_rss_items_have_no_description(site):
    entries = feedparser.parse(ask(site, site.entry.path).body).entries
    assert 1 <= sum("summary" not in entry for entry in entries) <= 10


@every_site
def test_the_feed_shows_only_what_is_out(site):
    early = datetime(2026, 1, 3, 12, tzinfo=UTC)
    entries = feedparser.parse(ask(site, site.entry.path, early).body).entries
    assert [entry.link for entry in entries] == [BASE + truth.path for truth in site.truths(early)]


@every_site
def test_day_archives_are_linked_from_the_front_page_and_lead_to_every_story(site):
    front = html.document_fromstring(read(site, "/"))
    archives = [to for to in front.xpath("//a/@href") if to.startswith("/arhiv/")]
    assert len(archives) == 14
    assert archives[0] == "/arhiv/2026-03-31/"
    for day in ("2026-03-18", "2026-01-01", "2026-03-31"):
        found = set(html.document_fromstring(read(site, f"/arhiv/{day}/")).xpath("//a/@href"))
        assert {truth.path for truth in known(site) if truth.published.date().isoformat() == day} <= found


@every_site
@pytest.mark.parametrize("section", ["obshchestvo", "mir", "ekonomika", "sport", "kultura"])
def test_sections_list_their_own_stories(site, section):
    found = html.document_fromstring(read(site, f"/{section}/")).xpath("//a/@href")
    by_path = {truth.path: truth.section for truth in known(site)}
    assert len({by_path[to] for to in found if to in by_path}) == 1


@every_site
@pytest.mark.parametrize(
    "address",
    ["/nowhere/", "/arhiv/2026-13-40/", "/arhiv/2025-12-31/", "/arhiv/2026-04-01/", "/news.php?id=", "/news.php?id=999999", "/news.php?id=٣",
     "/news/2026/03/18/999999.html", "/sport/999999-x/", "/news.php"],
)  # fmt: skip
def test_what_is_not_there_is_not_found(site, address):
    assert ask(site, address).status == 404


@every_site
def test_a_story_appears_when_it_is_published(site):
    truth = known(site)[0]
    assert ask(site, truth.path, truth.published - timedelta(minutes=1)).status == 404
    assert ask(site, truth.path, truth.published).status == 200


@pytest.mark.parametrize("kind", [VolzhskiyVestnik, SevernayaHronika, GorodskieNovosti])
def test_pages_do_not_depend_on_what_was_asked_before(kind):
    used, fresh = kind(), kind()
    truths = list(islice(used.truths(NOW), 30))
    for address in ("/", used.entry.path, "/arhiv/2026-03-18/"):
        ask(used, address, NOW - timedelta(days=20))
    for truth in reversed(truths):
        ask(used, truth.path)
    for address in (truths[7].path, "/", used.entry.path, "/sport/", "/arhiv/2026-03-18/"):
        assert ask(used, address) == ask(fresh, address)
    assert list(islice(fresh.truths(NOW), 30)) == truths


@every_site
def test_comments_come_with_time(site):
    truth = next(
        t
        for t in known(site)
        if t.page_class is PageClass.ARTICLE_WITH_COMMENTS and t.published < NOW - timedelta(days=2)
    )
    at_once = next(t for t in site.truths(truth.published) if t.path == truth.path)
    assert at_once.page_class is PageClass.ARTICLE


def test_the_threads_of_one_paper_are_long_and_nested():
    site = SITES[0]
    pages = [html.document_fromstring(read(site, truth.path)) for truth in some(site)]
    counts = [len(tree.xpath("//div[@data-level]")) for tree in pages]
    assert max(counts) >= 15
    assert any(tree.xpath("//div[@data-level='2']") for tree in pages)


@every_site
def test_pictures_are_served(site):
    source = html.document_fromstring(read(site, some(site)[0].path)).xpath("//img/@src")[0]
    assert dict(ask(site, source).headers)["Content-Type"] == "image/svg+xml"


def test_windows_1251_is_named_in_the_header_in_a_meta_tag_or_nowhere():
    site = SITES[1]
    found = Counter()
    for truth in some(site, step=5):
        answer = ask(site, truth.path)
        in_header = "windows-1251" in dict(answer.headers)["Content-Type"]
        in_meta = DECLARED.search(answer.body) is not None
        found[in_header, in_meta] += 1
        assert "xmlcharref" not in answer.body.decode("windows-1251")
        assert b"&#" not in answer.body.replace(b"&#x27;", b"")
    assert set(found) == {(True, False), (False, True), (False, False)}


def test_the_old_site_has_no_paragraphs_and_no_tables():
    tree = html.document_fromstring(read(SITES[1], some(SITES[1])[0].path))
    assert tree.xpath("//br")
    assert not tree.xpath("//p|//table")


def shape(text: str) -> set[str]:
    """Classes used in a page's body."""
    return {name for value in html.document_fromstring(text).xpath("//body//@class") for name in value.split()}


def test_the_redesign_changes_the_structure_but_not_the_text():
    site = SITES[2]
    before, after = REDESIGN - timedelta(minutes=1), REDESIGN
    old_truths = list(islice(site.truths(before), 25))
    new_truths = {truth.path: truth for truth in islice(site.truths(after), 40)}
    for old in old_truths:
        new = new_truths[old.path]
        assert (old.title, old.lead, old.body, old.published) == (new.title, new.lead, new.body, new.published)
        first, second = read(site, old.path, before), read(site, old.path, after)
        assert not shape(first) & shape(second)
        for truth, text in ((old, first), (new, second)):
            assert all(part in words(text) for part in (truth.title, truth.lead, *truth.body, *truth.unwanted))
    assert "itemprop" in read(site, old_truths[0].path, before)
    assert "itemprop" not in read(site, old_truths[0].path, after)


def test_the_redesign_moves_the_date_below_the_text_and_puts_teasers_inside():
    site = SITES[2]
    truth = next(t for t in site.truths(REDESIGN - timedelta(days=3)) if len(t.body) >= 4)
    old, new = (words(read(site, truth.path, now)) for now in (REDESIGN - timedelta(minutes=1), NOW))
    clock = truth.published.strftime("%H:%M")
    assert old.index(clock) < old.index(truth.body[0])
    assert new.index(clock) > new.index(truth.body[-1])
    assert new.index(truth.body[0]) < new.index("Читайте также:") < new.index(truth.body[-1])
    assert "Читайте также:" not in old


def test_lists_are_redesigned_at_the_same_moment_and_the_feed_is_not():
    site = SITES[2]
    before, after = REDESIGN - timedelta(minutes=1), REDESIGN
    for address in ("/", "/sport/", "/arhiv/2026-03-18/"):
        assert not shape(read(site, address, before)) & shape(read(site, address, after))
    at = [feedparser.parse(ask(site, "/atom.xml", now).body) for now in (before, after)]
    assert at[0].entries[-1].keys() == at[1].entries[-1].keys()
    assert "20 March 2026" in site.about


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.key)
def test_events_stand_out_in_all_papers(event):
    mark = ru_events.EVENTS[event.key].keywords[0]

    def counted(first, days: int) -> int:
        span = range(days)
        wanted = {first + timedelta(days=day) for day in span}
        return sum(
            mark in truth.keywords for site in SITES for truth in known(site) if truth.published.date() in wanted
        )

    days = min(3, event.days)
    assert counted(event.first, days) >= 5
    assert counted(event.first, days) > 2 * counted(event.first - timedelta(days=days), days)


@every_site
def test_no_link_on_a_fresh_page_leads_nowhere(site):
    addresses = {"/", *(truth.path for truth in known(site)[:6])}
    links = {to for address in addresses for to in html.document_fromstring(read(site, address)).xpath("//a/@href")}
    assert [to for to in sorted(links) if to.startswith("/") and ask(site, to).status != 200] == []
