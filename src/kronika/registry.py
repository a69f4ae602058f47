"""Finds kinds: every module in a folder, then every installed entry point of the same group."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from kronika.model.errors import PartMissing, UnknownName

if TYPE_CHECKING:
    from collections.abc import Mapping

ATTRIBUTE = "KIND"


@cache
def kinds(folder: str) -> Mapping[str, Any]:
    """All kinds of one folder by name: `kronika.lang.kinds` → {"cs": …}.

    A built-in kind is a module that sets KIND; a plugin is an entry point in the group named like
    the folder without "kinds" (`kronika.lang`). A plugin may replace a built-in kind of its name.
    """
    found = {name: load_module(f"{folder}.{name}") for name in module_names(folder)}
    for point in entry_points(group=group_of(folder)):
        try:
            found[point.name] = point.load()
        except Exception as error:
            raise PartMissing(
                f"The plugin {point.name} ({point.value}) cannot be loaded: {error}. Remove or repair the package that brings it."
            ) from error
    return MappingProxyType(found)


@cache
def known_names(folder: str) -> tuple[str, ...]:
    """As `names`, looked up once: reading the installed packages takes milliseconds."""
    return tuple(sorted({*module_names(folder), *(point.name for point in entry_points(group=group_of(folder)))}))


def names(folder: str) -> list[str]:
    """The names of all kinds, without loading any."""
    return list(known_names(folder))


def check(folder: str, name: str) -> str:
    """The name of a kind there is, or a sentence that lists the ones there are."""
    known = names(folder)
    if name not in known:
        raise UnknownName(
            f"There is no {group_of(folder).removeprefix('kronika.')} kind called “{name}”; known: {', '.join(known)}."
        )
    return name


def kind(folder: str, name: str) -> Any:
    """One kind by name, or a sentence that lists the ones there are."""
    return kinds(folder)[check(folder, name)]


def group_of(folder: str) -> str:
    """The entry-point group that extends a folder."""
    return folder.removesuffix(".kinds")


def module_names(folder: str) -> list[str]:
    """Names of the modules and packages in a folder that do not start with an underscore."""
    package = importlib.import_module(folder)
    return [module.name for module in pkgutil.iter_modules(package.__path__) if not module.name.startswith("_")]


def load_module(path: str) -> Any:
    """The KIND of one module."""
    module = importlib.import_module(path)
    if not hasattr(module, ATTRIBUTE):
        raise PartMissing(f"The module {path} sets no {ATTRIBUTE}; see CONTRIBUTING.md.")
    return getattr(module, ATTRIBUTE)
