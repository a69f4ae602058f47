"""Links to articles on a page of which nothing else is known: as long as a headline, in a list or in blocks that repeat (C10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from kronika.html.links import Link

if TYPE_CHECKING:
    from lxml.etree import _Element

LONG_LINK = 18  # a headline has at least this many characters (E1)
LISTS = frozenset(("ul", "ol", "dl"))
MENUS = frozenset(("nav", "footer", "header"))  # a page's own; an article's header is inside its block
BLOCKS = frozenset(("article", "li", "tr", "dt", "dd", "section", "div", "h1", "h2", "h3", "h4"))
CLIMB = 5  # elements above a link in which its block is looked for
REPEATED = 3  # blocks of one make, each with a link to another page


def headline_links(offered: Sequence[Link]) -> Iterator[Link]:
    """The links that are taken for articles, in page order."""
    headlines = [link for link in offered if len(link.text) >= LONG_LINK and not inside_menu(link.element)]
    repeated = repeated_makes(headlines)
    for link in headlines:
        if inside_list(link.element) or not repeated.isdisjoint(makes(link.element)):
            yield link


def repeated_makes(headlines: Sequence[Link]) -> frozenset[tuple[str, ...]]:
    """The makes of blocks that hold links to several pages, one each."""
    pages: dict[tuple[str, ...], set[str]] = {}
    blocks: dict[tuple[str, ...], set[_Element]] = {}
    for link in headlines:
        for make, block in zip(makes(link.element), blocks_of(link.element), strict=True):
            pages.setdefault(make, set()).add(link.url)
            blocks.setdefault(make, set()).add(block)
    return frozenset(make for make in pages if min(len(pages[make]), len(blocks[make])) >= REPEATED)


def makes(element: _Element) -> list[tuple[str, ...]]:
    """How the blocks around a link are made: tag and class; one without a class must say by its tag what it is."""
    return [make(block) for block in blocks_of(element)]


def blocks_of(element: _Element) -> list[_Element]:
    """The blocks around a link that can be told from running text."""
    found = []
    for number, ancestor in enumerate(element.iterancestors()):
        if number >= CLIMB:
            break
        if ancestor.tag in BLOCKS and (ancestor.get("class") or ancestor.tag not in ("div", "section")):
            found.append(ancestor)
    return found


def make(block: _Element) -> tuple[str, ...]:
    """Tag and classes, without numbers in their names."""
    classes = (block.get("class") or "").split()[:4]
    return (str(block.tag), *(name for name in classes if not any(letter.isdigit() for letter in name)))


def inside_menu(element: _Element) -> bool:
    """Whether a link belongs to the page's furniture; the header or footer of one article is none."""
    for ancestor in element.iterancestors():
        if ancestor.tag in ("article", "li", "main"):
            return ancestor.tag == "li" and any(above.tag in MENUS for above in ancestor.iterancestors())
        if ancestor.tag in MENUS:
            return True
    return False


def inside_list(element: _Element) -> bool:
    """Whether the element stands in a list."""
    return any(ancestor.tag in LISTS for ancestor in element.iterancestors())
