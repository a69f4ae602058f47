"""Phrases that give a page away, looked for in the words of every language: a wall is often not in the language of its site."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from kronika.extract.classes.abroad import ABROAD
from kronika.lang.language import languages

WORD = re.compile(r"\w+")
MARKS = re.compile(r"[\u0300-\u036f]+")
STROKED = str.maketrans("łŁøØđĐ", "lLoOdD")  # letters that do not fall apart into letter and mark


def bare(text: str) -> str:
    """Words in lower case, without accents and punctuation, single spaces between."""
    letters = text if text.isascii() else unaccented(text)
    return " ".join(WORD.findall(letters.lower()))


def unaccented(text: str) -> str:
    """Letters without their marks; й and ё lose theirs as well, on both sides alike."""
    return MARKS.sub("", unicodedata.normalize("NFKD", text.translate(STROKED)))


@cache
def phrases(name: str) -> tuple[str, ...]:
    """The phrases of one kind in all languages, bare, each between spaces."""
    told = [phrase for tongue in languages().values() for phrase in getattr(tongue, name)]
    return tuple(dict.fromkeys(f" {bare(phrase)} " for phrase in (*told, *ABROAD.get(name, ()))))


@cache
def by_first_word(name: str) -> dict[str, tuple[str, ...]]:
    """The same by their first word: most texts have none of those, and that is quickly seen."""
    found: dict[str, tuple[str, ...]] = {}
    for phrase in phrases(name):
        first = phrase.split()[0]
        found[first] = (*found.get(first, ()), phrase)
    return found


def held(words: str, name: str) -> Iterator[str]:
    """The phrases of a kind that bare words hold."""
    index, listed = by_first_word(name), words.split()
    if not index.keys().isdisjoint(listed):
        padded = f" {words} "
        yield from (phrase for first in index.keys() & set(listed) for phrase in index[first] if phrase in padded)


def says(words: str, name: str) -> bool:
    """Bare words hold one of the phrases of a kind."""
    return next(held(words, name), None) is not None


def little_but(words: str, name: str, more: int) -> bool:
    """Bare words are one of the phrases of a kind and at most so many words more."""
    room = len(words.split()) - more
    return any(len(phrase.split()) >= room for phrase in held(words, name))


def begins(words: str, name: str) -> bool:
    """Bare words begin with one of the phrases of a kind."""
    return f" {words} ".startswith(phrases(name))
