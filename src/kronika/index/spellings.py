"""Which words with accents the index has for one written without: kept as terms "=bare word", so that a look-up is one step."""

from __future__ import annotations

from collections.abc import Iterable
from os.path import commonprefix

from kronika.index.words import bare

SIGN = "="  # no word begins with it
FIRST_SIGN = 0x21  # stands for nothing in common, the next sign for one letter …


def spelling_pairs(words: Iterable[str]) -> list[str]:
    """A term for every word that can also be written without its accents."""
    return [f"{SIGN}{plain} {word}" for word in words if not word.isascii() and (plain := bare(word)) != word]


def spelling_prefix(word: str) -> str:
    """How the terms begin that tell the spellings of a word without accents."""
    return f"{SIGN}{word} "


def squeezed(pair: str) -> str:
    """A pair as the index keeps it: of the second word only what differs, behind a sign for how much is the same."""
    head, _, word = pair.partition(" ")
    same = len(commonprefix((head.removeprefix(SIGN), word)))
    return f"{head} {chr(FIRST_SIGN + same)}{word[same:]}"


def expanded(prefix: str, term: str) -> str:
    """The second word of a pair as the index keeps it; `prefix` is its first word with the blank."""
    same = ord(term[len(prefix)]) - FIRST_SIGN
    return prefix.removeprefix(SIGN)[:same] + term[len(prefix) + 1 :]
