"""The words of a text as the index cuts them, each with its place in the text."""

from __future__ import annotations

import re
from typing import NamedTuple

from kronika.index.words import cut
from kronika.lang.tokens import ON_LETTERS

WORD = re.compile(rf"[^\W_](?:[^\W_]|[{ON_LETTERS}])*")


class PlacedWord(NamedTuple):
    """A word as written. A plain tuple: there are very many of them."""

    start: int
    end: int
    text: str


def placed_words(text: str) -> list[PlacedWord]:
    """The words of a text in order, as `cut` gives them."""
    return [
        PlacedWord(found.start(), found.end(), word) for found in WORD.finditer(text) for word in cut(found.group())
    ]
