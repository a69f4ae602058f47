"""Which changes should be seen twice: those of pages that are known to flap, and those that replace everything."""

from __future__ import annotations

from kronika.model.watch import NoiseKind
from kronika.watch.compared import Compared
from kronika.watch.diff.segment import SegmentKind
from kronika.watch.view import View

KEPT = 0.1  # share of the compared text that is still there; less means that all of it was replaced
FEWEST = 20  # words a text must have for that to mean anything


def is_restless(found: Compared) -> bool:
    """Some place of the page differs at nearly every look."""
    return any(ignore.kind is NoiseKind.FLAPPING and ignore.on for ignore in found.ignores)


def is_replaced(found: Compared, before: View) -> bool:
    """Hardly anything of what was compared is left: a page of an error, a consent or another edition may be in its place."""
    main = bytearray(len(before.tokens))
    for block in before.blocks:
        if block.main:
            main[block.start : block.end] = b"\1" * (block.end - block.start)
    words = [i for i, is_main in enumerate(main) if is_main and not before.tokens[i].startswith("<")]
    if len(words) < FEWEST:
        return False
    stayed = bytearray(len(before.tokens))
    for segment in found.segments:
        if segment.kind in (SegmentKind.EQUAL, SegmentKind.MOVED_FROM):
            stayed[segment.a0 : segment.a1] = b"\1" * (segment.a1 - segment.a0)
    return sum(stayed[i] for i in words) < KEPT * len(words)
