"""The words of a text with their places, cut and folded as the index does, so that what is counted is what is found."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from kronika.index.words import ON_LETTER, folded, forms_of
from kronika.lang.tokens import ON_LETTERS

PLACE = re.compile(rf"[^\W_](?:[^\W_]|[{ON_LETTERS}])*")
PIECE = re.compile(r"[^.!?…\n]+")  # what stands between marks that end sentences; roughly, and the same for all texts


def places(text: str) -> Iterator[re.Match[str]]:
    """Every word where it stands."""
    return PLACE.finditer(text)


def written(word: str) -> str:
    """A word as it is written, its accents on its letters, without what is not seen."""
    return word if word.isascii() else ON_LETTER.sub("", unicodedata.normalize("NFC", word))


def small(word: str) -> str:
    """A word as the index folds it."""
    return folded([word])


def lemma_of(word: str, lang: str | None) -> str:
    """The dictionary form of a word, as the index has it."""
    return forms_of(lang or "")[written(word)]


def runs(text: str) -> Iterator[list[str]]:
    """The words of each piece of a text, as written: words of two sentences do not stand beside each other."""
    for piece in PIECE.finditer(text):
        found = [written(word) for word in PLACE.findall(piece.group())]
        if found:
            yield found
