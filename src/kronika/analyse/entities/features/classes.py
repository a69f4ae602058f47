"""What dictionaries and lists say of a word: whether it is a given name, a surname, a place, or no name at all."""

from __future__ import annotations

import simplemma

from kronika.analyse.entities.cue_classes import cue_classes
from kronika.analyse.entities.lists.given import is_given_name
from kronika.analyse.entities.lists.places import is_place_word
from kronika.analyse.entities.lists.written import is_listed
from kronika.lang.language import Language
from kronika.lang.morphology import readings

LISTS = ("places", "organisations", "media")


def word_classes(word: str, lemma: str, language: Language) -> list[str]:
    """All that is known of a word; "?" in front means that it is said of a guessed reading."""
    code = language.code
    found = list(cue_classes(word.lower(), lemma.lower(), code))
    if word[:1].isupper():
        found += ["given"] if is_given_name(word, code) else []
        found += ["placeword"] if is_place_word(word, code) else []
        found += [name for name in LISTS if is_listed(word, name, code)]
    return found + (read(word, language) or known(word, code))


def read(word: str, language: Language) -> list[str]:
    """What a dictionary with names says; empty where there is none or it does not know the word."""
    told = readings(word, language)
    found = {("" if one.known else "?") + one.name for one in told if one.name}
    sure = [one for one in told if one.known]
    if sure and not any(one.name for one in sure):
        found.add("common")
    elif any(not one.name for one in sure):
        found.add("mixed")
    if told:
        found.add("part:" + told[0].part)
    if not sure:
        found.add("unknown")
    return sorted(found)


def known(word: str, code: str) -> list[str]:
    """What a list of forms says where there is no dictionary: words whose dictionary form has a capital are names."""
    try:
        if not simplemma.is_known(word, lang=code):
            return ["unknown"]
        found = simplemma.lemmatize(word, lang=code)
    except ValueError:  # a language that the list does not have
        return []
    if found[:1].isupper():
        return ["proper"]
    return ["common"]
