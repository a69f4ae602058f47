"""How names are compared, and the key that names of one thing share in all texts of a language."""

from __future__ import annotations

import re
from functools import lru_cache

from kronika.lang.language import Language, language
from kronika.lang.lemmas import lemma

WORD = re.compile(r"[^\W_]+(?:['’][^\W\d_]+)*")
PERSON = "PER"
KEPT = 50_000


@lru_cache(maxsize=KEPT)
def normal(base: str) -> str:
    """A base form without its case, quotes, hyphens and other marks."""
    return " ".join(WORD.findall(base.replace("ё", "е").replace("Ё", "Е").casefold()))


def key_of(base: str, kind: str, told: Language) -> str:
    """The lemmas of a base form, joined: "československý_národní_rada"; people keep their names as they are."""
    return lemmas_joined(base, kind == PERSON, told.code)


@lru_cache(maxsize=KEPT)
def lemmas_joined(base: str, person: bool, code: str) -> str:
    """The words of a base form, or their lemmas, in lower case."""
    words = WORD.findall(base)
    if person or len(words) == 1:
        return "_".join(word.lower() for word in words)
    told = language(code)
    return "_".join(lemma(word, told).lower() for word in words)
