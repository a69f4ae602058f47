"""The nodes that are judged: parents of texts and parents of links, with their words inside and outside links.

The statistics cover everything inside a node, links of links included. The listing in print selects only elements without child
elements, which contradicts its own text and could never hold a link; we follow the text.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lxml import etree

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


@dataclass(slots=True, kw_only=True, eq=False)
class Node:
    """One element with text, and the counts of what is in it."""

    element: Element
    order: int = 0
    texts: int = 0  # texts outside links
    words: int = 0  # outside links
    link_words: int = 0
    length: int = 0  # characters of all its text
    own: int = 0  # characters that belong to it and to no inner node
    outside: set[str] = field(default_factory=set)  # different words outside links; two are enough to know
    judged: bool = False

    @property
    def link_share(self) -> float:
        """Which part of its words is in links."""
        every = self.words + self.link_words
        return self.link_words / every if every else 0.0

    def take(self, inner: Node) -> None:
        """Count what is in an inner node, too."""
        self.texts += inner.texts
        self.words += inner.words
        self.link_words += inner.link_words
        self.length += inner.length
        if len(self.outside) < 2:
            self.outside |= inner.outside


class Census:
    """Counts words while the tree is walked."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self._open: list[Node] = []
        self._links: list[int] = []  # where in `_open` links are
        self._order = 0

    def enter(self, element: Element) -> None:
        """An element opens."""
        self._order += 1
        if element.tag == "a":
            self._links.append(len(self._open))
        self._open.append(Node(element=element, order=self._order))
        self.count(element.text)

    def leave(self, element: Element) -> None:
        """An element closes; its text is its parent's, too."""
        node = self._open.pop()
        if self._links and self._links[-1] == len(self._open):
            self._links.pop()
        if node.judged:
            self.nodes.append(node)
        if self._open:
            self._open[-1].take(node)
            self.count(element.tail)

    def count(self, text: str | None) -> None:
        """One text: it belongs to its parent, in a link to the parent of the link."""
        words = (text or "").split()
        if not words:
            return
        here = self._open[-1]
        length = len(" ".join(words))
        here.length += length
        holder = here if not self._links else self._open[max(0, self._links[-1] - 1)]
        holder.judged = True
        holder.own += length
        if self._links:
            here.link_words += len(words)
            return
        here.texts += 1
        here.words += len(words)
        here.outside |= set(words[:2])


def nodes_of(root: Element) -> list[Node]:
    """The nodes of a page in order."""
    census = Census()
    for event, element in etree.iterwalk(root, events=("start", "end")):
        if event == "start":
            census.enter(element)
        else:
            census.leave(element)
    return sorted(census.nodes, key=lambda node: node.order)
