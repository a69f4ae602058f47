"""One page on trial: what each field of its article came from, which recipe was for it, and what its rules found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from kronika.extract.article import read_page
from kronika.extract.engine import Ask
from kronika.extract.recipe import findings
from kronika.extract.recipe_values import Finding, Value
from kronika.flow.chronicle import RECIPES
from kronika.model.article import GAP, Article, Part
from kronika.model.recipe import Field, Recipe, RecipeBook
from kronika.settings import FILE_NAME
from kronika.sites.book import Book, built_in, open_book


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """The article, the recipe that was for it, and the recipe's findings by field."""

    article: Article
    at: datetime
    recipe: Recipe | None
    tried: Mapping[Field, Finding]

    @property
    def found(self) -> bool:
        """There is something to keep."""
        return bool(self.article.title or self.article.text)


def try_page(ask: Ask, engine: str, book: RecipeBook) -> Trial:
    """Read a page as a round would, and look again at what the recipe's rules found."""
    recipe = book.find(ask.url, ask.now) if ask.url else None
    asked = replace(ask, recipe=recipe)
    article = read_page(asked, engine)
    tried = {finding.field: finding for finding in findings(asked, article)}
    return Trial(article=article, at=ask.now, recipe=recipe, tried=tried)


def book_of(home: Path) -> RecipeBook:
    """The recipes of a chronicle; the built-in ones where there is none."""
    return open_book(home / RECIPES) if (home / FILE_NAME).is_file() else Book(built_in())


def plain_value(value: Value | None) -> str | datetime | tuple[str, ...] | None:
    """A finding without the shape of its parts."""
    if isinstance(value, tuple):
        parts = [one for one in value if isinstance(one, Part)]
        return GAP.join(part.text for part in parts) if parts else tuple(map(str, value))
    return value
