"""The dictionary form of a word, as well as a language's dictionary knows."""

from __future__ import annotations

from functools import lru_cache

import simplemma

from kronika.lang.language import Language

KEPT = 200_000  # words whose form is remembered


def lemma(word: str, language: Language) -> str:
    """The dictionary form; the word itself where nothing is known."""
    return looked_up(word, language.code)


@lru_cache(maxsize=KEPT)
def looked_up(word: str, code: str) -> str:
    """The form of one word of one language."""
    try:
        return str(simplemma.lemmatize(word, lang=code))
    except ValueError:  # a language that the dictionary does not have
        return word.lower()
