"""One article from the web with all its pages, over a real server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kronika.fetch.errand import Errand
from kronika.flow.whole import Manner, read_whole
from kronika.model.article import GAP
from kronika.model.clock import system_clock
from kronika.model.errors import FetchError
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite

NAME = "/clanek/mesto-otevrelo-novy-most"


@pytest.fixture
def site() -> Iterator[LocalSite]:
    served = LocalSite().start()
    yield served
    served.close()


@pytest.fixture
def errand() -> Iterator[Errand]:
    settings = FetchSettings(allow=("127.0.0.0/8",), start_delay=0, max_delay=0, max_seconds=5)
    with Errand(settings, clock=system_clock) as running:
        yield running


def paragraph(number: int, place: int) -> str:
    return f"Odstavec {place} strany {number} vypráví o tom, jak se stavěl most a kdo všechno na něj čekal v zimě i v létě."


def put(site: LocalSite, number: int, pager: str) -> None:
    """One page of the article: title, lead and box on each, and its own two paragraphs."""
    text = "".join(f"<p>{paragraph(number, place)}</p>" for place in (1, 2))
    html = (
        "<html lang=cs><head><meta charset=utf-8><title>Město otevřelo nový most přes řeku</title></head><body><article>"
        "<h1>Město otevřelo nový most přes řeku</h1><p class=perex>Most slouží od pondělí chodcům i cyklistům, čekali tři roky.</p>"
        f"{text}</article><p class=strany>{pager}</p></body></html>"
    )
    site.page(NAME if number == 1 else f"{NAME}/{number}", html.encode(), Content_Type="text/html; charset=utf-8")


def put_chain(site: LocalSite, length: int) -> None:
    for number in range(1, length + 1):
        onward = f'<a href="{NAME}/{number + 1}">Další strana</a>' if number < length else ""
        put(site, number, onward)


def test_all_pages_come_out_as_one_text(site: LocalSite, errand: Errand) -> None:
    put_chain(site, 3)
    article = read_whole(site.url(NAME), errand)
    assert article.body.split(GAP) == [paragraph(number, place) for number in (1, 2, 3) for place in (1, 2)]
    assert article.pages == (site.url(NAME + "/2"), site.url(NAME + "/3"))
    assert article.following is None and article.faults == ()
    assert site.paths() == ["/robots.txt", NAME, f"{NAME}/2", f"{NAME}/3"]


def test_fifty_pages_stop_at_the_limit(site: LocalSite, errand: Errand) -> None:
    put_chain(site, 50)
    article = read_whole(site.url(NAME), errand)
    assert len(article.pages) == 10 and article.following == site.url(f"{NAME}/12")
    assert len(site.paths()) == 12
    alone = read_whole(site.url(NAME), errand, Manner(following=0))
    assert alone.pages == () and alone.following == site.url(f"{NAME}/2") and alone.faults == ()


def test_a_circle_ends(site: LocalSite, errand: Errand) -> None:
    put(site, 1, f'<a href="{NAME}/2">Další strana</a>')
    put(site, 2, f'<a rel="next" href="{NAME}">Další strana</a> <a href="{NAME}/2">Další strana</a>')
    article = read_whole(site.url(NAME), errand)
    assert article.pages == (site.url(f"{NAME}/2"),) and article.following is None


def test_a_page_that_is_missing_is_told(site: LocalSite, errand: Errand) -> None:
    put(site, 1, f'<a href="{NAME}/2">Další strana</a>')
    article = read_whole(site.url(NAME), errand)
    assert article.body.split(GAP) == [paragraph(1, 1), paragraph(1, 2)]
    assert article.faults == (f"The text goes on at {site.url(NAME + '/2')}, which could not be fetched.",)


def test_a_page_that_is_no_text_is_missing_too(site: LocalSite, errand: Errand) -> None:
    put(site, 1, f'<a href="{NAME}/2">Další strana</a>')
    site.page(f"{NAME}/2", b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20, Content_Type="text/html")
    article = read_whole(site.url(NAME), errand)
    assert article.following == site.url(NAME + "/2") and len(article.faults) == 1


def test_robots_may_close_the_second_page(site: LocalSite, errand: Errand) -> None:
    put_chain(site, 2)
    site.page("/robots.txt", f"User-agent: *\nDisallow: {NAME}/2\n".encode(), Content_Type="text/plain")
    article = read_whole(site.url(NAME), errand)
    assert article.pages == () and f"{NAME}/2" not in site.paths() and len(article.faults) == 1


def test_the_first_page_must_be_there(site: LocalSite, errand: Errand) -> None:
    with pytest.raises(FetchError):
        read_whole(site.url(NAME), errand)


def test_a_classic_engine_reads_one_page_as_it_always_did(site: LocalSite, errand: Errand) -> None:
    put_chain(site, 2)
    assert read_whole(site.url(NAME), errand, Manner(engine="portal")).pages == ()
