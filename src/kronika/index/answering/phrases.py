"""Words in order and words near each other, each in several forms.

Tantivy's own distance holds for two different words only: with three it finds what is too far apart and misses some that is not, and
one word twice is found where it stands once. Those are asked for as every way in which the words can lie, which are bounded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeAlias

import tantivy

from kronika.index.answering.automata import alternatives
from kronika.index.answering.joining import any_of, nothing, term
from kronika.index.fields import schema
from kronika.index.grammar.limits import SPREADS

Forms: TypeAlias = tuple[str, ...]  # of one word


def phrase(field: str, words: Sequence[Forms], slop: int) -> tantivy.Query:
    """Articles with one form of each word, in order; with `slop` so far apart that this many moves put them in order."""
    if not words:
        return nothing()
    if len(words) == 1:
        return any_of([term(field, form) for form in words[0]])
    if slop == 0:
        return placed(field, list(enumerate(words)), 0)
    if len(words) == 2 and not set(words[0]) & set(words[1]):
        return placed(field, list(enumerate(words)), slop)
    return any_of([placed(field, list(zip(places, words, strict=True)), 0) for places in spreads(len(words), slop)])


def placed(field: str, words: list[tuple[int, Forms]], slop: int) -> tantivy.Query:
    """Words at places."""
    ordered = sorted(words, key=lambda pair: pair[0])
    if all(len(forms) == 1 for _, forms in ordered):
        return tantivy.Query.phrase_query(schema(), field, [(place, forms[0]) for place, forms in ordered], slop)
    return tantivy.Query.regex_phrase_query(
        schema(), field, [(place, alternatives(forms)) for place, forms in ordered], slop
    )


def spreads(count: int, slop: int) -> Iterator[tuple[int, ...]]:
    """All ways in which so many words can lie when their moves differ by at most `slop`: each at a place of its own."""
    made = 0
    for moves in product(range(slop + 1), repeat=count):
        if min(moves) > 0:
            continue  # the same as one that begins earlier
        places = tuple(number + move for number, move in enumerate(moves))
        if len(set(places)) == count:
            first = min(places)
            made += 1
            yield tuple(place - first for place in places)
        if made >= SPREADS:
            return
