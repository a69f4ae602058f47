"""The dictionary form of a word, as well as a language's dictionary knows."""

from __future__ import annotations

import re
from functools import lru_cache

import simplemma
from simplemma.strategies.dictionaries.dictionary_factory import SUPPORTED_LANGUAGES

from kronika.lang.language import Language, language
from kronika.lang.morphology import dictionary
from kronika.lang.morphology import looked_up as readings_of
from kronika.lang.tokens import ON_LETTERS

KEPT = 200_000  # words whose form is remembered
ACCENTS = re.compile(f"[{ON_LETTERS}]")
LETTER = re.compile(r"[^\W\d_]")
LONGEST = 60  # letters of a word that a dictionary is asked for
SHORTEST_STEM = 3  # letters before an ending


def lemma(word: str, tongue: Language, *, first: bool = False) -> str:
    """The dictionary form; the word in small letters where nothing is known. `first`: it begins a sentence."""
    return looked_up(word, tongue.code, first)


@lru_cache(maxsize=KEPT)
def looked_up(word: str, code: str, first: bool = False) -> str:
    """The form of one word of one language."""
    if len(word) > LONGEST or not LETTER.search(word):
        return word.lower()
    plain = word if word.isascii() else ACCENTS.sub("", word).replace("’", "'")
    tongue = language(code)
    small = plain.lower()
    if (short := small.rstrip(".")) in tongue.lemma_exceptions and not (len(short) > 1 and plain.isupper()):
        return tongue.lemma_exceptions[short]
    if first and plain[1:].islower() and is_known(small, code):
        plain = small
    if tongue.lemma_kept and plain.endswith(tongue.lemma_kept):
        return plain
    return in_dictionary(plain, code) or by_ending(plain, tongue)


def in_dictionary(word: str, code: str) -> str | None:
    """The form as a dictionary of the language tells it: the one with readings first, else a list of forms."""
    told = dictionary(code)
    if told is not None:
        return told.lemma(word)
    return listed(word, code) if has_list(code) else None


def is_known(word: str, code: str) -> bool:
    """Whether a dictionary of the language has a word as it is written."""
    told = dictionary(code)
    if told is not None:
        return any(reading.known for reading in readings_of(word, code))
    return has_list(code) and bool(simplemma.is_known(word, lang=code))


def listed(word: str, code: str) -> str | None:
    """The form as the list of a language has it; None for an unknown word."""
    found = str(simplemma.lemmatize(word, lang=code))
    return found if found.lower() != word.lower() or simplemma.is_known(word, lang=code) else None


def has_list(code: str) -> bool:
    """Whether there is a list of forms for a language; it is not loaded to tell."""
    return code in SUPPORTED_LANGUAGES


def by_ending(word: str, tongue: Language) -> str:
    """The form of a word no dictionary knows: by its ending, or as it is, in small letters unless it is a name."""
    small = word.lower()
    if word == small:
        for length in range(min(6, len(word) - SHORTEST_STEM), 1, -1):
            if (ending := tongue.lemma_endings.get(word[-length:])) is not None:
                return word[:-length] + ending
    return small
