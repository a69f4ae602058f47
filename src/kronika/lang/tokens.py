"""Words, numbers and marks of a text, each with its place."""

from __future__ import annotations

import re
from typing import NamedTuple

# A word may hold hyphens and apostrophes between letters; a number its points and commas; every other mark stands alone.
TOKEN = re.compile(r"[^\W\d_]+(?:[’'\-][^\W\d_]+)*|\d+(?:[.,]\d+)*|[^\w\s]|_+|\w+")


class Token(NamedTuple):
    """A word, a number or a mark. A plain tuple: there are very many of them."""

    start: int
    end: int
    text: str


def tokenise(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """The tokens of a text, or of the stretch of it from `start` to `end`; places count from the text's beginning."""
    found = TOKEN.finditer(text, start, len(text) if end is None else end)
    return [Token(match.start(), match.end(), match.group()) for match in found]
