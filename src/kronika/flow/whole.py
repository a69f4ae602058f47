"""One article from the web, whole: the page that was asked for, and the pages its text goes on at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kronika.extract.article import read_page
from kronika.extract.assembly import EMPTY, Assembly
from kronika.extract.engine import Ask
from kronika.fetch.errand import Errand
from kronika.model.article import Article
from kronika.model.errors import BadUrl, FetchError, NotText
from kronika.model.recipe import RecipeBook
from kronika.sites.book import Book

FOLLOWING = 10  # pages after the first that are fetched at most


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How the pages are to be read."""

    lang: str | None = None
    engine: str = "auto"
    options: Mapping[str, str] = field(default_factory=dict)  # of the engine, as typed
    recipes: RecipeBook = field(default_factory=Book)
    following: int = FOLLOWING


def read_whole(url: str, errand: Errand, manner: Manner | None = None, *, known_as: str | None = None) -> Article:
    """The article at an address with the text of its following pages.

    `known_as` is the address to go by instead of the one that answers. What goes wrong with the first page is raised; a following
    page that cannot be had leaves a sentence among the article's faults.
    """
    how = manner or Manner()
    assembly = Assembly(read_one(url, errand, how, known_as=known_as), how.following)
    while (wanted := assembly.wanted) is not None:
        try:
            assembly.add(read_one(wanted, errand, how, continues=assembly.continues))
        except NotText:
            assembly.missing(EMPTY)
        except (FetchError, BadUrl):
            assembly.missing()
    return assembly.article


def read_one(
    url: str, errand: Errand, how: Manner, *, known_as: str | None = None, continues: str | None = None
) -> Article:
    """The article of one page; `continues` tells where the text stands on the pages before it."""
    fetched = errand.fetch(url)
    address = known_as or fetched.final_url
    ask = Ask(
        html=fetched.body,
        url=address,
        lang=how.lang,
        content_type=fetched.header("content-type"),
        now=fetched.at,
        options=how.options,
        recipe=how.recipes.find(address, fetched.at),
        continues=continues,
    )
    return read_page(ask, how.engine)
