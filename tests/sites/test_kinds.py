"""The built-in recipes against the sample web: every field right, before and after the redesign."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from urllib.parse import parse_qsl, urlsplit

import pytest

from kronika.extract.article import read_page
from kronika.extract.engine import Ask
from kronika.model.article import Article
from kronika.model.recipe import Field
from kronika.registry import kinds
from kronika.sampleweb.site import Request, Site, Truth
from kronika.sites.book import Book, built_in

BEFORE, AFTER = datetime(2026, 3, 19, 15, tzinfo=UTC), datetime(2026, 3, 25, 15, tzinfo=UTC)
BOOK = Book(built_in())
FIELDS = ("title", "lead", "published", "authors", "keywords", "section")


def page(site: Site, path: str, now: datetime) -> tuple[bytes, str, str | None]:
    """Bytes, address and content type of a page as it is at that moment."""
    where, base = urlsplit(path), f"http://{site.host}.localhost:8801"
    answer = site.answer(
        Request(
            method="GET", host=site.host, path=where.path, query=dict(parse_qsl(where.query)), headers={}, base=base
        ),
        now,
    )
    return answer.body, base + path, dict(answer.headers).get("Content-Type")


def read(name: str, now: datetime, *, fetched: datetime | None = None) -> Iterator[tuple[Truth, Article]]:
    """Some articles of a site by its recipe; `fetched` is when the recipe book thinks they were fetched."""
    site: Site = kinds("kronika.sampleweb.sites")[name]
    for truth in islice(site.truths(now), 3, 200, 9):
        body, url, kind = page(site, truth.path, now)
        recipe = BOOK.find(url, fetched or now)
        assert recipe is not None
        yield truth, read_page(Ask(html=body, url=url, content_type=kind, now=now, recipe=recipe))


@pytest.mark.parametrize(
    ("name", "now", "recipe"),
    [
        ("gorodskie_novosti", BEFORE, "gorodskie-novosti-1"),
        ("gorodskie_novosti", AFTER, "gorodskie-novosti-2"),
        ("severnaya_hronika", AFTER, "severnaya-hronika-1"),
        ("glos_baltyku", AFTER, "glos-baltyku-1"),
    ],
)
def test_every_field_is_right(name: str, now: datetime, recipe: str) -> None:
    for truth, article in read(name, now):
        for field in FIELDS:
            assert getattr(article, field) == getattr(truth, field), (article.url, field)
        assert article.faults == ()
        assert article.origins["authors"] == f"recipe {recipe}"
        assert article.origins["title"].endswith(f"recipe {recipe} agrees")


@pytest.mark.parametrize("now", [BEFORE, AFTER])
def test_the_body_is_exact_before_and_after_the_redesign(now: datetime) -> None:
    shapes = set()
    for truth, article in read("gorodskie_novosti", now):
        assert [part.text for part in article.parts] == list(truth.body)
        shapes |= set(article.shape.split())
    assert shapes & {"h2", "h3"}  # sub-headings are kept as such


def test_with_the_recipe_of_the_other_layout_the_general_engine_reads_on_and_it_is_told() -> None:
    for truth, article in read("gorodskie_novosti", AFTER, fetched=BEFORE):
        assert article.title == truth.title and len(article.body) > 0.5 * len("\n\n".join(truth.body))
        [fault] = article.faults
        assert fault.startswith("The recipe gorodskie-novosti-1 (until 2026-03-20) found nothing on this page")


def test_pages_that_are_no_articles_have_no_recipe() -> None:
    for host in ("gorodskie-novosti", "severnaya-hronika", "glos-baltyku"):
        assert BOOK.find(f"http://{host}.localhost:8801/", AFTER) is None


def test_every_recipe_looks_for_the_body() -> None:
    """Without that it would not notice a redesign that matters."""
    assert all(recipe.for_field(Field.BODY) for recipe in built_in())
