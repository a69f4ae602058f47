"""Text as words are looked for in it: small letters without accents, every character in its place."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

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
    """A pattern for any of these phrases as whole words: "dni powszedni*" ends in any letters, a space is any space."""
    return "|".join(phrase_pattern(phrase) for phrase in sorted(phrases, key=len, reverse=True)) or r"(?!)"


def phrase_pattern(phrase: str) -> str:
    """One phrase as a pattern. "m-ca" and "św." keep their marks."""
    plain = re.escape(folded(phrase)).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
    before = (
        r"(?<!\w)" if phrase[:1].isdigit() or len(phrase) == 1 else r"(?<![^\W\d_])" if phrase[:1].isalpha() else ""
    )
    after = r"(?!\w)" if phrase[-1:].isalnum() or phrase.endswith("*") else ""
    return f"{before}{plain}{after}"
