"""The lists of a page: parents whose children are made alike, items that begin with a head, lines, and rows of links in one block."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from kronika.html.blocks import INLINE
from kronika.watch.noise.masking import Masked
from kronika.watch.noise.page import Page
from kronika.watch.noise.rows import rows_of
from kronika.watch.paths import step

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

FEWEST = 3  # items of a list …
FEWEST_LOOSE = 4  # … and of one that nothing but its form makes a list
ALIKE = 0.6  # of a parent's children
DEEP = 10  # levels above a block
SINGLE = frozenset("p h1 h2 h3 h4 h5 h6 br td th dt dd blockquote pre body html main".split())  # no items
ITEMS = frozenset("li tr article figure details option".split())  # items, whatever else their parent holds
HEADS = ("dt", "summary", "h6", "h5", "h4", "h3", "h2")  # the first of several siblings that are one item
TERM = frozenset({"dt", "summary"})  # heads of items only; below the others an article may have its chapters …
CHAPTER = 60  # … and those are longer than so many tokens
LINE = 40  # tokens of a line; a longer one is a paragraph
TOPS = frozenset({"body", "html"})
Tokens = tuple[int, int]
Where = tuple[str, str, int]


class Item(NamedTuple):
    """One item of a list: its tokens, and what it says."""

    start: int
    end: int
    said: tuple[str, ...]


def lists_of(page: Page, masked: Masked) -> dict[Where, list[Item]]:
    """The lists of a page by their path, their form, and their number among those."""
    found: dict[Where, list[Item]] = {}
    seen: Counter[tuple[str, str]] = Counter()
    for form, parent, items in all_lists(page):
        path = path_of(parent)
        found[path, form, seen[path, form]] = [
            Item(start, end, said(masked, start, stop)) for start, stop, end in items
        ]
        seen[path, form] += 1
    return found


def all_lists(page: Page) -> Iterator[tuple[str, Element, Sequence[tuple[int, int, int]]]]:
    """Every list with its form, its parent, and its items: where one begins, where it has said all, and where it ends."""
    for parent, children in held(page).items():
        tokens = alike(children) or headed(children)
        if tokens:
            yield "items", parent, [(start, end, end) for start, end in tokens]
    for parent, lines in lines_of(page).items():
        if len(lines) >= FEWEST_LOOSE and all(end - start <= LINE for start, end in lines):
            yield "lines", parent, [(start, end, end) for start, end in lines]
    for number, block in enumerate(page.view.blocks):
        if block.main:
            for row in rows_of(page, number):
                yield "row", page.element(block.start), row


def held(page: Page) -> dict[Element, dict[Element, Tokens]]:
    """Every parent with its children that hold blocks, and their tokens."""
    found: dict[Element, dict[Element, Tokens]] = {}
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


def alike(children: dict[Element, Tokens]) -> list[Tokens]:
    """The children that are made alike, where they are most, or are items by their tag."""
    if len(children) < FEWEST:
        return []
    makes = {child: step(child, str(child.tag)) for child in children if child.tag not in SINGLE}
    if not makes:
        return []
    make, count = Counter(makes.values()).most_common(1)[0]
    share = 0 if make.partition(".")[0] in ITEMS else ALIKE
    if count < max(FEWEST, share * len(children)):
        return []
    return [tokens for child, tokens in children.items() if makes.get(child) == make]


def headed(children: dict[Element, Tokens]) -> list[Tokens]:
    """Siblings that begin with the same kind of head: <dt><dd><dd>, <h3><p><p>."""
    tags = [str(child.tag) for child in children]
    head = next((tag for tag in HEADS if tags.count(tag) >= FEWEST), None)
    if head is None:
        return []
    begins = [place for place, tag in enumerate(tags) if tag == head]
    groups = [range(first, after) for first, after in pairwise([*begins, begins[-1] + 1])][:-1]
    groups.append(range(begins[-1], last_end(tags, begins[-1], groups)))
    tokens = list(children.values())
    found = [(tokens[group[0]][0], tokens[group[-1]][1]) for group in groups]
    if max(map(len, groups)) < 2:  # heads without anything: a list of its own
        return []
    if head in TERM:
        return found
    short = all(end - start <= CHAPTER for start, end in found)
    return found if short and len(found) >= FEWEST_LOOSE else []


def last_end(tags: Sequence[str], first: int, groups: Sequence[range]) -> int:
    """Where the last group ends: it is made of what the others are made of, and is no longer."""
    inner = {tags[place] for group in groups for place in group[1:]}
    most = max(map(len, groups), default=1)
    end = first + 1
    while end < min(len(tags), first + most) and tags[end] in inner:
        end += 1
    return end


def lines_of(page: Page) -> dict[Element, list[Tokens]]:
    """The lines of every block element that are parted by <br>."""
    found: dict[Element, list[Tokens]] = {}
    for block in page.view.blocks:
        if block.main:
            holder = page.element(block.start)
            while (holder.tag == "br" or holder.tag in INLINE) and (around := holder.getparent()) is not None:
                holder = around
            found.setdefault(holder, []).append((block.start, block.end))
    return found


def said(masked: Masked, start: int, end: int) -> tuple[str, ...]:
    """What an item says, without its noise; whether its first line begins with a <p> or a <br> says nothing."""
    first, last = bisect_left(masked.at, start), bisect_left(masked.at, end)
    keys = masked.keys[first:last]
    return tuple(key for place, key in enumerate(keys) if place or not is_plain(key))


def is_plain(key: str) -> bool:
    """A tag without an address."""
    return key[0] == "<" and key[1:2].isalpha() and " " not in key


def path_of(element: Element) -> str:
    """The path of a list, as those of blocks are written."""
    steps = [step(element, str(element.tag))]
    steps += [step(around, str(around.tag)) for around in element.iterancestors() if around.tag != "html"]
    return " > ".join(reversed(steps))[-240:]
