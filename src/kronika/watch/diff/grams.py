"""Some tokens in a row as one number, and where rare ones stand in two texts: whole arrays at a time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kronika.watch.diff.runs import Gap, Run
from kronika.watch.diff.texts import Numbers

Keys = NDArray[np.uint64]
FIRST, SECOND, THIRD = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


def grams(text: Numbers, size: int) -> Keys:
    """For every place the number of the `size` tokens from there on; equal rows have equal numbers, and seldom others."""
    if len(text) < size:
        return np.empty(0, dtype=np.uint64)
    single = scattered(text.astype(np.uint64))
    many = np.zeros(len(text) - size + 1, dtype=np.uint64)
    for step in range(size):
        many = many * FIRST + single[step : len(text) - size + 1 + step]
    return many


def scattered(numbers: Keys) -> Keys:
    """Numbers near each other made far from each other."""
    mixed = (numbers + np.uint64(1)) * FIRST
    mixed = (mixed ^ (mixed >> np.uint64(30))) * SECOND
    mixed = (mixed ^ (mixed >> np.uint64(27))) * THIRD
    return mixed ^ (mixed >> np.uint64(31))


def places(spans: Sequence[tuple[int, int]], size: int) -> tuple[Numbers, Numbers]:
    """Where rows of `size` tokens begin within spans, and in which span."""
    starts = np.array([start for start, _ in spans], dtype=np.int64)
    rooms = np.maximum(np.array([end - start - size + 1 for start, end in spans], dtype=np.int64), 0)
    owner = np.repeat(np.arange(len(spans), dtype=np.int64), rooms)
    offset = np.arange(int(rooms.sum()), dtype=np.int64) - np.repeat(np.cumsum(rooms) - rooms, rooms)
    return np.repeat(starts, rooms) + offset, owner


def rare(keys: Keys, most: int, *, alike: bool) -> tuple[Keys, Numbers]:
    """Keys that come at most `most` times, each made different by which time it is; with `alike` also by how often it comes.

    So the second of two is paired with the second of two, and with `alike` never with the second of three.
    """
    order = np.argsort(keys, kind="stable")
    ordered = keys[order]
    fresh = np.ones(len(ordered), dtype=np.bool_)
    fresh[1:] = ordered[1:] != ordered[:-1]
    starts = np.flatnonzero(fresh)
    sizes = np.diff(np.append(starts, len(ordered)))
    count = np.repeat(sizes, sizes)
    turn = np.arange(len(ordered)) - np.repeat(starts, sizes)
    kept = count <= most
    told = turn + (count * (most + 1) if alike else 0)
    return ordered[kept] + scattered(told[kept].astype(np.uint64)), order[kept]


def pairs(
    a: tuple[Keys, Numbers], b: tuple[Keys, Numbers], most: int, *, alike: bool = True
) -> tuple[Numbers, Numbers]:
    """Places of rare keys that both texts have, in the order of the old text."""
    a_keys, a_which = rare(a[0], most, alike=alike)
    b_keys, b_which = rare(b[0], most, alike=alike)
    _, in_a, in_b = np.intersect1d(a_keys, b_keys, return_indices=True)
    a_at, b_at = a[1][a_which[in_a]], b[1][b_which[in_b]]
    order = np.argsort(a_at, kind="stable")
    return a_at[order], b_at[order]


def as_runs(a: Numbers, b: Numbers, size: int) -> list[Run]:
    """Rows that begin side by side in both texts, joined."""
    if not len(a):
        return []
    broken = np.flatnonzero((np.diff(a) != 1) | (np.diff(b) != 1)) + 1
    starts = np.concatenate(([0], broken))
    lengths = np.diff(np.append(starts, len(a))) + size - 1
    return [
        Run(int(x), int(y), int(n))
        for x, y, n in zip(a[starts].tolist(), b[starts].tolist(), lengths.tolist(), strict=True)
    ]


def really_equal(a: Numbers, b: Numbers, a_at: Numbers, b_at: Numbers, size: int) -> NDArray[np.bool_]:
    """Numbers of rows may agree by chance; tokens may not."""
    equal = np.ones(len(a_at), dtype=np.bool_)
    for step in range(size):
        equal &= a[a_at + step] == b[b_at + step]
    return equal


def spans_of(gaps: Sequence[Gap]) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """The old sides of gaps, and the new ones."""
    return [(gap.a0, gap.a1) for gap in gaps], [(gap.b0, gap.b1) for gap in gaps]
