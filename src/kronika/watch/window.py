"""The part of two views in which they differ, with some blocks around: most of a page is the same as last time."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from kronika.watch.places import Places
from kronika.watch.view import View

AROUND = 12  # blocks before and after: labels of what differs stand near it …
LEAST, ENOUGH = 4, 160  # … so fewer where they are long: so many blocks, and so many tokens of them
STRIDE = 512  # tokens that are compared at once


class Window(NamedTuple):
    """Parts of two views, and how many tokens stand before them in both."""

    before: View
    after: View
    start: int


def window(before: View, after: View) -> Window | None:
    """Where two views differ; None when they do not."""
    old, new = before.tokens, after.tokens
    head = common(old, new)
    if head == len(old) == len(new):
        return None
    tail = min(common(old[::-1], new[::-1]), min(len(old), len(new)) - head)
    start = first_border(before, head)
    left = min(len(old) - last_border(before, len(old) - tail), tail)
    return Window(cut(before, start, len(old) - left), cut(after, start, len(new) - left), start)


def common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many tokens are the same from the beginning on."""
    most = min(len(one), len(other))
    place = 0
    while place < most and one[place : place + STRIDE] == other[place : place + STRIDE]:
        place += STRIDE
    pairs = zip(islice(one, place, most), islice(other, place, most), strict=True)
    return next((number for number, (mine, theirs) in enumerate(pairs, place) if mine != theirs), most)


def first_border(view: View, token: int) -> int:
    """The beginning of a block some blocks before a token; equal tokens have equal borders, for every block begins with its tag."""
    last = bisect_right(view.blocks, token, key=lambda block: block.start) - 1
    at = last
    while at > 0 and last - at < AROUND and (last - at < LEAST or token - view.blocks[at].start < ENOUGH):
        at -= 1
    return view.blocks[at].start if at > 0 else 0


def last_border(view: View, token: int) -> int:
    """The end of a block some blocks behind a token."""
    first = bisect_left(view.blocks, token, key=lambda block: block.start) + 1
    at, size = first, len(view.blocks)
    while at < size and at - first < AROUND and (at - first < LEAST or view.blocks[at].end - token < ENOUGH):
        at += 1
    return view.blocks[at].end if at < size else len(view.tokens)


def cut(view: View, start: int, stop: int) -> View:
    """A part of a view between two borders of blocks."""
    first = bisect_left(view.blocks, start, key=lambda block: block.start)
    last = bisect_left(view.blocks, stop, key=lambda block: block.start)
    places = view.places
    return replace(
        view,
        tokens=view.tokens[start:stop],
        places=places.part(start, stop) if isinstance(places, Places) else places[start:stop],
        blocks=[block._replace(start=block.start - start, end=block.end - start) for block in view.blocks[first:last]],
    )
