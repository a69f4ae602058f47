"""Coherence: a text replaced wholesale is one change, not a patchwork held together by small words both texts share."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush

from kronika.watch.diff.blocks import is_whole
from kronika.watch.diff.runs import Gap, Run, gaps_between
from kronika.watch.diff.texts import Texts

HALF = 0.5  # a run stays when it weighs half of the smaller change beside it
ENOUGH = 12.0  # so much in a row is no chance, whatever is beside it
BETWEEN = 0.5  # a tag between two changed cells is worth a changed word: each cell is a change of its own
ALIGNED = 2.0  # a whole block weighs double
LONE = 4.0  # within text that only came or only went, so much is no chance
LONE_SHARE = 1 / 8
FAINT = 0.3  # marks and a small word or two: beside text that has given way they hold nothing …
GIVEN_WAY = 2.0  # … when so much went, and so much came in its place
THIN = 0.15  # share of what is equal, below which a long stretch counts as replaced
LONG = 20.0


def coherent(texts: Texts, runs: Sequence[Run]) -> list[Run]:
    """The runs that help a reader."""
    return dense(texts, Weeding(texts, runs).left())


class Weeding:
    """Takes runs out, the weakest first; what is taken out makes the changes beside it larger, and so others weaker."""

    def __init__(self, texts: Texts, runs: Sequence[Run]) -> None:
        self._runs = runs
        self._weight = [worth(texts, run) for run in runs]
        gaps = gaps_between(runs, len(texts.a), len(texts.b))
        self._went = [texts.a_weight[gap.a1] - texts.a_weight[gap.a0] for gap in gaps]  # gap n stands before run n
        self._came = [texts.b_weight[gap.b1] - texts.b_weight[gap.b0] for gap in gaps]
        self._inside = [texts.a_weight[run.a + run.size] - texts.a_weight[run.a] for run in runs]
        self._before = list(range(-1, len(runs) - 1))
        self._after = list(range(1, len(runs) + 1))
        self._gone = [False] * len(runs)

    def left(self) -> list[Run]:
        """What stays."""
        weak = [(self._weight[number], number) for number in range(len(self._runs)) if self._is_weak(number)]
        heapify(weak)
        while weak:
            _, number = heappop(weak)
            if self._gone[number]:
                continue
            for beside in self._take_out(number):
                if self._is_weak(beside):
                    heappush(weak, (self._weight[beside], beside))
        return [run for run, gone in zip(self._runs, self._gone, strict=True) if not gone]

    def _is_weak(self, number: int) -> bool:
        weight, behind = self._weight[number], self._after[number]
        went = (self._went[number], self._went[behind])
        came = (self._came[number], self._came[behind])
        smaller = min(max(went[0], came[0]), max(went[1], came[1]))
        if weight < min(ENOUGH, smaller * HALF, min(sum(went), sum(came))):
            return True
        if weight < FAINT and smaller and max(map(min, zip(went, came, strict=True))) > GIVEN_WAY:
            return True
        return weight < min(LONE, smaller * LONE_SHARE)

    def _take_out(self, number: int) -> list[int]:
        """The run becomes part of the change around it; the runs beside it are told."""
        self._gone[number] = True
        before, behind = self._before[number], self._after[number]
        self._went[behind] += self._went[number] + self._inside[number]
        self._came[behind] += self._came[number] + self._inside[number]
        if before >= 0:
            self._after[before] = behind
        if behind < len(self._runs):
            self._before[behind] = before
        return [beside for beside in (before, behind) if 0 <= beside < len(self._runs)]


def worth(texts: Texts, run: Run) -> float:
    """What a run weighs, and more when it is made of whole blocks."""
    weight = texts.a_weight[run.a + run.size] - texts.a_weight[run.a]
    if texts.a_words[run.a + run.size] == texts.a_words[run.a]:
        return max(weight, BETWEEN if any(map(texts.is_bare, texts.a_list[run.a : run.a + run.size])) else 0.0)
    return weight * ALIGNED if is_whole(texts, run) else weight


def dense(texts: Texts, runs: Sequence[Run]) -> list[Run]:
    """Without the runs of long stretches in which hardly anything is equal."""
    kept: list[Run] = []
    loose: list[Run] = []
    edge = Run(0, 0, 0)
    for run in (*runs, Run(len(texts.a), len(texts.b), 0)):
        if run.size and worth(texts, run) < ENOUGH:
            loose.append(run)
            continue
        stretch = Gap(edge.a + edge.size, run.a, edge.b + edge.size, run.b)
        kept += loose if not is_thin(texts, stretch, loose) else []
        loose = []
        if run.size:
            kept.append(run)
        edge = run
    return kept


def is_thin(texts: Texts, stretch: Gap, loose: Sequence[Run]) -> bool:
    """Whether a stretch is replaced rather than edited."""
    weight = texts.a_weight
    equal = sum(weight[run.a + run.size] - weight[run.a] for run in loose)
    went = weight[stretch.a1] - weight[stretch.a0] - equal
    came = texts.b_weight[stretch.b1] - texts.b_weight[stretch.b0] - equal
    return min(went, came) > LONG and equal < THIN * min(went, came)
