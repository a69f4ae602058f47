"""Stretches: a very long page is understood part by part, so that the time it takes grows with its length and no faster."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from kronika.model.mention import Mention, PageText, TextLine

LONGEST = 40_000  # characters of a stretch
MOST = 300  # mentions of a stretch; a year of intentions has more, a schedule never
NEARLY = 2 / 3  # from so full on, a heading begins the next one


@dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """A part of a page as a page of its own."""

    page: PageText
    mentions: tuple[Mention, ...]
    numbers: tuple[int, ...]  # what its mentions are called on the whole page


def stretches(page: PageText, mentions: Sequence[Mention]) -> Iterator[Stretch]:
    """The whole page where it is of a usual length, or else its parts in order; mentions are in order, too."""
    if len(page.text) <= LONGEST and len(mentions) <= MOST:
        yield Stretch(page=page, mentions=tuple(mentions), numbers=tuple(range(len(mentions))))
        return
    starts = [mention.start for mention in mentions]
    for lines in cut(page, starts):
        first, last = bisect_left(starts, lines[0].start), bisect_left(starts, lines[-1].end)
        yield stretch(page, lines, mentions[first:last], first)


def cut(page: PageText, starts: Sequence[int]) -> Iterator[list[TextLine]]:
    """Lines that make one stretch each; an endless line is cut as well."""
    held: list[TextLine] = []
    for line in (piece for whole in page.lines for piece in pieces(whole, starts)):
        if held:
            length = (line.end - held[0].start) / LONGEST
            hours = (bisect_left(starts, line.end) - bisect_left(starts, held[0].start)) / MOST
            full = max(length, hours)
            if full > 1 or (line.heading and full > NEARLY):
                yield held
                held = []
        held.append(line)
    if held:
        yield held


def pieces(line: TextLine, starts: Sequence[int]) -> Iterator[TextLine]:
    """A line, cut before an hour where it is too long or holds too many."""
    begin = line.start
    while begin < line.end:
        first = bisect_left(starts, begin)
        end = min(line.end, begin + LONGEST)
        if first + MOST < len(starts):
            end = min(end, starts[first + MOST])
        if end < line.end:
            last = bisect_left(starts, end)
            end = starts[last - 1] if last > first + 1 and last < len(starts) else end
        yield replace(line, start=begin, end=end)
        begin = end
    if line.start == line.end:
        yield line


def stretch(page: PageText, lines: Sequence[TextLine], mentions: Sequence[Mention], first: int) -> Stretch:
    """Lines and their mentions, counted from the beginning of the stretch."""
    begin, end = lines[0].start, lines[-1].end
    own = tuple(replace(line, start=line.start - begin, end=line.end - begin) for line in lines)
    ends = [line.end for line in own]
    moved = tuple(
        replace(
            mention,
            start=mention.start - begin,
            end=min(mention.end, end) - begin,
            line=min(bisect_left(ends, mention.start - begin + 1), len(own) - 1),
        )
        for mention in mentions
    )
    numbers = tuple(range(first, first + len(mentions)))
    return Stretch(page=PageText(text=page.text[begin:end], lines=own), mentions=moved, numbers=numbers)
