"""Which paragraphs of the old page became which of the new one, and which of them changed."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence

from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.highlight.joining import is_shown
from kronika.watch.view import View


class Pairs:
    """Which paragraph became which, by the words that stayed between two changes."""

    def __init__(self, before: View, after: View, changed: Sequence[Segment]) -> None:
        self.before = before
        self.after = after
        self.changed = changed
        self.old_starts = [block.start for block in before.blocks]
        self.new_starts = [block.start for block in after.blocks]
        self.olds = [segment.a1 for segment in changed]

    def touched(self) -> tuple[set[int], set[int]]:
        """The numbers of the paragraphs that changed, old and new: a new word changes both of a pair."""
        old: set[int] = set()
        new: set[int] = set()
        for segment in self.changed:
            old |= self.numbers(self.before, self.old_starts, range(segment.a0, segment.a1))
            new |= self.numbers(self.after, self.new_starts, range(segment.b0, segment.b1))
        pairs = [
            (self.number(self.old_starts, a), self.number(self.new_starts, b))
            for a, b in self.kept()
            if is_shown(self.after, b)
        ]
        size = -1
        while size != len(old) + len(new):  # each turn adds a paragraph or ends it
            size = len(old) + len(new)
            new |= {two for one, two in pairs if one in old}
            old |= {one for one, two in pairs if two in new}
        return old, new

    def kept(self) -> Iterator[tuple[int, int]]:
        """Tokens that stayed, old and new, beside the changes: enough to know the paragraphs a change stands in."""
        for a, b, length in self.stretches():
            yield from ((a + step, b + step) for step in range(length))

    def stretches(self) -> Iterator[tuple[int, int, int]]:
        """Runs between two changes that are equally long on both sides; others hold noise and tell nothing sure."""
        a = b = 0
        for segment in (*self.changed, self.end()):
            if segment.a0 - a == segment.b0 - b:
                yield a, b, segment.a0 - a
            a, b = segment.a1, segment.b1

    def end(self) -> Segment:
        """The end of both texts."""
        old, new = len(self.before.tokens), len(self.after.tokens)
        return Segment(SegmentKind.EQUAL, old, old, new, new)

    def place(self, index: int) -> int:
        """Where in the new text a token of the old one stood."""
        at = bisect_right(self.olds, index)
        last = self.changed[at - 1] if at else Segment(SegmentKind.EQUAL, 0, 0, 0, 0)
        following = self.changed[at] if at < len(self.changed) else self.end()
        return following.b0 if index >= following.a0 else min(last.b1 + index - last.a1, following.b0)

    @staticmethod
    def number(starts: Sequence[int], index: int) -> int:
        """The paragraph a token stands in."""
        return bisect_right(starts, index) - 1

    def numbers(self, view: View, starts: Sequence[int], indices: Iterable[int]) -> set[int]:
        """The paragraphs these tokens stand in; tags alone change none."""
        return {self.number(starts, index) for index in indices if is_shown(view, index)}
