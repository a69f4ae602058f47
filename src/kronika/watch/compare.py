"""Two views of a page side by side: what is different, what was left out as noise, and what was learned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from kronika.model.change import Difference
from kronika.model.watch import Ignore
from kronika.watch.compared import Compared
from kronika.watch.counting import difference
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.digest import digest
from kronika.watch.ignoring import ignored, together
from kronika.watch.judging import MOVES, Judged, judged
from kronika.watch.noise.flapping import fingerprint, looked, read, written
from kronika.watch.noise.page import Page
from kronika.watch.restless import leave_out, outlived, spots
from kronika.watch.view import View
from kronika.watch.window import window

ONE_SIDED = frozenset({SegmentKind.ADDED, SegmentKind.REMOVED})


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
    learned, base = read(memory), fingerprint("\x1f".join(before.tokens))
    part = window(before, after)
    if part is None:
        return Compared(
            difference=Difference(),
            segments=whole([], 0, len(before.tokens), len(after.tokens)),
            ignores=tuple(ignores),
            memory={**(memory or {}), **written(looked(learned, base, after_at, {}))},
        )
    start = part.start
    old, new = Page(part.before, before_at, len(before.tokens)), Page(part.after, after_at, len(after.tokens))
    found = judged(old, new, ignores)
    cut_off = len(before.tokens) - len(part.before.tokens)
    if cut_off and may_be_order(found):
        start = 0
        found = judged(Page(before, before_at), Page(after, after_at), ignores)
    learned = looked(learned, base, after_at, spots(found))
    noise = (*ignored(found, after_at), *leave_out(found, learned, ignores))
    changed = difference(found)
    return Compared(
        difference=replace(changed, ignored=noise),
        segments=whole(list(shown(found)), start, len(before.tokens), len(after.tokens)),
        ignores=together(outlived(ignores, learned), noise),
        memory={**(memory or {}), **written(learned)},  # others may keep something in it too
        digest=digest(found) if changed.is_change else "",
    )


def may_be_order(found: Judged) -> bool:
    """Several things differ, or something moved: whether a list was shuffled is seen only from the whole of it."""
    kinds = Counter(segment.kind for segment, counts in zip(found.segments, found.counts, strict=True) if counts)
    several = kinds.keys() >= ONE_SIDED or (kinds.total() > 1 and not kinds.keys() <= ONE_SIDED)
    return several or bool(found.shuffled or kinds.keys() & MOVES)


def whole(segments: list[Segment], start: int, a_size: int, b_size: int) -> list[Segment]:
    """Segments of a part as segments of the whole."""
    moved = [
        segment._replace(a0=segment.a0 + start, a1=segment.a1 + start, b0=segment.b0 + start, b1=segment.b1 + start)
        for segment in segments
    ]
    if start:
        moved.insert(0, Segment(SegmentKind.EQUAL, 0, start, 0, start))
    a_end, b_end = (moved[-1].a1, moved[-1].b1) if moved else (0, 0)
    if a_end < a_size or b_end < b_size:
        moved.append(Segment(SegmentKind.EQUAL, a_end, a_size, b_end, b_size))
    return moved


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
