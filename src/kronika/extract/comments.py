"""Where readers speak: below a heading such as "Diskuse (12)", as far as its part of the page goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.extract.likeness import plain
from kronika.extract.view import View
from kronika.html.blocks import Block
from kronika.html.text import text_of
from kronika.lang.language import Language

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LONGEST = 50


def below_heading(view: View, headline: int | None) -> frozenset[int]:
    """Blocks under a comment heading that stands below the headline."""
    found: set[int] = set()
    scope: Element | None = None
    for index, block in enumerate(view.blocks):
        if scope is not None and not inside(block.element, scope):
            scope = None
        if scope is None and headline is not None and index > headline and opens_comments(block, view.tongue):
            scope = part_of(block)
        if scope is not None:
            found.add(index)
    return frozenset(found)


def opens_comments(block: Block, tongue: Language) -> bool:
    """A short heading, marked as one or bold, that says nothing but "comments" and perhaps how many."""
    if len(block.text) > LONGEST or not (block.level or block.bold_chars or block.tag in ("legend", "dt", "th")):
        return False
    return " ".join(word for word in plain(block.text).split() if not word.isdigit()) in tongue.comment_words


def part_of(block: Block) -> Element:
    """The part of the page a heading rules: the nearest element with more words than the heading's own."""
    element = block.element
    while len(text_of(element)) <= len(block.text) + 5 and (parent := element.getparent()) is not None:
        element = parent
    return element


def inside(element: Element, scope: Element) -> bool:
    """The element is the scope or lies in it."""
    return element is scope or any(ancestor is scope for ancestor in element.iterancestors())
