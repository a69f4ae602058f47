"""Relations: which things stand together in a sentence, and how much more often than chance would have it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import log, log2

from kronika.model.analysis import Analysis


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """Two groups of one text that stand in the same sentences."""

    first: str  # keys of the groups, in the order of the alphabet
    second: str
    sentences: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Strength:
    """How strongly two things go together."""

    lift: float  # times as often as chance would bring them together
    pmi: float  # the same as bits: 0 is chance
    likelihood: (
        float  # Dunning's G²: above 10.8 chance explains it in one case of a thousand; below 0: they avoid each other
    )


def pairs(analysis: Analysis) -> list[Pair]:
    """Every pair of things of a text that share a sentence."""
    found: dict[tuple[str, str], set[int]] = {}
    for sentence, keys in by_sentence(analysis):
        for first, second in combinations(sorted(keys), 2):
            found.setdefault((first, second), set()).add(sentence)
    return [
        Pair(first=first, second=second, sentences=tuple(sorted(places)))
        for (first, second), places in sorted(found.items())
    ]


def by_sentence(analysis: Analysis) -> Iterator[tuple[int, set[str]]]:
    """The things each sentence names."""
    named: dict[int, set[str]] = {}
    for entity in analysis.entities:
        if entity.group:
            named.setdefault(entity.sentence, set()).add(entity.group)
    yield from sorted(named.items())


def strength(together: int, first: int, second: int, total: int) -> Strength:
    """From the number of sentences with both, with each, and of all there are."""
    total = max(total, first + second - together)
    if not (together and first and second):
        return Strength(lift=0.0, pmi=0.0, likelihood=0.0)
    lift = together * total / (first * second)
    return Strength(lift=lift, pmi=log2(lift), likelihood=surprise(together, first, second, total))


def surprise(together: int, first: int, second: int, total: int) -> float:
    """Dunning's log-likelihood ratio, with the sign of the relation."""
    table = (
        (together, first * second / total),
        (first - together, first * (total - second) / total),
        (second - together, (total - first) * second / total),
        (total - first - second + together, (total - first) * (total - second) / total),
    )
    found = 2 * sum(seen * log(seen / expected) for seen, expected in table if seen > 0 and expected > 0)
    return found if together * total >= first * second else -found
