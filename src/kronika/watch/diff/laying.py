"""Laying out: runs that stayed and pieces that moved become segments in the order of both texts."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from kronika.watch.diff.moves import Moved
from kronika.watch.diff.runs import Gap, Run, gaps_between
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.diff.texts import Texts

PLAIN = -1
Part = tuple[int, int, int]  # from, to, number of the move or PLAIN


def laid_out(texts: Texts, runs: Sequence[Run], moves: Sequence[Moved]) -> list[Segment]:
    """All segments."""
    went = Taken(sorted((move.a, move.a + move.size, move.number) for move in moves))
    came = Taken(sorted((move.b, move.b + move.size, move.number) for move in moves))
    found: list[Segment] = []
    for number, gap in enumerate(gaps_between(runs, len(texts.a), len(texts.b))):
        found += in_gap(gap, went.within(gap.a0, gap.a1), came.within(gap.b0, gap.b1))
        if number < len(runs):
            run = runs[number]
            found.append(Segment(SegmentKind.EQUAL, run.a, run.a + run.size, run.b, run.b + run.size))
    return joined(found)


def joined(segments: Sequence[Segment]) -> list[Segment]:
    """Neighbours of one kind as one: so words changed only at the new place do not divide the old one."""
    found: list[Segment] = []
    for segment in segments:
        last = found[-1] if found else None
        if last and (last.kind, last.move) == (segment.kind, segment.move):
            found[-1] = last._replace(a1=segment.a1, b1=segment.b1)
        else:
            found.append(segment)
    return found


class Taken:
    """Moved pieces of one text, asked for gap by gap."""

    def __init__(self, pieces: Sequence[Part]) -> None:
        self._pieces = pieces
        self._next = 0

    def within(self, start: int, end: int) -> deque[Part]:
        """The span in parts: moved pieces, and what is between them."""
        parts: deque[Part] = deque()
        at = start
        while self._next < len(self._pieces) and self._pieces[self._next][0] < end:
            piece = self._pieces[self._next]
            if piece[0] > at:
                parts.append((at, piece[0], PLAIN))
            parts.append(piece)
            at = piece[1]
            self._next += 1
        if at < end:
            parts.append((at, end, PLAIN))
        return parts


def in_gap(gap: Gap, went: deque[Part], came: deque[Part]) -> Iterator[Segment]:
    """Moved pieces where they stand; what is plain on both sides at once gave way."""
    a, b = gap.a0, gap.b0
    while went or came:
        if went and went[0][2] != PLAIN:
            _, end, move = went.popleft()
            yield Segment(SegmentKind.MOVED_FROM, a, end, b, b, move)
            a = end
        elif came and came[0][2] != PLAIN:
            _, end, move = came.popleft()
            yield Segment(SegmentKind.MOVED_TO, a, a, b, end, move)
            b = end
        else:
            a1, b1 = went.popleft()[1] if went else a, came.popleft()[1] if came else b
            kind = SegmentKind.REMOVED if b1 == b else SegmentKind.ADDED if a1 == a else SegmentKind.REPLACED
            yield Segment(kind, a, a1, b, b1)
            a, b = a1, b1
