"""Addresses of the pages of one article: what is one, what is not, and what may be either."""

from __future__ import annotations

import pytest

from kronika.extract.page_address import Step, is_whole, step

A = "https://gazeta.example/kraj/rada-miasta-przyjela-budzet"


@pytest.mark.parametrize(
    ("here", "there", "found"),
    [
        (A, A + "?page=2", (1, 2, True)),
        (A + "/", A + "/?strona=2", (1, 2, True)),
        (A + "?page=2", A + "?page=3", (2, 3, True)),
        (A + "?id=5", A + "?id=5&str=2", (1, 2, True)),
        (A + "?page=2", A, (2, 1, True)),
        (A, A + "?page=1", (0, 1, True)),
        (A + "?page=1", A, (1, 1, True)),
        (A + "?ref=home", A + "?page=2", (1, 2, True)),
        (A, A + "/2", (1, 2, True)),
        (A + "/", A + "/2/", (1, 2, True)),
        (A + "/2/", A + "/3/", (2, 3, True)),
        (A, A + "/page/2/", (1, 2, True)),
        (A, A + "/strona-2", (1, 2, True)),
        (A + ".html", A + ",2.html", (1, 2, True)),
        (A + ",2.html", A + ",3.html", (2, 3, True)),
        (A + ",1,12345,artykul.html", A + ",2,12345,artykul.html", (1, 2, True)),
        (A + ".html", A + "-2.html", (1, 2, False)),
        (A, A + "_2", (1, 2, False)),
        (A + "-2.html", A + "-3.html", (2, 3, False)),
        (A, A.replace("https://", "http://www.") + "?page=2", (1, 2, True)),
        ("https://a.example/clanek/123", "https://a.example/clanek/123?strana=2", (1, 2, True)),
        ("https://a.example/show.php?id=77", "https://a.example/show.php?id=77&page=2", (1, 2, True)),
        ("https://a.example/?p=123", "https://a.example/?p=123&page=2", (1, 2, True)),
    ],
)
def test_pages_of_one_article(here: str, there: str, found: tuple[int, int, bool]) -> None:
    assert step(here, there) == Step(here=found[0], there=found[1], sure=found[2])


@pytest.mark.parametrize(
    ("here", "there"),
    [
        (A, "https://gazeta.example/kraj/nowy-most-przez-rzeke"),
        (A, "https://inna.example/kraj/rada-miasta-przyjela-budzet?page=2"),
        (A, A + "?cpage=2"),
        (A, A + "?comment-page=2"),
        (A, A + "/comment-page-2/"),
        (A, A + "?page=2&sort=new"),
        (A, A + "?page=20240501"),
        (A, A),
        ("https://gazeta.example/", "https://gazeta.example/?page=2"),
        ("https://gazeta.example/sport", "https://gazeta.example/sport?page=2"),
        ("https://gazeta.example/sport", "https://gazeta.example/sport/2"),
        ("https://gazeta.example/artykul/12", "https://gazeta.example/artykul/13"),
        ("https://gazeta.example/artykul/12345", "https://gazeta.example/artykul/12346"),
        ("https://gazeta.example/?p=12", "https://gazeta.example/?p=13"),
        ("https://gazeta.example/show.php?id=77", "https://gazeta.example/show.php?page=2"),
        ("https://a.example/wyniki-kolejka-5-ligi", "https://a.example/wyniki-kolejka-6-ligi"),
        (A + ".html", A + ",2.php"),
        (A, A + "/galeria/2"),
        (A, A + "/123456"),
    ],
)
def test_other_things(here: str, there: str) -> None:
    assert step(here, there) is None


@pytest.mark.parametrize(
    "there",
    [A + "?all=1", A + "?page=all", A + "?print", A + "?view=print", A + "/all", A + "/print/", A + "?pagewanted=all"],
)
def test_all_on_one_page(there: str) -> None:
    assert is_whole(A, there)
    assert is_whole(A + "?page=2", there) or there.startswith(A + "/")


@pytest.mark.parametrize(
    "there", [A, A + "?page=2", A + "?all=0", A + "/allegro", "https://x.example/?all=1", A + "?all=1&id=2"]
)
def test_not_all_on_one_page(there: str) -> None:
    assert not is_whole(A, there)
