"""How a word is written: where its capitals, digits and foreign letters are."""

from __future__ import annotations

import re

ROMAN = re.compile(r"[IVX]{1,5}$")
CYRILLIC = re.compile(r"[Ѐ-ӿ]")
LATIN = re.compile(r"[A-Za-zÀ-ž]")
SHORT = 4  # letters of an abbreviation that is certainly one


def shape(word: str) -> str:
    """Kinds of letters in order, runs of one kind as one: "McDonald" → "XxXx"."""
    drawn: list[str] = []
    for sign in word:
        kind = "X" if sign.isupper() else "x" if sign.islower() else "9" if sign.isdigit() else sign
        if not drawn or drawn[-1] != kind:
            drawn.append(kind)
    return "".join(drawn[:6])


def marks(word: str, code: str) -> list[str]:
    """What stands out in a word."""
    found = []
    if len(word) > 1 and word.isupper():
        found.append("abbr" if len(word) <= SHORT else "caps")
    if len(word) == 1 and word.isupper():
        found.append("initial")
    if ROMAN.match(word):
        found.append("roman")
    if "-" in word and len(word) > 1:
        found.append("hyphen")
    if code == "ru" and LATIN.search(word):
        found.append("latin")
    if code != "ru" and CYRILLIC.search(word):
        found.append("cyrillic")
    if any(later.isupper() for later in word[1:]) and not word.isupper():
        found.append("camel")
    return found
