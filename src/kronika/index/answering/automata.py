"""Regular expressions for the index, made of escaped letters only, and small enough for its automata."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

import tantivy

from kronika.index.fields import schema
from kronika.index.grammar.limits import VALUE_PATTERN_LENGTH
from kronika.index.grammar.patterns import complaint, literal, pieces
from kronika.index.words import bare, bare_letter
from kronika.model.errors import BadQuery

LETTERS = (range(0xC0, 0x180), range(0x370, 0x460))  # Latin, Greek and Cyrillic; rarer ones make automata large
MARK = re.compile(r"[^\w]|_")


@cache
def variants() -> dict[str, str]:
    """The letters with accents that a letter without may stand for."""
    found: dict[str, str] = {}
    for letter in (chr(code) for span in LETTERS for code in span):
        plain = bare_letter(letter)
        if letter.islower() and plain != letter and len(plain) == 1 and unicodedata.normalize("NFC", letter) == letter:
            found[plain] = found.get(plain, "") + letter
    return found


def alternatives(words: Iterable[str]) -> str:
    """Any of these words."""
    return "|".join(safe(word) for word in words)


def safe(text: str) -> str:
    """A text in which no mark means anything."""
    return MARK.sub(lambda found: f"\\x{{{ord(found.group()):x}}}", text)


def pattern_regex(pattern: str, *, folds: bool) -> str:
    """A pattern of * and ?; with `folds` in small letters, and letters without accents stand for those with."""
    found = pieces(pattern)
    texts = "".join(literal(piece) for piece in found if piece not in ("*", "?"))
    loose = folds and bare(texts.lower()) == texts.lower()
    return "".join(
        ".*" if piece == "*" else "." if piece == "?" else piece_regex(literal(piece), folds, loose) for piece in found
    )


def piece_regex(text: str, folds: bool, loose: bool) -> str:
    """The literal part of a pattern."""
    if not folds:
        return safe(text)
    return "".join(letter_class(letter) if loose else safe(letter) for letter in text.lower())


def letter_class(letter: str) -> str:
    """A letter and what it may stand for."""
    others = variants().get(letter, "")
    return f"[{letter}{others}]" if others else safe(letter)


def by_regex(field: str, regex: str, pattern: str) -> tantivy.Query:
    """Articles that have a term of this shape; BadQuery where the automaton would be too large, or match nearly all."""
    if (said := complaint(pattern, VALUE_PATTERN_LENGTH)) is not None:
        raise BadQuery(said, text=pattern, position=0, length=len(pattern))
    try:
        return tantivy.Query.regex_query(schema(), field, regex)
    except ValueError as error:
        raise BadQuery(
            "This pattern is too complicated: expected fewer * and ? in it.",
            text=pattern,
            position=0,
            length=len(pattern),
        ) from error
