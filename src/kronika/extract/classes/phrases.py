"""Phrases that give a page away, looked for in the words of every language: a wall is often not in the language of its site."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from kronika.extract.classes.abroad import ABROAD
from kronika.lang.language import languages

WORD = re.compile(r"\w+")
STROKED = str.maketrans("łŁøØđĐ", "lLoOdD")  # letters that do not fall apart into letter and mark


def bare(text: str) -> str:
    """Words in lower case, without accents and punctuation, single spaces between."""
    letters = text if text.isascii() else unaccented(text)
    return " ".join(WORD.findall(letters.lower()))


def unaccented(text: str) -> str:
    """Letters without their marks; й and ё lose theirs as well, on both sides alike."""
    apart = unicodedata.normalize("NFKD", text.translate(STROKED))
    return "".join(character for character in apart if not unicodedata.combining(character))


@cache
def phrases(name: str) -> tuple[str, ...]:
    """The phrases of one kind in all languages, bare, each between spaces."""
    told = [phrase for tongue in languages().values() for phrase in getattr(tongue, name)]
    return tuple(dict.fromkeys(f" {bare(phrase)} " for phrase in (*told, *ABROAD.get(name, ()))))


def says(words: str, name: str) -> bool:
    """Bare words hold one of the phrases of a kind."""
    padded = f" {words} "
    return any(phrase in padded for phrase in phrases(name))


def little_but(words: str, name: str, more: int) -> bool:
    """Bare words are one of the phrases of a kind and at most so many words more."""
    padded = f" {words} "
    room = len(words.split()) - more
    return any(phrase in padded and len(phrase.split()) >= room for phrase in phrases(name))


def begins(words: str, name: str) -> bool:
    """Bare words begin with one of the phrases of a kind."""
    padded = f" {words} "
    return any(padded.startswith(phrase) for phrase in phrases(name))
