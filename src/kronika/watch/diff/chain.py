"""Of many runs, those that follow each other in both texts and weigh most together."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from kronika.watch.diff.runs import Run


def heaviest_chain(runs: Sequence[Run], weights: Sequence[float]) -> list[Run]:
    """Runs are sorted by `a`, and no two begin at the same `b`; n log n, by keeping the best chain for every end in `b`."""
    ends: list[int] = []  # where chains end in b; the further, the heavier
    best: dict[int, tuple[float, int]] = {}  # by end: how heavy, and its last run
    before = [-1] * len(runs)
    for number, (run, weight) in enumerate(zip(runs, weights, strict=True)):
        at = bisect_left(ends, run.b)
        base, before[number] = best[ends[at - 1]] if at else (0.0, -1)
        whole = base + weight
        beaten = at
        while beaten < len(ends) and best[ends[beaten]][0] <= whole:
            beaten += 1
        ends[at:beaten] = [run.b]
        best[run.b] = (whole, number)
    chain: list[Run] = []
    number = best[ends[-1]][1] if ends else -1
    while number >= 0:
        chain.append(runs[number])
        number = before[number]
    return chain[::-1]
