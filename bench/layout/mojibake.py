"""Bytes read in a wrong charset, both ways."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

WESTERN = ("cp1252", "latin-1")
CHARSETS = {
    "cs": ("cp1250", "latin-1", "cp1252"),
    "pl": ("cp1250", "latin-1", "cp1252"),
    "ru": ("cp1251", "latin-1", "koi8-r"),
}
OWN = {"cs": "cp1250", "pl": "iso-8859-2", "ru": "cp1251"}  # what a page is in that was taken for UTF-8


def garbled(dice: Random, lang: str) -> Callable[[str], str]:
    """One way of reading wrongly, the same for all documents of a stream."""
    if lang in OWN and dice.random() < 0.35:
        own = OWN[lang]
        return lambda text: text.encode(own, "replace").decode("utf-8", "replace")
    wrong = dice.choice(CHARSETS.get(lang, WESTERN))
    return lambda text: text.encode("utf-8").decode(wrong, "replace")
