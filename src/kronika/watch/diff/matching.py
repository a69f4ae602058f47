"""What is equal in two texts and in the same order: rare rows first, ever shorter ones in what is left, then step by step."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import merge

import numpy as np

from kronika.watch.diff.anchors import Anchoring
from kronika.watch.diff.exact import Budget, shortest
from kronika.watch.diff.runs import Gap, Run, fit, gaps_between, stretch
from kronika.watch.diff.texts import Texts
from kronika.watch.diff.walking import walked

PASSES = ((8, 1), (4, 1), (2, 1), (1, 1), (8, 4), (1, 1), (2, 4), (1, 4))
"""Sizes of rows and how often they may come in a gap. Each pass takes time by the size of what is left, and there are
always as many: no text can make it more."""

STEPS = 400_000
FURTHEST = 700  # edits in one gap that are searched for step by step
WALK = 300_000


def matched(texts: Texts) -> list[Run]:
    """Runs in order, as long as they can be."""
    a, b = texts.a_list, texts.b_list
    runs = stretch((), a, b)
    anchoring = Anchoring(texts)
    for size, most in PASSES:
        found = anchoring(gaps_between(runs, len(a), len(b)), size, most)
        if found:
            runs = stretch(fit(merge(runs, found)), a, b)
    closest = stepped(texts, gaps_between(runs, len(a), len(b)))
    return stretch(fit(merge(runs, closest)), a, b)


def stepped(texts: Texts, gaps: Sequence[Gap]) -> list[Run]:
    """Runs within gaps where nothing is rare: the small gaps first, until the budget is spent."""
    budget, walk = Budget(STEPS), Budget(WALK)
    found: list[Run] = []
    for gap in sorted((gap for gap in gaps if may_hold_more(gap)), key=room):
        near = min(edits_at_least(texts, gap), FURTHEST + 1)
        runs = shortest(texts.a_list, texts.b_list, gap, FURTHEST, budget) if near <= FURTHEST else None
        found += runs if runs is not None else walked(texts.a_list, texts.b_list, gap, walk)
    return sorted(found)


def may_hold_more(gap: Gap) -> bool:
    """Whether both sides have tokens, and not one each: those are known to differ."""
    width, height = gap.a1 - gap.a0, gap.b1 - gap.b0
    return bool(width and height and width + height > 2)


def room(gap: Gap) -> tuple[int, int]:
    """Small gaps first, then in order."""
    return gap.a1 - gap.a0 + gap.b1 - gap.b0, gap.a0


def edits_at_least(texts: Texts, gap: Gap) -> int:
    """Fewer edits cannot do: tokens that one side has more of than the other."""
    width, height = gap.a1 - gap.a0, gap.b1 - gap.b0
    if width + height < 2 * FURTHEST:
        return abs(width - height)
    a, b = texts.a[gap.a0 : gap.a1], texts.b[gap.b0 : gap.b1]
    most = len(texts.words)
    return int(np.abs(np.bincount(a, minlength=most) - np.bincount(b, minlength=most)).sum())
