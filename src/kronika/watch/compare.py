"""Two views of a page side by side: what is different, what was left out as noise, and what was learned."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from kronika.model.watch import Ignore
from kronika.watch.compared import Compared
from kronika.watch.counting import difference
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.digest import digest
from kronika.watch.ignoring import ignored, together
from kronika.watch.judging import Judged, judged
from kronika.watch.noise.flapping import fingerprint, looked, read, written
from kronika.watch.noise.page import Page
from kronika.watch.restless import leave_out, spots
from kronika.watch.view import View


def compare(
    before: View,
    after: View,
    ignores: Sequence[Ignore] = (),
    memory: Mapping[str, object] | None = None,
    *,
    before_at: datetime | None = None,
    after_at: datetime | None = None,
) -> Compared:
    """What became different from one view to the other, noise apart; the moments are those of fetching.

    `ignores` are the watch's: people's decisions, and what was found before. `memory` is what `Compared.memory` was last time.
    """
    found = judged(Page(before, before_at), Page(after, after_at), ignores)
    known = read(memory)
    base = fingerprint("\x1f".join(before.tokens))
    learned = looked(known, base, after_at, spots(found))
    flapping = leave_out(found, learned, ignores)
    noise = (*ignored(found, after_at), *flapping)
    changed = difference(found)
    return Compared(
        difference=replace(changed, ignored=noise),
        segments=list(shown(found)),
        ignores=together(ignores, noise),
        memory=written(learned),
        digest=digest(found.after) if changed.is_change else "",
    )


def shown(found: Judged) -> Iterator[Segment]:
    """The segments for people: what does not count is equal, even where the words differ."""
    for segment, counts in zip(found.segments, found.counts, strict=True):
        if not counts:
            yield segment._replace(kind=SegmentKind.EQUAL, move=-1)
        elif segment.kind in (SegmentKind.ADDED, SegmentKind.MOVED_TO):
            yield from split(segment, found.after.masked.mute, second=True)
        elif segment.kind in (SegmentKind.REMOVED, SegmentKind.MOVED_FROM):
            yield from split(segment, found.before.masked.mute, second=False)
        else:
            yield segment


def split(segment: Segment, mute: bytearray, *, second: bool) -> Iterator[Segment]:
    """A segment of one side, with the noise inside it taken out."""
    start, end = (segment.b0, segment.b1) if second else (segment.a0, segment.a1)
    while start < end:
        stop = start
        while stop < end and mute[stop] == mute[start]:
            stop += 1
        sides = (segment.a0, segment.a0, start, stop) if second else (start, stop, segment.b0, segment.b0)
        if mute[start]:
            yield Segment(SegmentKind.EQUAL, *sides)
        else:
            yield Segment(segment.kind, *sides, segment.move)
        start = stop
