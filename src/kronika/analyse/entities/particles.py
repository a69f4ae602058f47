"""Noble and foreign particles hold a person's name together: "Ursula von der Leyen" is one, however its parts were taken."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.analyse.text import Name, Text

PERSON = "PER"
PARTICLES = frozenset(
    "von van der den zu ten ter de di da del della dos du bin ibn фон ван дер ден де ди да бин ибн".split()
)
MOST = 3  # particles in a row


def with_particles(text: Text, names: Sequence[Name]) -> list[Name]:
    """The names, with two that only particles part made one, where the second or both are a person."""
    found: list[Name] = []
    for name in sorted(names, key=lambda one: one.first):
        if found and is_one(text, found[-1], name):
            found[-1] = Name(first=found[-1].first, last=name.last, type=PERSON)
        else:
            found.append(name)
    return found


def is_one(text: Text, left: Name, right: Name) -> bool:
    """Whether two names are the parts of one person's."""
    between = text.tokens[left.last : right.first]
    held = 0 < len(between) <= MOST and all(token.text in PARTICLES for token in between)
    return held and right.type == PERSON and left.last - left.first <= 2
