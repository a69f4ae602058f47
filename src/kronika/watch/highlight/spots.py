"""Where on the new page something stood that is gone: as near to its old neighbours as the new tree allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from kronika.html.blocks import INLINE
from kronika.html.harmless import VOID
from kronika.watch.highlight.joining import is_break, is_tag
from kronika.watch.view import View

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


WHOLE = frozenset({"body", "html"})  # nothing can stand before or after these


class Spot(NamedTuple):
    """A place to write at: in the text of an element, in its tail, or before its start tag."""

    element: Element
    part: str  # "text", "tail" or "before"
    offset: int = 0

    @property
    def container(self) -> str:
        """The tag of the element around."""
        around = self.element if self.part == "text" else self.element.getparent()
        return "" if around is None else str(around.tag)


def top(view: View) -> Spot:
    """The beginning of a page."""
    root = view.document.root
    body = root.find("body")
    return Spot(root if body is None else body, "text")


def inline_spot(view: View, at: int, *, replaced: bool) -> Spot:
    """For words that stood in a line before token `at`: beside what replaced them, else after the word before."""
    beside = at < len(view.tokens) and not is_break(view, at)
    if beside and ((replaced and not is_tag(view, at)) or (at and is_break(view, at - 1))):
        return before_word(view, at)  # a block's tag may stand far above, where the block goes on after another
    if at > 0:
        return after_token(view, at - 1)
    if view.tokens:
        return before_word(view, 0)
    return top(view)


def before_word(view: View, at: int) -> Spot:
    """Just before a token."""
    place = view.places[at]
    if place.part == "tag":
        return Spot(place.element, "text" if place.element.tag in WHOLE else "before")
    return Spot(place.element, place.part, place.start)


def after_token(view: View, at: int) -> Spot:
    """Just after a token; after the start tag of an element that can hold something."""
    place = view.places[at]
    if place.part != "tag":
        return Spot(place.element, place.part, place.end)
    return Spot(place.element, "tail" if place.element.tag in VOID else "text")


def block_spot(view: View, at: int, gone: Element) -> Spot:
    """For an element that stood before token `at`: among its own kind where such stand there."""
    following = view.places[at].element if at < len(view.tokens) and is_break(view, at) else None
    if following is not None and following.tag in WHOLE and not at:
        return Spot(following, "text")
    if following is not None and following in around(view, at - 1):
        return where_it_goes_on(view, at, following)
    begun = begun_at(view, at) if following is not None else []
    ended = ended_at(view, at)
    for fits in (like(gone), tagged(str(gone.tag))):
        for part, elements in (("before", begun), ("tail", ended)):
            found = next(filter(fits, elements), None)
            if found is not None:
                return Spot(found, part)
    if following is not None:
        return Spot(following, "before")
    return before_word(view, at) if at < len(view.tokens) else end_of_block(view)


def like(gone: Element) -> Callable[[Element], bool]:
    """Of the same tag and class."""
    return lambda element: element.tag == gone.tag and element.get("class") == gone.get("class")


def tagged(tag: str) -> Callable[[Element], bool]:
    """Of this tag."""
    return lambda element: element.tag == tag


def wholly_gone(view: View, start: int, end: int) -> Element:
    """The largest element that holds nothing but tokens start…end of the old page, the first of which is its tag."""
    kept = {*around(view, start - 1), *around(view, end)}
    element = view.places[start].element
    while (parent := element.getparent()) is not None and parent not in kept and parent.tag not in WHOLE:
        element = parent
    return element


def begun_at(view: View, at: int) -> list[Element]:
    """The elements that begin with token `at`, the innermost first."""
    before = around(view, at - 1)
    return [element for element in chain(view.places[at].element) if element not in before and element.tag not in WHOLE]


def ended_at(view: View, at: int) -> list[Element]:
    """The elements that have ended just before token `at`, the innermost first."""
    if not at:
        return []
    after = around(view, at)
    return [element for element in chain(holder(view, at - 1)) if element not in after and element.tag not in WHOLE]


def around(view: View, index: int) -> set[Element]:
    """The elements around a token, if there is such a token."""
    return set(chain(holder(view, index))) if 0 <= index < len(view.tokens) else set()


def chain(element: Element | None) -> Iterator[Element]:
    """An element and all around it."""
    while element is not None:
        yield element
        element = element.getparent()


def where_it_goes_on(view: View, at: int, element: Element) -> Spot:
    """An element goes on after a block or a line inside it: its tag stands far above, so its next word tells the place."""
    inner = holder(view, at - 1)
    while inner is not None and inner is not element and inner.getparent() is not element:
        inner = inner.getparent()
    if inner is not None and inner is not element:
        return Spot(inner, "tail")
    return before_word(view, at + 1) if at + 1 < len(view.tokens) else after_token(view, at - 1)


def holder(view: View, index: int) -> Element | None:
    """The element a token stands in."""
    place = view.places[index]
    return place.element.getparent() if place.part == "tail" else place.element


def end_of_block(view: View) -> Spot:
    """After the last block of the page."""
    if not view.tokens:
        return top(view)
    element = holder(view, len(view.tokens) - 1)
    while element is not None and (element.tag in INLINE or element.tag in VOID):
        element = element.getparent()
    if element is None or element.tag in WHOLE:
        return after_token(view, len(view.tokens) - 1)
    return Spot(element, "tail")
