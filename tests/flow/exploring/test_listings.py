"""Menus, shapes of addresses, page turning and months, found on small pages."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest

from kronika.flow.exploring.menu import menu_of
from kronika.flow.exploring.months import month_archive
from kronika.flow.exploring.shapes import article_pattern
from kronika.flow.exploring.turning import turning_of
from tests.flow.exploring.pages import NOW, document


def anchors(*links: tuple[str, str]) -> str:
    return " ".join(f'<a href="{url}">{text}</a>' for url, text in links)


SECTIONS = (("/domaci/", "Domácí"), ("/svet/", "Svět"), ("/sport/", "Sport"))


def test_sections_are_links_of_one_shape() -> None:
    page = document(f"<nav>{anchors(('/', 'Úvod'), *SECTIONS, ('/kontakt/', 'Kontakt'), ('/rss.xml', 'RSS'))}</nav>")
    menu = menu_of(page)
    assert menu is not None
    assert menu.template == "/{section}/"
    assert menu.slugs == (("Domácí", "domaci"), ("Svět", "svet"), ("Sport", "sport"))
    assert menu.sections[0].url == "http://paper.example/domaci/"


def test_sections_may_stand_in_the_query_and_without_any_nav() -> None:
    rows = "".join(f'<td><a href="/rubrika.php?id={slug}&v=1">{slug}</a></td>' for slug in ("domov", "svet", "sport"))
    menu = menu_of(document(f"<table><tr>{rows}</tr></table>"))
    assert menu is not None and menu.template == "/rubrika.php?id={section}&v=1"


def test_the_menu_with_the_most_sections_wins_over_pages_and_days() -> None:
    pages = anchors(*((f"/page/{number}", str(number)) for number in range(2, 9)))
    days = anchors(*((f"/arhiv/2026-03-{day}/", f"{day} March 2026") for day in range(10, 31)))
    menu = menu_of(document(f"<div>{pages}</div><div>{days}</div><ul>{anchors(*SECTIONS)}</ul>"))
    assert menu is not None and [name for name, _ in menu.slugs] == ["Domácí", "Svět", "Sport"]


@pytest.mark.parametrize(
    "html", ["", anchors(*SECTIONS[:2]), '<nav><a href="http://other.example/a/">A name</a></nav>']
)
def test_too_few_links_are_no_menu(html: str) -> None:
    assert menu_of(document(html)) is None


def test_names_cannot_break_the_option() -> None:
    menu = menu_of(document(f"<nav>{anchors(('/a/', 'Bread, wine'), ('/b/', 'x=y'), ('/c/', 'C d'))}</nav>"))
    assert menu is not None and [name for name, _ in menu.slugs] == ["Bread  wine", "x y", "C d"]


@pytest.mark.parametrize(
    ("paths", "pattern"),
    [
        (("/news/2026/03/31/100.html", "/news/2026/03/30/99.html"), r"^/news/\d+/\d+/\d+/\d+\.html$"),
        (("/domaci/most-stoji.A12", "/sport/gol-v-zaveru.A345"), r"^/(?:domaci|svet|sport)/[^/?]+\.A\d+$"),
        (("/domaci/12-most-stoji", "/domaci/345-gol"), r"^/(?:domaci|svet|sport)/\d+-[^/?]+$"),
        (("/clanek.php?cislo=12&x=a", "/clanek.php?cislo=345&x=a"), r"^/clanek\.php\?cislo=\d+&x=a$"),
        (("/art_1.html", "/art_22.html"), r"^/art_\d+\.html$"),
        (("/text/alfa-beta", "/text/gama"), r"^/text/[^/?]+$"),
    ],
)
def test_the_shape_of_article_addresses(paths: tuple[str, str], pattern: str) -> None:
    first, second = paths
    changed = re.compile(r"\d+(?=\D*$)|gama")  # the number of an article, else its words
    many = [
        first,
        second,
        *(
            changed.sub(other, second)
            for other in (
                ("700", "800", "900") if changed.search(second)[0] != "gama" else ("delta", "ypsilon", "omega")
            )
        ),
    ]  # type: ignore[index]
    headlines = anchors(*((path, "A headline of some length") for path in dict.fromkeys(many)))
    page = document(f"<nav>{anchors(*SECTIONS)}</nav>{headlines}")
    found = article_pattern(page, [f"http://paper.example{url}" for url, _ in SECTIONS], ["domaci", "svet", "sport"])
    assert found == pattern
    assert all(re.search(found, path) for path in paths)


def test_a_shape_that_fits_the_sections_too_is_none() -> None:
    headlines = anchors(*((f"/{word}/", "A headline of some length") for word in ("alfa", "beta", "gama", "delta")))
    assert article_pattern(document(headlines), ["http://paper.example/sport/"]) == ""


@pytest.mark.parametrize(
    ("links", "options"),
    [
        ('<a href="?strana=2">2</a><a href="?strana=58">58</a>', {"page": r"[?&]strana=(\d+)"}),
        ('<a href="/svet/page/2/">2</a>', {"page": r"/(?:strana|strona|str|stranka|page|p)[/-](\d+)(?=/?$|\?)"}),
        ('<a href="/svet/2">2</a>', {"page": r"/(\d{1,4})(?=/?$|\?)"}),
        ('<a href="?offset=20">next</a><a href="?offset=40">…</a>', {"page": r"[?&]offset=(\d+)", "step": "20"}),
        ('<a href="/starsi?od=x77">Starší články »</a>', {"older": "starší"}),
        ('<a href="/a">Starší dům u řeky koupila obec za korunu</a>', {}),
        ('<a href="/sport/?strana=2">elsewhere</a>', {}),
        ("", {}),
    ],
)
def test_how_pages_are_turned(links: str, options: dict[str, str]) -> None:
    assert turning_of(document(links, url="http://paper.example/svet/")) == options


@pytest.mark.parametrize(
    ("url", "template"),
    [
        ("/archiv/2026/03/", "/archiv/{year}/{month:02}/"),
        ("/archiv/svet/2026-03/", "/archiv/{section}/{year}-{month:02}/"),
        ("/archiv/2026-02", "/archiv/{year}-{month:02}"),
        ("/archiv/2019/03/", ""),
        ("/news/2026/03/31/1.html", ""),
        ("http://other.example/archiv/2026/03/", ""),
        ("/archiv/", ""),
    ],
)
def test_a_link_to_this_month_shows_the_archive(url: str, template: str) -> None:
    assert month_archive(document(anchors((url, "Archiv"))), ["svet"], NOW) == template


def test_in_january_the_month_before_is_last_years() -> None:
    now = datetime(2026, 1, 5, tzinfo=UTC)
    assert month_archive(document(anchors(("/a/2025-12/", "Prosinec"))), [], now) == "/a/{year}-{month:02}/"
