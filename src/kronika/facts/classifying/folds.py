"""Sites dealt into folds: what is learned from a site is never measured on it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence


def folds_by_site(sites: Sequence[str], count: int, seed: int) -> list[int]:
    """For each item the fold of its site; sites are shuffled, then each goes where the fewest items are."""
    weights = Counter(sites)
    names = sorted(weights)
    random.Random(seed).shuffle(names)
    names.sort(key=lambda name: -min(weights[name], LARGE))
    loads = [0] * count
    fold_of: dict[str, int] = {}
    for name in names:
        fold = loads.index(min(loads))
        fold_of[name] = fold
        loads[fold] += weights[name]
    return [fold_of[site] for site in sites]


LARGE = 10  # sites with more are dealt first, in their shuffled order
