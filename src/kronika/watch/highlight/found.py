"""Which elements hold nothing but the text that was found, so that one line can be drawn around it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from kronika.html.blocks import INLINE
from kronika.watch.view import View

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


def main_tokens(view: View) -> bytearray:
    """For every token whether it belongs to what is compared."""
    main = bytearray(len(view.tokens))
    for block in view.blocks:
        if block.main:
            main[block.start : block.end] = b"\x01" * (block.end - block.start)
    return main


def outlined(view: View, main: bytearray) -> set[Element]:
    """The largest elements all words of which belong to what is compared."""
    words, found = counts(view, main)
    whole = {element for element, number in words.items() if found[element] == number and element.tag not in INLINE}
    return {element for element in whole if element.getparent() not in whole}


def counts(view: View, main: bytearray) -> tuple[Counter[Element], Counter[Element]]:
    """For every element the words inside it, and how many of them are compared."""
    words: Counter[Element] = Counter()
    found: Counter[Element] = Counter()
    for index, place in enumerate(view.places):
        around = place.element.getparent() if place.part == "tail" else place.element
        if place.part != "tag" and around is not None:
            words[around] += 1
            found[around] += main[index]
    for element in reversed(list(view.document.root.iter())):
        parent = element.getparent()
        if parent is not None and element in words:
            words[parent] += words[element]
            found[parent] += found[element]
    return words, found


def inside(element: Element | None, elements: set[Element]) -> bool:
    """The element is one of these or stands in one."""
    while element is not None and element not in elements:
        element = element.getparent()
    return element is not None
