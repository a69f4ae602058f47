"""Which recipe is a directory's: named in the source's options, or found by its host; people's own before those we bring."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from kronika import registry
from kronika.html.address import host_of
from kronika.model.errors import SettingsError
from kronika.model.source import Source
from kronika.sources.directory_reading import read_recipe
from kronika.sources.directory_recipe import FOLDER, DirectoryRecipe, complaints

OPTION = "recipe"
PATTERN = "*.toml"

Name = TypeVar("Name")


def recipe_of(source: Source) -> DirectoryRecipe:
    """The recipe of a source: the TOML text in its options, else one that Kronika brings; SettingsError says what is missing."""
    given = source.options.get(OPTION, "").strip()
    if "=" in given:
        return read_recipe(given, f"The recipe of the source {source.name}")
    brought = registry.kinds(FOLDER)
    name = module_name(given) or by_host(((name, one.hosts) for name, one in brought.items()), source.url)
    if name is None or name not in brought:
        raise SettingsError(missing(source, given))
    return checked(name, brought[name])


def own_recipe(source: Source, folder: Path) -> str | None:
    """The text of a person's recipe for a source, read and found sound; None when the folder has none for it."""
    given = source.options.get(OPTION, "").strip()
    if "=" in given:
        return None
    texts = {path: read_text(path) for path in sorted(folder.glob(PATTERN)) if path.is_file()}
    if given:
        return next((read_by(path, text) for path, text in texts.items() if path.stem == given), None)
    hosts = ((path, read_recipe(text, str(path)).hosts) for path, text in texts.items())
    chosen = by_host(hosts, source.url)
    return texts[chosen] if chosen is not None else None


def read_by(path: Path, text: str) -> str:
    """The text of a recipe that can be used."""
    read_recipe(text, str(path))
    return text


def read_text(path: Path) -> str:
    """A file as text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SettingsError(f"{path} is not UTF-8 text; save it as UTF-8.") from error
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}.") from error


def by_host(hosts: Iterable[tuple[Name, tuple[str, ...]]], url: str) -> Name | None:
    """The first whose hosts hold that of an address."""
    host = host_of(url).removeprefix("www.")
    return next((name for name, known in hosts if host in known), None)


def checked(name: str, recipe: DirectoryRecipe) -> DirectoryRecipe:
    """A recipe that can be used."""
    for where, said in complaints(recipe):
        raise SettingsError(f"The directory recipe {name} cannot be used: {' '.join(map(str, where))}: {said}.")
    return recipe


def module_name(given: str) -> str | None:
    """katalog-parafii is the module katalog_parafii."""
    return given.replace("-", "_") or None


def missing(source: Source, given: str) -> str:
    """No recipe, and what to do about it."""
    known = ", ".join(name.replace("_", "-") for name in registry.names(FOLDER))
    if given:
        return f"The source {source.name} names the recipe “{given}”, but there is no directories/{given}.toml; Kronika brings: {known}."
    return (
        f"The source {source.name} has no recipe: write directories/NAME.toml with hosts = [“{host_of(source.url)}”], "
        f"or name one with --option recipe=NAME (Kronika brings: {known})."
    )
