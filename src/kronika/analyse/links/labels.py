"""Labels made comparable: case, quotes, hyphens and dots do not matter; the case of abbreviations does."""

from __future__ import annotations

import re
import unicodedata

QUOTES = re.compile(r"[\"'`´„“”‚‘’«»‹›.]")
DASHES = re.compile(r"[-‐‑‒–—―_/\s]+")
LONGEST_ABBREVIATION = 6
BARRED = str.maketrans("łđøı", "ldoi")  # letters that do not decompose into a letter and an accent
ACCENTS = re.compile("[\u0300-\u036f]+")
CYRILLIC = re.compile("[\u0400-\u04ff]")


def key_of(label: str) -> str:
    """By which a label is found. An abbreviation keeps its case: “WHO” is not “who”, “PAP” is not “pap”."""
    text = bare(label)
    return text if is_abbreviation(text) else text.casefold().replace("ё", "е")


def keys_of(label: str) -> tuple[str, ...]:
    """By which a name in a text is looked for: as it stands, and, where it is all capitals, as if it were not."""
    key = key_of(label)
    small = key.casefold().replace("ё", "е")
    return (key,) if small == key else (key, small)


def bare(label: str) -> str:
    """A label without quotes and dots; dashes and spaces are one space; letters parted by dots stand together."""
    text = DASHES.sub(" ", QUOTES.sub("", unicodedata.normalize("NFKC", label))).strip()
    words = text.split(" ")
    return "".join(words) if len(words) > 1 and all(len(word) == 1 for word in words) else text


def is_abbreviation(text: str) -> bool:
    """Whether a label is a few capitals: ČTK, EU, ООН, G7."""
    return 1 < len(text) <= LONGEST_ABBREVIATION and text.isupper() and " " not in text


def plain(key: str) -> str:
    """A key without accents, as people write who have no such keys. Cyrillic letters are left as they are."""
    if key.isascii() or CYRILLIC.search(key):
        return key
    return ACCENTS.sub("", unicodedata.normalize("NFD", key.translate(BARRED)))
