"""Runs of capitalised words in a sentence, and what stands around each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kronika.analyse.entities.features.word import Word

# Small words inside names; a run goes on over them when a capital follows.
PARTICLES = frozenset(
    "de von van der den da di del la le al el bin ibn of the du dos das y и де фон ван дер аль эль бен".split()
)
JOINS = frozenset(("-", "–", "'", "’", "&"))
OPENING = frozenset("„“\"«»‚‘'")
MOST = 4  # a longer run is "4"


class Run(NamedTuple):
    """Words from `first` up to but not including `last`."""

    first: int
    last: int


def runs(words: Sequence[Word]) -> list[Run]:
    """The runs of a sentence in order."""
    found, place = [], 0
    while place < len(words):
        if not words[place].capital:
            place += 1
            continue
        end = run_end(words, place)
        found.append(Run(place, end))
        place = end
    return found


def run_end(words: Sequence[Word], place: int) -> int:
    """Where the run that begins at a place ends."""
    end = place + 1
    while end < len(words):
        if words[end].capital:
            end += 1
        elif end + 1 < len(words) and words[end + 1].capital and joins(words[end - 1], words[end]):
            end += 2
        else:
            break
    return end


def joins(before: Word, between: Word) -> bool:
    """Whether a small word or mark keeps a run together: "de", a hyphen, the point of an initial."""
    return between.low in PARTICLES or between.low in JOINS or (between.low == "." and len(before.low) == 1)


def run_marks(words: Sequence[Word], run: Run) -> list[str]:
    """What every word of a run is told of it."""
    before = words[run.first - 1] if run.first else None
    after = words[run.last] if run.last < len(words) else None
    inside = words[run.first : run.last]
    size = f"run{min(run.last - run.first, MOST)}"
    found = [size, "rl3=" + inside[-1].low[-3:], "rlsh=" + inside[-1].general[0]]
    found += ["rin=" + one for one in sorted({kind for one in inside for kind in one.classes})]
    if before is None:
        found.append("rb=^")
    else:
        found += ["rb=" + before.low, "rbl=" + before.lemma]
        for one in before.classes:
            found += ["rbc=" + one, f"rbc={one}{size}"]
        if before.low in OPENING:
            found.append("quoted" if after is not None and after.low in OPENING else "opened")
            if run.first > 1:
                found += ["rqb=" + words[run.first - 2].lemma, *("rqc=" + one for one in words[run.first - 2].classes)]
    if after is None:
        found.append("ra=$")
    else:
        found += ["ra=" + after.low, *("rac=" + one for one in after.classes)]
    return found
