"""Text as words are looked for in it: small letters without accents, every character in its place."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

WITHOUT_ACCENT = {"ł": "l", "đ": "d", "ø": "o", "\xa0": " ", "—": "–", "−": "–", "‑": "-"}


@cache
def folded_letter(letter: str) -> str:
    """One character as one character."""
    small = letter.lower()
    small = WITHOUT_ACCENT.get(small, small)
    plain = unicodedata.normalize("NFD", small)[:1] or letter
    return plain if len(small) == 1 else letter


def folded(text: str) -> str:
    """The text in small letters without accents, as long as before, so that places stay."""
    return "".join(map(folded_letter, text))


def words_pattern(phrases: Iterable[str]) -> str:
    """A pattern for any of these phrases as whole words: "dni powszedni*" ends in any letters, a space is any space.

    What must stand before is asked once for all phrases that ask the same: long lists then fail fast.
    """
    return joined_pattern(tuple(phrases))


@lru_cache(maxsize=512)
def joined_pattern(phrases: tuple[str, ...]) -> str:
    """The pattern of one list of phrases, made once."""
    groups: dict[str, list[str]] = {}
    for phrase in sorted(phrases, key=lambda phrase: (-len(phrase), phrase)):
        groups.setdefault(before_pattern(phrase), []).append(phrase_pattern(phrase))
    return "|".join(f"{before}(?:{'|'.join(group)})" for before, group in groups.items()) or r"(?!)"


def before_pattern(phrase: str) -> str:
    """What must stand before: no letter; a digit may, for "godz.18.00próba" is written so."""
    if phrase[:1].isdigit() or len(phrase) == 1:
        return r"(?<!\w)"
    return r"(?<![^\W\d_])" if phrase[:1].isalpha() else ""


def phrase_pattern(phrase: str) -> str:
    """One phrase as a pattern. "m-ca" and "św." keep their marks."""
    plain = re.escape(folded(phrase)).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
    after = r"(?!\w)" if phrase[-1:].isalnum() or phrase.endswith("*") else ""
    return f"{plain}{after}"
