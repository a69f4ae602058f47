"""One article from the web, whole: the page that was asked for, and the pages its text goes on at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kronika.extract.article import extract
from kronika.extract.assembly import EMPTY, Assembly
from kronika.fetch.errand import Errand
from kronika.model.article import Article
from kronika.model.errors import BadUrl, FetchError, NotText

FOLLOWING = 10  # pages after the first that are fetched at most


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How the pages are to be read."""

    lang: str | None = None
    engine: str = "auto"
    options: Mapping[str, str] = field(default_factory=dict)  # of the engine, as typed
    following: int = FOLLOWING


def read_whole(url: str, errand: Errand, manner: Manner | None = None, *, known_as: str | None = None) -> Article:
    """The article at an address with the text of its following pages.

    `known_as` is the address to go by instead of the one that answers. What goes wrong with the first page is raised; a following
    page that cannot be had leaves a sentence among the article's faults.
    """
    how = manner or Manner()
    assembly = Assembly(read_one(url, errand, how, known_as), how.following)
    while (wanted := assembly.wanted) is not None:
        try:
            assembly.add(read_one(wanted, errand, how))
        except NotText:
            assembly.missing(EMPTY)
        except (FetchError, BadUrl):
            assembly.missing()
    return assembly.article


def read_one(url: str, errand: Errand, how: Manner, known_as: str | None = None) -> Article:
    """The article of one page."""
    fetched = errand.fetch(url)
    return extract(
        fetched.body,
        known_as or fetched.final_url,
        how.lang,
        content_type=fetched.header("content-type"),
        now=fetched.at,
        engine=how.engine,
        **how.options,
    )
