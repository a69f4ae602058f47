"""Microdata in a page: items with their types and properties."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import unescape
from typing import TYPE_CHECKING, cast

from lxml import etree

from kronika.html.text import fold, text_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

ADDRESSES = {
    "a": "href",
    "link": "href",
    "area": "href",
    "img": "src",
    "audio": "src",
    "video": "src",
    "iframe": "src",
    "source": "src",
}
PROPERTIES = etree.XPath("descendant-or-self::*/@itemprop/..")  # twice as quick as asking every element in a condition
MAX_PROPERTIES = 2_000
LONGEST = 20_000


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Property:
    """One value: the element it stands in, read only when asked, for a property may hold the whole page."""

    element: Element

    @property
    def text(self) -> str:
        """What it says, or how it begins."""
        text = value_of(self.element)[:LONGEST]
        return fold(unescape(unescape(text))) if "&" in text else text


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Item:
    """One item. `type` is the last part of its type's address; properties outside any item form an item of type ""."""

    type: str
    element: Element
    properties: Mapping[str, tuple[Property, ...]]

    def first(self, *names: str) -> Property | None:
        """The first value of the first of these properties that has one."""
        return next((values[0] for name in names if (values := self.properties.get(name))), None)


def microdata(root: Element) -> tuple[Item, ...]:
    """All items that have properties, in document order, and the properties that belong to none."""
    scopes: dict[Element, dict[str, list[Property]]] = {root: {}}
    for element in cast("list[Element]", PROPERTIES(root))[:MAX_PROPERTIES]:
        held = owner_of(element, scopes)
        for name in (element.get("itemprop") or "").split():
            held.setdefault(name, []).append(Property(element=element))
    return tuple(
        Item(type=type_of(element), element=element, properties={name: tuple(held) for name, held in named.items()})
        for element, named in scopes.items()
        if named
    )


def owner_of(element: Element, scopes: dict[Element, dict[str, list[Property]]]) -> dict[str, list[Property]]:
    """The properties of the nearest item around one; items met on the way become known, the outer ones first."""
    met: list[Element] = []
    around = element.getparent()
    while around is not None and around not in scopes:
        if around.get("itemscope") is not None:
            met.append(around)
        around = around.getparent()
    for item in reversed(met):
        scopes[item] = {}
    nearest = met[0] if met else around
    return scopes[nearest] if nearest is not None else next(iter(scopes.values()))


def value_of(element: Element) -> str:
    """What a property says: its content, date, address, its inner item's name, or its text."""
    for attribute in ("content", "datetime", ADDRESSES.get(str(element.tag), "content")):
        written = element.get(attribute)
        if written and not (attribute == "href" and text_of(element)):
            return fold(written)
    if element.get("itemscope") is not None:
        for inner in element.iter():
            if inner is not element and "name" in (inner.get("itemprop") or "").split():
                return fold(inner.get("content") or text_of(inner))
    return text_of(element)


def type_of(element: Element) -> str:
    """NewsArticle of https://schema.org/NewsArticle."""
    return (element.get("itemtype") or "").split(" ")[0].rstrip("/").rsplit("/", 1)[-1]
