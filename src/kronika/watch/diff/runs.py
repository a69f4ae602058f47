"""Runs of equal tokens that follow each other in both texts, and the gaps between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Run(NamedTuple):
    """`size` equal tokens from `a` on in the old text and from `b` on in the new one."""

    a: int
    b: int
    size: int


class Gap(NamedTuple):
    """What stands between two runs: tokens a0…a1 of the old text and b0…b1 of the new one."""

    a0: int
    a1: int
    b0: int
    b1: int


def gaps_between(runs: Sequence[Run], a_size: int, b_size: int) -> list[Gap]:
    """All gaps, one more than there are runs; the first and the last may be empty."""
    gaps = []
    a = b = 0
    for run in runs:
        gaps.append(Gap(a, run.a, b, run.b))
        a, b = run.a + run.size, run.b + run.size
    gaps.append(Gap(a, a_size, b, b_size))
    return gaps


def fit(runs: Iterable[Run]) -> list[Run]:
    """Runs in order, cut where they would overlap, and joined where nothing is between them."""
    found: list[Run] = []
    for run in runs:
        if not found:
            found.append(run)
            continue
        last = found[-1]
        over = max(last.a + last.size - run.a, last.b + last.size - run.b, 0)
        if over >= run.size:
            continue
        a, b, size = run.a + over, run.b + over, run.size - over
        if a == last.a + last.size and b == last.b + last.size:
            found[-1] = Run(last.a, last.b, last.size + size)
        else:
            found.append(Run(a, b, size))
    return found


def stretch(runs: Sequence[Run], a: Sequence[int], b: Sequence[int]) -> list[Run]:
    """Every run as long as the texts are equal on both sides of it; heads and tails of the texts become runs too."""
    found: list[Run] = []
    edge_a = edge_b = 0  # up to here all is taken
    for run in (*runs, Run(len(a), len(b), 0)):
        ahead = 0
        while edge_a < run.a and edge_b < run.b and a[edge_a] == b[edge_b]:
            edge_a, edge_b, ahead = edge_a + 1, edge_b + 1, ahead + 1
        if ahead:
            found.append(Run(edge_a - ahead, edge_b - ahead, ahead))
        back = 0
        while run.a - back > edge_a and run.b - back > edge_b and a[run.a - back - 1] == b[run.b - back - 1]:
            back += 1
        if run.size + back:
            found.append(Run(run.a - back, run.b - back, run.size + back))
        edge_a, edge_b = run.a + run.size, run.b + run.size
    return fit(found)
