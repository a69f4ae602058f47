"""The forms that a word of a name may come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kronika.analyse.bases.hints import hints
from kronika.analyse.bases.knowledge import ENDINGS
from kronika.analyse.bases.possessives import POSSESSIVES
from kronika.analyse.bases.scripts import CAPITALISE, KEEP, Script, applied, script
from kronika.analyse.bases.surroundings import Surroundings

PERSON = "PER"
MOST = 14  # forms a word may come from
SHOUTED = 4  # letters of a word in capitals that may be no abbreviation


class Candidate(NamedTuple):
    """A form that a word may come from."""

    text: str
    label: str


def candidates(word: str, kind: str, around: Surroundings) -> list[Candidate]:
    """All forms that a word may come from; the word itself is the first."""
    found: dict[str, Candidate] = {}
    for step in steps(word, kind, around):
        text = applied(word, step)
        if text and text not in found:
            found[text] = Candidate(text, step.label)
            if len(found) == MOST:
                break
    return list(found.values())


def steps(word: str, kind: str, around: Surroundings) -> Iterator[Script]:
    """Scripts that may lead to the base, the likeliest first: from memory, from dictionaries, by the ending."""
    yield KEEP
    low = word.lower()
    remembered = around.known.words.get(low)
    if remembered:
        yield script(word, remembered)
    if (word.isupper() and len(word) >= SHOUTED) or (remembered and word.islower() and remembered[0].isupper()):
        yield CAPITALISE
    told = hints(word, around.language)
    yield from (script(word, form) for form in (told.lemma, *told.nominatives) if form and form[:2] == low[:2])
    for length in range(min(ENDINGS, len(low)), 0, -1):
        yield from around.known.scripts.get(low[-length:], ())
    if kind == PERSON:
        yield from POSSESSIVES.get(around.language.code, ())
