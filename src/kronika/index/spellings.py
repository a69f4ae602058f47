"""Which words with accents the index has for one written without: kept as terms "=bare word", so that a look-up is one step."""

from __future__ import annotations

from collections.abc import Iterable

from kronika.index.words import bare

SIGN = "="  # no word begins with it


def spelling_pairs(words: Iterable[str]) -> list[str]:
    """A term for every word that can also be written without its accents."""
    return [f"{SIGN}{plain} {word}" for word in words if not word.isascii() and (plain := bare(word)) != word]


def spelling_prefix(word: str) -> str:
    """How the terms begin that tell the spellings of a word without accents."""
    return f"{SIGN}{word} "
