"""Order: the same items of a list in another order are no news; one item that moved is.

A list is a parent with several children made alike; paragraphs are none, their order means something. It was shuffled, or sorted by
something else, when a good part of its items left their places; a single item out of line was moved by somebody.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from kronika.watch.noise.masking import Masked
from kronika.watch.noise.page import Page
from kronika.watch.paths import step

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

FEWEST = 3  # items of a list
ALIKE = 0.6  # of a parent's children
DEEP = 10  # levels above a block
SINGLE = frozenset("p h1 h2 h3 h4 h5 h6 br td th dt dd blockquote pre figure body html main".split())  # no items
TOPS = frozenset({"body", "html"})
DISPLACED, SHARE = 2, 0.3  # items out of line, at least, and their share
IN_COMMON = 0.6  # of the items of the longer list
Where = tuple[str, int]


class Item(NamedTuple):
    """One item of a list: its tokens, and what it says."""

    start: int
    end: int
    said: str


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
    old, new = lists_of(before), lists_of(after)
    for place in old.keys() & new.keys():
        if place[0] in refused or "" in refused:
            continue
        mine, theirs = common(old[place], new[place]), common(new[place], old[place])
        if len(mine) < max(FEWEST, IN_COMMON * max(len(old[place]), len(new[place]))):
            continue
        away = displaced(mine, theirs)
        least = 1 if place[0] in known else max(DISPLACED, SHARE * len(mine))
        if away >= least:
            yield Shuffle(place[0], mine, theirs)


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
    places: dict[str, list[int]] = {}
    for number, item in enumerate(theirs):
        places.setdefault(item.said, []).append(number)
    order = [places[item.said].pop(0) for item in mine]
    ends: list[int] = []
    for number in order:
        at = bisect_left(ends, number)
        ends[at : at + 1] = [number]
    return len(order) - len(ends)


def lists_of(side: Side) -> dict[Where, list[Item]]:
    """The lists of a page by their path and their number among those of that path."""
    found: dict[Where, list[Item]] = {}
    seen: Counter[str] = Counter()
    for parent, children in held(side.page).items():
        items = alike(children)
        if items:
            path = path_of(parent)
            found[path, seen[path]] = [Item(start, end, said(side.masked, start, end)) for start, end in items]
            seen[path] += 1
    return found


def held(page: Page) -> dict[Element, dict[Element, tuple[int, int]]]:
    """Every parent with its children that hold blocks, and their tokens."""
    found: dict[Element, dict[Element, tuple[int, int]]] = {}
    for block in page.view.blocks:
        if not block.main:
            continue
        child = page.element(block.start)
        for _ in range(DEEP):
            parent = child.getparent()
            if parent is None or child.tag in TOPS:
                break
            children = found.setdefault(parent, {})
            start = children[child][0] if child in children else block.start
            children[child] = (start, block.end)
            child = parent
    return found


def alike(children: dict[Element, tuple[int, int]]) -> list[tuple[int, int]]:
    """The children that are made alike, where they are most."""
    if len(children) < FEWEST:
        return []
    makes = {child: step(child, str(child.tag)) for child in children if child.tag not in SINGLE}
    if not makes:
        return []
    make, count = Counter(makes.values()).most_common(1)[0]
    if count < max(FEWEST, ALIKE * len(children)):
        return []
    return [tokens for child, tokens in children.items() if makes.get(child) == make]


def said(masked: Masked, start: int, end: int) -> str:
    """What an item says, without its noise."""
    first, last = bisect_left(masked.at, start), bisect_left(masked.at, end)
    return "\x1f".join(masked.keys[first:last])


def path_of(element: Element) -> str:
    """The path of a list, as those of blocks are written."""
    steps = [step(element, str(element.tag))]
    steps += [step(around, str(around.tag)) for around in element.iterancestors() if around.tag != "html"]
    return " > ".join(reversed(steps))[-240:]
