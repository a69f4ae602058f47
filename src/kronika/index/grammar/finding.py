"""Finds the clauses of a query in a text, word by word."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from kronika.index.grammar.targets import Seen, Spellings, Target, Test, seen_words, targets
from kronika.index.word_places import PlacedWord, placed_words
from kronika.model.query import Field, Query

MOST_TRIED = 20_000  # steps in looking for words near each other


class Hit(NamedTuple):
    """A stretch of a text that answers a clause of the query; `target` is the clause's number."""

    start: int
    end: int
    target: int


def hits(
    query: Query, text: str, lang: str | None, *, field: Field | None = None, spellings: Spellings | None = None
) -> list[Hit]:
    """Every stretch that answers a clause, clause by clause; they may overlap."""
    wanted = targets(query, lang, field, spellings)
    if not wanted:
        return []
    words = placed_words(text)
    seen = seen_words([word.text for word in words], lang)
    return [
        Hit(start, end, number) for number, target in enumerate(wanted) for start, end in stretches(target, words, seen)
    ]


def stretches(target: Target, words: list[PlacedWord], seen: list[Seen]) -> Iterator[tuple[int, int]]:
    """Where one clause is found: words, whole phrases, or each word of those that lie near each other."""
    if not target.tests:
        return
    if target.slop:
        for number in sorted(near(target, seen)):
            yield words[number].start, words[number].end
        return
    length = len(target.tests)
    for first in matching(target.tests[0], seen):
        follow = seen[first : first + length]
        if len(follow) == length and all(test(word) for test, word in zip(target.tests, follow, strict=True)):
            yield words[first].start, words[first + length - 1].end


def matching(test: Test, seen: list[Seen]) -> list[int]:
    """Numbers of the words that pass; each different word is tried once."""
    passed = {word for word in set(seen) if test(word)}
    return [number for number, word in enumerate(seen) if word in passed]


def near(target: Target, seen: list[Seen]) -> set[int]:
    """Numbers of all words that lie in their order, or so many moves from it."""
    places = [matching(test, seen) for test in target.tests]
    found: set[int] = set()
    steps = 0
    rest: list[tuple[int, ...]] = [(place,) for place in places[0]]
    while rest and steps < MOST_TRIED:
        steps += 1
        chosen = rest.pop()
        if len(chosen) == len(places):
            found.update(chosen)
            continue
        rest += [(*chosen, place) for place in within(places[len(chosen)], chosen, target.slop)]
    return found


def within(places: list[int], chosen: tuple[int, ...], slop: int) -> list[int]:
    """Where the next word may stand so that all are at most so many moves from their order, each at a place of its own."""
    moves = [place - number for number, place in enumerate(chosen)]
    first, last = max(moves) - slop + len(chosen), min(moves) + slop + len(chosen)
    return [place for place in places[bisect_left(places, first) : bisect_right(places, last)] if place not in chosen]


def merged(stretches: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Stretches in order, those that overlap as one."""
    found: list[tuple[int, int]] = []
    for start, end in stretches:
        if found and start < found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found
