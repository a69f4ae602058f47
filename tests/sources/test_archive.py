"""Archives and listings: by month or by page, never more than two pages ahead, no further than the date."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.model.errors import SettingsError, UnknownName
from kronika.model.lead import Role
from kronika.model.source import Scope, SourceKind
from kronika.sources.kinds.archive import KIND as ARCHIVE
from kronika.sources.kinds.listing import KIND as LISTING
from kronika.sources.walk import listing_lead

MARCH_20 = Scope(since=datetime(2026, 3, 20, tzinfo=UTC))


def listing(*items: tuple[str, str], pages: str = "") -> str:
    rows = "".join(
        f'<div class=item><h3><a href="{path}">Titulek článku {path}</a></h3><span>{when}</span></div>'
        for path, when in items
    )
    return f"<html lang=cs><body><nav><a href=/o-nas>O nás</a></nav>{rows}<p>{pages}</p></body></html>"


PAGER = '<a href="?strana=1">1</a> <a href="?strana=2">2</a> <a href="?strana=3">3</a> … <a href="?strana=57">57</a> <a href="?strana=58">58</a>'


def test_month_archive_begins_at_every_section_and_month(task) -> None:
    job = task(
        SourceKind.ARCHIVE,
        scope=Scope(since=datetime(2026, 2, 10, tzinfo=UTC)),
        strategy="month",
        listing="/archiv/{section}/{year}-{month:02}/",
        sections="domaci, svet",
    )
    assert [lead.url for lead in ARCHIVE.seeds(job)] == [
        "http://paper.example/archiv/domaci/2026-03/",
        "http://paper.example/archiv/svet/2026-03/",
        "http://paper.example/archiv/domaci/2026-02/",
        "http://paper.example/archiv/svet/2026-02/",
    ]


def test_a_section_is_found_without_its_accents(task) -> None:
    job = task(SourceKind.ARCHIVE, scope=Scope(section="Domácí"), listing="/{section}/", sections="domaci,svet")
    assert [lead.url for lead in ARCHIVE.seeds(job)] == ["http://paper.example/domaci/"]


def test_an_unknown_section_lists_the_known_ones(task) -> None:
    with pytest.raises(UnknownName, match="domaci"):
        ARCHIVE.seeds(task(SourceKind.ARCHIVE, scope=Scope(section="sport"), listing="/{section}/", sections="domaci"))


@pytest.mark.parametrize("asked", ["domácí", "Domaci", "DOMÁCÍ", "8"])
def test_a_section_has_a_name_for_readers_and_one_in_addresses(task, asked: str) -> None:
    job = task(
        SourceKind.ARCHIVE,
        scope=Scope(section=asked),
        listing="/archiv?id={section}",
        sections="domácí=8, zahraniční = 2",
    )
    assert [lead.url for lead in ARCHIVE.seeds(job)] == ["http://paper.example/archiv?id=8"]


def test_an_unknown_section_lists_the_names_readers_know(task) -> None:
    job = task(
        SourceKind.ARCHIVE, scope=Scope(section="sport"), listing="/archiv?id={section}", sections="domácí=8,svět=2"
    )
    with pytest.raises(UnknownName, match="it has: domácí, svět"):
        ARCHIVE.seeds(job)


def test_the_page_number_may_stand_in_the_path(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=r"^/clanek/\d+", page=r"/(\d+)$")
    pages = "".join(f'<a href="/domaci/{number}">{number}</a> ' for number in (2, 3, 4, 5, 57))
    page = listing(("/clanek/3", "Dnes 16:22"), pages=f'{pages}<a href="/svet/4">svět</a>')
    found = ARCHIVE.discover(
        job, listing_lead(job, "http://paper.example/domaci/3"), fetched(page, url="http://paper.example/domaci/3")
    )
    listings = [lead.url for lead in found if lead.role is Role.LISTING]
    assert listings == ["http://paper.example/domaci/4", "http://paper.example/domaci/5"]


def test_pages_may_be_counted_by_their_items(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=r"^/clanek/\d+", page=r"[?&]offset=(\d+)", step="20")
    pages = "".join(f'<a href="?offset={number}">{number}</a> ' for number in (0, 40, 60, 80, 4000))
    page = listing(("/clanek/3", "Dnes 16:22"), pages=pages)
    found = ARCHIVE.discover(
        job, listing_lead(job, "http://paper.example/?offset=20"), fetched(page, url="http://paper.example/?offset=20")
    )
    listings = [lead.url for lead in found if lead.role is Role.LISTING]
    assert listings == ["http://paper.example/?offset=40", "http://paper.example/?offset=60"]


@pytest.mark.parametrize("step", ["twenty", "-1", "9" * 30])
def test_a_wrong_step_is_a_sentence(task, fetched, step: str) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=r"^/clanek/\d+", step=step)
    with pytest.raises(SettingsError, match="step"):
        ARCHIVE.discover(job, listing_lead(job, "http://paper.example/"), fetched(listing(("/clanek/3", "Dnes 16:22"))))


def test_articles_of_the_period_and_the_next_two_pages(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=r"^/clanek/\d+")
    page = listing(
        ("/clanek/3", "Dnes 16:22"),
        ("/clanek/2", "25. března 2026, 6:10"),
        ("/clanek/1", "1. 3. 2026 9:00"),
        pages=PAGER,
    )
    found = ARCHIVE.discover(
        job, listing_lead(job, "http://paper.example/domaci/"), fetched(page, url="http://paper.example/domaci/")
    )
    assert [(lead.url.removeprefix("http://paper.example"), lead.role) for lead in found] == [
        ("/clanek/3", Role.ARTICLE),
        ("/clanek/2", Role.ARTICLE),
        ("/domaci/?strana=2", Role.LISTING),
        ("/domaci/?strana=3", Role.LISTING),
    ]
    assert found[0].link_text == "Titulek článku /clanek/3"


def test_the_walk_stops_at_the_date(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=r"^/clanek/\d+")
    page = listing(
        ("/clanek/3", "21. 3. 2026 9:00"),
        ("/clanek/2", "10. 3. 2026 9:00"),
        ("/clanek/1", "9. 3. 2026 9:00"),
        pages=PAGER,
    )
    found = ARCHIVE.discover(job, listing_lead(job, "http://paper.example/"), fetched(page))
    assert [lead.url for lead in found] == ["http://paper.example/clanek/3"]


def test_one_old_item_on_top_does_not_stop_the_walk(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=r"^/clanek/\d+")
    page = listing(
        ("/clanek/1", "1. 1. 2026 9:00"),
        ("/clanek/8", "30. 3. 2026 9:00"),
        ("/clanek/7", "29. 3. 2026 9:00"),
        pages=PAGER,
    )
    found = ARCHIVE.discover(job, listing_lead(job, "http://paper.example/"), fetched(page))
    assert any(lead.role is Role.LISTING for lead in found)


def test_without_a_date_only_the_newest_page_is_read(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, article=r"^/clanek/\d+")
    found = ARCHIVE.discover(
        job, listing_lead(job, "http://paper.example/"), fetched(listing(("/clanek/3", "Dnes 16:22"), pages=PAGER))
    )
    assert [lead.role for lead in found] == [Role.ARTICLE]


def test_older_links_by_their_text(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=r"^/clanek/\d+", older="starší")
    page = listing(
        ("/clanek/3", "Dnes 16:22"),
        pages='<a href="/vypis?od=3">« Starší články</a> <a href="/vypis?od=99">Nejstarší</a>',
    )
    found = ARCHIVE.discover(job, listing_lead(job, "http://paper.example/"), fetched(page))
    assert [lead.url for lead in found if lead.role is Role.LISTING] == ["http://paper.example/vypis?od=3"]


def test_articles_lead_nowhere(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=r"^/clanek/\d+")
    article = ARCHIVE.discover(
        job, listing_lead(job, "http://paper.example/"), fetched(listing(("/clanek/3", "Dnes 16:22")))
    )[0]
    assert ARCHIVE.discover(job, article, fetched(listing(("/clanek/4", "Dnes 16:22")))) == ()


def test_a_listing_without_a_pattern_takes_headlines_in_lists(task, fetched) -> None:
    page = """<ul><li><a href="/a">Długi nagłówek artykułu o powodzi</a> 28.03.2026</li><li><a href="/b">Krótki</a></li></ul>
    <p><a href="/c">Długi odnośnik poza jakąkolwiek listą</a></p>"""
    job = task(SourceKind.LISTING, lang="pl")
    found = LISTING.discover(job, LISTING.seeds(job)[0], fetched(page))
    assert [lead.url for lead in found] == ["http://paper.example/a"]
    assert found[0].hints["published"].startswith("2026-03-28")


def test_a_listing_begins_at_the_start_page_and_the_sections(task) -> None:
    job = task(SourceKind.LISTING, listing="/{section}", sections="kraj,swiat")
    assert [lead.url for lead in LISTING.seeds(job)] == [
        "http://paper.example/",
        "http://paper.example/kraj",
        "http://paper.example/swiat",
    ]


@pytest.mark.parametrize("options", [{"strategy": "weekly"}, {"listing": "/{nonsense}/"}, {"listing": "/{section"}])
def test_wrong_options_are_a_sentence(task, options: dict[str, str]) -> None:
    with pytest.raises(SettingsError, match="Paper"):
        ARCHIVE.seeds(task(SourceKind.ARCHIVE, **options))


def test_a_wrong_pattern_is_a_sentence(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, article="(")
    with pytest.raises(SettingsError, match="article"):
        ARCHIVE.discover(job, listing_lead(job, "http://paper.example/"), fetched("<p>x</p>"))


def test_a_day_without_an_hour_may_be_any_moment_of_it(task, fetched) -> None:
    scope = Scope(since=datetime(2026, 3, 20, 15, 0, tzinfo=UTC))
    job = task(SourceKind.ARCHIVE, scope=scope, article=r"^/clanek/\d+")
    page = listing(("/clanek/2", "20. 3. 2026"), ("/clanek/1", "19. 3. 2026"))
    found = ARCHIVE.discover(job, listing_lead(job, "http://paper.example/"), fetched(page))
    assert [lead.url for lead in found] == ["http://paper.example/clanek/2"]


def test_the_date_may_stand_beside_any_link_to_the_article(task, fetched) -> None:
    job = task(SourceKind.ARCHIVE, scope=MARCH_20, article=r"^/clanek/\d+")
    most_read = '<ol><li><a href="/clanek/1">Nejčtenější: dlouhý titulek prvního článku</a></li></ol>'
    page = most_read + listing(("/clanek/1", "1. 3. 2026 9:00"), ("/clanek/2", "Dnes 9:00"))
    found = ARCHIVE.discover(job, listing_lead(job, "http://paper.example/"), fetched(page))
    assert [lead.url for lead in found] == ["http://paper.example/clanek/2"]
