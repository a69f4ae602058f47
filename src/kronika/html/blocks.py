"""A page as paragraphs: text between block tags, with its headings, links and place in a table; nothing a reader sees is lost.

A superscript of digits stays one: "18<sup>30</sup>" is "18³⁰", never "1830" and never an invented "18:30". Other superscripts
("1<sup>st</sup>") are plain text. One <br> is a line break inside the block, two begin a new block; lines of <pre> stay lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from kronika.html.text import fold, longer_than

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

    from kronika.html.document import Document

INLINE = frozenset(
    (
        "a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark meter nobr q ruby s samp small span "
        "strike strong sub sup time tt u var wbr"
    ).split()
)
SKIPPED = frozenset(
    "head script style template svg math object embed applet audio video canvas map select datalist textarea iframe noembed".split()
)
UNBROKEN = INLINE | frozenset("script style template noscript svg math".split())  # skipped, they do not end a sentence
MARKING = frozenset("a b strong sup".split())  # inline elements that say something of their text
RULING = frozenset(
    "pre table tr td th article main".split()
)  # block elements that lay out lines and cells, or hold the text
HOLDING = frozenset({"article", "main"})
BESIDE = frozenset("nav footer header aside div section ul ol".split())  # elements that may lie beside the text
# The part an element plays, by its tag: one look at a table, because every element of a page is asked.
FLOW, MARK, BREAK, SKIP, BLOCK, ASK = range(6)  # flowing text needs no end, so it is 0
PARTS = (
    dict.fromkeys(INLINE, FLOW)
    | dict.fromkeys(MARKING, MARK)
    | {"br": BREAK}
    | dict.fromkeys(SKIPPED, SKIP)
    | dict.fromkeys((*BESIDE, "noscript"), ASK)  # blocks, unless they are to be left out
)
HEADINGS = {f"h{level}": level for level in range(1, 7)}
SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
LINE = "\x1e"  # stands for <br> until the block is finished: white space in the source is no line break
SMALL_NOSCRIPT = 400
HIDING = ("display:none", "visibility:hidden")
FURNITURE = 80  # characters of a paragraph that may be a line of furniture
SHOWN_PARAGRAPHS = 3  # a hidden part with more paragraphs is text that a script would show
DEEPEST = 500  # holders nested deeper count as part of the one at this depth


class Block:
    """One paragraph, heading, cell or list item. Plain slots, because a page has hundreds and they are made in a hurry."""

    __slots__ = (
        "bold_chars",
        "element",
        "holder",
        "inline",
        "level",
        "lines",
        "link_chars",
        "path",
        "table",
        "tag",
        "text",
    )

    def __init__(self, text: str, element: Element, holder: int, path: tuple[str, ...]) -> None:
        self.text = text
        self.element = element
        self.holder = holder  # place of its element in the outline
        self.tag = str(element.tag)  # of the nearest block element
        self.level = HEADINGS.get(self.tag, 0)  # 1 … 6 for a heading, else 0
        self.path = path  # the headings above it, the highest first
        self.link_chars = 0  # characters of the text that are links
        self.bold_chars = 0
        self.lines = 1
        self.inline: tuple[Element, ...] = ()  # the inline elements that begin in it, in order
        self.table: tuple[int, int] | None = None  # row and column of the nearest table, from 0

    @property
    def links(self) -> tuple[Element, ...]:
        """Its links, in order."""
        return tuple(element for element in self.inline if element.tag == "a" and element.get("href") is not None)

    @property
    def link_share(self) -> float:
        """Which part of the text is links."""
        return min(1.0, self.link_chars / len(self.text)) if self.text else 0.0


class Outline(NamedTuple):
    """The blocks of a page, and the block elements that hold any, numbered in document order; the first is the page."""

    blocks: list[Block]
    holders: list[Element]
    tags: list[str]  # of the holders
    parents: list[int]  # of each holder; the first is its own
    firsts: list[int]  # the first block in each holder
    ends: list[int]  # the block after its last


Test = Callable[["Element"], bool]
children_of: Callable[[Element], list[Element]] = itemgetter(
    slice(None)
)  # one call; to count and to begin would be two


def never(element: Element) -> bool:
    """No element is like this."""
    return False


def blocks(document: Document, apart: Test = never) -> list[Block]:
    """All blocks of a page in order; inline elements that are `apart` (a caption in a <span>) become blocks of their own."""
    return outline(document, apart).blocks


def outline(document: Document, apart: Test = never, beside: Test = never) -> Outline:
    """The blocks and what holds them; whoever wants only the text may leave out what lies `beside` it (a <nav>, a <footer> …).

    What stands within an <article> or <main> does not, and nobody is asked.
    """
    body = document.root.find("body")
    top = document.root if body is None else body
    builder = Builder(top)
    walk(top, builder, apart, beside)
    return builder.finish()


def walk(top: Element, builder: Builder, apart: Test, beside: Test) -> None:  # noqa: C901, PLR0912 - every element passes here
    """Go through the tree: what an element is decides what becomes of the text in and after it."""
    pieces, inline, add, end = builder.pieces, builder.inline, builder.add, builder.end
    around: list[tuple[Element, str, int, Iterator[Element]]] = []  # what is open, and its children not yet seen
    children: Iterator[Element] = iter((top,))
    while True:
        for element in children:
            tag = element.tag
            part = PARTS.get(tag, BLOCK)
            if part == BREAK:
                builder.line_break()
            elif (
                part == SKIP
                or ((element.get("style") or element.get("hidden") is not None) and is_hidden(element, tag))
                or (
                    part == ASK
                    and (is_hidden(element, tag) if tag == "noscript" else not builder.within and beside(element))
                )
            ):
                if tag not in UNBROKEN:
                    builder.flush()
            else:
                if part >= BLOCK or apart(element):
                    part = BLOCK
                    builder.start_block(tag, element)
                else:
                    inline.append(element)
                    if part == MARK:
                        builder.mark(tag, 1)
                text = element.text
                if text and (pieces or not text.isspace()):
                    add(text)
                inner = children_of(element)
                if inner:
                    around.append((element, tag, part, children))
                    children = iter(inner)
                    break
                if part:
                    end(tag, part)
            text = element.tail
            if text and (pieces or not text.isspace()):
                add(text)
        else:
            if not around:
                return
            element, tag, part, children = around.pop()
            if part:
                end(tag, part)
            text = element.tail
            if text and (pieces or not text.isspace()):
                add(text)


class Builder:
    """Collects text while the tree is walked."""

    def __init__(self, top: Element) -> None:
        self.open: list[Element] = []  # block elements around the present place
        self.pieces: list[str] = []  # of the block that is being collected
        self.inline: list[Element] = []  # the inline elements that begin in it
        self.within = 0  # <article> and <main> around the present place
        self._found: list[Block] = []
        self._holders: list[Element] = [top]
        self._tags = [str(top.tag)]
        self._parents = [0]
        self._firsts = [0]
        self._ends = [0]
        self._numbers = [0]  # places in the outline of the page, and of what is open and holds a block
        self._headings: list[tuple[int, str]] = []
        self._path: tuple[str, ...] = ()
        self._tables: list[list[int]] = []  # row and column in each open table
        self._links_open = self._bold_open = self._raised = self._kept_lines = 0
        self._fresh_line = True
        self._link_chars = self._bold_chars = 0

    def finish(self) -> Outline:
        """The last block, and the whole."""
        self.flush()
        self._ends[0] = len(self._found)
        return Outline(self._found, self._holders, self._tags, self._parents, self._firsts, self._ends)

    def flush(self) -> None:
        """Finish the block that is being collected."""
        if self.pieces:
            text = self._text()
            self.pieces.clear()
            if text and self.open:
                self._emit(text)
            self._fresh_line = True
            self._link_chars = self._bold_chars = 0
        self.inline.clear()

    def _text(self) -> str:
        text = "".join(self.pieces)
        if self._kept_lines:
            lines = [line.rstrip() for line in text.replace(LINE, "\n").expandtabs(4).splitlines()]
            return "\n".join(line for line in lines if line.strip())
        if LINE in text:
            return "\n".join(filter(None, map(fold, text.split(LINE))))
        return fold(text)

    def _emit(self, text: str) -> None:
        block = Block(text, self.open[-1], self._holder(), self._path)
        if block.level:
            self._head(block)
        block.link_chars = self._link_chars
        block.bold_chars = self._bold_chars
        if "\n" in text:
            block.lines = text.count("\n") + 1
        if self.inline:
            block.inline = tuple(self.inline)
        if self._tables:
            block.table = (self._tables[-1][0], self._tables[-1][1])
        self._found.append(block)

    def _holder(self) -> int:
        """The place of the innermost open element; those that hold their first block get one, the empty ones never do."""
        numbers = self._numbers
        for element in self.open[len(numbers) - 1 :]:
            if len(numbers) >= DEEPEST or element is self._holders[0]:
                numbers.append(numbers[-1])
                continue
            self._parents.append(numbers[-1])
            numbers.append(len(self._holders))
            self._holders.append(element)
            self._tags.append(str(element.tag))
            self._firsts.append(len(self._found))
            self._ends.append(0)
        return numbers[-1]

    def _head(self, block: Block) -> None:
        """A heading: what follows stands under it."""
        while self._headings and self._headings[-1][0] >= block.level:
            self._headings.pop()
        block.path = tuple(heading for _, heading in self._headings)
        self._headings.append((block.level, block.text))
        self._path = (*block.path, block.text)

    def start_block(self, tag: str, element: Element) -> None:
        """A new block begins here."""
        if self.pieces or self.inline:
            self.flush()
        self.open.append(element)
        if tag in RULING:
            self._rule(tag)

    def end(self, tag: str, part: int) -> None:
        """A block or marked text ends; what follows a block belongs to the one around."""
        if part == MARK:
            self.mark(tag, -1)
            return
        if self.pieces or self.inline:
            self.flush()
        if len(self._numbers) > len(self.open):
            self._ends[self._numbers.pop()] = len(self._found)
        self.open.pop()
        if tag in RULING:
            if tag in HOLDING:
                self.within -= 1
            elif tag == "pre":
                self._kept_lines -= 1
            elif tag == "table":
                self._tables.pop()

    def _rule(self, tag: str) -> None:
        """Where the lines and cells are, and where the text."""
        if tag in HOLDING:
            self.within += 1
        elif tag == "pre":
            self._kept_lines += 1
        elif tag == "table":
            self._tables.append([-1, -1])
        elif self._tables:
            here = self._tables[-1]
            if tag == "tr":
                here[0], here[1] = here[0] + 1, -1
            else:
                here[1] += 1

    def mark(self, tag: str, step: int) -> None:
        """A link, bold or raised text begins (1) or ends (-1)."""
        if tag == "a":
            self._links_open += step
        elif tag == "sup":
            self._raised += step
        else:
            self._bold_open += step

    def line_break(self) -> None:
        """One is a line, two are a new block."""
        if self._fresh_line and self.pieces:
            self.flush()
        elif self.pieces:
            self.pieces.append(LINE)
            self._fresh_line = True

    def add(self, text: str) -> None:
        """Text at the present place; white space only where a block has begun."""
        if text.isspace():
            self.pieces.append(text if self._kept_lines else " ")
            return
        if self._raised:
            text = text.translate(SUPERSCRIPTS)
        self._fresh_line = False
        if self._links_open or self._bold_open:
            length = len(text.strip())
            if self._links_open:
                self._link_chars += length
            if self._bold_open:
                self._bold_chars += length
        self.pieces.append(text)


def is_hidden(element: Element, tag: str) -> bool:
    """Not shown to readers: the hidden attribute, a hiding style, a noscript that only repeats."""
    if tag == "noscript":
        return not longer_than(element, SMALL_NOSCRIPT - 1)
    style = element.get("style")
    hidden = (style is not None and hides(style)) or element.get("hidden") is not None
    return hidden and tag not in ("body", "article", "main") and not has_text(element)


def hides(style: str) -> bool:
    """The style takes the element off the page."""
    plain = style.replace(" ", "").lower()
    return any(way in plain for way in HIDING)


def has_text(element: Element) -> bool:
    """Many paragraphs inside are more than a line of furniture; counted no further than needed."""
    paragraphs = (paragraph for paragraph in element.iter("p") if longer_than(paragraph, FURNITURE))
    return next(islice(paragraphs, SHOWN_PARAGRAPHS, None), None) is not None
