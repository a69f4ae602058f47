"""A page that goes on with a text is read whole, however short it is, and nothing foreign comes in with it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest

from kronika.extract.article import read_page
from kronika.extract.assembly import Assembly
from kronika.extract.engine import Ask
from kronika.model.article import Article, PageClass

URL = "https://noviny.example/clanek/most-pres-reku-je-otevren"
LONG = (
    "Stavba stála 48 milionů korun a většinu peněz dal kraj, zbytek přidalo město ze svých úspor.",
    "Příští rok má přibýt i cyklostezka, která spojí most s nádražím a se školou na druhém břehu.",
    "Podle starosty se podařilo ušetřit na osvětlení, a tak zbylo i na lavičky a na nové stromy.",
)
MENU = "".join(f"<li><a href=/rubrika/{number}>Rubrika číslo {number}</a></li>" for number in range(12))
TEASERS = "".join(
    f"<div class=upoutavka><a href=/clanek/{number}>Jiný článek, který by vás mohl zajímat</a></div>"
    for number in range(8)
)


def page(text: str, *, onward: str = "", box: str = "<div class='text strana-1'>{}</div>") -> str:
    return (
        "<html lang=cs><head><title>Most přes řeku je otevřen</title></head><body>"
        f"<ul class=menu>{MENU}</ul><div class=hlavni><h1>Most přes řeku je otevřen</h1>{box.format(text)}"
        f"<div class=pager>{onward}</div></div>{TEASERS}<div class=paticka>© Noviny, všechna práva vyhrazena.</div></body></html>"
    )


def read(html: str, now: datetime, continues: str | None = None, number: int = 1) -> Article:
    url = URL if number == 1 else f"{URL}?strana={number}"
    return read_page(Ask(html=html, url=url, now=now, continues=continues))


@pytest.fixture
def first(now: datetime) -> Article:
    text = "".join(f"<p>{text}</p>" for text in LONG)
    return read(page(text, onward='<a href="?strana=2">Další strana</a>'), now)


def test_the_first_page_tells_where_its_text_stands(first: Article, now: datetime) -> None:
    assert first.following is not None and first.place == "/div.hlavni/div.text"
    alone = read(page("".join(f"<p>{text}</p>" for text in LONG)), now)
    assert alone.place == "", "only where the text goes on"


@pytest.mark.parametrize(
    ("inside", "body"),
    [
        ("<p>Konec.</p>", "Konec."),
        ("<p>A to je vše.</p><p>Dobrou noc</p>", "A to je vše.\n\nDobrou noc"),
        ("<h2>Co dál</h2><p>Uvidíme.</p>", "Co dál\n\nUvidíme."),
        ("<ul><li>chodci</li><li>cyklisté</li></ul>", "chodci\n\ncyklisté"),
        ("A to je vše.<br><br>Dobrou noc", "A to je vše.\n\nDobrou noc"),
    ],
)
def test_a_last_page_of_two_lines_is_text(first: Article, now: datetime, inside: str, body: str) -> None:
    html = page(inside, box="<div class='text strana-2 posledni-2'>{}</div>")
    second = read(html, now, first.place, 2)
    assert (second.page_class, second.body, second.lead) == (PageClass.ARTICLE, body, "")
    assert read(html, now, number=2).page_class is PageClass.NO_TEXT, "by itself it says too little"


def test_furniture_in_the_same_place_stays_out(first: Article, now: datetime) -> None:
    inside = (
        "<p>A to je vše.</p><p>Čtěte také: <a href=/clanek/7>Oprava nádraží se protáhne</a></p><p><a href=/a>Sdílet</a></p>"
        "<div class=reklama><p>Kupte si nová okna.</p></div><p>Autor: Jana Malá</p><p>Dobrou noc</p>"
    )
    assert read(page(inside), now, first.place, 2).body == "A to je vše.\n\nDobrou noc"


def test_a_login_box_makes_no_wall_of_a_short_page(first: Article, now: datetime) -> None:
    login = "<form>Přihlášení <input name=jmeno> <input type=password></form>"
    html = page("<p>A to je vše.</p>", onward=login)
    assert read(html, now, first.place, 2).page_class is PageClass.ARTICLE


def test_without_the_place_the_best_one_is_taken(first: Article, now: datetime) -> None:
    html = page(f"<p>{LONG[0]}</p><p>Dobrou noc</p>", box="<section class=jinak>{}</section>")
    for place in (first.place, ""):
        assert read(html, now, place, 2).body == f"{LONG[0]}\n\nDobrou noc"


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<title>404</title><h1>Stránka nenalezena</h1><p>Stránka nebyla nalezena.</p>", PageClass.SOFT_404),
        ("<title>Most</title><ul class=menu><li><a href=/>Domů</a></ul>", PageClass.NO_TEXT),
        ("", PageClass.NO_TEXT),
    ],
)
def test_an_error_is_not_the_text(first: Article, now: datetime, html: str, expected: PageClass) -> None:
    found = read(html, now, first.place, 2)
    assert (found.page_class, found.text) == (expected, "")


def test_the_pages_make_one_article(first: Article, now: datetime) -> None:
    assembly = Assembly(first, 10)
    assert assembly.continues == first.place
    assembly.add(read(page("<p>A to je vše.</p><p>Dobrou noc</p>"), now, assembly.continues, 2))
    article = assembly.article
    assert article.body.split("\n\n") == [*LONG, "A to je vše.", "Dobrou noc"]
    assert (article.following, article.faults, article.place) == (None, (), "")
    assert article.confidence == pytest.approx(first.confidence, abs=0.1), "two lines spoil little"


def test_a_page_with_the_whole_text_continues_nothing(first: Article) -> None:
    assert Assembly(replace(first, whole=f"{URL}?all=1"), 10).continues is None


def test_the_last_lines_before_the_pager_belong_to_the_text(now: datetime) -> None:
    text = "".join(f"<p>{text}</p>" for text in LONG) + "<h3>Co dělat</h3><p>Nevycházet bez potřeby z domu</p>"
    found = read(page(text, onward='<a href="?strana=2">Další strana</a>'), now)
    assert found.body.split("\n\n")[-2:] == ["Co dělat", "Nevycházet bez potřeby z domu"]
