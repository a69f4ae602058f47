"""How deep each item of a list stands, whatever levels the page gave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from kronika.model.article import Part, PartKind


def runs(parts: Iterable[Part]) -> Iterator[tuple[Part, ...]]:
    """The parts of a body one by one, items that follow each other together: they are one list."""
    for is_list, group in groupby(parts, key=lambda part: part.kind is PartKind.ITEM):
        if is_list:
            yield tuple(group)
        else:
            yield from ((part,) for part in group)


def depths(items: Iterable[Part]) -> list[int]:
    """Depth from 0 of each item; none is more than one deeper than the item before it."""
    found: list[int] = []
    around: list[int] = []
    for item in items:
        while around and around[-1] >= item.level:
            around.pop()
        found.append(len(around))
        around.append(item.level)
    return found
