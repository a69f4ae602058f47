"""The recipes of a chronicle as they are now: those that repair has applied come before files and built-in ones."""

from __future__ import annotations

from datetime import datetime

from kronika.model.recipe import Recipe
from kronika.sites.book import Book
from kronika.store.recipes import Recipes


class LivingBook:
    """Satisfies model.recipe.RecipeBook. A recipe that is applied anywhere, in any process, holds from the next page on."""

    def __init__(self, files: Book, kept: Recipes) -> None:
        self._files = files
        self._kept = kept
        self._known: tuple[tuple[int, ...], Book] | None = None  # replaced as a whole: threads share it

    def find(self, url: str, at: datetime) -> Recipe | None:
        """The recipe for an address at the moment it was fetched."""
        version = self._kept.version()
        known = self._known
        if known is None or known[0] != version:
            known = self._known = version, self._files.below(self._kept.applied(), self._kept.ended())
        return known[1].find(url, at)
