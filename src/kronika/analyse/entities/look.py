"""One look of a model at a text."""

from __future__ import annotations

from typing import Any

from kronika.analyse.entities.features.items import Item
from kronika.analyse.entities.tags import names
from kronika.analyse.text import Name, Text


def look(tagger: Any, text: Text, told: list[list[Item]]) -> list[Name]:
    """The names that one look finds."""
    found: list[Name] = []
    for first, sentence in zip(text.firsts, told, strict=False):
        found += names(tagger.tag([item.all() for item in sentence]), first)
    return found
