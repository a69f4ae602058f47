"""What is gone from a page, written for the place where it stood: as words in a line, as list items, as rows of a table."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from kronika.watch.highlight.joining import gap, is_break, is_tag, text_between
from kronika.watch.highlight.spots import chain
from kronika.watch.view import View

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

ROWS = frozenset("table thead tbody tfoot".split())
CELLS = frozenset("td th".split())
OWN = {"ul": "li", "ol": "li", "menu": "li", "dl": "dd", "tr": "td"}  # what an element holds instead of text
MOST_COLUMNS = 1_000  # more than any table has: one cell over the whole width


class Line(NamedTuple):
    """A run of words of one block; `tag` is the block's, empty where the words belong to the block before."""

    tag: str
    start: int
    end: int


def lines_of(view: View, start: int, end: int) -> list[Line]:
    """The blocks of a run that hold words or pictures."""
    found: list[Line] = []
    tag, begun = "", start
    for index in range(start, end):
        if is_break(view, index):
            found.append(Line(tag, begun, index))
            tag, begun = str(view.places[index].element.tag), index + 1
    found.append(Line(tag, begun, end))
    return [line for line in found if words(view, line)]


def words(view: View, line: Line) -> str:
    """The words of a line; pictures by what they are called."""
    text = text_between(view, line.start, line.end)
    if text:
        return text
    names = (picture_name(view, index) for index in range(line.start, line.end))
    return " ".join(name for name in names if name)


def picture_name(view: View, index: int) -> str:
    """What a picture is called: its own words, or its file."""
    element = view.places[index].element
    if not is_tag(view, index) or element.tag != "img":
        return ""
    return element.get("alt") or f"▣ {address_of(view.tokens[index]).rpartition('/')[2]}"


def address_of(token: str) -> str:
    """The address that a token of a link or picture carries."""
    return token[1:-1].partition(" ")[2] if token.startswith("<") else ""


def inline(view: View, line: Line, classes: str) -> str:
    """Words that stood in a line that is still there, with the spaces they had."""
    first = next((index for index in range(line.start, line.end) if not is_tag(view, index)), None)
    glued = first is not None and first > 0 and not is_tag(view, first - 1) and not gap(view, first - 1, first)
    lead = "" if glued else " "
    return f'{lead}<del class="{classes}{named(view, line)}">{escape(words(view, line), quote=False)}</del> '


def named(view: View, line: Line) -> str:
    """A class for what is only the name of a picture: the page itself had no such words."""
    return "" if text_between(view, line.start, line.end) else " kronika-named"


def block(view: View, line: Line, classes: str) -> str:
    """Words that were a block of their own, where any element may stand."""
    return f'<del class="{classes}{named(view, line)} kronika-block">{escape(words(view, line), quote=False)}</del>'


def blocks(view: View, lines: list[Line], classes: str, container: str) -> list[str]:
    """Blocks that are gone, as the element around their place can hold them."""
    if container in ROWS:
        return [row(view, cells, classes) for cells in grouped(view, lines, "tr")]
    own = OWN.get(container)
    if own is None:
        return [block(view, line, classes) for line in lines]
    return [
        f'<{own} class="kronika-gone">{"".join(block(view, line, classes) for line in group)}</{own}>'
        for group in grouped(view, lines, own)
    ]


def row(view: View, lines: list[Line], classes: str) -> str:
    """A row that is gone, cell by cell; what was no row takes the whole width."""
    span = "" if any(line.tag in CELLS for line in lines) else f' colspan="{MOST_COLUMNS}"'
    cells = (
        f'<td class="kronika-gone"{span}>{"".join(block(view, line, classes) for line in cell)}</td>'
        for cell in grouped(view, lines, *CELLS)
    )
    return f"<tr>{''.join(cells)}</tr>"


def grouped(view: View, lines: list[Line], *tags: str) -> list[list[Line]]:
    """Lines by the nearest element of these tags around them; those without one are alone."""
    groups: list[list[Line]] = []
    last: Element | None = None
    for line in lines:
        own = next((one for one in chain(view.places[line.start].element) if one.tag in tags), None)
        if groups and own is not None and own is last:
            groups[-1].append(line)
        else:
            groups.append([line])
        last = own
    return groups
