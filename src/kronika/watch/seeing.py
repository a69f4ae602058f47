"""From a parsed page to tokens: what a reader sees, word by word, each block opened by its tag."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from lxml import etree

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
    walker = etree.iterwalk(top, events=("start", "end"))
    opened, add = eye.opened, eye.add
    skipped: Element | None = None
    for event, element in walker:
        tag = element.tag
        if event == "start":
            if tag in SKIPPED or (
                (tag == "noscript" or element.get("style") or element.get("hidden") is not None)
                and is_hidden(element, tag)
            ):
                skipped = element
                if tag not in UNBROKEN:
                    eye.flush()
                walker.skip_subtree()
                continue
            if tag == "br":
                eye.flush("br", element)
            elif tag in INLINE and element not in picked:
                if tag == "a":
                    eye.link(element)
                elif tag == "img":
                    eye.address(element, picture_token(element, eye.base))
            else:
                eye.open(element, tag, element in picked)
            text, part = element.text, "text"
        else:
            if element is skipped:
                skipped = None
            elif opened and opened[-1][0] is element:
                eye.close()
            elif tag == "a":
                eye.unlink(element)
            if element is top:
                break
            text, part = element.tail, "tail"
        if text and not text.isspace():
            add(text, element, part)
            if len(eye.tokens) > MOST_TOKENS:
                break


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

    def close(self) -> None:
        """What follows belongs to the block around."""
        self.flush()
        self.opened.pop()

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

    def add(self, text: str, element: Element, part: str) -> None:
        """Text at the present place."""
        found = words(text)
        if found:
            if self._start < 0:
                self._begin()
            self.tokens += found
            self._words += len(found)
            if self._links:
                self._linked += len(found)
            self.places.add(element, part, len(found))
