"""Moves: what went from one place and came at another is one move, and not a removal and an addition."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from kronika.watch.diff.blocks import is_whole, moved_blocks
from kronika.watch.diff.chain import heaviest_chain
from kronika.watch.diff.clusters import Cluster, clusters, grown
from kronika.watch.diff.rows import moved_rows
from kronika.watch.diff.runs import Gap, Run, fit, gaps_between
from kronika.watch.diff.settling import settled
from kronika.watch.diff.texts import Texts

LEAST_WORDS = 12  # of any text; shorter ones are set phrases
LEAST_OF_BLOCKS = 4  # of whole blocks
LEAST_WEIGHT = 2.0  # not small words alone


class Moved(NamedTuple):
    """A piece of a move; a move in which words were changed has several of one number."""

    a: int
    b: int
    size: int
    number: int


def with_moves(texts: Texts, runs: Sequence[Run]) -> tuple[list[Run], list[Moved]]:
    """The runs that stayed, with some that turned out to, and the pieces that moved."""
    gaps = gaps_between(runs, len(texts.a), len(texts.b))
    found = [*clusters(moved_rows(texts, gaps)), *((run,) for run in moved_blocks(texts, gaps))]
    taken = Free(texts, gaps).take(found)
    stayed = in_place(texts, Rooms(gaps), taken)
    slid, left = settle_all(texts, list(runs), gaps, sorted(set(taken) - stayed))
    kept = fit(sorted((*slid, *(run for cluster in stayed for run in cluster))))
    return kept, [Moved(*run, number) for number, cluster in enumerate(left) for run in cluster]


class Free:
    """Tokens that went or came and belong to no move yet."""

    def __init__(self, texts: Texts, gaps: Sequence[Gap]) -> None:
        self._texts = texts
        self._a = bytearray(len(texts.a))
        self._b = bytearray(len(texts.b))
        for gap in gaps:
            self._a[gap.a0 : gap.a1] = b"\1" * (gap.a1 - gap.a0)
            self._b[gap.b0 : gap.b1] = b"\1" * (gap.b1 - gap.b0)

    def take(self, found: Sequence[Cluster]) -> list[Cluster]:
        """The largest first; each token moves once."""
        taken: list[Cluster] = []
        for cluster in sorted(found, key=lambda cluster: (-sum(run.size for run in cluster), cluster)):
            left = tuple(run for run in map(self._free_part, cluster) if run.size)
            if not left:
                continue
            left = grown(self._texts, (self._a, self._b), left)
            if not is_a_move(self._texts, left):
                continue
            for run in left:
                self._a[run.a : run.a + run.size] = bytes(run.size)
                self._b[run.b : run.b + run.size] = bytes(run.size)
            taken.append(left)
        return taken

    def _free_part(self, run: Run) -> Run:
        """The longest stretch of a run that nobody has taken, on either side."""
        both = int.from_bytes(self._a[run.a : run.a + run.size], "big") & int.from_bytes(
            self._b[run.b : run.b + run.size], "big"
        )
        free = both.to_bytes(run.size, "big")
        if 0 not in free:
            return run
        longest = max(free.split(b"\0"), key=len)
        at = free.find(longest) if longest else 0
        return Run(run.a + at, run.b + at, len(longest))


def is_a_move(texts: Texts, cluster: Cluster) -> bool:
    """Whether so much cannot be chance."""
    words = sum(texts.a_words[run.a + run.size] - texts.a_words[run.a] for run in cluster)
    weight = sum(texts.a_weight[run.a + run.size] - texts.a_weight[run.a] for run in cluster)
    if weight < LEAST_WEIGHT:
        return False
    return words >= LEAST_WORDS or (words >= LEAST_OF_BLOCKS and len(cluster) == 1 and is_whole(texts, cluster[0]))


def settle_all(
    texts: Texts, runs: list[Run], gaps: Sequence[Gap], moves: Sequence[Cluster]
) -> tuple[list[Run], list[Cluster]]:
    """The runs and the moves after settling those that share their gaps with no other."""
    rooms = Rooms(gaps)
    ends = [(rooms.of_old(move[0].a), rooms.of_new(move[0].b)) for move in moves]
    went, came = Counter(end for end, _ in ends), Counter(end for _, end in ends)
    left = [
        settled(texts, runs, end, gaps, move) if went[end[0]] == came[end[1]] == 1 else move
        for move, end in zip(moves, ends, strict=True)
    ]
    return [run for run in runs if run.size], left


class Rooms:
    """Numbers of gaps, by a place in either text."""

    def __init__(self, gaps: Sequence[Gap]) -> None:
        self._a = [gap.a0 for gap in gaps]
        self._b = [gap.b0 for gap in gaps]

    def of_old(self, at: int) -> int:
        """The gap with a token of the old text."""
        return bisect_right(self._a, at) - 1

    def of_new(self, at: int) -> int:
        """The gap with a token of the new text."""
        return bisect_right(self._b, at) - 1


def in_place(texts: Texts, rooms: Rooms, taken: Sequence[Cluster]) -> set[Cluster]:
    """Of what went and came within one gap, that which keeps its order has not moved at all."""
    within: dict[int, list[Cluster]] = {}
    for cluster in sorted(taken):
        gap = rooms.of_old(cluster[0].a)
        if gap == rooms.of_new(cluster[0].b):
            within.setdefault(gap, []).append(cluster)
    stayed: set[Cluster] = set()
    for inside in within.values():
        weights = [sum(texts.a_weight[run.a + run.size] - texts.a_weight[run.a] for run in one) for one in inside]
        kept = set(heaviest_chain([cluster[0] for cluster in inside], weights))
        stayed |= {cluster for cluster in inside if cluster[0] in kept}
    return stayed
