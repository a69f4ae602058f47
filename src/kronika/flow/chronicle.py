"""A chronicle: one folder with its settings and its store, opened at the door and passed on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kronika import settings as door
from kronika.flow.recipe_book import LivingBook
from kronika.model.clock import Clock, system_clock
from kronika.model.errors import ChronicleExists, InputError
from kronika.model.recipe import RecipeBook
from kronika.settings import FILE_NAME, Settings
from kronika.sites.book import Book, open_book
from kronika.sites.known import KnownSites, open_known
from kronika.store.store import Store, open_store

DATA = "data"
RECIPES = "recipes"  # people's own, one TOML file a site
TEMPLATE = """\
# A Kronika chronicle. Every setting has a default; “kronika settings” lists them all.
# An environment variable such as KRONIKA_FETCH__CONTACT overrides this file, a flag overrides both.

[store]
# url = "sqlite:///data/kronika.db"        # or postgresql://user@host/name

[fetch]
# contact = "you@example.org"              # shown to the sites you visit: please fill it in
# allow = ["127.0.0.0/8"]                  # private networks that may be fetched from
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chronicle:
    """Everything a stage needs: settings, store, the time, and the known sites with their recipes."""

    settings: Settings
    store: Store
    clock: Clock = system_clock
    recipes: RecipeBook = field(default_factory=Book)
    known: KnownSites = field(default_factory=KnownSites)


def init_chronicle(folder: Path, text: str = TEMPLATE, environment: Mapping[str, str] | None = None) -> Path:
    """Make a new chronicle in a folder, store included; what is already there is left alone."""
    if (folder / FILE_NAME).exists():
        raise ChronicleExists(f"{folder / FILE_NAME} is already there; use it with “kronika -C {folder} …”.")
    try:
        (folder / DATA).mkdir(parents=True, exist_ok=True)
        loaded = door.load(folder, environment or {})
        open_store(loaded.database, create=True).close()
        # The file comes last: a folder that has one is a whole chronicle.
        (folder / FILE_NAME).write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError(f"A chronicle cannot be made in {folder}: {error.strerror}.") from error
    return folder.resolve()


@contextmanager
def open_chronicle(
    start: Path,
    environment: Mapping[str, str],
    flags: Mapping[str, Any] | None = None,
    clock: Clock = system_clock,
) -> Iterator[Chronicle]:
    """The chronicle at or above `start`, closed again at the end."""
    loaded = door.load(door.find_home(start), environment, flags)
    recipes, known = open_book(loaded.home / RECIPES), open_known(loaded.home / RECIPES)
    with open_store(loaded.database, busy_seconds=loaded.store.busy_seconds) as store:
        yield Chronicle(
            settings=loaded, store=store, clock=clock, recipes=LivingBook(recipes, store.recipes), known=known
        )
