"""The keywords of the density engine."""

from __future__ import annotations

import pytest

from kronika.extract.article import extract

TEXT = "<p>" + "Most slouží od pondělí chodcům i cyklistům. " * 8 + "</p>"
LINKS = "<p><a href=/x>odkaz</a></p>" * 9


def keywords(inside: str, **options: object) -> tuple[str, ...]:
    page = f"<title>Most</title><a href=/temata/menu>Menu</a><h1>Most</h1>{TEXT * 3}{inside}"
    return extract(page, engine="density", **options).keywords


@pytest.mark.parametrize(
    "inside",
    [
        "<meta itemprop=keywords content='doprava, mosty'>",
        "<p itemprop=keywords><a href=/1>doprava</a> <a href=/2>mosty</a></p>",
        "<a rel=tag href=/1>doprava</a> <a rel='nofollow tag' href=/2>mosty</a>",
        "<a class=stitek-tag href=/1>doprava</a> <a id=tag2 href=/2>mosty</a> <a class=tag></a>",
        "<div class=tag><a href=/1>doprava</a><a href=/2>mosty</a></div><div class=tagy><a href=/3>jiné</a></div>",
        "<ul class=tags><li><a href=/1>doprava</a><li><a href=/2>mosty</a></ul><div class=tags><a href=/3>jiné</a></div>",
        "<div id=tagy>doprava, mosty</div>",
        "<p class=tags><a href=/1>doprava</a>, <a href=/2>mosty</a>, <a href=/2>mosty</a></p>",
        "<i><a href=/temata/1>doprava</a>, <a href=/klicova-slova/2>mosty</a>, <a href=/3>jiné</a></i>",
    ],
)
def test_the_ways_in_their_order(inside: str) -> None:
    assert keywords(inside) == ("doprava", "mosty")


def test_not_from_menu_or_footer() -> None:
    assert keywords(f"<p><a href=/temata/1>doprava</a></p>{LINKS}<div><a href=/temata/9>patička</a></div>") == (
        "doprava",
    )


def test_the_pattern_is_an_option() -> None:
    assert keywords("<p><a href=/rubrika/1>doprava</a></p>", keywords_regexp="rubrika") == ("doprava",)
