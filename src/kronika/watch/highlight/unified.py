"""A unified diff by paragraphs, as diff -u writes it: a paragraph that changed is there twice, its neighbours once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.highlight.joining import is_shown, text_between
from kronika.watch.highlight.removed import address_of, picture_name
from kronika.watch.highlight.stops import Stop, only_addresses
from kronika.watch.view import View

CONTEXT = 3  # paragraphs around a change


class Paragraph(NamedTuple):
    """One paragraph of the diff: its sign is a blank, a minus or a plus."""

    sign: str
    text: str


class Hunk(NamedTuple):
    """Changes that stand together, with where they stand in the old and in the new text."""

    old: int
    new: int
    paragraphs: tuple[Paragraph, ...]

    @property
    def header(self) -> str:
        """The line above it."""
        gone = sum(one.sign != "+" for one in self.paragraphs)
        here = sum(one.sign != "-" for one in self.paragraphs)
        return f"@@ -{span(self.old, gone)} +{span(self.new, here)} @@"


def unified(hunks: Sequence[Hunk], before: str, after: str) -> str:
    """The text of a unified diff; `before` and `after` name the two versions. Empty where nothing differs."""
    if not hunks:
        return ""
    lines = [f"--- {before}", f"+++ {after}"]
    for hunk in hunks:
        lines.append(hunk.header)
        lines += [f"{one.sign}{one.text}" for one in hunk.paragraphs]
    return "\n".join(lines) + "\n"


def span(start: int, length: int) -> str:
    """Lines as diff counts them: an empty stretch is named by the line before it."""
    return f"{start if length else start - 1},{length}" if length != 1 else str(start)


def hunks(before: View, after: View, stops: Sequence[Stop]) -> list[Hunk]:
    """All hunks."""
    return list(gathered(paragraphs(before, after, stops)))


def gathered(all_: Sequence[Paragraph]) -> Iterator[Hunk]:
    """Changed paragraphs with their neighbours; stretches that touch are one."""
    near = bytearray(len(all_))
    for place, one in enumerate(all_):
        if one.sign != " ":
            low, high = max(place - CONTEXT, 0), min(place + CONTEXT + 1, len(all_))
            near[low:high] = b"\x01" * (high - low)
    old = new = 1
    begun: list[Paragraph] = []
    for place, one in enumerate(all_):
        if near[place]:
            begun.append(one)
        elif begun:
            yield hunk_of(begun, old, new)
            begun = []
        old += one.sign != "+"
        new += one.sign != "-"
    if begun:
        yield hunk_of(begun, old, new)


def hunk_of(begun: Sequence[Paragraph], old: int, new: int) -> Hunk:
    """A hunk, given where the text goes on after it."""
    gone = sum(one.sign != "+" for one in begun)
    here = sum(one.sign != "-" for one in begun)
    return Hunk(old - gone, new - here, tuple(begun))


def paragraphs(before: View, after: View, stops: Sequence[Stop]) -> list[Paragraph]:
    """The new text with what changed of the old one before it."""
    changed = [segment for stop in stops for segment in stop.segments if segment.kind is not SegmentKind.EQUAL]
    pairs = Pairs(before, after, changed)
    old, new = pairs.touched()
    told = [only for only in changed if only_addresses(before, after, only)]
    gone_addresses = {index for only in told for index in range(only.a0, only.a1)}
    new_addresses = {index for only in told for index in range(only.b0, only.b1)}
    written = [
        (pairs.place(before.blocks[one].start), 0, "-", text_of(before, one, gone_addresses)) for one in sorted(old)
    ]
    for one, block in enumerate(after.blocks):
        written.append((block.start, 1, "+" if one in new else " ", text_of(after, one, new_addresses)))
    written.sort(key=lambda item: item[:2])
    return [Paragraph(sign, text) for _, _, sign, text in written if text]


def text_of(view: View, number: int, addresses: set[int]) -> str:
    """A paragraph on one line; addresses and pictures only where nothing else tells the difference."""
    block = view.blocks[number]
    text = text_between(view, block.start, block.end)
    if not text:
        text = " ".join(filter(None, (picture_name(view, index) for index in range(block.start, block.end))))
    inside = [address_of(view.tokens[index]) for index in range(block.start, block.end) if index in addresses]
    return " ".join([text, *(f"<{address}>" for address in inside if address)]).strip()


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
