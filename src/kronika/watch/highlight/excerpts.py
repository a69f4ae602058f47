"""Only the changes: each with a few words around it, line by line, and the headings above it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.highlight.headings import Headings
from kronika.watch.highlight.joining import gap, is_break, is_tag, word_of
from kronika.watch.highlight.removed import address_of, picture_name
from kronika.watch.highlight.stops import Stop, StopKind, breaks, only_addresses
from kronika.watch.view import View

AROUND = 14  # words of context on either side
LONGEST = 2_000  # words of one change that are shown; the page itself shows all


class SpanKind(StrEnum):
    """What a stretch of words is."""

    SAME = "same"
    ADDED = "added"
    REMOVED = "removed"
    MOVED_TO = "moved_to"
    MOVED_FROM = "moved_from"


NEW = {SegmentKind.ADDED: SpanKind.ADDED, SegmentKind.REPLACED: SpanKind.ADDED, SegmentKind.MOVED_TO: SpanKind.MOVED_TO}
GONE = {
    SegmentKind.REMOVED: SpanKind.REMOVED,
    SegmentKind.REPLACED: SpanKind.REMOVED,
    SegmentKind.MOVED_FROM: SpanKind.MOVED_FROM,
}


class Span(NamedTuple):
    """A stretch of words of one kind, with the spaces around it."""

    kind: SpanKind
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Excerpt:
    """One change for reading."""

    number: int
    kind: StopKind
    headings: tuple[str, ...]
    lines: tuple[tuple[Span, ...], ...]
    partner: int = 0  # the number of the other end of a move


def excerpts(before: View, after: View, stops: Sequence[Stop]) -> list[Excerpt]:
    """All changes, each with what stands around it."""
    headings = Headings(after)
    kinds = new_kinds(stops)
    return [
        Excerpt(
            number=stop.number,
            kind=stop.kind,
            headings=headings.above(stop.segments[0].b0),
            lines=tuple(Lines(before, after, kinds).of(stop)),
            partner=stop.partner,
        )
        for stop in stops
    ]


def new_kinds(stops: Sequence[Stop]) -> dict[int, SpanKind]:
    """What every new token is: also what stands around a change may be new."""
    return {
        index: NEW[segment.kind]
        for stop in stops
        for segment in stop.segments
        if segment.kind in NEW
        for index in range(segment.b0, segment.b1)
    }


class Lines:
    """Collects the words of one change into lines."""

    def __init__(self, before: View, after: View, kinds: Mapping[int, SpanKind]) -> None:
        self.before = before
        self.after = after
        self.kinds = kinds
        self.lines: list[list[Span]] = [[]]
        self.last: tuple[View, int] | None = None
        self.room = LONGEST

    def of(self, stop: Stop) -> list[tuple[Span, ...]]:
        """The lines of a change."""
        first, last = stop.segments[0].b0, stop.segments[-1].b1
        start = context_before(self.after, first)
        end = context_after(self.after, last, beyond=breaks((self.before, self.after), stop.segments[-1]))
        self.cut(start > 0 and not is_break(self.after, start))
        self.around(start, first)
        for segment in stop.segments:
            self.segment(segment)
        self.around(last, end)
        self.cut(end < len(self.after.tokens) and not is_break(self.after, end))
        return [tuple(line) for line in self.lines if any(span.text.strip() for span in line)]

    def around(self, start: int, end: int) -> None:
        """What stands beside the change."""
        for index in range(start, end):
            self.put(self.after, index, index + 1, self.kinds.get(index, SpanKind.SAME))

    def segment(self, segment: Segment) -> None:
        """What is gone, then what is new."""
        if segment.kind is SegmentKind.EQUAL:
            self.put(self.after, segment.b0, segment.b1, SpanKind.SAME)
            return
        addresses = only_addresses(self.before, self.after, segment)
        if segment.kind in GONE:
            self.put(self.before, segment.a0, segment.a1, GONE[segment.kind], addresses=addresses)
        if segment.kind in NEW:
            self.put(self.after, segment.b0, segment.b1, NEW[segment.kind], addresses=addresses)

    def put(self, view: View, start: int, end: int, kind: SpanKind, *, addresses: bool = False) -> None:
        """A run of tokens; a block or a line begins on a line of its own."""
        for index in range(start, end):
            if is_break(view, index):
                self.lines.append([])
                self.last = None
            elif text := self.text(view, index, kind, addresses):
                self.add(kind, text, self.space(view, index))
                self.last = (view, index)

    def text(self, view: View, index: int, kind: SpanKind, addresses: bool) -> str:
        """How a token is written; links and pictures only where they are what changed."""
        if self.room <= 0 and kind is not SpanKind.SAME:
            return ""
        self.room -= 1
        if self.room == 0:
            return "…"
        if not is_tag(view, index):
            return word_of(view, index)
        if addresses:
            return f"→ {address_of(view.tokens[index])}"
        return "" if kind is SpanKind.SAME else picture_name(view, index)

    def space(self, view: View, index: int) -> str:
        """What stands before a word: as in its own page, where it follows the word before."""
        if self.last is None or not self.lines[-1]:
            return ""
        if self.last[0] is view and 0 <= self.last[1] < index and not is_tag(view, index):
            return gap(view, self.last[1], index)
        glued = (
            index > 0 and not is_tag(view, index) and not is_tag(view, index - 1) and not gap(view, index - 1, index)
        )
        return "" if glued else " "

    def add(self, kind: SpanKind, text: str, space: str) -> None:
        """A word; spaces between two kinds belong to neither."""
        line = self.lines[-1]
        if line and line[-1].kind is kind:
            line[-1] = Span(kind, f"{line[-1].text}{space}{text}")
            return
        if space:
            line.append(Span(SpanKind.SAME, space))
        line.append(Span(kind, text))

    def cut(self, cut: bool) -> None:
        """Say that more words stand here."""
        if cut:
            self.add(SpanKind.SAME, "…", "" if not self.lines[-1] else " ")
            self.last = (self.after, -1)


def context_before(view: View, index: int) -> int:
    """Where the words before a change begin: in its own block, or in the block before where it is one itself."""
    words = 0
    while index > 0 and words < AROUND and not is_break(view, index - 1):
        index -= 1
        words += not is_tag(view, index)
    return index - 1 if index > 0 and is_break(view, index - 1) else index


def context_after(view: View, index: int, *, beyond: bool) -> int:
    """Where the words after a change end; `beyond` its own block where it ends with that."""
    words = 0
    at = index + 1 if beyond and index < len(view.tokens) and is_break(view, index) else index
    while at < len(view.tokens) and words < AROUND and not is_break(view, at):
        words += not is_tag(view, at)
        at += 1
    return at
