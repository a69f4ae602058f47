"""Changes as people count them: numbered stops, each a run of segments so near to each other that one look sees them all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.highlight.joining import is_break, is_shown
from kronika.watch.view import View

NEAR = 6  # equal tokens between two changes of one stop, at most
MOVES = frozenset({SegmentKind.MOVED_FROM, SegmentKind.MOVED_TO})


class StopKind(StrEnum):
    """What happened at a stop."""

    ADDED = "added"
    REMOVED = "removed"
    REPLACED = "replaced"
    MOVED_FROM = "moved_from"
    MOVED_TO = "moved_to"
    LINK = "link"  # only addresses of links or pictures are others


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop:
    """One change: its number from 1, what happened, its segments with the equal ones between them."""

    number: int
    kind: StopKind
    segments: tuple[Segment, ...]
    partner: int = 0  # the stop at the other end of a move


def stops(before: View, after: View, segments: Iterable[Segment]) -> list[Stop]:
    """All changes that can be seen, in the order of the new page."""
    runs: list[list[Segment]] = []
    between: Segment | None = None
    for segment in segments:
        if segment.kind is SegmentKind.EQUAL or not shows(before, after, segment):
            between = segment if between is None else joined(between, segment)
            continue
        if runs and belongs((before, after), runs[-1][-1], between, segment):
            runs[-1] += [segment] if between is None else [between, segment]
        else:
            runs.append([segment])
        between = None
    return paired([numbered(before, after, number, run) for number, run in enumerate(runs, 1)])


def shows(before: View, after: View, segment: Segment) -> bool:
    """There is something to see in it; a paragraph that begins elsewhere is nothing."""
    return any(is_shown(before, index) for index in range(segment.a0, segment.a1)) or any(
        is_shown(after, index) for index in range(segment.b0, segment.b1)
    )


def joined(one: Segment, two: Segment) -> Segment:
    """Two unchanged runs as one."""
    return Segment(SegmentKind.EQUAL, one.a0, two.a1, one.b0, two.b1)


def belongs(views: tuple[View, View], last: Segment, between: Segment | None, segment: Segment) -> bool:
    """It is seen together with the change before it. Ends of moves stand alone, so that they can point at each other."""
    if (last.kind in MOVES or segment.kind in MOVES) and (last.kind, last.move) != (segment.kind, segment.move):
        return False
    if between is None:
        return True
    near = between.b1 - between.b0 <= NEAR
    return near and not any(breaks(views, one) for one in (last, between, segment))


def breaks(views: tuple[View, View], segment: Segment) -> bool:
    """A block or a line begins in it."""
    before, after = views
    return any(is_break(before, index) for index in range(segment.a0, segment.a1)) or any(
        is_break(after, index) for index in range(segment.b0, segment.b1)
    )


def numbered(before: View, after: View, number: int, run: Sequence[Segment]) -> Stop:
    """A stop, not yet knowing its partner."""
    return Stop(number=number, kind=kind_of(before, after, run), segments=tuple(run))


def kind_of(before: View, after: View, run: Sequence[Segment]) -> StopKind:
    """What happened: the kind of its segments, or replaced where there are several."""
    changed = [segment for segment in run if segment.kind is not SegmentKind.EQUAL]
    if all(only_addresses(before, after, segment) for segment in changed):
        return StopKind.LINK
    kinds = {segment.kind for segment in changed}
    return StopKind(changed[0].kind.value) if len(kinds) == 1 else StopKind.REPLACED


def only_addresses(before: View, after: View, segment: Segment) -> bool:
    """No word is different, only where a link leads or what picture is shown."""
    places = [*before.places[segment.a0 : segment.a1], *after.places[segment.b0 : segment.b1]]
    return segment.kind not in MOVES and all(place.part == "tag" for place in places)


def paired(found: list[Stop]) -> list[Stop]:
    """Both ends of a move know each other's number."""
    ends: dict[tuple[int, StopKind], int] = {}
    for stop in found:
        if stop.kind in (StopKind.MOVED_FROM, StopKind.MOVED_TO):
            ends.setdefault((stop.segments[0].move, stop.kind), stop.number)
    return [
        Stop(number=stop.number, kind=stop.kind, segments=stop.segments, partner=partner_of(stop, ends))
        for stop in found
    ]


def partner_of(stop: Stop, ends: dict[tuple[int, StopKind], int]) -> int:
    """The number of the other end; 0: it is no move."""
    other = {StopKind.MOVED_FROM: StopKind.MOVED_TO, StopKind.MOVED_TO: StopKind.MOVED_FROM}.get(stop.kind)
    return ends.get((stop.segments[0].move, other), 0) if other else 0
