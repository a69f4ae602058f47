"""Shown articles by number, and those whose address shows nothing any more."""

from __future__ import annotations

from kronika.model.article import PageClass
from kronika.store.store import Store
from tests.store.analysed import store_articles
from tests.store.material import NOW, a_source, an_article


def test_only_the_newest_version_is_shown_and_what_is_gone_is_told(store: Store) -> None:
    source = store.sources.add(a_source("noviny"), NOW)
    first, second = store_articles(store, source, an_article("a"), an_article("b"))
    [third] = store_articles(store, source, an_article("a, mended"), path="0")
    assert store.shown.numbers() == [second, third]
    assert [record.article.title for record in store.shown.of([third, first, second, 99, 2**70])] == ["a, mended", "b"]
    assert store.shown.gone([first, second, third]) == []  # the first has a newer version in its place
    empty = an_article("", lead="", body="", page_class=PageClass.NO_TEXT)
    [fourth] = store_articles(store, source, empty, path="1")
    assert store.shown.numbers() == [third]
    assert [record.id for record in store.shown.gone([first, second, third, fourth])] == [second, fourth]
