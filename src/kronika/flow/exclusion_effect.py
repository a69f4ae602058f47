"""What an exclusion changes: how many answers count now, which fragments have another truth, how many are asked again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kronika.model.annotation import AnnotationStatistics, Truth
from kronika.store.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How a kind stood at one moment."""

    statistics: AnnotationStatistics
    truths: Mapping[str, Truth]  # by the key of the fragment


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """The difference between two moments."""

    answers: int  # that count, more (or fewer, below 0)
    turned: int  # fragments whose answer is now the opposite
    without: int  # fragments that had an answer and have none now
    reopened: int  # fragments that wait for answers, more (or fewer)


def standing(store: Store, kind: str, statistics: AnnotationStatistics) -> Standing:
    """How a kind stands now."""
    return Standing(statistics=statistics, truths=store.fragments.truths(kind))


def effect(before: Standing, after: Standing) -> Effect:
    """What has changed in between."""
    both = before.truths.keys() & after.truths.keys()
    return Effect(
        answers=after.statistics.answers - before.statistics.answers,
        turned=sum(before.truths[key].choice != after.truths[key].choice for key in both),
        without=len(before.truths.keys() - after.truths.keys()),
        reopened=after.statistics.open - before.statistics.open,
    )
