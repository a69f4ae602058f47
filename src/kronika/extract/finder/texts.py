"""The texts of a page: letters inside one tag, its paragraphs (p, br, hr) and headings counted together."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from lxml import etree

from kronika.extract.classic.tags import HEADINGS, INLINE, SILENT
from kronika.html.text import fold

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LEVELS = 40  # tags around a text that are looked at; more is nesting for its own sake
SAME_TEXT = INLINE | frozenset(HEADINGS) | {"p", "br", "hr", "center"}  # what is in these belongs to the tag around


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Text:
    """A tag with text outside links, and the tags around it, the nearest first and itself before them."""

    element: Element
    length: int  # characters outside links
    chain: tuple[Element, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Texts:
    """All texts of a page in order, and the tags that are navigation."""

    found: tuple[Text, ...]
    navigation: frozenset[Element]


@dataclass(slots=True, kw_only=True, eq=False)
class Open:
    """An open tag while the page is walked."""

    element: Element
    link: bool
    holder: Element
    every: int = 0
    linked: int = 0


class Gatherer:
    """Counts the characters of every tag, and of every tag that holds text, while the page is walked."""

    def __init__(self, max_link_share: float) -> None:
        self.lengths: dict[Element, int] = {}
        self.navigation: set[Element] = set()
        self._share = max_link_share
        self._open: list[Open] = []

    def enter(self, element: Element) -> None:
        """A tag opens."""
        outer = self._open[-1] if self._open else None
        link = (outer is not None and outer.link) or (element.tag == "a" and element.get("href") is not None)
        holder = outer.holder if outer is not None and element.tag in SAME_TEXT else element
        self._open.append(Open(element=element, link=link, holder=holder))
        self.count(element.text)

    def leave(self, element: Element) -> None:
        """A tag closes; its text is that of the tag around, too."""
        inner = self._open.pop()
        if element.tag not in INLINE and inner.every and inner.linked >= self._share * inner.every:
            self.navigation.add(element)
        if self._open:
            self._open[-1].every += inner.every
            self._open[-1].linked += inner.linked
            self.count(element.tail)

    def count(self, text: str | None) -> None:
        """One piece of text; digits and signs alone are none."""
        length = len(fold(text)) if text else 0
        if not text or not length or not any(map(str.isalpha, text)):
            return
        here = self._open[-1]
        here.every += length
        if here.link:
            here.linked += length
        else:
            self.lengths[here.holder] = self.lengths.get(here.holder, 0) + length


def texts_of(root: Element, *, least: int, max_link_share: float) -> Texts:
    """The texts of at least so many characters that are not navigation."""
    gatherer = Gatherer(max_link_share)
    walker = etree.iterwalk(root, events=("start", "end"))
    skipped: Element | None = None
    for event, element in walker:
        if event == "end" and element is not skipped:
            gatherer.leave(element)
        elif event == "end":
            skipped = None
            gatherer.count(element.tail)
        elif element.tag in SILENT and element is not root:
            skipped = element
            walker.skip_subtree()
        else:
            gatherer.enter(element)
    found = tuple(
        Text(element=element, length=length, chain=(element, *islice(element.iterancestors(), LEVELS)))
        for element, length in gatherer.lengths.items()
        if length >= least and element not in gatherer.navigation
    )
    return Texts(found=found, navigation=frozenset(gatherer.navigation))
