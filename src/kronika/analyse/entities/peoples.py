"""The names of peoples are names in every language; Russian writes them small: "россияне", "украинцев"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from kronika.analyse.text import Name, Text

PERSON = "PER"
LANGUAGES = frozenset({"ru"})


def peoples(text: Text, names: Sequence[Name]) -> list[Name]:
    """Peoples in small letters outside other names, as persons: so they are marked where they have a capital."""
    code = text.language.code
    if code not in LANGUAGES:
        return []
    known = listed(code)
    taken = {place for name in names for place in range(name.first, name.last)}
    return [
        Name(first=place, last=place + 1, type=PERSON)
        for place, lemma in enumerate(text.lemmas)
        if lemma in known and place not in taken and text.tokens[place].text.islower()
    ]


@cache
def listed(code: str) -> frozenset[str]:
    """The peoples of a language's list, as dictionary forms."""
    file = files(__package__) / "lists" / f"peoples_{code}.txt"
    return frozenset(file.read_text("utf-8").split())
