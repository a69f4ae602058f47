"""Abbreviations: told in brackets behind the name, or made of its initials."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kronika.analyse.groups.forms import Form
from kronika.analyse.groups.joining import Joins
from kronika.analyse.text import Name, Text

LONGEST = 8
SMALL = 3  # letters of words that initials may leave out


def is_abbreviation(form: Form) -> bool:
    """Written in capitals, as one word."""
    base = form.base
    return (
        len(form.words) == 1
        and 2 <= len(base) <= LONGEST
        and sum(letter.isupper() for letter in base) >= max(2, len(base) - 2)
    )


def join_abbreviations(
    text: Text, names: Sequence[Name], found: Sequence[Form], homes: Sequence[int], joins: Joins
) -> None:
    """Join abbreviations with what they stand for."""
    for one, other in told_in_brackets(text, names, homes):
        if (
            is_abbreviation(found[one]) != is_abbreviation(found[other])
            and not found[one].person
            and not found[other].person
        ):
            joins.join(one, other)
    long = [
        (number, tuple(initials(form.words)))
        for number, form in enumerate(found)
        if len(form.words) > 1 and not form.person
    ]
    for number, form in enumerate(found):
        if is_abbreviation(form) and not form.person:
            fitting = {joins.top(other): other for other, made in long if form.words[0] in made}
            if len(fitting) == 1:
                joins.join(number, *fitting.values())


def told_in_brackets(text: Text, names: Sequence[Name], homes: Sequence[int]) -> Iterable[tuple[int, int]]:
    """Pairs of forms of which the second stands alone in brackets behind the first."""
    for place in range(len(names) - 1):
        first, second = names[place], names[place + 1]
        between = [token.text for token in text.tokens[first.last : second.first]]
        closing = text.tokens[second.last].text if second.last < len(text.tokens) else ""
        if between == ["("] and closing in (")", ",", ";"):
            yield homes[place], homes[place + 1]


def initials(words: tuple[str, ...]) -> Iterable[str]:
    """The abbreviations a name may have: all initials, or those of its longer words."""
    yield "".join(word[0] for word in words)
    yield "".join(word[0] for word in words if len(word) > SMALL)
    yield "".join(word[0] for word in words if len(word) > 1)
