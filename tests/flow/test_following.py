"""A real round over papers whose long texts stand on several pages: articles come out whole, and once."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import count

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect, with_following
from kronika.flow.extraction import extract_waiting
from kronika.flow.round import run_round
from kronika.model.article import GAP, Article, ArticleFilter
from kronika.model.failure import FailureKind
from kronika.model.frontier import Discover
from kronika.model.job import EXTRACT
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.model.round import Round
from kronika.model.source import Scope, Source, SourceKind
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import SampleServer
from kronika.sampleweb.site import Site, Truth
from kronika.sampleweb.sites.portal_nadwislanski import KIND as PORTAL
from kronika.sampleweb.sites.vltavske_listy import KIND as LISTY
from tests.fetch.local_site import LocalSite

SINCE = NOW - timedelta(days=5)
SCOPE = Scope(since=SINCE)
NAME = "/clanek/mesto-otevrelo-novy-most"


def follow_paper(chronicle: Chronicle, web: SampleServer, site: Site) -> None:
    assert site.entry is not None
    source = Source(
        name=site.host, url=web.url(site.host, site.entry.path), kind=site.entry.kind, options=site.entry.options
    )
    chronicle.store.sources.add(source, NOW)


def long_texts(site: Site) -> list[Truth]:
    return [truth for truth in site.truths(NOW) if truth.more and truth.published and truth.published >= SINCE]


def articles(chronicle: Chronicle) -> dict[str, Article]:
    """All articles, unlisted kinds of pages included, by address."""
    found = chronicle.store.articles.listing(ArticleFilter(with_text=False), limit=10_000)
    return {record.article.url or "": record.article for record in found}


def long_parts(parts: Iterable[str]) -> list[str]:
    """The paragraphs in order; whether short lines and lists are found on a page is another test's question."""
    return [" ".join(re.findall(r"\w+", text)) for text in parts if len(text) >= 80]


@pytest.mark.parametrize("site", [PORTAL, LISTY], ids=lambda site: site.host)
def test_long_articles_of_a_paper_are_whole(chronicle: Chronicle, web: SampleServer, site: Site) -> None:
    follow_paper(chronicle, web, site)
    run_round(chronicle, scope=SCOPE)
    made, long = articles(chronicle), long_texts(site)
    assert len(long) >= 3
    for truth in long:
        article = made[web.url(site.host, truth.path)]
        assert long_parts(article.body.split(GAP)) == long_parts((*truth.body, *truth.more))
        assert article.pages == tuple(web.url(site.host, path) for path in truth.further)
        assert (article.lead, article.title, article.following, article.faults) == (truth.lead, truth.title, None, ())
    further = {web.url(site.host, path) for truth in long for path in truth.further}
    assert further.isdisjoint(made)
    assert all(chronicle.store.pages.versions(url) for url in further)
    assert chronicle.store.failures.listing() == []


def test_a_second_round_fetches_nothing_twice_and_changes_nothing(chronicle: Chronicle, web: SampleServer) -> None:
    follow_paper(chronicle, web, PORTAL)
    run_round(chronicle, scope=SCOPE)
    before = articles(chronicle)
    again = run_round(chronicle, scope=SCOPE)
    assert again.extracted.articles == 0 and articles(chronicle) == before


def test_all_pages_queued_anew_make_the_same_articles(chronicle: Chronicle, web: SampleServer) -> None:
    follow_paper(chronicle, web, PORTAL)
    run_round(chronicle, scope=SCOPE)
    before = articles(chronicle)
    urls = {*before, *(web.url(PORTAL.host, path) for truth in long_texts(PORTAL) for path in truth.further)}
    pages = [page.id for page in chronicle.store.pages.listing(limit=10_000) if page.url in urls]
    assert len(pages) > len(before)
    chronicle.store.jobs.add(EXTRACT, pages)
    made = extract_waiting(chronicle)
    assert (made.articles, made.failures) == (len(before), 0)
    assert articles(chronicle) == before


