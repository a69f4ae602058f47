"""Given names of many peoples, found in any case by their stems."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from kronika.analyse.entities.stems import stems

CYRILLIC = ("ru",)
VOWELS = "aeiouyáéíóúýěůаеёиоуыэюяйь"
LEAST = 3


@lru_cache
def given_names(code: str) -> tuple[frozenset[str], frozenset[str]]:
    """Given names of a language's letters in lower case, and their stems: names without the vowel at their end."""
    name = "given_cyrillic.txt" if code in CYRILLIC else "given_latin.txt"
    lines = files(__package__).joinpath(name).read_text("utf-8").splitlines()
    full = {word.lower() for line in lines if not line.startswith("#") for word in line.split()}
    cut = {word[:-1] if word[-1] in VOWELS and len(word) > LEAST else word for word in full}
    return frozenset(full), frozenset(cut)


def is_given_name(word: str, code: str) -> bool:
    """Whether a word may be a form of a given name."""
    full, cut = given_names(code)
    low, *shorter = stems(word, code)
    return low in full or any(one in cut for one in (low, *shorter) if len(one) >= LEAST)
