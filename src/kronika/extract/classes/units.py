"""Parts of a page that are made alike: several small texts in equal tags with equal names (E3)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from kronika.extract.view import View

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

DEEPEST = 10  # levels above a block at which its unit may stand
TOP = frozenset({"html", "body", "main", "form", "table", "tbody"})
NUMBERS = re.compile(r"[\d_-]*\d[\w-]*")

Make = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """One of several parts made alike, and its own blocks: those of a unit inside it (an answer) are that one's."""

    element: Element
    indexes: tuple[int, ...]


def units(view: View, indexes: Iterable[int]) -> dict[Make, list[Unit]]:
    """All ways to see these blocks as two or more parts made alike, in the order of the page."""
    known: dict[Element, Make] = {}
    found: dict[Make, dict[Element, list[int]]] = {}
    for index in indexes:
        seen: set[Make] = set()
        for element in around(view.blocks[index].element):
            make = known.get(element) or known.setdefault(element, make_of(element))
            if make not in seen:  # the innermost one owns the block
                seen.add(make)
                found.setdefault(make, {}).setdefault(element, []).append(index)
    return {
        make: [Unit(element=element, indexes=tuple(owned)) for element, owned in parts.items()]
        for make, parts in found.items()
        if len(parts) > 1
    }


def around(element: Element) -> list[Element]:
    """An element and what is around it, up to what holds the whole page."""
    chain: list[Element] = []
    current: Element | None = element
    while current is not None and len(chain) < DEEPEST and current.tag not in TOP:
        chain.append(current)
        current = current.getparent()
    return chain


def make_of(element: Element) -> Make:
    """Tag and first class name; one without a name is known by its parent's."""
    own = named(element)
    parent = element.getparent()
    return (str(element.tag), own) if own or parent is None else (str(element.tag), "", str(parent.tag), named(parent))


def named(element: Element) -> str:
    """The first class name, without numbers: "comment-123" and "comment-124" are made alike."""
    return first_name(element.get("class") or "")


@lru_cache(maxsize=4_096)
def first_name(names: str) -> str:
    """The first of several names that is more than a number."""
    for name in names.lower().split():
        kept = NUMBERS.sub("", name)
        if kept:
            return kept
    return ""
