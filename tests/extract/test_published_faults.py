"""The published faults of PortalCrawler: on a page for each, the classic engine shows the fault and our own does not."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kronika.extract.article import extract
from kronika.model.article import Article, PageClass

PAGES = Path(__file__).parent / "faults"
NOW = datetime(2026, 4, 28, 14, 30, tzinfo=UTC)
URL = "http://gazeta.example/historia/historia-jednego-mlyna,1.html"
ARTICLE = (PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS)


@dataclass(frozen=True, kw_only=True)
class Fault:
    """What the classic engine loses, what it takes in though it is foreign, what it still finds, and what else ours must find."""

    page: str
    title: str
    lead: str = ""
    lost: tuple[str, ...] = ()
    foreign: tuple[str, ...] = ()
    still: tuple[str, ...] = ()
    text: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.page


FAULTS = (
    Fault(
        page="lead_outside_any_block",
        title="Muzeum zegarów otwiera się po remoncie",
        lead="Po trzech latach przerwy zwiedzający znów usłyszą kuranty w kamienicy przy rynku. "
        "W sobotę wstęp będzie bezpłatny, a kustosz pokaże pracownię zegarmistrza.",
        lost=("Po trzech latach przerwy", "W sobotę wstęp będzie bezpłatny"),
        still=("Remont objął dach", "Muzeum będzie czynne"),
    ),
    Fault(
        page="lead_too_short",
        title="Piekarze strajkują w obronie nocnych zmian",
        lead="Rano w sklepach zabraknie bułek, ostrzega związek.",
        lost=("Rano w sklepach zabraknie bułek",),
        still=("Od północy piece", "nie nadążają z wyrabianiem ciasta."),
    ),
    Fault(
        page="comment_longer_than_article",
        title="Tramwaj numer siedem pojedzie inną trasą",
        text=("Objazd poprowadzi ulicami", "Prace mają się zakończyć"),
        foreign=("Mieszkam przy placu", "Proszę, niech redakcja zapyta"),
    ),
    Fault(
        page="lead_longer_than_the_rest",
        title="Sowa uwięziona w kominie wróciła do lasu",
        lost=("Wieczorem leśniczy wypuścił sowę", "Szkoła założy na komin siatkę"),
        still=("Trzy godziny trwała akcja", "tylko zmęczenie."),
    ),
    Fault(
        page="text_in_a_list",
        title="Jak przygotować ogród na pierwsze przymrozki",
        lost=("Dalie i mieczyki wykopujemy", "Róże kopczykujemy", "Beczki i węże opróżniamy"),
        still=("Zimne noce przychodzą", "zabraknie im trawy."),
    ),
    Fault(
        page="table_layout",
        title="Chór z małej wsi wygrał konkurs w stolicy",
        lost=("Dwudziestu dwóch śpiewaków", "Chór powstał siedem lat temu", "Nagrodą jest nagranie płyty."),
    ),
    Fault(
        page="headline_in_no_heading",
        title="Latarnia morska dostanie nowe światło",
        lost=("Stuletnia lampa trafi do muzeum", "Wymiana potrwa dwie noce", "Latarnik przyznaje"),
    ),
    Fault(
        page="caption_in_no_block",
        title="Szachiści grają o mistrzostwo pod namiotem",
        foreign=("Pierwsza runda pod namiotem w parku zdrojowym. Fot. Piotr Umowny",),
        still=("W parku zdrojowym stanęło", "wrócić do domu."),
    ),
    Fault(
        page="body_in_many_blocks",
        title="Wyprawa kajakowa dotarła do morza po miesiącu",
        lost=("Każdego dnia prowadzono dziennik", "Na plaży czekali uczniowie"),
        still=("Sześcioro nauczycieli", "Najwięcej kłopotów", "W środkowym biegu"),
    ),
)


def read(page: str, engine: str, **options: object) -> Article:
    return extract((PAGES / f"{page}.html").read_bytes(), URL, now=NOW, engine=engine, **options)


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_the_classic_engine_shows_the_fault(fault: Fault) -> None:
    article = read(fault.page, "portal")
    assert [text for text in fault.lost if text in article.text] == []
    assert [text for text in (*fault.foreign, *fault.still) if text not in article.text] == []


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_our_own_engine_does_not(fault: Fault) -> None:
    article = read(fault.page, "auto")
    assert article.title == fault.title
    assert article.page_class in ARTICLE
    assert [text for text in (*fault.lost, *fault.still, *fault.text) if text not in article.text] == []
    assert [text for text in fault.foreign if text in article.text] == []
    assert fault.lead in ("", article.lead)


def test_the_classic_engine_takes_the_long_comment_for_the_text() -> None:
    assert read("comment_longer_than_article", "portal").body.startswith("Mieszkam przy placu")


def test_uneven_teasers_are_an_article_only_to_the_classic_engine() -> None:
    classic, ours = read("uneven_teasers", "portal"), read("uneven_teasers", "auto")
    assert classic.page_class is PageClass.ARTICLE
    assert classic.body.startswith("Przez dwie doby mieszkańcy")
    assert ours.page_class not in ARTICLE


def test_the_classic_engine_does_not_know_of_further_pages() -> None:
    classic, ours = read("further_pages", "portal"), read("further_pages", "auto")
    assert classic.following is None
    assert classic.body.endswith("zanim jeszcze latarnie stanęły w powiatowym mieście.")
    assert ours.following == "http://gazeta.example/historia/historia-jednego-mlyna,2.html"
    assert ours.body.endswith("zanim jeszcze latarnie stanęły w powiatowym mieście.")


@pytest.mark.parametrize("engine", ["portal", "auto"])
def test_a_sound_page_is_read_by_both(engine: str) -> None:
    article = read("sound", engine)
    assert article.title == "Nad zalewem powstanie ścieżka dla rowerów"
    assert article.lead.startswith("Jeszcze przed wakacjami")
    assert article.lead.endswith("z województwa.")
    assert article.body.startswith("Ścieżka zacznie się")
    assert article.body.endswith("dla całych rodzin.")
    assert article.page_class is PageClass.ARTICLE


def test_options_mend_what_they_can() -> None:
    given = read("headline_in_no_heading", "portal", headline="div class=tytul")
    assert given.title == "Latarnia morska dostanie nowe światło"
    assert given.lead.startswith("Stuletnia lampa")
    assert given.body.endswith("rękawice.")
    short = read("lead_too_short", "portal", min_lead=40)
    assert short.lead == "Rano w sklepach zabraknie bułek, ostrzega związek."
    tables = read("table_layout", "portal", block_tags="div,span,td", kept_tags="p,font,b,br")
    assert tables.body.startswith("Dwudziestu dwóch śpiewaków")
