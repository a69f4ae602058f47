"""Text that runs through tags, collected into parts: paragraphs, headings, list items, quotations."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lxml import etree

from kronika.extract.classic.tags import HEADINGS, SILENT, UNBROKEN
from kronika.html.text import fold
from kronika.model.article import Part, PartKind

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

PLAIN = (PartKind.PARAGRAPH, 0)


class Flow:
    """Collects text; what comes between two `begin`s is one part, one <br> is a line break in it, two end it."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.places: list[int] = []  # where on the page each part begins
        self._at = 0
        self._open(PLAIN)

    def _open(self, kind: tuple[PartKind, int]) -> None:
        self._kind, self._level = kind
        self._lines: list[list[str]] = [[]]
        self._empty = self._fresh_line = True

    def begin(self, kind: tuple[PartKind, int] = PLAIN) -> None:
        """End the part there is and begin another."""
        text = "" if self._empty else "\n".join(line for pieces in self._lines if (line := fold("".join(pieces))))
        if text:
            self.parts.append(Part(kind=self._kind, text=text, level=self._level))
            self.places.append(self._at)
        self._open(kind)

    def write(self, text: str | None, at: int = 0) -> None:
        """Go on with the part."""
        if not text:
            return
        self._lines[-1].append(text)
        if not text.isspace():
            self._at = at if self._empty else self._at
            self._empty = self._fresh_line = False

    def line(self) -> None:
        """<br>: a new line, or a new part where the line is still empty."""
        if self._empty:
            return
        if self._fresh_line:
            self.begin((self._kind, self._level))
        else:
            self._lines.append([])
            self._fresh_line = True


def parts_of(element: Element, skip: Callable[[Element], bool] = lambda element: False) -> list[Part]:
    """The text of an element as parts; what is not text and what is skipped is left out with all it holds."""
    flow = Flow()
    kinds: list[tuple[PartKind, int]] = [PLAIN]
    skipped: Element | None = None
    walker = etree.iterwalk(element, events=("start", "end"))
    for event, inner in walker:
        tag = str(inner.tag)
        if event == "start":
            if tag in SILENT or skip(inner):
                skipped = inner
                walker.skip_subtree()
            else:
                enter(flow, kinds, tag)
                flow.write(inner.text)
            continue
        if inner is skipped:
            skipped = None
            if tag not in UNBROKEN:
                flow.begin(kinds[-1])
        elif tag not in UNBROKEN:
            kinds.pop()
            flow.begin(kinds[-1])
        if inner is not element:
            flow.write(inner.tail)
    flow.begin()
    return flow.parts


def enter(flow: Flow, kinds: list[tuple[PartKind, int]], tag: str) -> None:
    """A tag opens: a line break, a new part, or nothing inside a sentence."""
    if tag == "br":
        flow.line()
    elif tag not in UNBROKEN:
        kinds.append(kind_of(tag, kinds[-1]))
        flow.begin(kinds[-1])


def kind_of(tag: str, around: tuple[PartKind, int]) -> tuple[PartKind, int]:
    """What a part inside a tag is; a paragraph in a quotation is the quotation."""
    if tag in HEADINGS:
        return PartKind.HEADING, HEADINGS[tag]
    if tag == "li":
        return PartKind.ITEM, around[1] + 1 if around[0] is PartKind.ITEM else 1
    if tag in ("blockquote", "q"):
        return PartKind.QUOTE, 0
    if tag in ("p", "ul", "ol", "font", "center"):
        return around
    return around if around[0] is PartKind.ITEM else PLAIN
