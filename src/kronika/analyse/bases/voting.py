"""The names of one text help each other: a base that several forms may have is likelier than one that only one form has."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

from kronika.analyse.bases.pieces import Spoken
from kronika.analyse.bases.ranking import Guess

PERSON = "PER"
WEIGHT = 1.5  # of what the other names say
ALONE = 0.05  # what a base is given that nobody speaks for
Voter = tuple[str, ...]


SEEN = 3.0  # how much likelier a base is that is written in the text itself, for another form of it
TEMPER = 0.5  # chances are less sure than they look


def voted(names: Sequence[Spoken], guessed: Sequence[Sequence[Guess]]) -> list[tuple[str, ...]]:
    """The words of the best base of every name, all names considered."""
    guessed = [tempered(found) for found in guessed]
    support = speaking(names, guessed)
    return [
        max(found, key=lambda guess: merit(name, guess, support)).words
        for name, found in zip(names, guessed, strict=True)
    ]


def tempered(found: Sequence[Guess]) -> list[Guess]:
    """The guesses with chances nearer to each other."""
    raised = [guess.chance**TEMPER for guess in found]
    total = sum(raised) or 1.0
    return [guess._replace(chance=one / total) for guess, one in zip(found, raised, strict=True)]


def merit(name: Spoken, guess: Guess, support: dict[Voter, float]) -> float:
    """How much speaks for a base of a name."""
    said = sum(math.log(support[base] + ALONE) for _, base in voices(name, guess.words))
    return math.log(guess.chance + 1e-12) + WEIGHT * said


def speaking(names: Sequence[Spoken], guessed: Sequence[Sequence[Guess]]) -> dict[Voter, float]:
    """For each base the chances that forms give it; a form that is written often speaks once."""
    given: dict[tuple[Voter, Voter], float] = defaultdict(float)
    times: dict[Voter, int] = defaultdict(int)
    for name, found in zip(names, guessed, strict=True):
        for form in {form for form, _ in voices(name, name.words)}:
            times[form] += 1
        for guess in found:
            for form, base in set(voices(name, guess.words)):
                given[form, base] += guess.chance
    support: dict[Voter, float] = defaultdict(float)
    for (form, base), chance in given.items():
        support[base] += chance / times[form] * (SEEN if base != form and base in times else 1.0)
    return support


def voices(name: Spoken, base: tuple[str, ...]) -> Iterable[tuple[Voter, Voter]]:
    """Pairs of a form and its base that are known again elsewhere: the words of people's names, other names as a whole."""
    if name.type == PERSON:
        return [((form,), (word,)) for form, word in zip(name.words, base, strict=True)]
    return [(name.words, base)]
