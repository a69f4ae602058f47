"""Comments and briefs: several texts in equal tags with equal attributes under one parent.

Ids are as different as the comments are, so attributes are equal when their names and the class are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from kronika.extract.finder.options import Options
from kronika.extract.finder.texts import Text

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

OUTER = frozenset({"html", "body"})
Kind = tuple["Element", str, str, tuple[str, ...]]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Group:
    """Equal tags under one parent, with the characters of text in each."""

    parent: Element
    items: dict[Element, int]

    @property
    def largest(self) -> int:
        """Characters of the longest item."""
        return max(self.items.values())

    @property
    def total(self) -> int:
        """Characters of all items."""
        return sum(self.items.values())

    @property
    def bare(self) -> bool:
        """Its tags have no attributes: inside a text it is a plain list."""
        return not any(item.keys() for item in self.items)


def group(texts: Iterable[Text], options: Options) -> tuple[list[Group], list[Text]]:
    """The groups, and the texts that stand alone; a text belongs to the nearest group around it."""
    found = list(texts)
    kinds: dict[Element, Kind] = {}
    sizes = counted(found, kinds)
    biggest = max(found, key=lambda text: text.length, default=None)
    groups = {
        kind: Group(parent=kind[0], items=items) for kind, items in sizes.items() if is_group(items, biggest, options)
    }
    chosen: dict[Kind, None] = {}
    alone: list[Text] = []
    for text in found:
        kind = next((kinds[element] for element in text.chain if kinds.get(element) in groups), None)
        if kind is not None:
            chosen[kind] = None
        elif text.length >= options.min_text:
            alone.append(text)
    return [groups[kind] for kind in chosen], alone


def counted(texts: list[Text], kinds: dict[Element, Kind]) -> dict[Kind, dict[Element, int]]:
    """For every kind of tag under every parent: which tags hold text, and how much; `kinds` remembers the kind of each."""
    sizes: dict[Kind, dict[Element, int]] = {}
    for text in texts:
        for element, parent in pairwise(text.chain):
            if element.tag in OUTER:
                break
            kind = kinds.get(element)
            if kind is None:
                kind = kinds[element] = kind_of(element, parent)
            items = sizes.setdefault(kind, {})
            items[element] = items.get(element, 0) + text.length
    return sizes


def kind_of(element: Element, parent: Element) -> Kind:
    """What tags are equal by: the parent, the name, the class, the names of the attributes."""
    attributes = tuple(sorted(map(str, element.keys())))
    return parent, str(element.tag), " ".join((element.get("class") or "").split()), attributes


def is_group(items: dict[Element, int], biggest: Text | None, options: Options) -> bool:
    """Enough equal tags, and none of them holds the one dominant text of the page."""
    if len(items) < options.min_items:
        return False
    first, second = sorted(items.values(), reverse=True)[:2]
    if first <= options.dominance * second or biggest is None:
        return True
    longest = max(items, key=lambda item: items[item])
    return not any(element is longest for element in biggest.chain)
