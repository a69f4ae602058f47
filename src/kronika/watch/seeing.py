"""From a parsed page to tokens: what a reader sees, word by word, each block opened by its tag."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from kronika.html.blocks import INLINE, SKIPPED, UNBROKEN, is_hidden
from kronika.watch.addresses import link_token, picture_token
from kronika.watch.paths import below, step
from kronika.watch.places import Places
from kronika.watch.words import words

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

    from kronika.html.document import Document

MOST_TOKENS = 200_000  # of a page; what comes later is not looked at


class SeenBlock(NamedTuple):
    """A run of tokens between block tags, and what holds it."""

    start: int
    end: int
    path: str
    holder: int  # number of the block element around it
    picked: bool  # inside an element that was asked for
    words: int
    linked: int  # words that are links


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Seen:
    """All that a reader sees of a page."""

    document: Document
    tokens: list[str]
    places: Places
    blocks: list[SeenBlock]
    holders: list[Element]  # block elements in document order
    parents: list[int]  # of each holder; the first is its own


def see(document: Document, picked: Collection[Element] = ()) -> Seen:
    """The tokens of a page; elements that were `picked` are blocks of their own, whatever their tag."""
    body = document.root.find("body")
    top = document.root if body is None else body
    eye = Eye(document.base)
    look(top, eye, frozenset(picked))
    eye.flush()
    return Seen(
        document=document,
        tokens=eye.tokens,
        places=eye.places,
        blocks=eye.blocks,
        holders=eye.holders,
        parents=eye.parents,
    )


def look(top: Element, eye: Eye, picked: frozenset[Element]) -> None:  # noqa: C901, PLR0912 - every element passes here
    """Go through the tree: what an element is decides what becomes of the text in and after it."""
    add, end = eye.add, eye.end
    around: list[tuple[Element, str, bool, Iterator[Element]]] = []  # what is open, and its children not yet seen
    children: Iterator[Element] = iter((top,))
    while True:
        for element in children:
            tag = element.tag
            if tag in SKIPPED or (
                (tag == "noscript" or element.get("style") or element.get("hidden") is not None)
                and is_hidden(element, tag)
            ):
                if tag not in UNBROKEN:
                    eye.flush()
            else:
                is_block = False
                if tag == "br":
                    eye.flush("br", element)
                elif tag in INLINE and element not in picked:
                    if tag == "a":
                        eye.link(element)
                    elif tag == "img":
                        eye.address(element, picture_token(element, eye.base))
                else:
                    is_block = True
                    eye.open(element, tag, element in picked)
                text = element.text
                if text and not text.isspace() and add(text, element, "text"):
                    return
                if len(element):
                    around.append((element, tag, is_block, children))
                    children = iter(element)
                    break
                end(element, tag, is_block)
            text = element.tail
            if text and around and not text.isspace() and add(text, element, "tail"):
                return
        else:
            if not around:
                return
            element, tag, is_block, children = around.pop()
            end(element, tag, is_block)
            text = element.tail
            if text and around and not text.isspace() and add(text, element, "tail"):
                return


class Eye:
    """Collects tokens while the tree is walked; a block begins with its first word, link or picture."""

    def __init__(self, base: str | None) -> None:
        self.base = base
        self.tokens: list[str] = []
        self.places = Places()
        self.blocks: list[SeenBlock] = []
        self.holders: list[Element] = []
        self.parents: list[int] = []
        self.opened: list[tuple[Element, str, str, bool, int]] = []  # around: element, tag, path, picked, its number
        self._start = -1  # of the block that is being collected
        self._words = self._linked = self._links = 0
        self._mark: tuple[str, Element] | None = None  # a <br> that begins the next block

    def open(self, element: Element, tag: str, picked: bool) -> None:
        """A block element begins."""
        if self._start >= 0:
            self.flush()
        self._mark = None
        path, inside, parent = self.opened[-1][2:] if self.opened else ("", False, 0)
        self.opened.append((element, tag, below(path, step(element, tag)), picked or inside, len(self.holders)))
        self.holders.append(element)
        self.parents.append(parent)

    def end(self, element: Element, tag: str, is_block: bool) -> None:
        """An element ends; what follows a block belongs to the one around."""
        if is_block:
            self.flush()
            self.opened.pop()
        elif tag == "a":
            self.unlink(element)

    def flush(self, mark: str = "", element: Element | None = None) -> None:
        """End the block that is being collected; the next one begins with a mark of its own, or with its tag."""
        if self._start >= 0:
            _, _, path, picked, number = self.opened[-1]
            self.blocks.append(
                SeenBlock(self._start, len(self.tokens), path, number, picked, self._words, self._linked)
            )
            self._start = -1
            self._words = self._linked = 0
        self._mark = (mark, element) if element is not None else None

    def _begin(self) -> None:
        element, tag = self.opened[-1][:2]
        if self._mark is not None:
            tag, element = self._mark
        self._start = len(self.tokens)
        self.tokens.append(f"<{tag}>")
        self.places.add(element, "tag", 1)

    def link(self, element: Element) -> None:
        """A link begins; what is in it is linked until it ends."""
        token = link_token(element, self.base)
        self._links += token is not None
        self.address(element, token)

    def unlink(self, element: Element) -> None:
        """A link ends."""
        self._links -= element.get("href") is not None

    def address(self, element: Element, token: str | None) -> None:
        """A link or a picture."""
        if token is not None:
            if self._start < 0:
                self._begin()
            self.tokens.append(token)
            self.places.add(element, "tag", 1)

    def add(self, text: str, element: Element, part: str) -> bool:
        """Text at the present place; says whether that is more than is looked at."""
        found = words(text)
        if found:
            if self._start < 0:
                self._begin()
            self.tokens += found
            self._words += len(found)
            if self._links:
                self._linked += len(found)
            self.places.add(element, part, len(found))
        return len(self.tokens) > MOST_TOKENS
