"""From two rows of tokens to segments: what stayed, came, went, gave way and moved."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.watch.diff.coherence import coherent
from kronika.watch.diff.laying import laid_out
from kronika.watch.diff.matching import matched
from kronika.watch.diff.moves import with_moves
from kronika.watch.diff.segment import Segment
from kronika.watch.diff.sliding import slid
from kronika.watch.diff.texts import Weigh, read


def diff(before: Sequence[str], after: Sequence[str], weigh: Weigh | None = None) -> list[Segment]:
    """Segments that follow each other in both texts and leave nothing out.

    `weigh` says what a token means to a reader, from 0 to 1; without it rare words mean much, small words little and
    bare tags nothing. Takes time by the length of the texts, whatever is in them.
    """
    texts = read(before, after, weigh)
    runs = slid(texts, coherent(texts, matched(texts)))
    stayed, moves = with_moves(texts, runs)
    return laid_out(texts, stayed, moves)
