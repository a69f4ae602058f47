"""The text blocks below the headline: every <div> and <span> without what is nested in it, except formatting.

A block that holds the headline counts with what follows the headline. A <span> inside a block formats its text and is no block of
its own, unless it is a caption. <p> and <h2> … <h7> outside any block are kept as loose blocks: they can only be a lead.
Where the comments begin the page ends.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lxml import etree

from kronika.extract.classic.flow import Flow, kind_of
from kronika.extract.classic.tags import HEADINGS, UNBROKEN
from kronika.extract.portal.options import Options
from kronika.html.text import fold, longer_than
from kronika.model.article import PartKind

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LOOSE = frozenset({"p", *HEADINGS} - {"h1"})
LONGEST_COMMENT_HEADING = 60


@dataclass(slots=True, kw_only=True, eq=False)
class TextBlock:
    """One block while its text is collected."""

    element: Element
    loose: bool = False  # no <div> and no <span>
    flow: Flow = field(default_factory=Flow)


@dataclass(slots=True, kw_only=True, eq=False)
class Place:
    """An open element: the block its text belongs to, if any, and what kind of part it is."""

    element: Element
    block: TextBlock | None
    kind: tuple[PartKind, int]


class Cutter:
    """Walks a page once and cuts it into blocks."""

    def __init__(self, options: Options, headline: Element) -> None:
        self.blocks: list[TextBlock] = []
        self._blocks = frozenset(options.block_tags)
        self._kept = frozenset(options.kept_tags)
        self._words = tuple(word.lower() for word in options.comment_words)
        self._max_caption = options.max_caption
        self._headline = headline
        self._below = False
        self._places: list[Place] = []
        self._links = 0
        self._clock = 0

    def cut(self, root: Element) -> list[TextBlock]:
        """All blocks below the headline, in the order they begin."""
        pictured = with_pictures(root) - {*self._headline.iterancestors("span")}
        walker = etree.iterwalk(root, events=("start", "end"))
        for event, element in walker:
            if event == "end":
                ended = self.leave(element)
            elif element is self._headline or (element in pictured and not longer_than(element, self._max_caption - 1)):
                ended = False
                walker.skip_subtree()
            else:
                ended = self.enter(element)
            if ended:
                break
        for block in self.blocks:
            block.flow.begin()
        return self.blocks

    def enter(self, element: Element) -> bool:
        """Go into an element; True where the comments begin."""
        tag = str(element.tag)
        outer = self._places[-1] if self._places else None
        block = self.block_for(tag, element, outer.block if outer else None)
        same = outer is not None and block is outer.block
        kind = kind_of(tag, outer.kind if outer and same else (PartKind.PARAGRAPH, 0))
        self._places.append(Place(element=element, block=block, kind=kind))
        self._links += tag == "a"
        if block is not None and same:
            if tag == "br":
                block.flow.line()
            elif tag not in UNBROKEN:
                block.flow.begin(kind)
        elif block is not None:
            block.flow.begin(kind)
        return self.write(element.text)

    def block_for(self, tag: str, element: Element, around: TextBlock | None) -> TextBlock | None:
        """The block that text directly in an element belongs to."""
        if tag in self._kept and around is not None:
            return around
        if tag in self._blocks:
            return self.opened(TextBlock(element=element))
        if tag in LOOSE and tag in self._kept:
            return self.opened(TextBlock(element=element, loose=True))
        return None

    def opened(self, block: TextBlock) -> TextBlock:
        """A new block; one that ends above the headline stays empty."""
        self.blocks.append(block)
        return block

    def leave(self, element: Element) -> bool:
        """Come out of an element; True where the comments begin."""
        if element is self._headline:
            self._below = True
            if self._places and self._places[-1].block is not None:
                self._places[-1].block.flow.begin()
            return self.write(element.tail)
        if self._places and self._places[-1].element is element:
            self._places.pop()
            self._links -= element.tag == "a"
            outer = self._places[-1] if self._places else None
            if outer is not None and outer.block is not None and element.tag not in UNBROKEN:
                outer.block.flow.begin(outer.kind)
        return self.write(element.tail)

    def write(self, text: str | None) -> bool:
        """Text for the open block; True when it opens the comments."""
        if not self._below or not text or text.isspace():
            if self._below and text and self._places and self._places[-1].block is not None:
                self._places[-1].block.flow.write(text)
            return False
        if not self._links and self.opens_comments(text):
            return True
        self._clock += 1
        if self._places and (block := self._places[-1].block) is not None:
            block.flow.write(text, self._clock)
        return False

    def opens_comments(self, text: str) -> bool:
        """A short line, no sentence, that begins with "Komentarze" or "Opinie"."""
        if len(text) > 4 * LONGEST_COMMENT_HEADING:
            return False
        line = fold(text).lower()
        return (
            len(line) <= LONGEST_COMMENT_HEADING
            and not line.endswith((".", "!", "?"))
            and any(line.startswith(word) and not line[len(word) : len(word) + 1].isalnum() for word in self._words)
        )


def with_pictures(root: Element) -> set[Element]:
    """Every <span> that holds a picture."""
    found: set[Element] = set()
    for picture in root.iter("img"):
        for span in picture.iterancestors("span"):
            if span in found:
                break
            found.add(span)
    return found
