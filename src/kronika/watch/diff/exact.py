"""The shortest way from one small text to another: what greedy search finds within a budget of steps."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.watch.diff.runs import Gap, Run


class Budget:
    """Steps that may still be taken; shared by all gaps of a comparison, so that none can take all time."""

    def __init__(self, steps: int) -> None:
        self.steps = steps


def shortest(a: Sequence[int], b: Sequence[int], gap: Gap, furthest: int, budget: Budget) -> list[Run] | None:
    """Equal runs on a shortest way through a gap; None when it needs more than `furthest` edits or the budget is spent."""
    width, height = gap.a1 - gap.a0, gap.b1 - gap.b0
    reach = {1: 0}
    trail: list[dict[int, int]] = []
    for edits in range(min(width + height, furthest) + 1):
        trail.append(dict(reach))
        for diagonal in range(-edits, edits + 1, 2):
            down = diagonal == -edits or (diagonal != edits and reach[diagonal - 1] < reach[diagonal + 1])
            x = reach[diagonal + 1] if down else reach[diagonal - 1] + 1
            start = x
            y = x - diagonal
            while x < width and y < height and a[gap.a0 + x] == b[gap.b0 + y]:
                x, y = x + 1, y + 1
            budget.steps -= 1 + x - start
            reach[diagonal] = x
            if x >= width and y >= height:
                return walked_back(trail, gap, edits)
        budget.steps -= edits  # keeping the trail costs too
        if budget.steps < 0:
            return None
    return None


def walked_back(trail: list[dict[int, int]], gap: Gap, edits: int) -> list[Run]:
    """The runs of the way that was found, from its end to its beginning and turned round."""
    x, y = gap.a1 - gap.a0, gap.b1 - gap.b0
    runs: list[Run] = []
    for step in range(edits, -1, -1):
        reach, diagonal = trail[step], x - y
        down = diagonal == -step or (diagonal != step and reach[diagonal - 1] < reach[diagonal + 1])
        before = diagonal + 1 if down else diagonal - 1
        begin = (reach[before] if down else reach[before] + 1) if step else 0
        if x > begin:
            runs.append(Run(gap.a0 + begin, gap.b0 + begin - diagonal, x - begin))
        if step:
            x = reach[before]
            y = x - before
    return runs[::-1]
