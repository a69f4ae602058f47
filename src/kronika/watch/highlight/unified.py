"""A unified diff by paragraphs, as diff -u writes it: a paragraph that changed is there twice, its neighbours once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kronika.watch.diff.segment import SegmentKind
from kronika.watch.highlight.joining import text_between
from kronika.watch.highlight.pairing import Pairs
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
