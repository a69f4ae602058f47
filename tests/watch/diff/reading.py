"""Diffs as people write them down, for tests: [-went-] {+came+} [1>went elsewhere>] {>1>came from elsewhere}."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kronika.watch.diff.diff import diff
from kronika.watch.diff.segment import Segment, SegmentKind

TOKEN = re.compile(r"<[^>]*>|\w+(?:[.,:]\w+)*|[^\w\s]")


def tokens(text: str) -> list[str]:
    """Words, marks and tags."""
    return TOKEN.findall(text)


def shown(before: str, after: str) -> str:
    """The whole diff of two texts on one line; what is equal is three dots when it is long."""
    old, new = tokens(before), tokens(after)
    return " ".join(written(segment, old, new) for segment in diff(old, new))


def written(segment: Segment, old: Sequence[str], new: Sequence[str]) -> str:
    """One segment."""
    went, came = " ".join(old[segment.a0 : segment.a1]), " ".join(new[segment.b0 : segment.b1])
    return {
        SegmentKind.EQUAL: went if len(went) < 45 else "…",
        SegmentKind.ADDED: f"{{+{came}+}}",
        SegmentKind.REMOVED: f"[-{went}-]",
        SegmentKind.REPLACED: f"[-{went}-]{{+{came}+}}",
        SegmentKind.MOVED_FROM: f"[{segment.move}>{went}>]",
        SegmentKind.MOVED_TO: f"{{>{segment.move}>{came}}}",
    }[segment.kind]


def hold_together(old: Sequence[str], new: Sequence[str], segments: Sequence[Segment]) -> None:
    """What every diff must keep: nothing is left out, equal is equal, and what moved is the same at both ends."""
    a = b = 0
    ends: dict[int, tuple[list[str], list[str]]] = {}
    for segment in segments:
        kind, a0, a1, b0, b1, move = segment
        assert (a0, b0) == (a, b)
        assert a1 >= a0 and b1 >= b0
        came_only, went_only = a0 == a1, b0 == b1
        assert not (came_only and went_only)
        a, b = a1, b1
        if kind in (SegmentKind.MOVED_FROM, SegmentKind.MOVED_TO):
            went, came = ends.setdefault(move, ([], []))
            went += old[a0:a1]
            came += new[b0:b1]
        else:
            assert move == -1
        assert came_only == (kind in (SegmentKind.ADDED, SegmentKind.MOVED_TO))
        assert went_only == (kind in (SegmentKind.REMOVED, SegmentKind.MOVED_FROM))
        assert kind is not SegmentKind.EQUAL or list(old[a0:a1]) == list(new[b0:b1])
    assert (a, b) == (len(old), len(new))
    assert all(went == came for went, came in ends.values())
    for left, right in zip(segments, segments[1:], strict=False):
        assert (left.kind, left.move) != (right.kind, right.move)
