"""The base form of every name of a text."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.analyse.bases.english import english_base
from kronika.analyse.bases.knowledge import Knowledge, knowledge
from kronika.analyse.bases.pieces import Spoken, spoken
from kronika.analyse.bases.ranking import Guess, guesses
from kronika.analyse.bases.surroundings import surroundings
from kronika.analyse.bases.voting import voted
from kronika.analyse.text import Name, Text


def base_forms(text: Text, names: Sequence[Name]) -> tuple[str, ...]:
    """The base form of each name, in order; as written where the language has no model."""
    said = [spoken(text, name) for name in names]
    known = knowledge(text.language.code)
    if known is None:
        changed = english_base if text.language.code == "en" else lambda one: one.joined(one.words)
        return tuple(changed(one) for one in said)
    return with_model(text, said, known)


def with_model(text: Text, said: Sequence[Spoken], known: Knowledge) -> tuple[str, ...]:
    """The base forms by a language's model."""
    around = surroundings(text, known)
    remembered: dict[Spoken, Sequence[Guess]] = {}
    for one in said:
        if one not in remembered:
            remembered[one] = guesses(one, around)
    chosen = voted(said, [remembered[one] for one in said])
    return tuple(one.joined(words) for one, words in zip(said, chosen, strict=True))


def lacking(code: str) -> str | None:
    """A sentence on what cannot be told in a language; None where all can."""
    if code == "en" or knowledge(code) is not None:
        return None
    return f"There is no model of base forms for {code or 'this language'}: names are kept as they are written."
