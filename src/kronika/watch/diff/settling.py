"""Settling: a block that moved is cut out at the same words at both ends.

Where a text went, the word before it may be its last word too, by chance; then it can as well be cut out one word
earlier. At the place where it came, chance has it otherwise. So both places slide until the whole block agrees.
"""

from __future__ import annotations

from collections.abc import Sequence

from kronika.watch.diff.clusters import Cluster
from kronika.watch.diff.runs import Gap, Run
from kronika.watch.diff.sliding import leeway, shift
from kronika.watch.diff.texts import Texts


def settled(texts: Texts, runs: list[Run], ends: tuple[int, int], gaps: Sequence[Gap], cluster: Cluster) -> Cluster:
    """The move whole, where sliding its two gaps (given by their numbers) makes it so; the runs beside them are changed."""
    went, came = gaps[ends[0]], gaps[ends[1]]
    size = went.a1 - went.a0
    nothing_else = went.b0 == went.b1 and came.a0 == came.a1 and size == came.b1 - came.b0
    if len(cluster) > 1 or not nothing_else or cluster[0].size == size:
        return cluster
    a_steps, b_steps = leeway(texts.a_list, runs, ends[0], old=True), leeway(texts.b_list, runs, ends[1], old=False)
    apart = (cluster[0].a - went.a0) - (cluster[0].b - came.b0)
    for step in sorted(a_steps, key=abs):
        if step - apart not in b_steps:
            continue
        a, b = went.a0 + step, came.b0 + step - apart
        if is_too_tight(runs, ends, (step, step - apart)):
            continue
        if texts.a_list[a : a + size] == texts.b_list[b : b + size]:
            shift(runs, ends[0], step)
            shift(runs, ends[1], step - apart)
            return (Run(a, b, size),)
    return cluster


def is_too_tight(runs: Sequence[Run], ends: tuple[int, int], steps: tuple[int, int]) -> bool:
    """Whether both gaps would eat up the one run between them."""
    (left, into), (right, back) = sorted(zip(ends, steps, strict=True))
    return right - left == 1 and max(into, 0) + max(-back, 0) >= runs[left].size
