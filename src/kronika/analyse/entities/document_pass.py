"""One name, one type within a text: names are settled by the majority, and found again where they were overlooked."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container, Sequence

from kronika.analyse.entities.first_words import with_first_words
from kronika.analyse.entities.particles import with_particles
from kronika.analyse.entities.peoples import peoples
from kronika.analyse.entities.possessives import owners
from kronika.analyse.entities.stems import stem
from kronika.analyse.text import Name, Text

SURE = 0.6  # share of the votes that a type needs


def settle(text: Text, names: Sequence[Name]) -> tuple[Name, ...]:
    """The names of a text after all of it was looked at."""
    voted = vote(text, with_particles(text, with_first_words(text, names)))
    found = [*voted, *overlooked(text, voted)]
    return tuple(sorted([*found, *peoples(text, found)], key=lambda name: name.first))


def key(text: Text, name: Name) -> tuple[str, ...]:
    """A name by its stems."""
    return tuple(stem(token.text, text.language.code) for token in text.tokens[name.first : name.last])


def vote(text: Text, names: Sequence[Name]) -> list[Name]:
    """Names with the type that most of their kind have; a surname goes with the full names that end in it."""
    votes: dict[tuple[str, ...], Counter[str]] = defaultdict(Counter)
    keys = [key(text, name) for name in names]
    for name, one in zip(names, keys, strict=True):
        votes[one][name.type] += 1
    surnames = {one[-1] for name, one in zip(names, keys, strict=True) if name.type == "PER" and len(one) > 1}
    found = []
    for name, one in zip(names, keys, strict=True):
        if len(one) == 1 and is_owned(text, name, surnames):
            found.append(Name(first=name.first, last=name.last, type="PER"))
            continue
        counts = votes[one]
        if len(one) == 1 and one[0] in surnames:
            counts = counts + Counter(PER=1)
        best, most = counts.most_common(1)[0]
        sure = most > SURE * sum(counts.values())
        found.append(Name(first=name.first, last=name.last, type=best if sure else name.type))
    return found


def is_owned(text: Text, name: Name, surnames: Container[str]) -> bool:
    """Whether a word is the possessive of somebody the text names in full."""
    code = text.language.code
    return any(stem(owner, code) in surnames for owner in owners(text.tokens[name.first].text, code))


def overlooked(text: Text, names: Sequence[Name]) -> list[Name]:
    """Single capitalised words outside names that are names elsewhere in the text."""
    types: dict[str, Counter[str]] = defaultdict(Counter)
    taken: set[int] = set()
    for name in names:
        taken.update(range(name.first, name.last))
        told = key(text, name)
        if len(told) == 1 or name.type == "PER":
            types[told[-1]][name.type] += 1
    found = []
    for place, token in enumerate(text.tokens):
        if place in taken or not token.text[:1].isupper() or len(token.text) < 3:
            continue
        counts = types.get(stem(token.text, text.language.code))
        if counts:
            found.append(Name(first=place, last=place + 1, type=counts.most_common(1)[0][0]))
    return found
