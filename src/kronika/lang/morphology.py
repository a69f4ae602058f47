"""What a word may be: its dictionary forms with case, number, gender, and whether it is a name, where a language has a dictionary."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, Protocol

from kronika.lang.language import Language
from kronika.registry import kinds, names

FOLDER = "kronika.lang.dictionaries"
LONGEST = 60  # letters of a word that a dictionary is asked for
KEPT = 60_000  # words whose readings are remembered


class Reading(NamedTuple):
    """One way to read a word. Words for cases, numbers and genders are the same for all languages."""

    lemma: str
    part: str  # noun, adj, verb, adv, prep, conj, num, pron, other
    cases: frozenset[str] = frozenset()  # nom gen dat acc ins loc voc
    number: str = ""  # sg, pl
    gender: str = ""  # m, f, n
    name: str = ""  # first, last, patronymic, place, organisation; empty: no name, or nobody knows
    known: bool = True  # False: guessed from its ending


class Dictionary(Protocol):
    """What a dictionary must tell."""

    def readings(self, word: str) -> tuple[Reading, ...]:
        """All ways to read a word as it is written, the likeliest first; empty for an unknown one."""
        ...

    def lemma(self, word: str) -> str | None:
        """The dictionary form that is meant as a rule; None for an unknown word."""
        ...

    def inflect(self, word: str, case: str, number: str) -> tuple[str, ...]:
        """Forms of a word in a case and number, the likeliest first; empty where it cannot be told."""
        ...


def readings(word: str, language: Language) -> tuple[Reading, ...]:
    """All ways to read a word; empty where the language has no dictionary or it does not know the word."""
    return looked_up(word, language.code)


def inflect(word: str, language: Language, case: str, number: str) -> tuple[str, ...]:
    """Forms of a word; empty where nobody can tell."""
    told = dictionary(language.code)
    return told.inflect(word, case, number) if told is not None else ()


@lru_cache(maxsize=KEPT)
def looked_up(word: str, code: str) -> tuple[Reading, ...]:
    """The readings of one word of one language."""
    told = dictionary(code)
    return told.readings(word) if told is not None and len(word) <= LONGEST else ()


@lru_cache
def dictionary(code: str) -> Dictionary | None:
    """The dictionary of a language, if there is one and it is installed."""
    if code not in names(FOLDER):
        return None
    found: Dictionary | None = kinds(FOLDER)[code].open()
    return found
