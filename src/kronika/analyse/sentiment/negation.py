"""What turns a word round where it stands: a negation before it in the same clause, or one inside the word."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from kronika.analyse.sentiment.prefixes import negated_verb
from kronika.analyse.sentiment.turning_words import Turning

WINDOW = 4  # words that a negation reaches
OPENING = frozenset("„“\"«»'‘’(")  # marks that do not end a clause
TURNED_GOOD, TURNED_BAD = -1.0, -0.5  # "not good" is bad; "not bad" is only half as much good
STRONGEST, WEAKEST = 2.0, 0.5


class Denial(Enum):
    """How a word is denied."""

    NONE = "none"
    DIRECT = "direct"  # "is not bad"
    LOOSE = "loose"  # "did not find support": takes good things away, but "did not survive the crash" is no good news


def denial(place: int, forms: Sequence[str], lemmas: Sequence[str], first: int, turning: Turning, code: str) -> Denial:
    """How the word at a place is denied by what stands before it in its clause."""
    found: list[Denial] = []
    direct, excused, reached = True, False, 0
    for number in range(place - 1, first - 1, -1):
        form = forms[number]
        verb = negated_verb(form, lemmas[number], code)
        if form in turning.negations or verb:
            if not excused:
                plain = direct and (not verb or verb in turning.skipped)
                found.append(Denial.DIRECT if plain else Denial.LOOSE)
            direct = direct and not verb
        elif ends(form, turning):
            break
        elif form in turning.excuses:
            excused = True
        elif form not in turning.skipped and form not in turning.strengths:
            direct = False
        reached += form[0].isalnum()
        if reached >= WINDOW:
            break
    return summed(found, turning)


def ends(form: str, turning: Turning) -> bool:
    """Whether a clause ends at a word or mark."""
    return form in turning.ends or (not form[0].isalnum() and form not in OPENING)


def summed(found: Sequence[Denial], turning: Turning) -> Denial:
    """What several negations come to: where they agree with each other they deny once, else two make a yes."""
    if not found or (not turning.concord and len(found) % 2 == 0):
        return Denial.NONE
    return Denial.DIRECT if Denial.DIRECT in found else Denial.LOOSE


def turned(weight: float, how: Denial) -> float:
    """By how much a weight is to be taken: 1 as it is, below 0 turned round."""
    if how is Denial.NONE or (how is Denial.LOOSE and weight < 0):
        return 1.0
    return TURNED_GOOD if weight > 0 else TURNED_BAD


def strength(place: int, forms: Sequence[str], first: int, turning: Turning) -> float:
    """How much the words right before a place strengthen or soften it."""
    found = 1.0
    while place > first and forms[place - 1] in turning.strengths:
        place -= 1
        found *= turning.strengths[forms[place]]
    return min(STRONGEST, max(WEAKEST, found))
