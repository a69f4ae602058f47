"""The recipe book: which recipe is for an address at a moment; people's own come before the built-in ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from pathlib import Path
from urllib.parse import urlsplit

from kronika.html.address import host_of
from kronika.model.errors import PartMissing
from kronika.model.recipe import Recipe
from kronika.registry import kinds
from kronika.sites.reading import read_folder
from kronika.sites.site import FOLDER, Site, complaints

BEGINNING = datetime.min.replace(tzinfo=UTC)


class Book:
    """Recipes on shelves: what the first shelf has, the second need not have. Satisfies model.recipe.RecipeBook."""

    def __init__(self, *shelves: Iterable[Recipe]) -> None:
        self._shelves = tuple(by_host(shelf) for shelf in shelves)
        self._endings: Mapping[tuple[str, str], datetime] = {}

    def below(self, shelf: Iterable[Recipe], endings: Mapping[tuple[str, str], datetime]) -> Book:
        """The same book with another shelf above the others. On a host, recipes of the others may end, by their names."""
        book = Book(shelf)
        book._shelves += self._shelves
        book._endings = dict(endings)
        return book

    def find(self, url: str, at: datetime) -> Recipe | None:
        """The recipe for an address at the moment it was fetched; of several the one that holds since latest."""
        host = host_of(url).removeprefix("www.")
        for number, shelf in enumerate(self._shelves):
            found = (recipe for key in keys(host) for recipe in shelf.get(key, ()) if fits(recipe, url, at))
            fitting = [recipe for recipe in found if not (number and self._is_over(host, recipe, at))]
            if fitting:
                return max(fitting, key=lambda recipe: (recipe.since or BEGINNING, bool(recipe.path)))
        return None

    def _is_over(self, host: str, recipe: Recipe, at: datetime) -> bool:
        """It was ended on this host, although whoever wrote it did not say so."""
        until = self._endings.get((host, recipe.name))
        return until is not None and at >= until


def open_book(folder: Path) -> Book:
    """The recipes of a chronicle's folder before the built-in ones; raises SettingsError for a file that is wrong."""
    return Book([recipe for site in read_folder(folder) for recipe in site.recipes], built_in())


def built_in() -> list[Recipe]:
    """The recipes of all known sites, those that plugins bring among them."""
    return [recipe for name, site in sorted(kinds(FOLDER).items()) for recipe in checked(name, site).recipes]


def checked(name: str, site: Site) -> Site:
    """A site whose every rule can be used."""
    for layout in site.layouts:
        for rule in layout.rules:
            for complaint in complaints(rule):
                raise PartMissing(f"The site {name} cannot be used: {rule.field}: {complaint}.")
    return site


def by_host(recipes: Iterable[Recipe]) -> dict[str, list[Recipe]]:
    """Recipes by the hosts they name, so that a page of any other host costs nothing."""
    shelf: dict[str, list[Recipe]] = {}
    for recipe in recipes:
        for host in recipe.hosts:
            shelf.setdefault(host, []).append(recipe)
    return shelf


def keys(host: str) -> list[str]:
    """The ways to name a host: itself, or with a star all below one of its domains."""
    labels = host.split(".")
    return [host, *(f"*.{'.'.join(labels[start:])}" for start in range(1, len(labels)))]


def fits(recipe: Recipe, url: str, at: datetime) -> bool:
    """The recipe holds at that moment and for that path."""
    if (recipe.since and at < recipe.since) or (recipe.until and at >= recipe.until):
        return False
    if not recipe.path:
        return True
    parts = urlsplit(url)
    return fnmatchcase(f"{parts.path}?{parts.query}" if parts.query else parts.path, recipe.path)
