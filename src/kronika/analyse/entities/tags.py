"""Names as tags of words and back: B begins a name, I goes on, O stands outside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kronika.analyse.text import Name

OUTSIDE = "O"


def tags(names: Iterable[Name], length: int) -> list[str]:
    """The tag of each of so many words."""
    found = [OUTSIDE] * length
    for name in names:
        found[name.first : name.last] = [f"B-{name.type}", *[f"I-{name.type}"] * (name.last - name.first - 1)]
    return found


def names(tagged: Sequence[str], first: int = 0) -> list[Name]:
    """The names of tagged words, the first of which has a number; an I that goes on nothing begins a name."""
    found: list[Name] = []
    start, type_ = 0, ""
    for place, tag in enumerate([*tagged, OUTSIDE]):
        if type_ and tag != f"I-{type_}":
            found.append(Name(first=first + start, last=first + place, type=type_))
            type_ = ""
        if tag != OUTSIDE and not type_:
            start, type_ = place, tag[2:]
    return found
