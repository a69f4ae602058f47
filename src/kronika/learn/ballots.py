"""Ballots: all yes and no of a kind as arrays, with the answers that are known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ballots:
    """One entry a vote; `item` and `person` are places in `items` and `people`."""

    item: Numbers
    person: Numbers
    yes: Flags
    counts: Flags  # False: of somebody excluded; judged, but not listened to
    items: Numbers  # numbers of fragments
    people: Numbers  # numbers of annotators
    gold: Floats  # by item: 1 yes, 0 no, NaN not known

    @property
    def known(self) -> Flags:
        """By item: whether the answer is known."""
        return ~np.isnan(self.gold)


def sums(place: Numbers, values: Floats | Flags, places: int) -> Floats:
    """The sum of the values at each place."""
    return np.bincount(place, weights=values, minlength=places).astype(np.float64)


def gather(votes: Iterable[tuple[int, int, bool, bool]], gold: Mapping[int, bool]) -> Ballots:
    """Votes (fragment, annotator, yes, counts) as arrays."""
    table = np.array([(a, b, c, d) for a, b, c, d in votes], dtype=np.int64).reshape(-1, 4)
    items, item = np.unique(table[:, 0], return_inverse=True)
    people, person = np.unique(table[:, 1], return_inverse=True)
    known = np.array([float(gold[number]) if number in gold else np.nan for number in items.tolist()], dtype=float)
    return Ballots(
        item=item.reshape(-1),
        person=person.reshape(-1),
        yes=table[:, 2] == 1,
        counts=table[:, 3] == 1,
        items=items,
        people=people,
        gold=known,
    )
