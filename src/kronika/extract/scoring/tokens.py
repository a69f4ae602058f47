"""The words that class and id names are made of: "articleBody main-text" → article body articlebody main text maintext."""

from __future__ import annotations

import re
from functools import lru_cache

PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
SMALL = re.compile(r"[a-z]+")  # the same where there are no capitals, and quicker
MOST = 16  # names of one element that are looked at: some have a hundred
LONGEST = 40
REMEMBERED = 30_000


@lru_cache(maxsize=REMEMBERED)
def tokens_of(name: str) -> tuple[str, ...]:
    """The words in one name, and the whole: "articleBody" → article body articlebody."""
    if name.islower() and name.isascii():
        if name.isalpha():
            return (name,) if 2 <= len(name) <= 24 else ()
        parts = SMALL.findall(name[:LONGEST])
    else:
        parts = [part.lower() for part in PART.findall(name[:LONGEST])]
    if len(parts) > 1:
        parts = list(dict.fromkeys((*parts, "".join(parts))))
    return tuple([token for token in parts if 2 <= len(token) <= 24])


@lru_cache(maxsize=REMEMBERED)
def tokens(names: str) -> tuple[str, ...]:
    """The words in class and id names."""
    return tuple({token: None for name in names.split()[:MOST] for token in tokens_of(name)})
