"""What came or went begins where an item of the page begins: of several places that come to the same, the one people would name.

When all items of a list end alike, a diff may as well say that the end of one item and the beginning of the next came. Among the places a
segment can slide to without changing anything, it is laid where most elements of the page begin together.
"""

from __future__ import annotations

from collections.abc import Sequence

from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.noise.order import Side
from kronika.watch.words import is_tag

FARTHEST = 300  # keys that a segment slides
MOST = 300  # segments that are looked at
DEEPEST = 12  # elements that begin together, looked at


def bordered(segments: list[Segment], before: Side, after: Side) -> list[Segment]:
    """Segments over keys, laid at the borders of items."""
    for number, segment in enumerate(segments[:MOST]):
        if segment.kind is SegmentKind.ADDED:
            lay(segments, number, after, segment.b0, segment.b1)
        elif segment.kind is SegmentKind.REMOVED:
            lay(segments, number, before, segment.a0, segment.a1)
    return segments


def lay(segments: list[Segment], number: int, side: Side, start: int, end: int) -> None:
    """Slide one segment between its equal neighbours to the best border."""
    keys = side.masked.keys
    left, right = room(segments, number - 1), room(segments, number + 1)
    if not left or not right:
        return
    ways = [0]
    for way in range(1, min(left, FARTHEST) + 1):
        if keys[start - way] != keys[end - way]:
            break
        ways.append(-way)
    for way in range(1, min(right, FARTHEST) + 1):
        if keys[end + way - 1] != keys[start + way - 1]:
            break
        ways.append(way)
    if len(ways) > 1:
        best = max(ways, key=lambda way: (beginnings(side, start + way), -abs(way)))
        slide(segments, number, best)


def room(segments: Sequence[Segment], number: int) -> int:
    """How far a segment can slide into its neighbour."""
    if not 0 <= number < len(segments) or segments[number].kind is not SegmentKind.EQUAL:
        return 0
    return segments[number].b1 - segments[number].b0


def slide(segments: list[Segment], number: int, way: int) -> None:
    """Move a segment between its neighbours."""
    before, (kind, a0, a1, b0, b1, move), after = segments[number - 1 : number + 2]
    segments[number - 1 : number + 2] = [
        before._replace(a1=before.a1 + way, b1=before.b1 + way),
        Segment(kind, a0 + way, a1 + way, b0 + way, b1 + way, move),
        after._replace(a0=after.a0 + way, b0=after.b0 + way),
    ]


def beginnings(side: Side, key: int) -> int:
    """How many elements begin at a place; none inside a block."""
    page, place = side.page, side.masked.at[key]
    if place >= len(page.view.tokens) or not is_tag(page.view.tokens[place]) or " " in page.view.tokens[place]:
        return 0
    element, count = page.element(place), 1
    while count < DEEPEST and element.getprevious() is None:
        parent = element.getparent()
        if parent is None or (parent.text or "").strip():
            break
        element, count = parent, count + 1
    return count
