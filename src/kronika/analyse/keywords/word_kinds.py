"""Whether a word is a noun, an adjective or a verb: by a dictionary, or by its ending where a language tells endings."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from kronika.lang.language import Language, language
from kronika.lang.morphology import readings

KEPT = 50_000


class WordKind(Enum):
    """What matters for a phrase."""

    NOUN = "noun"
    ADJECTIVE = "adjective"
    OTHER = "other"  # verbs, adverbs and the like: never in a keyword


def word_kind(word: str, lemma: str, tongue: Language) -> WordKind:
    """The kind of a word as it is written, given its dictionary form. What nobody knows is taken for a noun."""
    return looked_up(word, lemma, tongue.code)


@lru_cache(maxsize=KEPT)
def looked_up(word: str, lemma: str, code: str) -> WordKind:
    """The kind of one word of one language."""
    tongue = language(code)
    found = readings(word, tongue) or readings(word.lower(), tongue)
    parts = {reading.part for reading in found if reading.lemma.lower() == lemma.lower()} or {one.part for one in found}
    if parts:
        kinds = {"adj": WordKind.ADJECTIVE, "noun": WordKind.NOUN}
        kind = next((kind for part, kind in kinds.items() if part in parts), WordKind.OTHER)
        return WordKind.OTHER if kind is WordKind.NOUN and is_verb(lemma, tongue) else kind
    return by_ending(word.lower(), lemma.lower(), tongue)


def is_verb(lemma: str, tongue: Language) -> bool:
    """Whether a dictionary form is only a verb's: that of "uwolnienia" is "uwolnić"."""
    parts = {reading.part for reading in readings(lemma, tongue)}
    return "verb" in parts and "noun" not in parts


def by_ending(word: str, lemma: str, tongue: Language) -> WordKind:
    """The kind of a word by its ending."""
    if word.endswith(tongue.verb_endings) and lemma.endswith(tongue.infinitive_endings) and lemma != word:
        return WordKind.OTHER
    if lemma == word and lemma.endswith(tongue.plain_infinitives):
        return WordKind.OTHER
    if lemma.endswith(tongue.adjective_endings) and not lemma.endswith(tongue.noun_endings):
        return WordKind.ADJECTIVE
    if lemma.endswith(tongue.adverb_endings) and lemma == word:
        return WordKind.OTHER
    return WordKind.NOUN
