"""The recipe book: by host, by path, by time; people's own first."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.model.errors import PartMissing
from kronika.model.recipe import Field, Recipe, Rule
from kronika.sites.book import Book, built_in, checked
from kronika.sites.site import Layout, Site

TURN = datetime(2026, 3, 20, 6, tzinfo=UTC)
BEFORE, AFTER = datetime(2026, 3, 20, 5, 59, tzinfo=UTC), datetime(2026, 3, 20, 6, tzinfo=UTC)
RULES = (Rule(field=Field.BODY, css="article"),)


def recipe(name: str, host: str = "a.example", **more: object) -> Recipe:
    return Recipe(name=name, hosts=(host,), rules=RULES, **more)  # type: ignore[arg-type]


def name(book: Book, url: str, at: datetime = AFTER) -> str | None:
    found = book.find(url, at)
    return found and found.name


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("https://a.example/x", "bare"),
        ("https://www.a.example/x", "bare"),
        ("http://A.EXAMPLE:8080/x", "bare"),
        ("https://m.a.example/x", None),
        ("https://b.example/x", None),
        ("https://one.c.example/", "star"),
        ("https://two.one.c.example/", "star"),
        ("https://c.example/", None),
        ("not an address", None),
    ],
)
def test_by_host(url: str, found: str | None) -> None:
    assert name(Book([recipe("bare"), recipe("star", "*.c.example")]), url) == found


def test_a_redesign_closes_a_recipe_and_opens_the_next() -> None:
    book = Book([recipe("old", until=TURN), recipe("new", since=TURN)])
    assert (name(book, "http://a.example/", BEFORE), name(book, "http://a.example/", AFTER)) == ("old", "new")


def test_a_recipe_that_was_never_closed_gives_way_to_its_successor() -> None:
    book = Book([recipe("old"), recipe("new", since=TURN)])
    assert (name(book, "http://a.example/", BEFORE), name(book, "http://a.example/", AFTER)) == ("old", "new")


@pytest.mark.parametrize(
    ("path", "found"),
    [("/news/1.html", "news"), ("/news.php?id=7", "query"), ("/sport/1.html", "rest"), ("/", "rest")],
)
def test_by_path(path: str, found: str) -> None:
    book = Book([recipe("rest"), recipe("news", path="/news/*.html"), recipe("query", path="/news.php?id=*")])
    assert name(book, f"http://a.example{path}") == found


def test_the_first_shelf_wins_while_its_recipe_holds() -> None:
    book = Book([recipe("mine", until=TURN)], [recipe("built-in", since=datetime(2026, 1, 1, tzinfo=UTC))])
    assert (name(book, "http://a.example/", BEFORE), name(book, "http://a.example/", AFTER)) == ("mine", "built-in")


def test_the_built_in_recipes_have_names_of_their_own() -> None:
    names = [one.name for one in built_in()]
    assert len(names) == len(set(names)) >= 4


def test_a_plugin_with_a_wrong_rule_is_named() -> None:
    wrong = Site(name="x", hosts=("x.example",), layouts=(Layout(rules=(Rule(field=Field.BODY, css="p["),)),))
    with pytest.raises(PartMissing, match=r"The site my-paper cannot be used: body: the CSS selector “p\[” is wrong"):
        checked("my-paper", wrong)
