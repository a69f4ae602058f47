"""Marks names in a text by their words, for the tests of what follows finding them."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.analyse.text import Name, Text, cut


def marked(text: str, lang: str, *names: tuple[str, str]) -> tuple[Text, list[Name]]:
    """A text and the names in it, given in order as (words, type)."""
    told = cut(text, lang)
    found: list[Name] = []
    place = 0
    for words, kind in names:
        start = text.index(words, place)
        place = start + len(words)
        found.append(name_at(told, start, place, kind))
    return told, found


def name_at(text: Text, start: int, end: int, kind: str) -> Name:
    """The name that stands from one place to another."""
    inside: Sequence[int] = [
        number for number, token in enumerate(text.tokens) if token.start >= start and token.end <= end
    ]
    return Name(first=inside[0], last=inside[-1] + 1, type=kind)
