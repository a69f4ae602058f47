"""Walks over listing pages: days, counted pages, next links, bounds, empty listings, and lists in place of articles."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from kronika.model.errors import FetchError, SettingsError
from kronika.model.failure import FailureKind
from kronika.model.lead import Lead, Role
from kronika.model.source import Scope, SourceKind
from kronika.sources.kinds.archive import KIND as ARCHIVE
from kronika.sources.kinds.listing import KIND as LISTING
from kronika.sources.walk import listing_lead

HOME = "http://paper.example"
MARCH_20 = Scope(since=datetime(2026, 3, 20, tzinfo=UTC))
ARTICLE = r"^/clanek/\d+"


def listing(*numbers: int, more: str = "") -> str:
    rows = "".join(
        f"<div class=item><a href=/clanek/{number}>Titulek článku {number}</a> 30. 3. 2026</div>" for number in numbers
    )
    return f"<html lang=cs><body>{rows}{more}</body></html>"


def paths(leads: tuple[Lead, ...], role: Role | None = None) -> list[str]:
    return [lead.url.removeprefix(HOME) for lead in leads if role in (None, lead.role)]


def test_a_page_for_each_day(task) -> None:
    job = task(
        SourceKind.ARCHIVE, scope=Scope(since=datetime(2026, 3, 29, tzinfo=UTC)), listing="/{year}/{month:02}/{day:02}/"
    )
    assert paths(ARCHIVE.seeds(job)) == ["/2026/03/31/", "/2026/03/30/", "/2026/03/29/"]
    assert paths(ARCHIVE.seeds(task(SourceKind.ARCHIVE, listing="/{year}/{month}/{day}/"))) == [
        "/2026/3/31/",
        "/2026/3/30/",
    ]


def test_days_are_bounded(task) -> None:
    job = task(SourceKind.ARCHIVE, scope=Scope(since=datetime(1900, 1, 1, tzinfo=UTC)), listing="/{year}-{month}-{day}")
    assert len(ARCHIVE.seeds(job)) == 3_701


def counted(task, fetched, given: list[str], **options: str) -> list[str]:
    """The addresses of the listing pages a walk asks for, the pages being given in turn."""
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=ARTICLE, **options)
    [lead] = ARCHIVE.seeds(job)
    asked = [lead.url]
    for page in given:
        further = [one for one in ARCHIVE.discover(job, lead, fetched(page, url=lead.url)) if one.role is Role.LISTING]
        if not further:
            break
        [lead] = further
        asked.append(lead.url)
    return [url.removeprefix(HOME) for url in asked]


def test_pages_counted_by_the_address_while_new_articles_come(task, fetched) -> None:
    pages = [listing(9, 8), listing(7, 6), listing(7, 6), listing(5)]
    assert counted(task, fetched, pages, listing="/x?page={page}") == ["/x?page=1", "/x?page=2", "/x?page=3"]
    assert counted(task, fetched, [listing(9, 8), listing()], listing="/x/{page:02}") == ["/x/01", "/x/02"]


def test_pages_counted_by_their_first_article(task, fetched) -> None:
    pages = [listing(9, 8), listing(7, 6)]
    assert counted(task, fetched, pages, listing="/x?od={offset}", step="20") == ["/x?od=0", "/x?od=20", "/x?od=40"]


def test_the_number_of_pages_has_a_bound(task, fetched) -> None:
    pages = [listing(number) for number in range(50)]
    assert len(counted(task, fetched, pages, listing="/x?page={page}", pages="3")) == 3


def test_sections_and_months_keep_their_place_while_pages_are_counted(task, fetched) -> None:
    job = task(
        SourceKind.ARCHIVE, article=ARTICLE, listing="/{section}/{year}-{month:02}?p={page}", sections="svet,sport"
    )
    first = ARCHIVE.seeds(job)[1]
    found = ARCHIVE.discover(job, first, fetched(listing(1), url=first.url))
    assert paths(found, Role.LISTING) == ["/sport/2026-03?p=2"]


def test_a_link_that_says_next(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=ARTICLE)
    page = fetched(listing(1, more='<a rel="next" href="/vypis/abc">další</a>'), url=f"{HOME}/vypis")
    assert paths(ARCHIVE.discover(job, listing_lead(job, f"{HOME}/vypis"), page), Role.LISTING) == ["/vypis/abc"]


def test_older_articles_that_are_this_page_end_the_walk(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=ARTICLE, older="starší")
    page = fetched(listing(1, more='<a href="/vypis?od=3">starší</a>'), url=f"{HOME}/vypis?od=3")
    assert paths(ARCHIVE.discover(job, listing_lead(job, f"{HOME}/vypis?od=3"), page), Role.LISTING) == []


def test_a_listing_without_articles_is_a_failure(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=ARTICLE)
    with pytest.raises(FetchError, match="offers no articles; has its layout changed") as caught:
        ARCHIVE.discover(job, listing_lead(job, f"{HOME}/"), fetched("<p>Nic"))
    assert caught.value.kind is FailureKind.UNREADABLE


def test_a_further_page_or_a_day_that_is_not_over_may_be_empty(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, article=ARTICLE, listing="/{year}/{month}/{day}")
    today, yesterday = ARCHIVE.seeds(job)
    assert ARCHIVE.discover(job, today, fetched("<p>Nic")) == ()
    with pytest.raises(FetchError, match="no articles"):
        ARCHIVE.discover(job, yesterday, fetched("<p>Nic"))
    assert ARCHIVE.discover(job, listing_lead(job, f"{HOME}/2", depth=1), fetched("<p>Nic")) == ()


@pytest.mark.parametrize("options", [{"pages": "x"}, {"article": "("}, {"page": "["}, {"step": "-1"}])
def test_wrong_options_are_found_before_anything_is_fetched(task, options: dict[str, Any]) -> None:
    for kind, strategy in ((SourceKind.ARCHIVE, ARCHIVE), (SourceKind.LISTING, LISTING)):
        with pytest.raises(SettingsError, match="Paper"):
            strategy.seeds(task(kind, **options))


BLOCKS = "".join(
    f'<div class="karta k{number}"><h2><a href="/{number}">Dlouhý titulek zprávy číslo {number}</a></h2><p>Perex.</p></div>'
    for number in range(4)
)
FRAME = """<nav><ul><li><a href="/nabidka">Velmi dlouhá položka nabídky</a></li></ul></nav>{}
<p>V textu je <a href="/odkaz">dlouhý odkaz uprostřed věty</a>.</p><footer><a href="/pata">Podmínky užívání těchto stránek</a></footer>"""


def test_articles_are_headlines_in_blocks_that_repeat(task, fetched) -> None:
    job = task(SourceKind.LISTING)
    found = LISTING.discover(job, LISTING.seeds(job)[0], fetched(FRAME.format(BLOCKS)))
    assert paths(found) == ["/0", "/1", "/2", "/3"]


def test_two_blocks_are_no_list(task, fetched) -> None:
    job = task(SourceKind.LISTING)
    two = BLOCKS[: BLOCKS.index("/2") - 40]
    with pytest.raises(FetchError, match="no articles"):
        LISTING.discover(job, LISTING.seeds(job)[0], fetched(FRAME.format(two)))


LIST = (
    "<title>Region</title><ul>"
    + "".join(f"<li><a href=/r/{n}>Zpráva z kraje s číslem {n}</a></li>" for n in (1, 2))
    + "</ul>"
)
TEXT = "<title>Voda v Praze stoupá | Noviny</title><h1>Voda v Praze stoupá</h1><p>" + "Slovo za slovem. " * 30 + LIST


def article(depth: int = 1) -> Lead:
    return Lead(url=f"{HOME}/a", source_id=7, role=Role.ARTICLE, depth=depth)


def test_a_page_that_is_no_article_may_be_a_list(task, fetched) -> None:
    job = task(SourceKind.LISTING, follow_lists="yes")
    assert paths(LISTING.discover(job, article(), fetched(LIST)), Role.ARTICLE) == ["/r/1", "/r/2"]
    assert LISTING.discover(job, article(), fetched(TEXT)) == ()
    assert LISTING.discover(job, article(depth=3), fetched(LIST)) == ()
    assert LISTING.discover(task(SourceKind.LISTING), article(), fetched(LIST)) == ()


def test_a_listing_counted_by_its_address(task, fetched) -> None:
    job = task(SourceKind.LISTING, scope=MARCH_20, listing="/{section}?strana={page}", sections="kraj", article=ARTICLE)
    home, section = LISTING.seeds(job)
    assert paths((home, section)) == ["/", "/kraj?strana=1"]
    assert paths(LISTING.discover(job, section, fetched(listing(1), url=section.url)), Role.LISTING) == [
        "/kraj?strana=2"
    ]
