"""The living recipe book: what is applied anywhere holds from the next page on, and ends what was before."""

from __future__ import annotations

from datetime import timedelta

from kronika.flow.chronicle import Chronicle
from kronika.flow.recipe_book import LivingBook
from kronika.model.recipe import Field, Recipe, Rule
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW
from kronika.sites.book import Book
from kronika.store.store import open_store

URL = "http://www.listy.example/a/1"
FILE = Recipe(name="file-1", hosts=("listy.example",), rules=(Rule(field=Field.BODY, css=".old"),))
NEW = Recipe(name="new", hosts=("listy.example",), path="/a/*", rules=(Rule(field=Field.BODY, css=".new"),), since=NOW)
EARLIER = NOW - timedelta(days=1)


def name_at(book: LivingBook, url: str = URL, *, earlier: bool = False) -> str | None:
    """The name of the recipe for an address, now or a day before."""
    found = book.find(url, EARLIER if earlier else NOW)
    return found.name if found is not None else None


def test_a_recipe_applied_by_another_process_holds_at_once(chronicle: Chronicle) -> None:
    source = chronicle.store.sources.add(Source(name="l", url=URL, kind=SourceKind.FEED), NOW)
    book = LivingBook(Book([FILE]), chronicle.store.recipes)
    assert name_at(book) == "file-1"
    with open_store(chronicle.settings.database) as other:
        kept = other.recipes.apply(source.id, NEW, NOW, ends=[("listy.example", "file-1")])
        assert name_at(book) == "new"
        assert name_at(book, earlier=True) == "file-1"
        assert name_at(book, "http://listy.example/b/1") is None  # the old layout has ended there too
        assert name_at(book, "http://listy.example/b/1", earlier=True) == "file-1"
        other.recipes.withdraw(kept.id)
    assert name_at(book) == name_at(book, "http://listy.example/b/1") == "file-1"


def test_a_chronicle_has_such_a_book(chronicle: Chronicle) -> None:
    source = chronicle.store.sources.add(Source(name="l", url=URL, kind=SourceKind.FEED), NOW)
    assert chronicle.recipes.find(URL, NOW) is None
    chronicle.store.recipes.apply(source.id, NEW, NOW)
    assert chronicle.recipes.find(URL, NOW) == NEW


def test_an_end_is_for_its_host_alone(chronicle: Chronicle) -> None:
    source = chronicle.store.sources.add(Source(name="l", url=URL, kind=SourceKind.FEED), NOW)
    star = Recipe(name="star", hosts=("*.example",), rules=FILE.rules)
    book = LivingBook(Book([star]), chronicle.store.recipes)
    chronicle.store.recipes.apply(source.id, NEW, NOW, ends=[("listy.example", "star")])
    assert name_at(book, "http://noviny.example/") == "star"
    assert name_at(book, "http://listy.example/") is None
