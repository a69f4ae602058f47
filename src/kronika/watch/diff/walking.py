"""Walking side by side through two texts that repeat themselves: where they part, the nearest place to meet again is taken."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.watch.diff.exact import Budget
from kronika.watch.diff.runs import Gap, Run

FAR = 40  # tokens that may be left out at once, on both sides together
AGREE = 6  # tokens in a row that must be equal to meet again
MOSTLY = 0.6  # share of the shorter side that must be equal: else these are two texts, and not one edited


def walked(a: Sequence[int], b: Sequence[int], gap: Gap, budget: Budget) -> list[Run]:
    """Equal runs from the beginning of a gap on; linear, where the shortest way would cost too much."""
    runs: list[Run] = []
    x, y = gap.a0, gap.b0
    shorter = min(gap.a1 - gap.a0, gap.b1 - gap.b0)
    if shorter < FAR:
        return []
    while x < gap.a1 and y < gap.b1 and budget.steps > 0:
        start = x
        while x < gap.a1 and y < gap.b1 and a[x] == b[y]:
            x, y = x + 1, y + 1
        if x > start:
            runs.append(Run(start, y - (x - start), x - start))
        met = meeting(a, b, Gap(x, gap.a1, y, gap.b1), budget)
        if met is None:
            break
        x, y = met
    return runs if sum(run.size for run in runs) >= MOSTLY * shorter else []


def meeting(a: Sequence[int], b: Sequence[int], rest: Gap, budget: Budget) -> tuple[int, int] | None:
    """The nearest place from which both texts go on alike."""
    for apart in range(1, FAR):
        for skipped in range(apart + 1):
            budget.steps -= 1
            x, y = rest.a0 + skipped, rest.b0 + apart - skipped
            if x >= rest.a1 or y >= rest.b1 or a[x] != b[y]:
                continue
            agree = min(AGREE, rest.a1 - x, rest.b1 - y)
            if a[x : x + agree] == b[y : y + agree]:
                return x, y
    return None