def test_collecting_that_was_stopped_goes_on_to_whole_articles(
    chronicle: Chronicle, web: SampleServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    follow_paper(chronicle, web, LISTY)
    stopped = []
    for pages in (2, 12, 12, 12):
        stop = threading.Event()
        with monkeypatch.context() as patched:
            patched.setattr("kronika.flow.collect.with_following", stopping_after(pages, stop))
            stopped.append(collect(chronicle, scope=SCOPE, stop=stop).report.stopped)
        extract_waiting(chronicle)  # another worker may well read what is there
        if not stopped[-1]:
            break
    assert stopped[0]
    run_round(chronicle, scope=SCOPE)
    made = articles(chronicle)
    for truth in long_texts(LISTY):
        article = made[web.url(LISTY.host, truth.path)]
        assert long_parts(article.body.split(GAP)) == long_parts((*truth.body, *truth.more))
        assert article.faults == () and article.following is None


def stopping_after(pages: int, stop: threading.Event) -> Callable[..., Discover]:
    """What pages lead to, with a wish to stop when so many have been read."""

    def made(chronicle: Chronicle, begun: Sequence[tuple[Source, Round]], inner: Discover) -> Discover:
        discover, left = with_following(chronicle, begun, inner), count(pages, -1)

        def counted(lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
            if next(left) <= 0:
                stop.set()
            return discover(lead, fetched)

        return counted

    return made


# A site of our own, to see what goes wrong.


@pytest.fixture
def site() -> Iterator[LocalSite]:
    served = LocalSite().start()
    yield served
    served.close()


def paragraph(number: int, place: int) -> str:
    return f"Odstavec {place} strany {number} vypráví o tom, jak se stavěl most a kdo všechno na něj čekal v zimě i v létě."


def put(site: LocalSite, path: str, pages: tuple[int, ...], pager: str) -> None:
    """A page with the paragraphs of these pages of the article."""
    text = "".join(f"<p>{paragraph(number, place)}</p>" for number in pages for place in (1, 2))
    html = (
        "<html lang=cs><head><meta charset=utf-8><title>Město otevřelo nový most přes řeku</title></head><body><article>"
        "<h1>Město otevřelo nový most přes řeku</h1><p class=perex>Most slouží od pondělí chodcům i cyklistům, čekali tři roky.</p>"
        f"{text}</article><p class=strany>{pager}</p></body></html>"
    )
    site.page(path, html.encode(), Content_Type="text/html; charset=utf-8")


def put_home(site: LocalSite) -> None:
    site.page("/", f'<title>Noviny</title><a href="{NAME}">Město otevřelo nový most</a>'.encode())


def put_chain(site: LocalSite, length: int) -> None:
    put_home(site)
    for number in range(1, length + 1):
        onward = f'<a href="{NAME}/{number + 1}">Další strana</a> <a href="{NAME}/{length}">{length}</a>'
        put(site, NAME if number == 1 else f"{NAME}/{number}", (number,), onward if number < length else "")


def follow_site(chronicle: Chronicle, site: LocalSite) -> None:
    source = Source(name="noviny", url=site.url("/"), kind=SourceKind.SITE, options={"depth": "2"})
    chronicle.store.sources.add(source, NOW)


def body(*pages: int) -> str:
    return GAP.join(paragraph(number, place) for number in pages for place in (1, 2))


def test_a_whole_site_is_collected_with_one_article(chronicle: Chronicle, site: LocalSite) -> None:
    put_chain(site, 4)
    follow_site(chronicle, site)
    run_round(chronicle)
    made = articles(chronicle)
    assert set(made) == {site.url("/"), site.url(NAME)}
    assert made[site.url(NAME)].body == body(1, 2, 3, 4)
    assert len(site.paths()) == len(set(site.paths())) == 6


def test_a_changed_second_page_changes_the_article(chronicle: Chronicle, site: LocalSite) -> None:
    put_chain(site, 2)
    follow_site(chronicle, site)
    run_round(chronicle)
    put(site, f"{NAME}/2", (7,), "")
    run_round(chronicle)
    made = articles(chronicle)
    assert set(made) == {site.url("/"), site.url(NAME)}
    assert made[site.url(NAME)].body == body(1, 7)


def test_a_second_page_that_fails_is_recorded_and_the_article_stands(chronicle: Chronicle, site: LocalSite) -> None:
    put_chain(site, 2)
    del site.handlers[f"{NAME}/2"]
    follow_site(chronicle, site)
    run_round(chronicle)
    article = articles(chronicle)[site.url(NAME)]
    second = site.url(f"{NAME}/2")
    assert article.body == body(1) and article.following == second
    assert article.faults == (f"The text goes on at {second}, which could not be fetched.",)
    [failure] = chronicle.store.failures.listing()
    assert (failure.kind, failure.url) == (FailureKind.NOT_FOUND, second)
    put_chain(site, 2)
    run_round(chronicle)
    mended = articles(chronicle)[site.url(NAME)]
    assert mended.body == body(1, 2) and mended.faults == () and mended.following is None


def test_robots_may_close_the_second_page(chronicle: Chronicle, site: LocalSite) -> None:
    put_chain(site, 2)
    site.page("/robots.txt", f"User-agent: *\nDisallow: {NAME}/\n".encode(), Content_Type="text/plain")
    follow_site(chronicle, site)
    run_round(chronicle)
    assert len(articles(chronicle)[site.url(NAME)].faults) == 1
    assert [failure.kind for failure in chronicle.store.failures.listing()] == [FailureKind.ROBOTS]


def test_fifty_pages_stop_at_the_limit(chronicle: Chronicle, site: LocalSite) -> None:
    put_chain(site, 50)
    follow_site(chronicle, site)
    run_round(chronicle)
    article = articles(chronicle)[site.url(NAME)]
    assert article.body == body(*range(1, 12))
    assert article.following == site.url(f"{NAME}/12") and "no more than 10" in article.faults[0]
    assert len(site.paths()) == 1 + 1 + 11  # robots.txt, home, eleven pages


def test_nothing_follows_when_the_user_wants_no_following_pages(chronicle: Chronicle, site: LocalSite) -> None:
    put_chain(site, 3)
    follow_site(chronicle, site)
    alone = chronicle.settings.extract.model_copy(update={"following": 0})
    quiet = replace(chronicle, settings=chronicle.settings.model_copy(update={"extract": alone}))
    run_round(quiet)
    made = articles(chronicle)
    assert made[site.url(NAME)].body == body(1) and made[site.url(NAME)].faults == ()
    assert site.url(f"{NAME}/3") in made, "each page is an article of its own then"


def test_pages_that_go_in_a_circle(chronicle: Chronicle, site: LocalSite) -> None:
    put_home(site)
    put(site, NAME, (1,), f'<a rel="next" href="{NAME}/2">Další strana</a>')
    put(site, f"{NAME}/2", (2,), f'<a rel="next" href="{NAME}">Další strana</a>')
    follow_site(chronicle, site)
    run_round(chronicle)
    made = articles(chronicle)
    assert set(made) == {site.url("/"), site.url(NAME)}
    assert made[site.url(NAME)].body == body(1, 2) and made[site.url(NAME)].following is None


def test_the_whole_text_at_once_is_fetched_instead_of_its_pages(chronicle: Chronicle, site: LocalSite) -> None:
    put_chain(site, 3)
    both = f'<a href="{NAME}/2">Další strana</a> <a href="{NAME}?all=1">Celý článek na jedné stránce</a>'
    put(site, NAME, (1,), both)
    put(site, f"{NAME}?all=1", (1, 2, 3), "")
    follow_site(chronicle, site)
    run_round(chronicle)
    made = articles(chronicle)
    assert set(made) == {site.url("/"), site.url(NAME)}
    assert made[site.url(NAME)].body == body(1, 2, 3)
    assert made[site.url(NAME)].pages == (site.url(f"{NAME}?all=1"),)
    assert f"{NAME}/2" not in site.paths()


@pytest.mark.parametrize("answer", ["missing", "first page only"])
def test_page_by_page_when_the_whole_text_is_not_there(chronicle: Chronicle, site: LocalSite, answer: str) -> None:
    put_chain(site, 3)
    both = f'<a href="{NAME}/2">Další strana</a> <a href="{NAME}?all=1">Celý článek na jedné stránce</a>'
    put(site, NAME, (1,), both)
    put(site, f"{NAME}?all=1", (1,), both)
    if answer == "missing":
        site.page(f"{NAME}?all=1", b"no", status=404)
    follow_site(chronicle, site)
    run_round(chronicle)
    made = articles(chronicle)
    assert set(made) == {site.url("/"), site.url(NAME)}
    assert made[site.url(NAME)].body == body(1, 2, 3) and made[site.url(NAME)].faults == ()
