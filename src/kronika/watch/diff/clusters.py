"""Clusters: runs so near each other in both texts that they are one text in which some words were changed."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.watch.diff.runs import Run
from kronika.watch.diff.texts import Texts

HOLE = 5  # tokens that may be different in between
OPEN = 4  # clusters that a run may still belong to
GROWTH = 50  # changed places that a cluster may grow over at each end
AGREE = 3  # equal tokens that must follow a changed place

Cluster = tuple[Run, ...]


def clusters(runs: Sequence[Run]) -> list[Cluster]:
    """Runs in the order of the old text, put together."""
    found: list[list[Run]] = []
    for run in runs:
        for cluster in reversed(found[-OPEN:]):
            last = cluster[-1]
            over = max(last.a + last.size - run.a, last.b + last.size - run.b, 0)
            near = run.a - last.a - last.size <= HOLE and -HOLE <= run.b - last.b - last.size <= HOLE
            if near and over < run.size:
                cluster.append(Run(run.a + over, run.b + over, run.size - over))
                break
        else:
            found.append([run])
    return [tuple(cluster) for cluster in found]


def grown(texts: Texts, free: tuple[bytearray, bytearray], cluster: Cluster) -> Cluster:
    """A cluster as far as it goes at both ends where tokens are free, over changed words too, but not into another block."""
    first, last = cluster[0], cluster[-1]
    ahead = Growth(texts, free, 1).runs(last.a + last.size, last.b + last.size)
    back = Growth(texts, free, -1).runs(first.a - 1, first.b - 1)
    return without_last_tags(texts, tight((*back[::-1], *cluster, *ahead)))


class Growth:
    """Goes on from an end of a cluster, forwards (1) or backwards (-1)."""

    def __init__(self, texts: Texts, free: tuple[bytearray, bytearray], way: int) -> None:
        self._texts, self._free, self._way = texts, free, way
        self._a, self._b = texts.a_list, texts.b_list

    def runs(self, x: int, y: int) -> list[Run]:
        """Equal runs: at once, then over a few changed words at a time."""
        found: list[Run] = []
        for _ in range(GROWTH):
            size = self._equal(x, y, len(self._a))
            end_x, end_y = x + size * self._way, y + size * self._way
            if size:
                found.append(Run(x, y, size) if self._way == 1 else Run(end_x + 1, end_y + 1, size))
            hole = self._hole(end_x, end_y)
            if hole is None:
                break
            x, y = end_x + hole[0] * self._way, end_y + hole[1] * self._way
        return found

    def _equal(self, x: int, y: int, most: int) -> int:
        """How many tokens are equal and free from here on."""
        size, (free_a, free_b) = 0, self._free
        while size < most and 0 <= x < len(self._a) and 0 <= y < len(self._b):
            if self._a[x] != self._b[y] or not free_a[x] or not free_b[y]:
                break
            size, x, y = size + 1, x + self._way, y + self._way
        return size

    def _hole(self, x: int, y: int) -> tuple[int, int] | None:
        """How many tokens to leave out on both sides; None when there is no going on within the block."""
        for apart in range(1, 2 * HOLE):
            for out in range(max(0, apart - HOLE), min(apart, HOLE) + 1):
                to_x, to_y = x + out * self._way, y + (apart - out) * self._way
                if self._goes_on(to_x, to_y):
                    crossed = self._divided(self._a, x, out + 1) or self._divided(self._b, y, apart - out)
                    return None if crossed else (out, apart - out)
        return None

    def _goes_on(self, x: int, y: int) -> bool:
        """Whether enough is equal from here on, or all that is left of the block."""
        size = self._equal(x, y, AGREE)
        if size == AGREE:
            return True
        return (
            size > 1 and self._is_over(self._a, x + size * self._way) and self._is_over(self._b, y + size * self._way)
        )

    def _is_over(self, text: Sequence[int], at: int) -> bool:
        return not 0 <= at < len(text) or self._texts.is_bare(text[at])

    def _divided(self, text: Sequence[int], start: int, count: int) -> bool:
        return any(self._texts.is_bare(text[start + step * self._way]) for step in range(count))


def tight(runs: Sequence[Run]) -> Cluster:
    """Runs with nothing between them as one."""
    found: list[Run] = []
    for run in runs:
        last = found[-1] if found else None
        if last and (last.a + last.size, last.b + last.size) == (run.a, run.b):
            found[-1] = Run(last.a, last.b, last.size + run.size)
        else:
            found.append(run)
    return tuple(found)


def without_last_tags(texts: Texts, cluster: Cluster) -> Cluster:
    """A tag begins a block, so one at the end belongs to what follows."""
    *others, last = cluster
    size = last.size
    while size > 1 and texts.is_bare(texts.a_list[last.a + size - 1]):
        size -= 1
    return (*others, Run(last.a, last.b, size))
