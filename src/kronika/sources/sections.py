"""The sections of a source: which ones to walk, whatever their accents and case."""

from __future__ import annotations

import unicodedata

from kronika.model.errors import UnknownName
from kronika.sources.strategy import Task


def sections_of(task: Task) -> tuple[str, ...]:
    """The sections to collect: the one asked for, or all that the source names; ("",) when it names none."""
    known = tuple(part.strip() for part in task.option("sections").split(",") if part.strip())
    wanted = task.scope.section or task.source.section
    if wanted is None:
        return known or ("",)
    chosen = tuple(name for name in known if plain(name) == plain(wanted))
    if known and not chosen:
        raise UnknownName(f"The source {task.source.name} has no section “{wanted}”; it has: {', '.join(known)}.")
    return chosen or (wanted,)


def plain(text: str) -> str:
    """Lower case without accents."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))
