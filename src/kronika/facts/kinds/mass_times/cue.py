"""A cue: words on a page that tell the day, the season or the place of the hours near them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

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
    held = list(taken)
    return [cue for cue in cues if not any(cue.start < other.end and other.start < cue.end for other in held)]
