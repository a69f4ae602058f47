"""The headings of a page as its readers see them: which one is the first, and where the text below it begins."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from kronika.extract.likeness import key
from kronika.extract.view import View
from kronika.html.blocks import Block

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

known_key = lru_cache(maxsize=1_024)(key)  # a headline is said five times a page
LONGEST = 380  # characters: a headline and a kicker
MOST = 80
CRUMBS = re.compile("crumb", re.IGNORECASE)
CLIMB = 5  # elements from a heading up that may be breadcrumbs
OUTSIDE = frozenset({"article", "main", "body"})
NEXT = (2, 3)  # levels of a heading that readers take for the first where the h1 is only a breadcrumb
UNSEEN = 7  # level of an h1 in breadcrumbs
RUNNING = 25  # words of a sentence that is running text


class Heading(NamedTuple):
    """One heading; its level is what it means to a reader, not always its tag's."""

    place: int  # of its block
    block: Block
    text: str  # on one line
    key: str
    level: int


def headings_of(view: View) -> list[Heading]:
    """The headings that are short enough for one, in order."""
    if view.sheet is None:
        return []
    found: list[Heading] = []
    for index in np.flatnonzero(view.sheet.levels)[:MOST].tolist():
        block = view.blocks[index]
        if len(block.text) <= LONGEST:
            text = block.text.replace("\n", " ")
            found.append(Heading(index, block, text, known_key(text), block.level))
    return as_seen(found)


def as_seen(headings: list[Heading]) -> list[Heading]:
    """An h1 in breadcrumbs is written for search engines: where there is no other, the next heading is the first."""
    crumbs = [
        number for number, heading in enumerate(headings) if heading.level == 1 and in_crumbs(heading.block.element)
    ]
    for number in crumbs:
        headings[number] = headings[number]._replace(level=UNSEEN)
    if crumbs and not any(heading.level == 1 for heading in headings):
        below = (number for number in range(crumbs[-1] + 1, len(headings)) if headings[number].level in NEXT)
        first = next(below, None)
        if first is not None:
            headings[first] = headings[first]._replace(level=1)
    return headings


def in_crumbs(element: Element | None) -> bool:
    """The element, or one close around it, is navigation or called breadcrumbs."""
    for _ in range(CLIMB):
        if element is None or element.tag in OUTSIDE:
            return False
        if element.tag == "nav" or called_crumbs(element.get("class")) or called_crumbs(element.get("id")):
            return True
        element = element.getparent()
    return False


@lru_cache(maxsize=4_096)
def called_crumbs(names: str | None) -> bool:
    """The names of breadcrumbs."""
    return bool(names) and CRUMBS.search(names or "") is not None


def text_begins(view: View, headings: list[Heading]) -> int:
    """Where the running text below the first heading begins: headings after it are about parts, or other articles."""
    if view.sheet is None:
        return 0
    first = next((heading.place for heading in headings if heading.level == 1), 0)
    running = view.sheet.good[first + 1 :] & (view.sheet.words[first + 1 :] >= RUNNING)
    return first + 1 + int(running.argmax()) if running.any() else len(view.blocks)
