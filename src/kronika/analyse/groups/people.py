"""People: a surname joins the full name, and so do middle names, initials and a first name that only one person has."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.analyse.groups.forms import Form
from kronika.analyse.groups.joining import Joins

YOUNGER = frozenset(
    {"jr", "sr", "ml", "st", "junior", "senior", "младший", "старший", "mladší", "starší", "młodszy", "starszy"}
)


def join_people(found: Sequence[Form], joins: Joins) -> None:
    """Join the names of each person."""
    full = [number for number, form in enumerate(found) if form.person and len(form.words) > 1]
    for place, number in enumerate(full):
        for other in full[:place]:
            if same_person(found[number].words, found[other].words):
                joins.join(number, other)
    for number, form in enumerate(found):
        if form.person and len(form.words) == 1:
            join_single(number, found, full, joins)


def join_single(number: int, found: Sequence[Form], full: Sequence[int], joins: Joins) -> None:
    """Join a name of one word: to who has it as a surname, else to the only one who has it as a first name."""
    word = found[number].words[0]
    surname = [other for other in full if word in surnames(found[other].words)]
    if surname:
        joins.join(number, nearest(number, surname, found, joins))
        return
    first = {joins.top(other): other for other in full if found[other].words[0] == word}
    if len(first) == 1:
        joins.join(number, *first.values())


def surnames(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words by which a person may be called alone: the last one, and the one before "jr"."""
    last = [word for word in words[1:] if word not in YOUNGER]
    return tuple(last[-2:] if len(last) > 1 else last)


def nearest(number: int, others: Sequence[int], found: Sequence[Form], joins: Joins) -> int:
    """Of several people of one surname the one named last before it, else the one named most often."""
    if len({joins.top(other) for other in others}) == 1:
        return others[0]
    start = found[number].places[0]
    before = [
        (max(place for place in found[other].places if place < start), other)
        for other in others
        if found[other].places[0] < start
    ]
    return max(before)[1] if before else max(others, key=lambda other: len(found[other].places))


def same_person(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Are these two full names those of one person, one of them with more in the middle or only initials?"""
    one, other = bare(one), bare(other)
    if len(one) < 2 or len(other) < 2 or one[-1] != other[-1]:
        return False
    shorter, longer = sorted((one[:-1], other[:-1]), key=len)
    return stands_for(shorter[0], longer[0]) and within(shorter[1:], longer[1:])


def within(few: tuple[str, ...], many: tuple[str, ...]) -> bool:
    """Do the words come in this order among the others, or as their initials?"""
    rest = iter(many)
    return all(any(stands_for(word, other) for other in rest) for word in few)


def stands_for(one: str, other: str) -> bool:
    """Equal, or one is the initial of the other."""
    short, long = sorted((one, other), key=len)
    return one == other or (len(short) <= 2 and long.startswith(short))


def bare(words: tuple[str, ...]) -> tuple[str, ...]:
    """A full name without "jr"."""
    return tuple(word for word in words if word not in YOUNGER)
