"""The places of a page that differ, as the memory of flapping knows them, and leaving out those that flap."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.model.watch import Ignore, NoiseKind
from kronika.watch.diff.segment import SegmentKind
from kronika.watch.judging import Judged, keys_of
from kronika.watch.noise.flapping import Memory, fingerprint
from kronika.watch.words import is_tag, wording

LABEL = 3  # words before a place that name it
SAMPLE = 80
MOST_CHANGES = 40  # a page that changed in more places did not flap, it changed
PLAIN = frozenset({SegmentKind.ADDED, SegmentKind.REMOVED, SegmentKind.REPLACED})


def spots(found: Judged) -> dict[str, tuple[str, str, bool]]:
    """The places that differ: what stood there and what stands there, as fingerprints, and whether one gave way to the other."""
    numbers = counted(found)
    places: dict[str, tuple[list[str], list[str], bool]] = {}
    for number in numbers if len(numbers) <= MOST_CHANGES else ():
        segment = found.segments[number]
        old, new = found.said(segment)
        went, came, swapped = places.setdefault(place(found, number), ([], [], True))
        went += keys_of(found.before, old)
        came += keys_of(found.after, new)
        places[place(found, number)] = (went, came, swapped and segment.kind is SegmentKind.REPLACED)
    return {
        name: (fingerprint("\x1f".join(went)), fingerprint("\x1f".join(came)), swapped)
        for name, (went, came, swapped) in places.items()
    }


def leave_out(found: Judged, memory: Memory, ignores: Sequence[Ignore]) -> tuple[Ignore, ...]:
    """Changes at places that flap count no more, unless a person wants them; they are told as ignored."""
    refused = frozenset(ignore.where for ignore in ignores if ignore.kind is NoiseKind.FLAPPING and not ignore.on)
    wanted = frozenset(
        ignore.where for ignore in ignores if ignore.kind is NoiseKind.FLAPPING and ignore.on and ignore.by
    )
    flapping = (memory.flapping() | wanted) - refused
    if not flapping or "" in refused:
        return ()
    told: dict[str, Ignore] = {}
    for number in counted(found):
        name = place(found, number)
        if name in flapping:
            found.counts[number] = False
            segment = found.segments[number]
            for side, start, end in ((found.before, segment.a0, segment.a1), (found.after, segment.b0, segment.b1)):
                side.masked.mute[start:end] = b"\x01" * (end - start)
            sample = wording(list(found.after.page.view.tokens[segment.b0 : segment.b1]))[:SAMPLE]
            told.setdefault(name, Ignore(kind=NoiseKind.FLAPPING, where=name, sample=sample, since=found.after.page.at))
    return tuple(told.values())


def outlived(ignores: Sequence[Ignore], memory: Memory) -> list[Ignore]:
    """The ignores without places that stand still again, unless a person spoke of them."""
    flapping = memory.flapping()
    return [
        ignore
        for ignore in ignores
        if ignore.kind is not NoiseKind.FLAPPING or ignore.by or not ignore.on or ignore.where in flapping
    ]


def counted(found: Judged) -> list[int]:
    """The plain changes; moves do not flap in a place."""
    return [number for number, counts in enumerate(found.counts) if counts and found.segments[number].kind in PLAIN]


def place(found: Judged, number: int) -> str:
    """A place: its path, and the words before it in its block."""
    segment = found.segments[number]
    old, new = found.said(segment)
    side, at = (found.before, old[0]) if old else (found.after, new[0])
    page = side.page
    block = page.view.blocks[page.block(at)]
    before = [token for token in page.view.tokens[max(block.start, at - 4 * LABEL) : at] if not is_tag(token)]
    label = wording(before[-LABEL:])
    return f"{block.path} · {label}" if label else block.path
