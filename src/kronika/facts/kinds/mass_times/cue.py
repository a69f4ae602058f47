"""A cue: words on a page that tell the day, the season or the place of the hours near them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import accumulate

DATED = "dated_or_special"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cue:
    """Where the words stand in the text and what they tell."""

    start: int
    end: int
    value: str  # a day, a season or a place; "" takes one back
    single: bool = False  # one certain day: "w sobotę", not "w soboty"
    dates: tuple[date, ...] = ()
    note: str = ""  # what else they tell: "1,3 niedz"
    weak: bool = False  # only a guess


def free_of(cues: Iterable[Cue], taken: Iterable[Cue]) -> list[Cue]:
    """Those that do not touch any of the taken ones."""
    held = sorted(taken, key=lambda cue: cue.start)
    starts = [cue.start for cue in held]
    ends = list(accumulate((cue.end for cue in held), max))  # the farthest end so far
    return [cue for cue in cues if not (before := bisect_left(starts, cue.end)) or ends[before - 1] <= cue.start]


def longest(cues: Iterable[Cue]) -> list[Cue]:
    """Of cues that overlap, the longest, in order."""
    kept: list[Cue] = []
    for cue in sorted(cues, key=lambda cue: (cue.start - cue.end, cue.start)):
        place = bisect_left(kept, cue.start, key=lambda other: other.start)
        before_is_free = place == 0 or kept[place - 1].end <= cue.start
        after_is_free = place == len(kept) or kept[place].start >= cue.end
        if before_is_free and after_is_free:
            kept.insert(place, cue)
    return kept


def inside(cues: Sequence[Cue], start: int, end: int) -> list[Cue]:
    """The cues, which are in order, that begin between two places."""
    first = bisect_left(cues, start, key=lambda cue: cue.start)
    last = bisect_left(cues, end, key=lambda cue: cue.start)
    return list(cues[first:last])
