"""The sections of a source: which ones to walk, whatever their accents and case."""

from __future__ import annotations

import unicodedata

from kronika.model.errors import UnknownName
from kronika.sources.strategy import Task

BARE = str.maketrans("łŁøđ", "lLod")  # letters that no decomposition bares


def sections_of(task: Task) -> tuple[str, ...]:
    """The sections to collect, as addresses write them: the one asked for, or all; ("",) when the source names none."""
    known = section_names(task.option("sections"))
    wanted = task.scope.section or task.source.section
    if wanted is None:
        return tuple(dict.fromkeys(known.values())) or ("",)
    chosen = {slug for name, slug in known.items() if plain(wanted) in (plain(name), plain(slug))}
    if known and not chosen:
        raise UnknownName(f"The source {task.source.name} has no section “{wanted}”; it has: {', '.join(known)}.")
    return tuple(slug for slug in dict.fromkeys(known.values()) if slug in chosen) or (wanted,)


def section_names(option: str) -> dict[str, str]:
    """The option `sections`: how readers name each section → how addresses do; “domácí=8, zahraniční=2” or “sport”."""
    named: dict[str, str] = {}
    for part in option.split(","):
        name, equals, slug = (piece.strip() for piece in part.partition("="))
        if name:
            named[name] = slug if equals else name
    return named


def plain(text: str) -> str:
    """Lower case without accents."""
    decomposed = unicodedata.normalize("NFD", text.translate(BARE).casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))
