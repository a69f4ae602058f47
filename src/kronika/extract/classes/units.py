"""Parts of a page that are made alike: several small texts in equal tags with equal names (E3)."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass
from functools import lru_cache

from kronika.extract.view import View
from kronika.html.blocks import Outline

DEEPEST = 10  # levels above a block at which its unit may stand
TOP = frozenset({"html", "body", "main", "form", "table", "tbody"})
NUMBERS = re.compile(r"[\d_-]*\d[\w-]*")

Make = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """One of several parts made alike, and its own blocks: those of a unit inside it (an answer) are that one's."""

    holder: int
    indexes: tuple[int, ...]


class Makes:
    """How the holders of a page are made; each is looked at once, and only when somebody asks."""

    def __init__(self, view: View) -> None:
        self._outline: Outline = view.outline
        self._known: dict[int, Make] = {}
        self._around: dict[int, tuple[tuple[Make, int], ...]] = {}

    def of(self, number: int) -> Make:
        """Tag and first class name; one without a name is known by its parent's."""
        known = self._known.get(number)
        if known is None:
            known = self._known[number] = self._find(number)
        return known

    def _find(self, number: int) -> Make:
        element = self._outline.holders[number]
        own = first_name(element.get("class") or "")
        parent = element.getparent()
        if own or parent is None:
            return (str(element.tag), own)
        return (str(element.tag), "", str(parent.tag), first_name(parent.get("class") or ""))

    def around(self, number: int) -> tuple[tuple[Make, int], ...]:
        """A holder and what is around it, up to what holds the whole page; of several made alike the innermost."""
        known = self._around.get(number)
        if known is None:
            known = self._around[number] = tuple(self._climb(number).items())
        return known

    def _climb(self, number: int) -> dict[Make, int]:
        outline, found = self._outline, dict[Make, int]()
        for _ in range(DEEPEST):
            if outline.holders[number].tag in TOP:
                break
            found.setdefault(self.of(number), number)
            if not number:
                break
            number = outline.parents[number]
        return found


def units(
    view: View, makes: Makes, indexes: Iterable[int], only: Container[Make] | None = None
) -> dict[Make, list[Unit]]:
    """All ways (or `only` these) to see these blocks as two or more parts made alike, in the order of the page."""
    found: dict[Make, dict[int, list[int]]] = {}
    for index in indexes:
        for make, number in makes.around(view.blocks[index].holder):
            if only is None or make in only:
                found.setdefault(make, {}).setdefault(number, []).append(index)
    return {
        make: [Unit(holder=number, indexes=tuple(owned)) for number, owned in parts.items()]
        for make, parts in found.items()
        if len(parts) > 1
    }


@lru_cache(maxsize=4_096)
def first_name(names: str) -> str:
    """The first of several names that is more than a number: "comment-123" and "comment-124" are made alike."""
    for name in names.lower().split():
        kept = NUMBERS.sub("", name)
        if kept:
            return kept
    return ""
