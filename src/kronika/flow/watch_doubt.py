"""Which changes should be seen twice: those of pages that are known to flap, and those that replace everything."""

from __future__ import annotations

from kronika.model.watch import NoiseKind
from kronika.watch.compared import Compared
from kronika.watch.diff.segment import SegmentKind
from kronika.watch.view import View

KEPT = 0.1  # share of the compared text that is still there; less means that all of it was replaced
HALF = 0.5
FEWEST = 20  # words a text must have for that to mean anything


def is_restless(found: Compared) -> bool:
    """Some place of the page differs at nearly every look."""
    return any(ignore.kind is NoiseKind.FLAPPING and ignore.on for ignore in found.ignores)


def is_replaced(found: Compared, before: View) -> bool:
    """Hardly anything of what was compared is left: a page of an error, a consent or another edition may be in its place."""
    gone = bytearray(len(before.tokens))
    for segment in found.segments:
        if segment.kind in (SegmentKind.REMOVED, SegmentKind.REPLACED):
            gone[segment.a0 : segment.a1] = b"\1" * (segment.a1 - segment.a0)
    main = [block for block in before.blocks if block.main]
    all_of_it = sum(block.end - block.start for block in main)
    if sum(gone.count(1, block.start, block.end) for block in main) < HALF * all_of_it:
        return False  # tags are among these tokens, so that only a rough answer can be given so cheaply
    words = [
        place for block in main for place in range(block.start, block.end) if not before.tokens[place].startswith("<")
    ]
    return len(words) >= FEWEST and sum(gone[place] for place in words) > (1 - KEPT) * len(words)
