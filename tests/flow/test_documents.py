"""Which pages are documents: followed articles always, pages of a site when they are or were one, following pages never."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.documents import is_document, told
from kronika.flow.readers import Found, Told, Work
from kronika.flow.round import run_round
from kronika.model.article import PageClass
from kronika.model.document import Measures
from kronika.model.lead import Role
from kronika.model.recipe import Recipe
from kronika.model.selection import ToldPage
from kronika.model.source import SourceKind
from kronika.sampleweb.clock import NOW
from tests.flow.conftest import Follow
from tests.store.material import an_article

RECIPE = Recipe(name="r", hosts=("a.example",), rules=())


@pytest.mark.parametrize(
    ("role", "page_class", "was_one", "path", "counts"),
    [
        (Role.ARTICLE, PageClass.ARTICLE, False, None, True),
        (Role.ARTICLE, PageClass.NO_TEXT, False, None, True),
        (Role.ARTICLE, PageClass.WALL, False, None, True),
        (Role.PAGE, PageClass.ARTICLE, False, None, True),
        (Role.PAGE, PageClass.NO_TEXT, False, None, False),
        (Role.PAGE, PageClass.NO_TEXT, True, None, True),
        (Role.PAGE, PageClass.UNSOLVED, False, "/news/*", True),
        (Role.PAGE, PageClass.UNSOLVED, False, "", False),
        (Role.LISTING, PageClass.ARTICLE, True, "/news/*", False),
        (Role.ENTRY, PageClass.ARTICLE, True, None, False),
        (Role.FOLLOWING, PageClass.ARTICLE, True, None, False),
    ],
)
def test_what_counts(role: Role, page_class: PageClass, was_one: bool, path: str | None, counts: bool) -> None:
    work = Work(
        body=b"",
        url=None,
        lang=None,
        content_type=None,
        now=NOW,
        engine="auto",
        recipe=None if path is None else replace(RECIPE, path=path),
        told=Told(source="s", role=role),
    )
    found = Found(article=an_article(page_class=page_class), measures=Measures(values={}))
    assert is_document(work, found, was_one=was_one) is counts


def test_an_empty_hint_says_nothing() -> None:
    said = told(ToldPage(source="s", role=Role.ARTICLE, hints={"title": "T", "summary": ""}))
    assert (said.feed_title, said.feed_summary, said.role) == ("T", None, Role.ARTICLE)


def test_articles_of_a_feed_are_measured_beside_what_the_feed_said(chronicle: Chronicle, follow: Follow) -> None:
    source = follow("volzhskiy-vestnik", "/rss.xml", SourceKind.FEED)
    made = run_round(chronicle)
    assert made.verified.documents == made.extracted.articles == 60
    documents = chronicle.store.measures.series(source.id)
    assert len(documents) == 60
    assert all(one.measures.values["feed_title"] > 0 for one in documents)
    with_summary = [one for one in documents if "feed_summary" in one.measures.values]
    assert 0 < len(with_summary) < 60  # some stories have none, which is not held against the source


def test_menus_and_lists_of_a_site_are_not_measured(chronicle: Chronicle, follow: Follow) -> None:
    source = follow("parafia-olszyny")
    made = run_round(chronicle)
    documents = chronicle.store.measures.series(source.id)
    assert 0 < len(documents) < made.extracted.articles
