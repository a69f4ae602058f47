"""Order: the same items of a list in another order are no news; one item that moved is.

Paragraphs are no items, their order means something. A list was shuffled, or sorted by something else, when a good part of its items left
their places; a single item out of line was moved by somebody.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kronika.watch.noise.lists import FEWEST, Item, lists_of
from kronika.watch.noise.masking import Masked
from kronika.watch.noise.page import Page
from kronika.watch.words import is_address

DISPLACED, SHARE = 2, 0.2  # items out of line, at least, and their share
IN_COMMON = 0.6  # of the items of the longer list


class Shuffle(NamedTuple):
    """A list whose items stand in another order: the items that both pages have."""

    where: str
    before: list[Item]
    after: list[Item]


@dataclass(frozen=True, slots=True)
class Side:
    """A page and its keys."""

    page: Page
    masked: Masked


def shuffles(before: Side, after: Side, known: frozenset[str], refused: frozenset[str]) -> Iterator[Shuffle]:
    """All lists that were shuffled; in those `known` for it one item out of line is enough."""
    old, new = lists_of(before.page, before.masked), lists_of(after.page, after.masked)
    for place in sorted(old.keys() & new.keys()):
        if place[0] in refused or "" in refused:
            continue
        mine, theirs = in_common(old[place], new[place])
        if len(mine) < max(FEWEST, IN_COMMON * max(len(old[place]), len(new[place]))):
            continue
        least = 1 if place[0] in known else max(DISPLACED, SHARE * len(mine))
        if displaced(mine, theirs) >= least:
            yield Shuffle(place[0], mine, theirs)


def in_common(old: Sequence[Item], new: Sequence[Item]) -> tuple[list[Item], list[Item]]:
    """The items that both lists have; by their words alone where the addresses are numbers of the places, and stayed."""
    found = common(old, new), common(new, old)
    if len(found[0]) < min(len(old), len(new)) and addresses(old) == addresses(new):
        mine, theirs = [wordy(item) for item in old], [wordy(item) for item in new]
        if all(item.said for item in mine):
            return common(mine, theirs), common(theirs, mine)
    return found


def addresses(items: Sequence[Item]) -> list[str]:
    """Where the items lead, and their pictures, in the order of the list."""
    return [key for item in items for key in item.said if is_address(key)]


def wordy(item: Item) -> Item:
    """An item without its addresses."""
    return item._replace(said=tuple(key for key in item.said if not is_address(key)))


def common(items: Sequence[Item], others: Sequence[Item]) -> list[Item]:
    """The items that the other list has too, as often as both have them."""
    left = Counter(item.said for item in others)
    found: list[Item] = []
    for item in items:
        if left[item.said] > 0:
            left[item.said] -= 1
            found.append(item)
    return found


def displaced(mine: Sequence[Item], theirs: Sequence[Item]) -> int:
    """How many items must be taken out so that the others stand in the same order: all but the longest row that kept it."""
    places: dict[tuple[str, ...], list[int]] = {}
    for number, item in enumerate(theirs):
        places.setdefault(item.said, []).append(number)
    order = [places[item.said].pop(0) for item in mine]
    ends: list[int] = []
    for number in order:
        at = bisect_left(ends, number)
        ends[at : at + 1] = [number]
    return len(order) - len(ends)
